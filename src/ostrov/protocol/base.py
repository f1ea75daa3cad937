"""The position of the base game as a viewer sees it, and its map. What is hidden from the viewer is null."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import UNSET, Struct, UnsetType

from ostrov.protocol.words import Cards, Expansion, GameName, Good, Goods, HarbourGood, Reply, Terrain, Track

PiecesT = TypeVar("PiecesT")
RowT = TypeVar("RowT")
Pair = tuple[int, int]


class BasePieces(Struct):
    """Buildings and roads by place, with the seats of their owners."""

    settlements: dict[str, int]
    cities: dict[str, int]
    roads: dict[str, int]


class Left(Struct):
    """Pieces that a player can still build."""

    roads: int
    settlements: int
    cities: int


class BasePlayerRow(Struct):
    """What a viewer may know about a player: points, cards, pieces left, rates."""

    seat: int
    points: int
    all_points: int | None
    """With those of hidden cards."""
    hand: Goods | None
    hand_size: int | None
    """Null where sizes of hands are hidden."""
    hand_limit: int
    cards: Cards | None
    cards_size: int
    fresh: Cards
    """Bought in this turn, and not to be played in it."""
    knights_played: int
    route: int
    longest_route: bool
    largest_army: bool
    left: Left
    rates: Goods
    """What the bank takes for one card."""


class Offer(Struct):
    """An offer that stands; `to` is null when it is for all. Answers are by seat, as text."""

    seat: int
    to: int | None
    asked: list[int] | None
    """The seats whose answer it waits for; null when those are all who hear it."""
    gives: Goods
    gets: Goods
    answers: dict[str, Reply]


class Legal(Struct):
    """A legal action: its text is what is sent; the rest is what it names."""

    text: str
    kind: str
    card: str | UnsetType = UNSET
    place: str | UnsetType = UNSET
    to: str | UnsetType = UNSET
    """A second place."""
    gives: Goods | UnsetType = UNSET
    gets: Goods | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    good: Good | UnsetType = UNSET
    goods: Goods | UnsetType = UNSET
    track: Track | UnsetType = UNSET
    dice: Pair | UnsetType = UNSET
    strength: int | UnsetType = UNSET


class BaseScene(Struct, Generic[PiecesT, RowT]):
    """The position of the base game."""

    seq: int
    phase: str
    turn: int
    active: int
    awaiting: list[int]
    """The seats without whose action the game does not go on."""
    winner: int | None
    dice: Pair | None
    robber: str
    tokens: dict[str, int]
    bank: dict[Good, int | None]
    """Null for some where the stacks are hidden."""
    deck: int
    pieces: PiecesT
    players: list[RowT]
    offers: list[Offer]
    due: dict[str, int]
    """Cards to discard, by seat as text."""
    free_roads: int
    card_played: bool
    legal: list[Legal]
    """The own actions. Of discards the first one stands for all; offers are not among them."""
    offers_open: bool


class Hex(Struct):
    """A hex and where it lies."""

    name: str
    q: int
    r: int
    terrain: Terrain


class Node(Struct):
    """A corner of hexes."""

    name: str
    hexes: list[str]
    x: float
    y: float


class Edge(Struct):
    """A side of hexes between two nodes."""

    name: str
    nodes: tuple[str, str]
    x1: float
    y1: float
    x2: float
    y2: float


class Harbour(Struct):
    """What is traded at an edge of the coast: a resource, or anything."""

    edge: str
    good: HarbourGood


class BaseStatic(Struct):
    """The map with coordinates in units of a hex's side, y downwards; costs and goal."""

    game: GameName
    expansions: list[Expansion]
    hexes: list[Hex]
    nodes: list[Node]
    edges: list[Edge]
    harbours: list[Harbour]
    costs: dict[str, Goods]
    goal: int
