"""The authority of one live game, without I/O: seats, clocks, commands, undo, events for each viewer.

What is legal and what an action does is asked of `ostrov.game`; sockets and databases are other rooms.
"""

from ostrov.protocol.table import Clock, Person
from ostrov.table.bot_turn import BotTurn
from ostrov.table.delayed import DelayedTable
from ostrov.table.entry import Entry
from ostrov.table.outgoing import OutgoingEvent
from ostrov.table.plan import DICE, PlanError, SeatPlan, TablePlan
from ostrov.table.problem import Problem
from ostrov.table.table import STRANGER, Table

__all__ = [
    "DICE",
    "STRANGER",
    "BotTurn",
    "Clock",
    "DelayedTable",
    "Entry",
    "OutgoingEvent",
    "Person",
    "PlanError",
    "Problem",
    "SeatPlan",
    "Table",
    "TablePlan",
]
