"""One bot in one game: every decision is put to it, to its double, to a double in another world and to one
that has just been made.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from ostrov.bots.bot import Bot, BotRng, GameInfo
from ostrov.bots.decision import Decision
from ostrov.bots.faults import RAISED, told
from ostrov.bots.loop import play_game
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.game.memory import Recall
from ostrov.game.phases import PHASES
from ostrov.testing.bot_answers import Answer, ask, fault_in
from ostrov.testing.bot_company import Company
from ostrov.testing.bot_report import Place, Report
from ostrov.testing.hidden import permute_hidden

Make = Callable[[GameInfo], Bot]
Kept = list[tuple[Decision, BotRng, Answer | None, Place]]

LONGEST_TURN = 200
"""Actions of one seat in one turn that nobody needs."""


@dataclass(slots=True)
class Trio:
    """Three bots made alike that are asked the same from the first decision of a game on."""

    player: Bot
    double: Bot
    elsewhere: Bot
    """It plays in worlds that its seat cannot tell from the true one."""


class Exam:
    """A game in which a bot is watched."""

    def __init__(self, make: Make, report: Report, name: str, game: Game, seed: int) -> None:
        self.make, self.report, self.name, self.seed = make, report, name, seed
        self.game, self.table = game, GameInfo.of(game)
        self.given = self.table.copy()
        """What bots are made from; nothing of it may change."""
        self.seat = seed % game.rules.seats
        self.company = Company(game, self.seat, seed)
        self.done = 0
        self.turn, self.busy = -1, 0
        """The last turn in which the bot acted, and its actions in it."""
        self.kept: Kept = []
        """All questions with their answers, None for one that could not be played."""
        self.others_chose = 0
        """Decisions at which a bot that was just made chose otherwise."""

    @property
    def place(self) -> Place:
        """The decision that the bot is at."""
        state = self.game.state
        return Place(self.name, self.seed, self.seat, state.turn, PHASES[state.phase], self.done)

    def tell(self, kind: str, cause: str, sentence: str) -> None:
        """A problem here."""
        self.report.add(kind, cause, sentence, self.place)

    def play(self, limit: int) -> None:
        """The whole game, or so many actions of it; ends at once when the bot cannot be made or stalls."""
        self._play(limit)
        for name in ("board", "rules"):
            found, right = getattr(self.given, name), getattr(self.table, name)
            changed = [field for field in fields_of(right) if getattr(found, field) != getattr(right, field)]
            if changed:
                named = ", ".join(f"{name}.{field}" for field in changed)
                self.tell("mutation", name, f"It changed the table that it was made for: {named}")

    def _play(self, limit: int) -> None:
        bots = [self.made() for _ in range(3)]
        players = [bot for bot in bots if bot is not None]
        if len(players) < len(bots):
            return
        trio = Trio(*players)
        for _ in play_game(self.game, lambda _: self._choose(trio), limit):
            self.done += 1

    def _choose(self, trio: Trio) -> Action | None:
        """What somebody does next; None when the bot stalls."""
        action = self.company.offer()
        if action is None:
            seat, rng = self.company.actor(), BotRng.apart(self.seed, self.done)
            action = self._decide(trio, rng) if seat == self.seat else self.company.choice(seat, rng)
        if action.seat == self.seat:
            turn = self.game.state.turn
            self.turn, self.busy = turn, self.busy + 1 if turn == self.turn else 1
            if self.busy > LONGEST_TURN:
                said = f"It did {LONGEST_TURN} actions in one turn and did not end it, the last one"
                self.tell("stall", "", f"{said} {action.text!r}")
                return None
        return action

    def made(self) -> Bot | None:
        """A bot for this table; None with a problem when there is none."""
        try:
            bot = self.make(self.given)
        except RAISED as error:
            said, cause = told(error)
            self.tell("make", cause, f"It could not be made for a table: {said}")
            return None
        if callable(getattr(bot, "choose", None)):
            return bot
        kind = type(bot).__name__
        self.tell("make", "choose", f"What was made for a table is of type {kind} and has no method choose")
        return None

    def _decide(self, trio: Trio, rng: BotRng) -> Action:
        """What the player chooses; what a greedy one would where that cannot be played."""
        decision, untouched = self._decision(), self._decision()
        before, began = time.thread_time(), time.perf_counter()
        try:
            answer = ask(trio.player, decision, rng)
        except KeyboardInterrupt as stop:
            stop.add_note(
                f"Stopped while it decided at {self.place}, after {time.perf_counter() - began:.1f} s."
            )
            raise
        self.report.watch.add(time.thread_time() - before)
        self.report.seconds += time.perf_counter() - began
        self.report.decisions += 1
        self._compare_decision(decision, untouched)
        double = ask(trio.double, self._decision(), rng)
        world = permute_hidden(self.game, self.seat, random.Random(self.done))
        elsewhere = ask_in(world, self.seat, self._recall(), trio.elsewhere, rng)
        fault = fault_in(self.game, self.seat, answer)
        self.kept.append((untouched, rng, None if fault else answer, self.place))
        if fault is not None:
            self.tell(fault.kind, fault.cause, fault.sentence)
            return self.company.choice(self.seat, rng)
        stateless = bool(getattr(trio.player, "stateless", False))
        self._compare(answer, double, elsewhere, rng, stateless=stateless)
        assert isinstance(answer.chosen, Action)
        return answer.chosen

    def _decision(self) -> Decision:
        return Decision.of(self.table, self.game.state, self.seat, self._recall())

    def _recall(self) -> Recall:
        assert self.game.past is not None, "games that begin by the rules have a past"
        return self.game.past.recall(self.seat)

    def _compare_decision(self, decision: Decision, untouched: Decision) -> None:
        """Views and lists are to be read only."""
        if decision.legal != untouched.legal:
            now, was = decision.legal, untouched.legal
            moved = len(now) == len(was) and all(action in now for action in was)
            said = "their order" if moved else f"{len(was)} actions before, {len(now)} after"
            self.tell("mutation", "list", f"It changed the list of legal actions that it was given: {said}")
        if decision.view != untouched.view:
            seen, shown = decision.view.to_json(), untouched.view.to_json()
            parts = [
                f"{part}[{name!r}]"
                for part in ("fields", "counts")
                for name in {**shown[part], **seen[part]}
                if seen[part].get(name) != shown[part].get(name)
            ]
            self.tell("mutation", "view", f"It changed its view: {', '.join(parts) or 'seat'}")

    def _compare(
        self, answer: Answer, double: Answer, elsewhere: Answer, rng: BotRng, *, stateless: bool
    ) -> None:
        """The same decision and the same numbers have the same answer, whoever is asked where."""
        if not answer.same(double):
            why = "look for the random module, the clock, and what is shared by all bots of the class"
            said = f"With the same questions and the same luck it {answer}, and its double {double}"
            self.tell("chance", "", f"{said}: {why}")
            return
        if not answer.same(elsewhere):
            said = "It depends on what its seat may not know: where hidden cards were dealt differently it"
            self.tell("hidden", "", f"{said} {elsewhere}, else it {answer}")
        fresh = self.made()
        found = ask(fresh, self._decision(), rng) if fresh is not None else Answer()
        if answer.same(found):
            return
        self.others_chose += 1
        if stateless:
            said = f"It says that it is stateless, but it {answer} where a bot that was just made {found}"
            self.tell("past", "", said)


def fields_of(thing: object) -> list[str]:
    """The names of what an object of the engine holds."""
    return [name for name in dir(thing) if name[0] != "_" and not callable(getattr(thing, name))]


def ask_in(world: Game, seat: int, recall: Recall, bot: Bot, rng: BotRng) -> Answer:
    """What a bot answers in another world: neither its view nor its caller leads it to the true one."""
    decision = Decision.of(GameInfo.of(world), world.state, seat, lambda: recall())
    return ask(bot, decision, rng)
