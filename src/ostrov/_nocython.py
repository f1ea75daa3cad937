"""Stand-in for the `cython` module in uncompiled runs without Cython."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
