"""Knights, cities, progress cards and the barbarians in observations."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.envs.block import RELATIVE, Block, Columns, ObservedPart
from ostrov.game.cities_knights.names import EVENT_FACES, PROGRESS, TRACKS

PHASES = (
    "committing knights",
    "losing a city",
    "choosing a deck",
    "(chance)",
    "returning a card",
    "aqueduct",
    "refuge",
    "placing a metropolis",
    "playing the drawn card",
    "deserting",
    "placing a knight",
    "relaying a road",
    "spying",
    "taking goods",
    "handing over",
)
NODES = (
    *(f"knight of {who}, strength / 3" for who in RELATIVE),
    *("knight active", "knight has acted", "knight promoted", "knight committed"),
    *("wall", "metropolis", "city on its side"),
)
PLAYERS = (
    *("basic knights left / 2", "strong knights left / 2", "mighty knights left / 2"),
    *(f"{track} / 5" for track in TRACKS),
    *("walls / 3", "defender cards / 10", "open victory point cards / 2", "cities lost / 4"),
    *("merchant", "may be asked for a commodity", "still to act in this step", "step is about it"),
)


def turn(goods: Columns) -> Columns:
    """The event die, the barbarians, decks and what cards have set."""
    return (
        *(f"event: {face}" for face in EVENT_FACES),
        *("barbarians / track", "attacks / 10", "defender cards left / 6", "crane / 2", "event unfinished"),
        *(f"fleet: {good}" for good in goods),
        *(f"{track} deck / 18" for track in TRACKS),
        *(f"discards for a {cause}" for cause in ("seven", "saboteur", "wedding")),
        *(f"asked for: {good}" for good in goods),
        *(f"metropolis of {track}" for track in TRACKS),
        *("strength of the knight to place / 3", "knight to place is active"),
    )


def blocks(goods: Columns) -> tuple[Block, ...]:
    """What cards show."""
    shown = (*PROGRESS, *goods)
    meaning = "cards that a Spy (/ 5), goods that a Master Merchant shows (/ 10)"
    return (Block("shown", (len(shown),), 13.0, meaning, shown),)


OBSERVED = ObservedPart(
    goods=c.GOODS,
    cards=PROGRESS,
    hexes=("merchant",),
    nodes=NODES,
    edges=("taken up by a diplomat",),
    players=PLAYERS,
    phases=PHASES,
    turn=turn,
    blocks=blocks,
    choices=1200,
)
