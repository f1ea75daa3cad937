"""What is expected of the seats: weights, scratch space and results of the estimates of this folder."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Double

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import TRACKS
    from ostrov.engine.core.constants import GOODS, SEATS
    from ostrov.players.constants import HOMES, SPOTS, TRAITS


class Forecast:
    """One for each thread that looks ahead. Times are rolls of the table; only `time` and `chance` last."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every weight with its value, then the seat in work, then the results."""
        # Time to build.
        self.never: float = 300.0
        self.spread: float = 0.0  # longer for each further kind that is missing: dice are no steady flow
        self.lots: float = 1.0  # of what the bank's rates promise: a flow knows no whole lots
        self.robbed: float = 0.5  # what a hex under the robber loses in the long run
        # Order of building.
        self.friction: float = 1.0  # rolls that a purchase takes besides: a flow never waits for a turn
        self.pause: float = 2.0  # the same when purchases are compared
        self.one_road: float = 0.75  # a spot that needs a road, against one that needs none
        self.two_roads: float = 0.5
        self.rivalled: float = 0.6  # a spot that another may settle next turn
        self.steps: int = 9  # purchases looked ahead
        self.beyond: float = 12.0  # rolls for each point after those
        self.knight_use: float = 0.1  # points: the robber moved and a card stolen
        self.card_use: float = 0.25  # points: a development card that is neither knight nor point
        # Cities & Knights.
        self.progress_use: float = 0.4  # points: an average progress card
        self.progress_cards: float = 1.0  # goods of any kind: a progress card in hand
        self.city_loss: float = 1.5  # points: a city lost, with its income
        # Chances.
        self.scale: float = 4.0
        self.weight: list[Double] = [0.0] * TRAITS  # of the traits, in base games
        self.box_weight: list[Double] = [0.0] * TRAITS  # in Cities & Knights
        self.weight[0] = 0.2378
        self.weight[1] = 0.3693
        self.weight[2] = -0.0468
        self.weight[3] = 0.2741
        self.weight[4] = 0.0534
        self.weight[5] = 0.0735
        self.weight[6] = 0.5432
        self.weight[7] = 0.0773
        self.weight[8] = 0.449
        self.weight[9] = -0.8382
        self.weight[10] = -0.929
        self.weight[11] = 0.1151
        self.weight[12] = 0.187
        self.weight[13] = 0.0074
        self.weight[14] = 0.0235
        self.weight[15] = 0.219
        self.weight[16] = 1.0413
        self.weight[17] = 0.8392
        self.weight[18] = 0.1411
        self.weight[19] = -0.6294
        self.box_weight[0] = 0.066
        self.box_weight[1] = 0.2991
        self.box_weight[2] = -0.0704
        self.box_weight[3] = 1.4936
        self.box_weight[4] = 0.0603
        self.box_weight[5] = 0.069
        self.box_weight[9] = -0.3642
        self.box_weight[11] = 0.0912
        self.box_weight[13] = 0.0275
        self.box_weight[14] = -0.0188
        self.box_weight[15] = 0.0577
        self.box_weight[16] = 0.1332
        self.box_weight[17] = -0.0578
        self.box_weight[18] = 0.0295
        self.box_weight[19] = -0.6315
        self.box_weight[20] = 0.4448
        self.box_weight[21] = -0.0534
        self.box_weight[22] = -0.1395
        self.box_weight[23] = 0.7209
        self.box_weight[24] = 0.0303
        self.box_weight[25] = 0.0156
        self.box_weight[26] = -0.0346
        self.box_weight[27] = -0.513
        self.box_weight[28] = -0.2128
        self.box_weight[29] = 0.3613
        self.box_weight[30] = 0.177
        self.box_weight[31] = 0.3134
        # Given: expected hands of the others, if there is a belief.
        self.believed: int = 0
        self.belief: list[Double] = [0.0] * (SEATS * GOODS)
        # The seat in work.
        self.hand: list[Double] = [0.0] * GOODS
        self.income: list[Double] = [0.0] * GOODS  # cards a roll
        self.inverse: list[Double] = [0.0] * GOODS  # what a card brings at the bank
        self.short: list[Double] = [0.0] * GOODS  # the hand less the cost
        self.wild: float = 0.0  # cards of any kind
        self.wild_income: float = 0.0
        self.flow: float = 0.0  # cards a roll, all kinds
        self.delay: float = 0.0  # rolls until the seat may build
        self.elapsed: float = 0.0
        self.need: float = 0.0  # points that are missing
        self.homes: int = 0
        self.home: list[int] = [0] * HOMES  # settlements that may become cities
        self.home_flow: list[Double] = [0.0] * HOMES
        self.spots: int = 0
        self.spot: list[int] = [0] * SPOTS  # nodes to settle, best first
        self.spot_roads: list[int] = [0] * SPOTS
        self.spot_worth: list[Double] = [0.0] * SPOTS
        self.price: list[Double] = [0.0] * GOODS
        self.settlements: int = 0  # pieces left
        self.cities: int = 0
        self.roads: int = 0
        self.route_gap: int = 0  # roads to the longest route, 0 when it is held or out of reach
        self.army_gap: int = 0
        self.army_held: float = 0.0  # knights in hand
        self.army_pool: float = 0.0  # points of the Largest Army that are to be had
        self.cards: int = 0  # development cards in the deck
        self.playable: float = 0.0  # development cards in hand that are no points
        self.card_points: float = 0.0  # points of a development card, knights aside
        self.knight_share: float = 0.0  # of the development cards
        self.spot_flow: float = 0.0
        self.free_cities: int = 0  # without a metropolis
        self.way: list[int] = [0] * TRACKS  # commodities to a metropolis, 0 for none
        self.trickle: float = 0.0  # points of progress cards, a roll
        self.best_kind: int = 0
        self.best_value: float = 0.0
        self.best_time: float = 0.0
        self.best_cost: I64 = 0
        self.best_points: float = 0.0
        # The next battle against the barbarians.
        self.wake: list[Double] = [0.0] * SEATS  # the chance to wake passive knights in a turn
        self.awake: list[int] = [0] * SEATS  # strength of active knights
        self.asleep: list[int] = [0] * SEATS
        self.exposed: list[int] = [0] * SEATS  # 1: has a city to lose
        self.attack: float = 0.0
        self.loss: list[Double] = [0.0] * SEATS  # the chance to lose a city
        self.glory: list[Double] = [0.0] * SEATS  # to be Defender alone
        self.tied: list[Double] = [0.0] * SEATS  # to be best with others
        # Results.
        self.trait: list[Double] = [0.0] * (TRAITS * SEATS)  # a row for each seat
        self.time: list[Double] = [0.0] * SEATS  # to win
        self.chance: list[Double] = [0.0] * SEATS  # of winning
