"""Writes the golden files anew: python tests/golden/regenerate.py

Games are replayed as their files have them; remove a file to have that game played anew. Read what has
changed before you keep it: it changes only because a rule, an event or a view was changed on purpose.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.golden import cases


def main() -> None:
    """Perft counts, orders, games."""
    for rules in cases.RULES:
        cases.PERFT[rules].write_text(cases.perft_text(rules), "utf-8", newline="\n")
        cases.ORDER[rules].write_text(cases.order_text(rules), "utf-8", newline="\n")
    for name in cases.NAMES:
        text = "".join(f"{row}\n" for row in cases.played(name))
        cases.file(name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
