"""What is not the game, as it goes out with every update: it hardly ever changes while a game is played."""

from __future__ import annotations

from typing import cast

import msgspec

from ostrov.protocol.table import TableInfo
from ostrov.table import Table


class EncodedInfo:
    """The last `Table.info` that was sent; it is written anew only when something in it may be another."""

    def __init__(self) -> None:
        self._written_for: tuple[Table, int, list[str]] | None = None
        self._encoded = msgspec.Raw()

    def of(self, table: Table, here: list[str]) -> TableInfo:
        """The info of a table, for messages: JSON already, which goes into them as it is."""
        wanted = table, table.info_changed, here
        if self._written_for != wanted:
            self._encoded = msgspec.Raw(msgspec.json.encode(table.info(here)))
            self._written_for = wanted
        return cast(TableInfo, self._encoded)
