"""Bots with one fault each, to be found by `check_bot`."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Sequence
from typing import Any, ClassVar

from ostrov import Action, Game, View
from ostrov.bots import BotRng, GameInfo
from ostrov.engine.core.constants import DRAW_STEP, MASK32, MIX_ONE, MIX_TWO, POLICY_STREAM, STREAM_STEP
from ostrov.engine.core.rng import mix


class Plain:
    """Chooses by luck alone; nothing is wrong with it."""

    stateless = True

    def __init__(self, info: GameInfo) -> None:
        self.info = info
        self.asked = 0

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Any:
        """Counts, and does what the fault is."""
        self.asked += 1
        return self.fault(view, list(legal), rng)

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """None yet."""
        return any_of(legal, rng)


class Islander(Plain):
    """Knows the base game only; nothing else is wrong with it."""

    base_only = True


def any_of(legal: Sequence[Action], rng: BotRng) -> Action:
    """One of the actions by rng."""
    return legal[rng.below(len(legal))]


class Unmade(Plain):
    """Cannot sit down."""

    def __init__(self, info: GameInfo) -> None:
        raise RuntimeError("no chair")


class Raising(Plain):
    """Fails in its main phase, in two ways."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """A good that is none, or no action at all."""
        if any(action.kind == "end turn" for action in legal):
            return view.memory.chance(1 - view.seat, "gold") if rng.below(2) else legal[len(legal)]
        return super().fault(view, legal, rng)


class Quitting(Plain):
    """Wants to end the program."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """The end of everything."""
        sys.exit("enough")


class Silent(Plain):
    """Never acts."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """Nothing."""
        return


class Texting(Plain):
    """Returns texts."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """The text of an action."""
        return any_of(legal, rng).text


class Packing(Plain):
    """Makes up an action from nothing."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """Something in the form of one."""
        return Action(-1, "roll")


class Hasty(Plain):
    """Ends every turn before rolling."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """The end of the turn, where there is a roll to do."""
        if any(action.kind == "roll" for action in legal):
            return self.info.notation.parse("end turn", view.seat or 0)
        return super().fault(view, legal, rng)


class Usurping(Plain):
    """Acts for others."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """Its own action, done by the other seat."""
        return self.info.notation.parse(any_of(legal, rng).text, 1 - (view.seat or 0))


class Fated(Plain):
    """Does the work of chance."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """The dice that it likes."""
        return self.info.notation.parse("dice 6 6", 0)


class Offering(Plain):
    """Offers and withdraws for ever."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """Takes an offer back, or makes one of the first card that it has."""
        for action in legal:
            if action.kind == "withdraw":
                return action
        if any(action.kind == "end turn" for action in legal) and view.fields["hand"][view.seat] & 63:
            return self.info.notation.parse("offer 1 lumber for 1 ore", view.seat or 0)
        return super().fault(view, legal, rng)


class Sorting(Plain):
    """Sorts the list that it is given."""

    def choose(self, view: View, legal: Any, rng: BotRng) -> Any:
        """Backwards."""
        legal.sort(reverse=True)
        return any_of(legal, rng)


class Eating(Plain):
    """Takes away from the list that it is given."""

    def choose(self, view: View, legal: Any, rng: BotRng) -> Any:
        """The last one."""
        return legal.pop()


class Writing(Plain):
    """Writes into its view."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """A hand that is not its own."""
        view.fields["hand"][0] = 5
        view.counts["hand"][1] = 99
        view.fields[7] = "mine"
        return super().fault(view, legal, rng)


DICE = random.Random(1)


class Gambling(Plain):
    """Has chance of its own."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """By the random module."""
        return DICE.choice(legal)


class Peeking(Plain):
    """Finds the game by going up the stack."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """By the cards of the others."""
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            for value in frame.f_locals.values():
                if isinstance(value, Game):
                    return legal[value.state.hand[0] % len(legal)]
                if isinstance(getattr(value, "game", None), Game):
                    return legal[value.game.state.hand[0] % len(legal)]
        raise AssertionError("there is no game")


class Digging(Plain):
    """Finds the history behind its view, drawn cards and all."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """By how long it is."""
        history = view.recall._past.history  # type: ignore[union-attr]
        return legal[len(history) % len(legal)]


class Counting(Plain):
    """Says that it is stateless, and counts."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """By how often it was asked."""
        return legal[self.asked % len(legal)]


class Honest(Counting):
    """Counts, and does not say otherwise."""

    stateless = False


class Learning(Plain):
    """Learns from games that it has seen the end of, for ever."""

    lessons = 0

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """By what it has learned; late in the game it learns."""
        if view.fields["turn"] > 20:
            Learning.lessons = 1
        return legal[0 if Learning.lessons == 0 else -1]


class Ruling(Plain):
    """Makes rules of its own."""

    def __init__(self, info: GameInfo) -> None:
        super().__init__(info)
        info.rules.goal = 3


class Waiting(Plain):
    """Waits for something."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """As for another program."""
        time.sleep(0.006)
        return any_of(legal, rng)


class Stopped(Plain):
    """Thinks until somebody presses Ctrl-C."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """At once."""
        raise KeyboardInterrupt


class Killed(Plain):
    """Ends its process. Only for processes that are there to be ended."""

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """As if memory had run out."""
        os._exit(9)


class Foreseeing(Plain):
    """Looks for the seed of the game in its rng."""

    found: ClassVar[set[int]] = set()

    def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
        """What `draw` does, turned round: for small seeds one number of luck is enough."""
        place = (POLICY_STREAM * STREAM_STEP + self.place(rng) * DRAW_STEP) & MASK32
        self.found.add(unmix(rng.below(1 << 32)) ^ mix(mix(place)))
        return any_of(legal, rng)

    def place(self, rng: BotRng) -> int:
        """Its private number."""
        place: int = rng._place
        return place


def unmix(y: int) -> int:
    """The number that `mix` makes y of."""
    y ^= y >> 15 ^ y >> 30
    y = y * pow(MIX_TWO, -1, 1 << 32) & MASK32
    y ^= y >> 15 ^ y >> 30
    y = y * pow(MIX_ONE, -1, 1 << 32) & MASK32
    return y ^ y >> 16
