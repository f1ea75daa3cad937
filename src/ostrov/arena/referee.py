"""Plays the games of a match. Bots see views; the referee alone sees the state."""

from __future__ import annotations

import time
from dataclasses import dataclass
from reprlib import repr as short
from typing import Any

from ostrov.arena.match import Match
from ostrov.arena.omniscient import OmniscientBot
from ostrov.arena.seatings import MatchError, Seating
from ostrov.arena.watch import Watch
from ostrov.bots.bot import Bot, BotRng, GameInfo
from ostrov.bots.by_path import is_path
from ostrov.bots.decision import Decision
from ostrov.bots.faults import RAISED, told
from ostrov.bots.loop import play_game
from ostrov.bots.registry import entry, policies_of
from ostrov.engine import constants as c
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.awaiting import next_speaker
from ostrov.engine.seams import score
from ostrov.engine.setup.board_setup import set_up_game
from ostrov.game.action import Action, NotationError
from ostrov.game.first_position import board_of, start_setup
from ostrov.game.game import Game
from ostrov.game.refusal import IllegalAction
from ostrov.game.seats import default_colours
from ostrov.game.tables import rules_of
from ostrov.players.game_loop import GameLoop
from ostrov.players.matches import Counts, play_match

Json = dict[str, Any]


@dataclass(slots=True)
class Played:
    """One game that has been played."""

    board: int
    game: int
    """Its number among the games of the board."""
    seats: Seating
    winner: int | None
    """The seat; None when the limit of actions came first."""
    points: tuple[int, ...]
    turns: int
    actions: int
    times: dict[int, Watch]
    """Of the bots that were asked one by one."""

    def to_json(self) -> Json:
        """A plain object."""
        times = {str(bot): watch.to_json() for bot, watch in self.times.items()}
        return {name: getattr(self, name) for name in self.__slots__} | {"times": times}

    @classmethod
    def from_json(cls, found: Json) -> Played:
        """What `to_json` wrote."""
        times = {int(bot): Watch(counts) for bot, counts in found["times"].items()}
        lists = {"seats": tuple(found["seats"]), "points": tuple(found["points"]), "times": times}
        return cls(**found | lists)


class Referee:
    """Plays the games of one match in this process."""

    def __init__(self, match: Match) -> None:
        self.match = match
        geometry, self.board = board_of(match.options)
        self.board_setup = start_setup(match.options, geometry, default_colours(match.options))
        self.rules = rules_of(match.options)
        self.loop = GameLoop()
        self.loop.limit = match.limit

    def group(self, board: int) -> list[Played]:
        """All games of one board."""
        return [self.play(board, i, seats) for i, seats in enumerate(self.match.seatings(board))]

    def play(self, board: int, number: int, seats: Seating) -> Played:
        """One game to its end or its limit; MatchError when a bot breaks the rules."""
        seed, times = self.match.seed + board, dict[int, Watch]()
        policies = policies_of([self.match.bots[bot] for bot in seats])
        if policies is None:
            state, actions, times = self._play_asked(seed, seats)
        else:
            state, actions = self._play_native(seed, policies)
        points = tuple(score(state, p) for p in range(self.rules.seats))
        winner = state.winner - 1 if state.winner else None
        return Played(board, number, seats, winner, points, state.turn, actions, times)

    def _play_native(self, seed: int, policies: list[int]) -> tuple[State, int]:
        """A game of native players: its last state, and how many actions there were."""
        state, counts = State(), Counts()
        self.loop.policy = policies + [0] * (c.SEATS - len(policies))
        self.loop.begin(seed & c.MASK32, seed >> 32)
        set_up_game(self.board_setup, self.board, self.rules, state, self.loop.low, self.loop.high)
        play_match(self.board, self.rules, state, self.loop, counts)
        return state, counts.actions

    def _play_asked(self, seed: int, seats: Seating) -> tuple[State, int, dict[int, Watch]]:
        """A game in which every bot is asked: its last state, how many actions there were, and the times."""
        named: dict[str, Any] = self.match.options.changed()
        game = Game.new(seed, **named)
        info, names = GameInfo.of(game), [self.match.bots[bot] for bot in seats]
        bots = [self._bot(name, info, game.state) for name in names]
        streams = [BotRng.apart if is_path(name) else BotRng for name in names]
        times = {bot: Watch() for bot in seats}
        last: tuple[str, Action] | None = None

        def choose(place: int) -> Action:
            nonlocal last
            seat = next_speaker(game.rules, game.state)
            assert game.past is not None, "games that begin by the rules have a past"
            decision = Decision.of(info, game.state, seat, game.past.recall(seat))
            rng = streams[seat](seed, place)
            before = time.thread_time()
            action = _asked(decision, bots[seat], rng, names[seat], seed)
            times[seats[seat]].add(time.thread_time() - before)
            last = names[seat], action
            return action

        try:
            done = sum(1 for _ in play_game(game, choose, self.match.limit))
        except (IllegalAction, NotationError) as error:
            assert last is not None
            raise _fault(last[0], f"chose {last[1].text!r}, which is not legal", seed) from error
        return game.state, done, times

    def _bot(self, name: str, info: GameInfo, state: State) -> Bot:
        """A bot for one game; references look at its state."""
        found = entry(name)
        if found.make is None:
            return OmniscientBot(info, state, found.policy or 0)
        try:
            return found.make(info.copy() if is_path(name) else info)  # others might change the rules
        except RAISED as error:
            raise _fault(name, f"could not be made for a table: it raised {told(error)[0]}") from error


def _asked(decision: Decision, bot: Bot, rng: BotRng, name: str, seed: int) -> Action:
    """What a bot chooses; MatchError with its name when that is no action."""
    try:
        action = decision.put_to(bot, rng)
    except RAISED as error:
        raise _fault(name, f"raised {told(error)[0]}", seed) from error
    if isinstance(action, Action):
        return action
    if action is None:
        raise _fault(name, "has to act and did not", seed)
    raise _fault(name, f"returned {short(action)} of type {type(action).__name__}, which is no Action", seed)


def _fault(name: str, what: str, seed: int | None = None) -> MatchError:
    """A match is over when a bot fails; the sentence names the bot and the game."""
    where = "" if seed is None else f", in a game of seed {seed}"
    more = f"; `ostrov check-bot {name}` tells more" if is_path(name) else ""
    return MatchError(f"{name} {what}{where}{more}")


_referees: dict[str, Referee] = {}


def play_board(match: Match, board: int) -> list[Played]:
    """The games of a board; a process keeps the referee of its last match."""
    key = str(match.to_json())
    if key not in _referees:
        _referees.clear()
        _referees[key] = Referee(match)
    return _referees[key].group(board)
