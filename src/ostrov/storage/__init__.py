"""The log of every table, the guests and the index of tables, in SQLite or PostgreSQL.

Entries are kept as they are handed over: `ostrov.table` knows what they mean.
"""

from ostrov.storage.engine import StorageError
from ostrov.storage.notices import LISTENING, Change
from ostrov.storage.store import Born, Conflict, Guest, Store, TableRow

__all__ = ["LISTENING", "Born", "Change", "Conflict", "Guest", "StorageError", "Store", "TableRow"]
