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
        """Names every weight that is set by hand with its value, then the seat in work, then the results."""
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
        self.weight: list[Double] = [0.0] * TRAITS  # of the traits; `fitted` has them for a game
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
        self.spot_value: list[Double] = [0.0] * SPOTS
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
