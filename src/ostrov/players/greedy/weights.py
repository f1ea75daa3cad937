"""What a greedy player holds dear, and the notes that it makes before it decides."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import CARD_ITEM, CITY_ITEM, ROAD_ITEM, SETTLEMENT_ITEM
    from ostrov.engine.cities_knights.constants import (
        ALCHEMIST,
        BISHOP,
        COMMERCIAL_HARBOUR,
        CONSTITUTION,
        CRANE,
        DESERTER,
        DIPLOMAT,
        ENGINEER,
        IMPROVED_MOST,
        INTRIGUE,
        INVENTOR,
        IRRIGATION,
        MASTER_MERCHANT,
        MEDICINE,
        MERCHANT,
        MERCHANT_FLEET,
        MINING,
        POLITICS_TRACK,
        PRINTER,
        PROGRESS_KINDS,
        RESOURCE_MONOPOLY,
        ROAD_BUILDER,
        SABOTEUR,
        SCIENCE_TRACK,
        SMITH,
        SPY,
        TRACKS,
        TRADE_MONOPOLY,
        TRADE_TRACK,
        WARLORD,
        WEDDING,
    )
    from ostrov.engine.core.constants import (
        BRICK,
        CLOTH,
        COIN,
        GOODS,
        GRAIN,
        ITEMS,
        LUMBER,
        NODE_SLOTS,
        ORE,
        PAPER,
        SEATS,
        WOOL,
    )


class Mind:
    """Weights and notes of one greedy player; the notes are made anew for every decision.

    Weights are thousandths of a victory point. A pip is one chance in 36 to get a card at a roll.
    """

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every weight with its value, then the notes."""
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
        # Cities & Knights. Levels on a track; what the third one is good for; the way to a metropolis.
        self.level: list[int] = [0] * (IMPROVED_MOST + 1)
        self.level[1] = 400
        self.level[2] = 700
        self.level[3] = 950
        self.level[4] = 1150
        self.level[5] = 1300
        self.ability: list[int] = [0] * TRACKS
        self.ability[TRADE_TRACK] = 150
        self.ability[POLITICS_TRACK] = 150
        self.ability[SCIENCE_TRACK] = 400
        self.way: int = 800  # to a metropolis, when it is reached
        self.unsafe: int = 150  # each level that an opponent has from the third on, against a metropolis
        self.commodity: int = 60  # progress towards the next level, for each level of it
        self.wall: int = 110
        self.merchant: int = 60  # his rate
        # Knights: half a strength each for a passive one and for its helmet.
        self.knight: int = 80
        self.calm: int = 8  # sixteenths that the next battle counts while the ship is far
        self.lost_city: int = 2500
        self.defender: int = 1000
        # Progress cards in hand: what a use of them must gain.
        self.card: list[int] = [0] * PROGRESS_KINDS
        self.card[ALCHEMIST] = 90
        self.card[CRANE] = 40
        self.card[ENGINEER] = 40
        self.card[INVENTOR] = 105
        self.card[IRRIGATION] = 85
        self.card[MEDICINE] = 140
        self.card[MINING] = 85
        self.card[PRINTER] = 1000
        self.card[ROAD_BUILDER] = 140
        self.card[SMITH] = 85
        self.card[BISHOP] = 140
        self.card[CONSTITUTION] = 1000
        self.card[DESERTER] = 140
        self.card[DIPLOMAT] = 55
        self.card[INTRIGUE] = 35
        self.card[SABOTEUR] = 85
        self.card[SPY] = 70
        self.card[WARLORD] = 70
        self.card[WEDDING] = 125
        self.card[COMMERCIAL_HARBOUR] = 85
        self.card[MASTER_MERCHANT] = 125
        self.card[MERCHANT] = 210
        self.card[MERCHANT_FLEET] = 70
        self.card[RESOURCE_MONOPOLY] = 125
        self.card[TRADE_MONOPOLY] = 105
        self.any_progress: int = 120  # a card of a deck
        self.taken: int = 70  # a card that an opponent gives up
        # Notes.
        self.now: int = 0  # the worth of the position before the decision
        self.stake: int = 0  # how much of the game is ahead: 1 to 16
        self.price: list[I64] = [0] * GOODS  # a pip of a good: taste and scarcity
        self.need: list[I64] = [0] * GOODS  # how hard a card is to come by: 4 to 16
        self.full: list[I64] = [0] * ITEMS  # the need of all cards that an item costs
        self.node: list[I64] = [0] * NODE_SLOTS  # what a settlement on a node would yield
        self.unseen: int = 0  # a development card that nobody has seen
        self.threat: list[I64] = [0] * SEATS  # a seat's points and strength: sixteen a point
