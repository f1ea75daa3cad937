"""How large a state is. Generated: tools/gen_state.py."""

from typing import Final

STATE_BYTES: Final = 4615
STATE_WORDS: Final = 577  # of eight bytes, room for a state in a row of memory

# What a base game uses: its wide fields up to here, its other fields from and up to here, in words.
BASE_WORDS: Final = 190
BASE_CELLS: Final = 320
BASE_END: Final = 417
