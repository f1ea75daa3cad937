"""Tellers of what happened in Cities & Knights, by kind of action; `tellers` has all of them.

`retold` has what happens in the base game too and is told otherwise.
"""
