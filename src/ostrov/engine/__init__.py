"""The rules of play: plain Python over integers, compiled where there is a C compiler.

OSTROV_PURE=1 runs the plain sources all the same.
"""

import os as _os

if _os.environ.get("OSTROV_PURE") == "1":
    from ostrov.engine import _pure

    _pure.install()

from ostrov.engine import pickling as _pickling

_pickling.install()
