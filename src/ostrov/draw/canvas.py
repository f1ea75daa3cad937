"""A sheet of characters that remembers their colours; the paper of the text drawing."""

from __future__ import annotations

PLAIN = ""
Style = str  # parameters of an ANSI sequence, such as "1;31"


class Canvas:
    """Characters at columns and lines; both may be negative, for the sheet grows in all directions."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, Style]] = {}

    def write(self, column: int, line: int, words: str, style: Style = PLAIN) -> None:
        """Words from a column on; they replace what was there."""
        for i, ch in enumerate(words):
            self.cells[line, column + i] = (ch, style)

    def centre(self, column: int, line: int, words: str, style: Style = PLAIN) -> None:
        """Words around a column; of an even number one more is to the left."""
        self.write(column - len(words) // 2, line, words, style)

    def lines(self, colour: bool) -> list[str]:
        """What is written, from the first used column on, without blanks at the ends of lines."""
        if not self.cells:
            return []
        left = min(column for _, column in self.cells)
        rows = [line for line, _ in self.cells]
        return [self._line(line, left, colour) for line in range(min(rows), max(rows) + 1)]

    def _line(self, line: int, left: int, colour: bool) -> str:
        """One line; a style lasts until the next character that has another."""
        used = [column for at, column in self.cells if at == line and self.cells[at, column][0] != " "]
        written, current = "", PLAIN
        for column in range(left, max(used, default=left - 1) + 1):
            ch, style = self.cells.get((line, column), (" ", PLAIN))
            if colour and style != current:
                written += f"\x1b[{style or 0}m" if not current or not style else f"\x1b[0;{style}m"
                current = style
            written += ch
        return written + ("\x1b[0m" if current else "")
