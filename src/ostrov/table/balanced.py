"""Balanced dice: closer to the expected falls than fair dice are. docs/dice.md tells players the same.

Only the weights of what may fall differ from fair dice. They are a pure function of the rolls so far and of
whose roll is next, in whole numbers, so that everybody can check a game when its seed is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from ostrov.engine.base.constants import DICE, ROLL
from ostrov.engine.core.actions import first_of, kind_of, second_of, third_of
from ostrov.game.action import Action
from ostrov.game.game import Game

Card = TypeVar("Card")
Pair = tuple[int, int]

PAIRS: Counter[Pair] = Counter((one, two) for one in range(1, 7) for two in range(1, 7))
FEWEST = 13
"""A deck with fewer cards than that is shuffled anew before the next is drawn."""
MEMORY = 5
"""Rolls that are remembered when sums are made rarer."""
RECENT = 34
"""Hundredths that a sum loses for each time it is among them."""
SEVENS = 40
"""Hundredths that a seven loses for each one beyond the seat's share, and gains for each one short of it."""
WHOLE = 100


@dataclass(frozen=True, slots=True)
class Roll:
    """What fell, and for whom. Dice that the Alchemist chose did not fall: only the event die did."""

    seat: int
    pair: Pair
    face: int
    chosen: bool

    @property
    def sum(self) -> int:
        """The sum of the two dice."""
        return sum(self.pair)


def rolls_of(history: Sequence[Action]) -> list[Roll]:
    """All rolls of a game; each follows the action that asked for it."""
    return [
        Roll(
            asked.seat,
            (first_of(fell.packed), second_of(fell.packed)),
            third_of(fell.packed),
            kind_of(asked.packed) != ROLL,  # CK-PROG-ALCHEMIST-2
        )
        for asked, fell in pairwise(history)
        if kind_of(fell.packed) == DICE
    ]


def deck_after(full: Counter[Card], drawn: Iterable[Card]) -> Counter[Card]:
    """The cards from which the next is drawn."""
    deck = Counter(full)
    for card in drawn:
        deck[card] -= 1
        if deck.total() < FEWEST:
            deck = Counter(full)
    return deck


def pair_weights(rolls: Sequence[Roll], seat: int, seats: int, quiet: int = 0) -> dict[Pair, int]:
    """How the two dice may fall for a seat; after so many quiet turns of one roll the deck is new (H-2)."""
    fallen = [roll for roll in rolls if not roll.chosen]
    drawn = rolls[quiet:] if len(rolls) >= quiet else rolls
    deck = deck_after(PAIRS, (roll.pair for roll in drawn if not roll.chosen))
    recent = Counter(roll.sum for roll in fallen[-MEMORY:])
    of_sum = dict.fromkeys(range(2, 13), WHOLE * seats) | {7: seven_weight(fallen, seat, seats)}
    return {
        pair: left * max(0, WHOLE - RECENT * recent[sum(pair)]) * of_sum[sum(pair)]
        for pair, left in deck.items()
    }


def seven_weight(fallen: Sequence[Roll], seat: int, seats: int) -> int:
    """What a seven weighs for a seat: from nothing to twice as much as any other sum, `WHOLE * seats`."""
    sevens = Counter(roll.seat for roll in fallen if roll.sum == 7)
    short = sevens.total() - seats * sevens[seat]
    return min(max(0, WHOLE * seats + SEVENS * short), 2 * WHOLE * seats)


def face_weights(rolls: Sequence[Roll], sides: Sequence[int]) -> Counter[int]:
    """How the event die may fall: a deck with six cards of each of its sides."""
    full = Counter({face: 6 * n for face, n in enumerate(sides) if n})
    return deck_after(full, (roll.face for roll in rolls))


def weights(game: Game) -> list[int]:
    """What each of `Game.chances()` weighs, when the dice are next."""
    rolls, state, rules = rolls_of(game.history), game.state, game.rules
    pairs = pair_weights(rolls, state.active, rules.seats, max(0, rules.seven_turn - 1))
    faces = face_weights(rolls, rules.event_weight) if any(rules.event_weight) else Counter({0: 1})
    chosen = state.set_dice != 0
    outcomes = [chance.outcome.packed for chance in game.chances()]
    return [
        (1 if chosen else pairs[first_of(one), second_of(one)]) * faces[third_of(one)] for one in outcomes
    ]
