"""How large a state is. Generated: tools/gen_state.py."""

from typing import Final

STATE_BYTES: Final = 3099
STATE_WORDS: Final = 388  # of eight bytes, room for a state in a row of memory
