"""Games between bots: thousands at full speed, or one through the game layer. Same seed, same game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

from ostrov.bots.bot import Bot, BotRng
from ostrov.bots.loop import play_game
from ostrov.bots.registry import BotError, check_options, policies_of, seat_bots
from ostrov.bots.summary import Summary, is_compiled
from ostrov.engine.core.constants import MASK32, SEATS
from ostrov.engine.dispatch.awaiting import next_actor
from ostrov.game.action import Action
from ostrov.game.first_position import board_of, start_setup
from ostrov.game.game import SEED_LIMIT, Game
from ostrov.game.options import Options
from ostrov.game.seats import default_colours
from ostrov.game.tables import rules_of
from ostrov.players.game_loop import GameLoop, decide
from ostrov.players.matches import Counts, run_matches

LIMIT = 100_000
BLOCK_SECONDS = 0.15  # a block cannot be interrupted, nor seen to progress
BLOCK_GAMES = 10_000


def native_policies(names: Sequence[str], options: Options) -> list[int]:
    """The players of the engine with these names.

    BotError when one of them only looks at views or does not know the game.
    """
    check_options(names, options)
    found = policies_of(names)
    if found is None:
        raise BotError(
            f"one of {', '.join(names)} only plays when asked: in `ostrov arena`, at tables and in Gymnasium"
        )
    return found


class Worker:
    """Plays blocks of games on a board of its own, so that several may work at once."""

    def __init__(self, options: Options, names: Sequence[str], limit: int) -> None:
        geometry, self.board = board_of(options)
        self.board_setup = start_setup(options, geometry, default_colours(options))
        self.rules = rules_of(options)
        self.loop = GameLoop()
        self.loop.policy = native_policies(names, options) + [0] * (SEATS - len(names))
        self.loop.limit = limit

    def play(self, first: int, games: int) -> tuple[Counts, float]:
        """The counts of the games of consecutive seeds, and the seconds that they took."""
        counts = Counts()
        start = time.perf_counter()
        run_matches(self.board_setup, self.board, self.rules, self.loop, first, games, counts)
        return counts, time.perf_counter() - start


class Workload:
    """Cuts the seeds of a simulation into blocks of about equal time."""

    def __init__(self, seed: int, games: int) -> None:
        self.next = seed
        self.end = seed + games
        self.size = 1

    def __bool__(self) -> bool:
        return self.next < self.end

    def block(self) -> tuple[int, int]:
        """First seed and number of games of the next block."""
        first, size = self.next, min(self.size, self.end - self.next)
        self.next += size
        return first, size

    def learn(self, games: int, seconds: float) -> None:
        """Makes later blocks as long as they should be; at most four times longer at once."""
        wanted = int(games * BLOCK_SECONDS / max(seconds, 1e-6))
        self.size = max(1, min(wanted, 4 * self.size, BLOCK_GAMES))


def blocks(workers: list[Worker], plan: Workload) -> Iterator[Counts]:
    """The counts of all blocks as they are done; a single worker works in this thread."""
    if len(workers) == 1:
        while plan:
            counts, seconds = workers[0].play(*plan.block())
            plan.learn(counts.games, seconds)
            yield counts
        return
    running: dict[Future[tuple[Counts, float]], Worker] = {}
    with ThreadPoolExecutor(len(workers)) as pool:
        while plan or running:
            while plan and workers:
                worker = workers.pop()
                running[pool.submit(worker.play, *plan.block())] = worker
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                workers.append(running.pop(future))
                counts, seconds = future.result()
                plan.learn(counts.games, seconds)
                yield counts


def check(games: int, seed: int, jobs: int, limit: int) -> None:
    """BotError when the numbers make no simulation."""
    for name, value in (("games", games), ("jobs", jobs), ("limit", limit)):
        if value < 1:
            raise BotError(f"{name} is a whole number from 1 on, not {value!r}")
    if not 0 <= seed <= SEED_LIMIT - games:
        raise BotError(f"seeds go from 0 to {SEED_LIMIT - 1}: {games} games cannot start at seed {seed}")


def simulate(
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    limit: int = LIMIT,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Plays the games of the seeds from `seed` on and counts; the same whatever `jobs` is.

    One name is for all seats. A game that lasts `limit` actions is left unfinished. `progress` hears in
    this thread how many games are done. BotError or OptionError when it cannot be played so.
    """
    names = seat_bots(bots, options.players)
    check(games, seed, jobs, limit)
    workers = [Worker(options, names, limit) for _ in range(min(jobs, games))]
    total = Counts()
    start = time.process_time()
    for counts in blocks(workers, Workload(seed, games)):
        total.add(counts)
        if progress is not None:
            progress(total.games)
    return Summary(
        options=options,
        bots=names,
        games=total.games,
        seed=seed,
        jobs=jobs,
        compiled=is_compiled(),
        cpu_seconds=time.process_time() - start,
        actions=total.actions,
        chance_outcomes=total.chances,
        turns=total.turns,
        wins=tuple(total.wins[: options.players]),
        unfinished=total.unfinished,
        checksum=total.checksum,
    )


def play_recorded(options: Options, bots: Sequence[str], seed: int, *, limit: int = LIMIT) -> Game:
    """The game that `simulate` plays for this seed, through `Game.play`, with its history."""
    names = seat_bots(bots, options.players)
    named: dict[str, Any] = options.changed()
    game, loop = Game.new(seed, **named), GameLoop()
    loop.policy = native_policies(names, options) + [0] * (SEATS - len(names))
    loop.begin(seed & MASK32, seed >> 32)

    def choose(place: int) -> int:
        loop.actions = place
        seat = next_actor(game.rules, game.state)
        return decide(game.board, game.rules, game.state, seat, loop)

    for _ in play_game(game, choose, limit):
        pass
    return game


def play_views(game: Game, bots: Sequence[Bot], seed: int, *, limit: int = LIMIT) -> None:
    """Lets bots play a game to its end, one for each seat; they see views and random numbers of the seed."""

    def choose(place: int) -> Action:
        seat = next_actor(game.rules, game.state)
        action = bots[seat].choose(game.observe(seat), game.legal(seat), BotRng(seed, place))
        if action is None:
            raise BotError(f"the bot of seat {seat} has to act and did not")
        return action

    for _ in play_game(game, choose, limit):
        pass
