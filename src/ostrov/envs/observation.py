"""The named blocks of an observation: shape, range and meaning. The native writer is `engine.env_view`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from ostrov.engine import constants as c
from ostrov.game import names
from ostrov.game.cities_knights import names as knights

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

HEXES, NODES, EDGES = 19, 54, 72
RELATIVE = ("own", "seat +1", "seat +2", "seat +3")
HANDS = 6.4
"""63 cards of a kind, the most that a hand can hold, as tenths."""

PHASES = (
    "found settlement",
    "found road",
    "before roll",
    "main",
    "discarding",
    "robbing",
    "free roads",
    "over",
)
CK_PHASES = (
    "committing knights",
    "losing a city",
    "choosing a deck",
    "(chance)",
    "returning a card",
    "aqueduct",
    "refuge",
    "placing a metropolis",
    "(unused)",
    "deserting",
    "placing a knight",
    "relaying a road",
    "spying",
    "taking goods",
    "handing over",
)


@dataclass(frozen=True, slots=True)
class Block:
    """One part of an observation: an array of `shape` whose last axis has the named columns."""

    name: str
    shape: tuple[int, ...]
    high: float
    meaning: str
    columns: tuple[str, ...]
    low: float = 0.0

    @property
    def size(self) -> int:
        """How many numbers."""
        return self.shape[0] * self.shape[1] if len(self.shape) == 2 else self.shape[0]


class Blocks:
    """All blocks of an observation in their order."""

    def __init__(self, found: tuple[Block, ...]) -> None:
        places: dict[str, slice] = {}
        at = 0
        for block in found:
            places[block.name] = slice(at, at + block.size)
            at += block.size
        self.all = found
        self.places: Mapping[str, slice] = MappingProxyType(places)
        self.size = at

    def split(self, observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The observation by blocks, without copying; leading axes stay."""
        return {
            block.name: observation[..., self.places[block.name]].reshape(
                observation.shape[:-1] + block.shape
            )
            for block in self.all
        }


def _cards(rules: str) -> tuple[str, ...]:
    """Cards that a hand may hold besides goods."""
    return tuple(names.CARDS if rules == "base" else knights.PROGRESS)


def _node_columns(box: bool) -> tuple[str, ...]:
    found = [f"settlement of {who}" for who in RELATIVE]
    found += [f"city of {who}" for who in RELATIVE]
    found += [f"harbour {kind}" for kind in names.HARBOURS[1:]]
    found += ["this step is about it"]
    if box:
        found += [f"knight of {who}, strength / 3" for who in RELATIVE]
        found += ["knight active", "knight has acted", "knight promoted", "knight committed"]
        found += ["wall", "metropolis", "city on its side"]
    return tuple(found)


def _player_columns(box: bool) -> tuple[str, ...]:
    found = ["at the table", "active", "starter", "open points / 10", "roads left / 15"]
    found += ["settlements left / 5", "cities left / 4", "knights played / 10", "route / 15"]
    found += ["longest route", "largest army", *(f"trades at {kind}" for kind in names.HARBOURS[1:])]
    found += ["goods in hand / 20", "cards to discard / 20", "cards in hand / 10", "accepted", "declined"]
    if box:
        found += ["basic knights left / 2", "strong knights left / 2", "mighty knights left / 2"]
        found += [f"{track} / 5" for track in knights.TRACKS]
        found += ["walls / 3", "defender cards / 10", "open victory point cards / 2", "cities lost / 4"]
        found += ["merchant", "may be asked for a commodity", "still to act in this step", "step is about it"]
    return tuple(found)


def _turn_columns(box: bool, goods: tuple[str, ...]) -> tuple[str, ...]:
    found = [f"phase: {phase}" for phase in (*PHASES, *(CK_PHASES if box else ()))]
    found += ["die one / 6", "die two / 6", "rolled", "card played", "trade closed", "free roads / 2"]
    found += ["foundings / 8", "own points / 10", "goal / 10", "turn / 400", "may offer", "has to act"]
    found += [f"new harbour {kind}" for kind in names.HARBOURS[1:]]
    if not box:
        return (*found, "deck / 25", *(f"played {card} / 10" for card in names.CARDS))
    found += [f"event: {face}" for face in knights.EVENT_FACES]
    found += [
        "barbarians / track",
        "attacks / 10",
        "defender cards left / 6",
        "crane / 2",
        "event unfinished",
    ]
    found += [f"fleet: {good}" for good in goods]
    found += [f"{track} deck / 18" for track in knights.TRACKS]
    found += [f"discards for a {cause}" for cause in ("seven", "saboteur", "wedding")]
    found += [f"asked for: {good}" for good in goods]
    found += [f"metropolis of {track}" for track in knights.TRACKS]
    return (*found, "strength of the knight to place / 3", "knight to place is active")


def _secrets(rules: str, goods: tuple[str, ...]) -> tuple[Block, ...]:
    """What only full information shows."""
    cards = _cards(rules)
    return (
        Block("secret_hands", (4, len(goods)), HANDS, "goods of every seat / 10", goods),
        Block("secret_cards", (4, len(cards)), 13.0, "cards of every seat / 5", cards),
        Block("secret_deck", (len(cards),), 6.4, "cards never drawn yet / 10", cards),
    )


@cache
def blocks(rules: str, full_information: bool = False) -> Blocks:
    """The blocks of a box. Seats are in relative order: the viewer, then clockwise."""
    box = rules != "base"
    goods = tuple(names.GOODS[: c.GOODS if box else c.RESOURCES])
    cards = _cards(rules)
    hexes = (
        *names.TERRAINS[: c.DESERT + 1],
        "number / 12",
        "odds / 5",
        "robber",
        *(["merchant"] if box else []),
    )
    nodes, players, turn = _node_columns(box), _player_columns(box), _turn_columns(box, goods)
    edges = (*(f"road of {who}" for who in RELATIVE), *(["taken up by a diplomat"] if box else []))
    offer = (*(f"gives {g} / 4" for g in goods), *(f"wants {g} / 4" for g in goods), "to all")
    offer += tuple(f"to {who}" for who in RELATIVE)
    found = [
        Block("hexes", (HEXES, len(hexes)), 1.0, "the land", hexes),
        Block("nodes", (NODES, len(nodes)), 1.0, "what stands on nodes", nodes),
        Block("edges", (EDGES, len(edges)), 1.0, "what lies on edges", edges),
        Block("hand", (len(goods),), HANDS, "own goods / 10", goods),
        Block("discarded", (len(goods),), HANDS, "own goods chosen to be discarded / 10", goods),
        Block("cards", (len(cards),), 13.0, "own cards / 5", cards),
        *([] if box else [Block("fresh", (len(cards),), 13.0, "own cards of this turn / 5", cards)]),
        Block(
            "players", (4, len(players)), 26.0, "what everybody knows of a seat; -1: hidden", players, -1.0
        ),
        Block("bank", (len(goods),), 3.2, "goods in the bank / 20", goods),
        Block("offers", (4, len(offer)), 16.0, "the standing offer of a seat", offer),
        Block("turn", (len(turn),), 10.0, "the moment", turn),
    ]
    if box:
        shown = (*cards, *goods)
        found.append(
            Block(
                "shown",
                (len(shown),),
                13.0,
                "cards that a Spy (/ 5), goods that a Master Merchant shows (/ 10)",
                shown,
            )
        )
    return Blocks((*found, *(_secrets(rules, goods) if full_information else ())))
