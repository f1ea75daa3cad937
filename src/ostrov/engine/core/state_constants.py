"""How large a state is. Generated: tools/gen_state.py."""

from typing import Final

STATE_BYTES: Final = 4310
STATE_WORDS: Final = 539  # of eight bytes, room for a state in a row of memory

# What a base game uses: its wide fields up to here, its other fields from and up to here, in words.
BASE_WORDS: Final = 190
BASE_CELLS: Final = 316
BASE_END: Final = 413
