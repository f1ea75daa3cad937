"""What a greedy player holds dear: numbers set by hand, a class for each expansion."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import CARD_ITEM, CITY_ITEM, ROAD_ITEM, SETTLEMENT_ITEM
    from ostrov.engine.core.constants import BRICK, CLOTH, COIN, GOODS, GRAIN, ITEMS, LUMBER, ORE, PAPER, WOOL
    from ostrov.players.greedy.cities_knights.weights import CitiesKnightsWeights


class GreedyWeights:
    """Thousandths of a victory point. A pip is one chance in 36 to get a card at a roll."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every weight of the base game with its value; those of expansions add to them."""
        self.point: int = 1000
        self.rival: int = 200  # a point of the best opponent
        # Production. The more pips of a good, the less the next one is worth.
        self.pip: int = 120  # while the whole game is ahead
        self.bend: int = 30  # pips at which the next one is worth a quarter of the first
        self.variety: int = 150  # any pip of a good
        self.taste: list[int] = [0] * GOODS  # sixteenths
        self.taste[LUMBER] = 16
        self.taste[BRICK] = 16
        self.taste[WOOL] = 13
        self.taste[GRAIN] = 18
        self.taste[ORE] = 18
        self.taste[PAPER] = 24
        self.taste[CLOTH] = 24
        self.taste[COIN] = 24
        self.harbour: int = 25  # two to one, for each pip of its good
        self.general: int = 6  # three to one, for each pip
        # Room to settle: sixteenths of what the node would yield, by the roads that are missing.
        self.near: int = 10
        self.one_road: int = 6
        self.two_roads: int = 3
        # Goods in hand: all cards for an item, and any card.
        self.want: list[int] = [0] * ITEMS
        self.want[ROAD_ITEM] = 100
        self.want[SETTLEMENT_ITEM] = 750
        self.want[CITY_ITEM] = 390
        self.want[CARD_ITEM] = 200
        self.any_card: int = 20
        self.risk: int = 80  # each card that a seven would take
        # Development cards in hand; points count as points.
        self.knight_card: int = 150
        self.roads_card: int = 300
        self.plenty_card: int = 300
        self.monopoly_card: int = 300
        # Races: a step towards an award.
        self.army: int = 130
        self.route: int = 90
        # The robber and the others.
        self.block: int = 10  # pips that an opponent loses, against own ones
        self.strong: int = 2  # pips of an opponent, against points, as a threat
        self.steal: int = 120
        self.margin: int = 60  # what an exchange with an opponent must gain
        # What expansions add.
        self.cities_knights: CitiesKnightsWeights = CitiesKnightsWeights()
