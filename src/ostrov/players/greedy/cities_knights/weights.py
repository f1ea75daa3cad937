"""What a greedy player holds dear in Cities & Knights."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
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


class CitiesKnightsWeights:
    """What the expansion adds to `GreedyWeights`: thousandths of a victory point too."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every weight with its value."""
        # Levels on a track; what the third one is good for; the way to a metropolis.
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
