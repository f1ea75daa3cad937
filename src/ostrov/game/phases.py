"""What the game waits for, in words: the phases of the base game and of every expansion."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.expansions import PARTS

PHASES = {
    c.FOUND_SETTLEMENT_PHASE: "found settlement",
    c.FOUND_ROAD_PHASE: "found road",
    c.BEFORE_ROLL: "before roll",
    c.MAIN: "main",
    c.DISCARDING: "discarding",
    c.ROBBING: "moving robber",
    c.FREE_ROADS: "free roads",
    c.ROLLING: "rolling",
    c.DRAWING: "drawing card",
    c.STEALING: "stealing",
    c.OVER: "over",
    **{number: word for part in PARTS for number, word in part.phases.items()},
}
