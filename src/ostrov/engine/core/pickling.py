"""How states are pickled.

The functions here stay plain Python on purpose: pickle finds such a function by its name twice as fast as a
compiled one, and that search is most of the work.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from ostrov.engine.core.state import State, state_from_bytes


def revived(data: bytes) -> State:
    """The pickled state."""
    return state_from_bytes(data)


def reduced(state: State) -> tuple[Callable[[bytes], State], tuple[bytes]]:
    """What pickle keeps of a state."""
    return revived, (state.to_bytes(),)


def install() -> None:
    """Makes pickle and copy use these functions."""
    copyreg.pickle(State, reduced)
