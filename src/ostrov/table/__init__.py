"""The authority of one live game, without I/O: seats, clocks, commands, undo, events for each viewer."""

from ostrov.table.bot_turn import BotTurn
from ostrov.table.command import CLIENT_COMMANDS
from ostrov.table.entry import Entry, Person
from ostrov.table.late import LateTable
from ostrov.table.plan import DICE, Clock, Plan, PlanError, SeatPlan
from ostrov.table.problem import Problem
from ostrov.table.table import Table
from ostrov.table.told import Told

__all__ = [
    "CLIENT_COMMANDS",
    "DICE",
    "BotTurn",
    "Clock",
    "Entry",
    "LateTable",
    "Person",
    "Plan",
    "PlanError",
    "Problem",
    "SeatPlan",
    "Table",
    "Told",
]
