"""Games that note which clauses they meet: those of events, and those of refusals by their cases."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from ostrov.bots.runner import native_policies
from ostrov.engine import constants as c
from ostrov.engine.base.common_offers import common_offers
from ostrov.engine.base.offers import offers_open
from ostrov.engine.core.actions import kind_of
from ostrov.engine.core.moves import Moves, Outcomes
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
from ostrov.engine.dispatch.chance import seeded_outcome
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.action import Action
from ostrov.game.events import events_of
from ostrov.game.game import Game
from ostrov.players.game_loop import GameLoop, decide
from ostrov.testing.clause_questions import ask_around
from ostrov.testing.gifts import hand_out
from ostrov.testing.refusals import Cases
from ostrov.testing.tables import CLAUSE_TABLES

LIMIT = 3000
"""Actions and outcomes after which a game is left."""

OFFERS = 0.1
"""How often a seat makes an offer while trade is open."""

OFTEN, SELDOM = 0.2, 0.004
"""How often questions are asked while a new harbour waits, and else once a phase has been met twice."""

RICH, PRESENTS = 0.6, 0.2
"""How many random games bring presents, and how often before a roll."""


@dataclass
class Reached:
    """How often each clause was met."""

    games: int = 0
    events: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    cases: Cases = field(default_factory=Cases)

    def add(self, other: Reached) -> None:
        """Counts the games of another as well."""
        self.games += other.games
        self.events.update(other.events)
        self.refusals.update(other.refusals)
        self.cases.add(other.cases)

    def ask(self, game: Game, table: str, rng: random.Random) -> None:
        """Asks why some actions are not allowed now, and notes the clauses of the answers."""
        for packed, refusal in ask_around(game, table, rng):
            self.refusals[refusal.clause] += 1
            self.refusals.update(refusal.params.get("because", ()))
            self.cases.note(game, table, packed, refusal)

    def __contains__(self, clause: str) -> bool:
        return clause in self.events or clause in self.refusals


def walk(table: str, bot: str, seed: int) -> Reached:
    """One game at a table of `CLAUSE_TABLES`, all seats played by a bot; the same for the same arguments."""
    rng = random.Random(f"{table} {bot} {seed}")
    game = Game.new(seed, explicit_chance=True, **CLAUSE_TABLES[table])
    reached = Reached(games=1)
    rich = bot == "random" and rng.random() < RICH
    met: Counter[int] = Counter()
    for number, packed in enumerate(_choices(game, bot, seed, rng)):
        if met[game.state.phase] < 2 or rng.random() < (OFTEN if game.state.new_harbours else SELDOM):
            reached.ask(game, table, rng)
        met[game.state.phase] += 1
        before = game.state.copy()
        apply_unchecked(game.board, game.rules, game.state, packed)
        for event in events_of(game, before, Action(packed, "")):
            reached.events[event.clause] += 1
        if rich and game.state.phase == c.BEFORE_ROLL and rng.random() < PRESENTS:
            hand_out(game, rng)
        if game.over or number == LIMIT:
            break
    reached.ask(game, table, rng)
    return reached


def _choices(game: Game, bot: str, seed: int, rng: random.Random) -> Iterator[int]:
    """What happens next, for ever."""
    decisions = _random_actions(game, rng) if bot == "random" else _bot_actions(game, bot, seed)
    while True:
        if chance_is_next(game.state):
            yield seeded_outcome(game.rules, game.state, seed & c.MASK32, seed >> 32, Outcomes())
        else:
            yield next(decisions)


def _random_actions(game: Game, rng: random.Random) -> Iterator[int]:
    """Any legal action of the seat that is to act; offers and answers of everybody.

    Every other game draws a kind first and then an action of it: otherwise kinds with many arguments crowd
    the others out.
    """
    b, r, s = game.board, game.rules, game.state
    by_kind, moves = rng.random() < 0.5, Moves()
    while True:
        somebody = rng.randrange(r.seats)
        if offers_open(game.rules, s) and rng.random() < OFFERS:
            common_offers(r, s, somebody, moves)
            if moves.n:
                yield rng.choice(moves.to_list())
                continue
        legal = legal_actions(b, r, s, somebody) if s.offers and rng.random() < 0.5 else []
        legal = legal or legal_actions(b, r, s, next_actor(r, s))
        if by_kind:
            kind = rng.choice(sorted({kind_of(packed) for packed in legal}))
            legal = [packed for packed in legal if kind_of(packed) == kind]
        yield rng.choice(legal)


def _bot_actions(game: Game, bot: str, seed: int) -> Iterator[int]:
    """What the seat that is to act does when it plays like this bot."""
    loop = GameLoop()
    loop.policy = native_policies([bot], game.options) * c.SEATS
    loop.begin(seed & c.MASK32, seed >> 32)
    b, r, s = game.board, game.rules, game.state
    while True:
        yield decide(b, r, s, next_actor(r, s), loop)
        loop.actions += 1


def plan(random_games: int, greedy_games: int, seed: int = 1) -> list[tuple[str, str, int]]:
    """Arguments of `walk`: so many random games and greedy ones, in turn over all games."""
    by_game: dict[str, list[str]] = {}
    for name, options in CLAUSE_TABLES.items():
        by_game.setdefault(options.get("game", "base"), []).append(name)
    games: list[tuple[str, str, int]] = []
    tables = list(by_game.values())
    for bot, number in (("random", random_games), ("greedy", greedy_games)):
        for k in range(number):
            names = tables[k % len(tables)]
            games.append((names[k // len(tables) % len(names)], bot, seed + k))
    return games
