"""The named blocks of an observation: shape, range and meaning. The native writer is `envs.native.view`."""

from __future__ import annotations

from functools import cache

from ostrov.engine import constants as c
from ostrov.envs.block import RELATIVE, Block, Blocks, Columns, ObservedPart
from ostrov.envs.expansions import observed
from ostrov.game import names

__all__ = ["Block", "Blocks", "blocks"]

HEXES, NODES, EDGES = 19, 54, 72
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
HEX_COLUMNS = (*names.TERRAINS[: c.DESERT + 1], "number / 12", "odds / 5", "robber")
NODE_COLUMNS = (
    *(f"settlement of {who}" for who in RELATIVE),
    *(f"city of {who}" for who in RELATIVE),
    *(f"harbour {kind}" for kind in names.HARBOURS[1:]),
    "this step is about it",
)
EDGE_COLUMNS = tuple(f"road of {who}" for who in RELATIVE)
PLAYER_COLUMNS = (
    *("at the table", "active", "starter", "open points / 10", "roads left / 15"),
    *("settlements left / 5", "cities left / 4", "knights played / 10", "route / 15"),
    *("longest route", "largest army", *(f"trades at {kind}" for kind in names.HARBOURS[1:])),
    *("goods in hand / 20", "cards to discard / 20", "cards in hand / 10", "accepted", "declined"),
)
TURN_COLUMNS = (
    *("die one / 6", "die two / 6", "rolled", "card played", "trade closed", "free roads / 2"),
    *("foundings / 8", "own points / 10", "goal / 10", "turn / 400", "may offer", "has to act"),
    *(f"new harbour {kind}" for kind in names.HARBOURS[1:]),
)
DECK_COLUMNS = ("deck / 25", *(f"played {card} / 10" for card in names.CARDS))


class _Words:
    """The goods, cards and columns of a game with some expansions."""

    def __init__(self, parts: tuple[ObservedPart, ...]) -> None:
        self.parts = parts
        self.goods: Columns = names.GOODS[: max((part.goods for part in parts), default=c.RESOURCES)]
        other = [part.cards for part in parts if part.cards]
        self.development = not other
        self.cards: Columns = names.CARDS if self.development else other[0]

    def turn(self) -> Columns:
        """The phases, the moment, the deck; then what expansions add."""
        phases = (*PHASES, *(phase for part in self.parts for phase in part.phases))
        more = (column for part in self.parts for column in part.turn(self.goods))
        deck = DECK_COLUMNS if self.development else ()
        return (*(f"phase: {phase}" for phase in phases), *TURN_COLUMNS, *deck, *more)

    def offer(self) -> Columns:
        """What an offer says."""
        gives, wants = (f"gives {g} / 4" for g in self.goods), (f"wants {g} / 4" for g in self.goods)
        return (*gives, *wants, "to all", *(f"to {who}" for who in RELATIVE))

    def secrets(self) -> tuple[Block, ...]:
        """What only full information shows."""
        goods, cards = self.goods, self.cards
        return (
            Block("secret_hands", (4, len(goods)), HANDS, "goods of every seat / 10", goods),
            Block("secret_cards", (4, len(cards)), 13.0, "cards of every seat / 5", cards),
            Block("secret_deck", (len(cards),), 6.4, "cards never drawn yet / 10", cards),
        )


@cache
def blocks(rules: str, full_information: bool = False) -> Blocks:
    """The blocks of a game. Seats are in relative order: the viewer, then clockwise."""
    parts = observed(rules)
    words = _Words(parts)
    goods, cards, turn, offer = words.goods, words.cards, words.turn(), words.offer()
    hexes = (*HEX_COLUMNS, *(column for part in parts for column in part.hexes))
    nodes = (*NODE_COLUMNS, *(column for part in parts for column in part.nodes))
    edges = (*EDGE_COLUMNS, *(column for part in parts for column in part.edges))
    players = (*PLAYER_COLUMNS, *(column for part in parts for column in part.players))
    fresh = Block("fresh", (len(cards),), 13.0, "own cards of this turn / 5", cards)
    found = [
        Block("hexes", (HEXES, len(hexes)), 1.0, "the land", hexes),
        Block("nodes", (NODES, len(nodes)), 1.0, "what stands on nodes", nodes),
        Block("edges", (EDGES, len(edges)), 1.0, "what lies on edges", edges),
        Block("hand", (len(goods),), HANDS, "own goods / 10", goods),
        Block("discarded", (len(goods),), HANDS, "own goods chosen to be discarded / 10", goods),
        Block("cards", (len(cards),), 13.0, "own cards / 5", cards),
        *([fresh] if words.development else []),
        Block(
            "players", (4, len(players)), 26.0, "what everybody knows of a seat; -1: hidden", players, -1.0
        ),
        Block("bank", (len(goods),), 3.2, "goods in the bank / 20", goods),
        Block("offers", (4, len(offer)), 16.0, "the standing offer of a seat", offer),
        Block("turn", (len(turn),), 10.0, "the moment", turn),
        *(block for part in parts for block in part.blocks(goods)),
    ]
    return Blocks((*found, *(words.secrets() if full_information else ())))
