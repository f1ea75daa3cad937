"""How large a state is. Generated: tools/gen_state.py."""

from typing import Final

STATE_BYTES: Final = 3063
STATE_WORDS: Final = 383  # of eight bytes, room for a state in a row of memory
