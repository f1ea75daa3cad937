"""What a seat can conclude from the whole game so far about cards that it does not see.

memory = view.memory
memory.chance(2, "ore")                  # that seat 2 has ore
memory.chance(2, "ore", at_least=3)
memory.chance_of(2, {"ore": 3, "grain": 2})    # that it can pay for a city
memory.expected(2)["ore"]                # how many it has on average
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Mapping
from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.core.board import Board
from ostrov.engine.core.packs import some
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.game.action import Action
from ostrov.game.cities_knights.names import PROGRESS, TRACKS
from ostrov.game.names import GOODS, Good, pack_dict
from ostrov.knowledge.belief import Belief, all_weights, hand_in, weighed_cards, weight_in, weights_with
from ostrov.knowledge.branches import Branches
from ostrov.knowledge.constants import OTHERS, WORLDS
from ostrov.knowledge.update import start, update_belief

FACTS = (
    "seat",
    "others",
    "exact",
    "resamples",
    "fresh",
    "discarded",
    "offers",
    "offered",
    "known",
    "blind",
    "under",
    "laid",
)
"""What a belief holds beside its worlds."""


class Memory:
    """What one seat knows of the others' cards at one moment. `belief` is the engine's form of it.

    Goods are worlds with weights: exact after public play and thefts. Where players choose cards that the
    seat does not see (Wedding, Master Merchant), each card counts as equally likely to be chosen. What
    players do tells nothing but that they could do it. `exact` is False when there were more worlds than
    are kept and some were drawn for all, when private deals (X-16) hide what changes hands, or when a
    position with cards in other hands was entered.
    """

    def __init__(self, rules: Rules, belief: Belief) -> None:
        self.rules, self.belief, self.seat = rules, belief, belief.seat

    def __reduce__(self) -> tuple[Callable[..., Memory], tuple[Any, ...]]:
        m = self.belief
        hand, used = m.hand, [WORLDS * k for k in range(m.others)]
        worlds = array("q", [pack for first in used for pack in hand[first : first + m.n]] + m.weight[: m.n])
        facts = {name: getattr(m, name) for name in FACTS}
        return _revived, (self.rules, m.n, worlds.tobytes(), facts)

    @property
    def exact(self) -> bool:
        """Chances are the right ones, and what has none is impossible."""
        return bool(self.belief.exact)

    def chance(self, seat: int, good: str | int, at_least: int = 1) -> float:
        """How likely another seat holds a good, by its name or number, at least so many times."""
        number = GOODS.index(good) if good in GOODS else good
        if not isinstance(number, int) or not 0 <= number < c.GOODS:
            raise ValueError(f"{good!r} is no good; they are {', '.join(GOODS)}")
        if not 0 <= at_least <= c.PACK_MAX:
            return float(at_least <= 0)
        return self._share(seat, some(number, at_least))

    def chance_of(self, seat: int, cards: Mapping[str, int]) -> float:
        """How likely another seat holds all these cards, such as the price of a city."""
        if unknown := [good for good in cards if good not in GOODS]:
            raise ValueError(f"{unknown[0]!r} is no good; they are {', '.join(GOODS)}")
        if any(number > c.PACK_MAX for number in cards.values()):
            return 0.0
        return self._share(seat, sum(some(GOODS.index(good), max(n, 0)) for good, n in cards.items()))

    def expected(self, seat: int) -> dict[str, float]:
        """How many cards of each good another seat holds on average."""
        self._check(seat)
        whole = all_weights(self.belief)
        return {
            g: weighed_cards(self.belief, seat, i) / whole for i, g in enumerate(GOODS[: self.rules.goods])
        }

    def hands(self, seat: int) -> list[tuple[dict[Good, int], float]]:
        """The hands that another seat may have, with their chances, the likeliest first."""
        self._check(seat)
        found: dict[int, int] = {}
        for i in range(self.belief.n):
            pack = hand_in(self.belief, i, seat)
            found[pack] = found.get(pack, 0) + weight_in(self.belief, i)
        whole = sum(found.values())
        ranked = sorted(found.items(), key=lambda item: (-item[1], item[0]))
        return [(pack_dict(pack), weight / whole) for pack, weight in ranked]

    def progress(self, seat: int) -> dict[str, int]:
        """Progress cards that another seat holds for certain."""
        self._check(seat)
        row = self.belief.known[c.PROGRESS_KINDS * seat :][: c.PROGRESS_KINDS]
        return {PROGRESS[card]: n for card, n in enumerate(row) if n}

    def backs(self, seat: int) -> dict[str, int]:
        """Further progress cards of another seat, by their decks."""
        self._check(seat)
        return dict(zip(TRACKS, self.belief.blind[c.TRACKS * seat :][: c.TRACKS], strict=True))

    def _share(self, seat: int, pack: int) -> float:
        self._check(seat)
        return weights_with(self.belief, seat, pack) / all_weights(self.belief)

    def _check(self, seat: int) -> None:
        if not 0 <= seat < self.rules.seats or seat == self.seat:
            others = [str(p) for p in range(self.rules.seats) if p != self.seat]
            raise ValueError(
                f"the memory of seat {self.seat} is about seats {', '.join(others)}, not {seat!r}"
            )


def _revived(rules: Rules, n: int, worlds: bytes, facts: dict[str, Any]) -> Memory:
    """A memory after pickling: only worlds that there are were kept."""
    belief, columns = Belief(), array("q", worlds).tolist()
    for name, fact in facts.items():
        setattr(belief, name, fact)
    belief.n, spare = n, [0] * (WORLDS - n)
    used = [pack for k in range(belief.others) for pack in columns[n * k : n * (k + 1)] + spare]
    belief.hand = used + [0] * (OTHERS * WORLDS - len(used))
    belief.weight = columns[n * belief.others :] + spare
    return Memory(rules, belief)


class BeliefHistory:
    """How a game came about, for memories: where it started and what was done. The history may grow.

    Memories are found by replaying, so nothing is done until one is asked for, and any thread may ask.
    """

    def __init__(
        self, board: Board, rules: Rules, beginning: State, history: list[Action], dealt_openly: bool
    ) -> None:
        """`dealt_openly`: everybody has seen what hands the beginning has, as in games by the rules."""
        self.board, self.rules, self.beginning = board, rules, beginning
        self.history, self.dealt_openly = history, dealt_openly
        self._trails: dict[int, _Trail] = {}
        self._room: Branches | None = None
        self._lock = threading.Lock()

    def __reduce__(self) -> tuple[type[BeliefHistory], tuple[Board, Rules, State, list[Action], bool]]:
        return BeliefHistory, (self.board, self.rules, self.beginning, self.history, self.dealt_openly)

    def of(self, history: list[Action]) -> BeliefHistory:
        """The past of another game with the same beginning."""
        return BeliefHistory(self.board, self.rules, self.beginning, history, dealt_openly=self.dealt_openly)

    def recall(self, seat: int) -> Recall:
        """The way to the memory that a seat has now."""
        return Recall(self, seat, len(self.history))

    def memory(self, seat: int, place: int) -> Memory:
        """What a seat knows after so many actions and outcomes."""
        with self._lock:
            trail = self._trails.get(seat)
            if trail is None or trail.place > place:
                trail = _Trail(self, seat)
            if seat not in self._trails:
                self._trails[seat] = trail
            if self._room is None:
                self._room = Branches()
            trail.walk(place, self._room)
            belief = Belief()
            belief.copy_from(trail.belief)
            return Memory(self.rules, belief)


class Recall:
    """Finds a memory when it is called, and keeps it."""

    __slots__ = ("_found", "_past", "_place", "_seat")

    def __init__(self, past: BeliefHistory, seat: int, place: int) -> None:
        self._past, self._seat, self._place = past, seat, place
        self._found: Memory | None = None

    def __call__(self) -> Memory:
        if self._found is None:
            self._found = self._past.memory(self._seat, self._place)
        return self._found


class _Trail:
    """A seat's belief on its way through a history."""

    def __init__(self, past: BeliefHistory, seat: int) -> None:
        self.past, self.place = past, 0
        self.state, self.before, self.belief = past.beginning.copy(), State(), Belief()
        start(self.belief, past.rules, self.state, seat, int(past.dealt_openly))

    def walk(self, place: int, room: Branches) -> None:
        """Follows the history up to a place."""
        past = self.past
        for action in past.history[self.place : place]:
            self.before.copy_from(self.state)
            apply_unchecked(past.board, past.rules, self.state, action.packed)
            update_belief(self.belief, past.rules, self.before, action.packed, self.state, room)
        self.place = place
