"""How fast the bots are: `python3 run.py python benchmarks/bots.py [--quick] [--seconds 10] [--boards 100]`.

Rates and times of decisions are CPU time. Decisions are those with a choice, against three greedy bots; what
the bot concludes from the game so far is part of them. What two processes gain is wall time of `ostrov arena`
and needs an idle machine. `belief.py` times the updates of beliefs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator

from ostrov.bots import BotRng, GameInfo, make_bot
from ostrov.bots.decision import Decision
from ostrov.bots.runner import play_recorded
from ostrov.bots.summary import is_compiled
from ostrov.cli.bench_measure import QUICK, THOROUGH, Effort, play, rate
from ostrov.engine.core.constants import SEATS
from ostrov.engine.dispatch.awaiting import next_speaker
from ostrov.game.game import Game
from ostrov.game.options import Options
from ostrov.players.constants import GREEDY_POLICY
from ostrov.players.game_loop import GameLoop
from ostrov.players.matches import Counts, play_match
from ostrov.testing import do

PLAYERS = 4
LIMIT = 20_000
MIDDLES = 20
"""Games from whose middle playouts start."""
GAMES = {"base": "base game", "cities_knights": "Cities & Knights"}
MATCH = ("planner", "greedy")
START = ("greedy", "random")
"""A match so short that all its time is the start of processes."""


def times_of(bot: str, rules: str, seconds: float) -> list[float]:
    """The CPU times of a bot's decisions in whole games, for about so many seconds."""
    found: list[float] = []
    seed = 0
    while sum(found) < seconds:
        game = Game.new(seed, game=rules, players=PLAYERS, board_setup="variable")
        found += game_times(game, bot, seed)
        seed += 1
    return sorted(found)


def game_times(game: Game, bot: str, seed: int) -> Iterator[float]:
    """The CPU times of one seat's decisions in a game; which seat changes with the seed."""
    info, own = GameInfo.of(game), seed % PLAYERS
    bots = [make_bot(bot if seat == own else "greedy", info) for seat in range(PLAYERS)]
    for place in range(LIMIT):
        if game.over:
            return
        seat = next_speaker(game.rules, game.state)
        decision = Decision.of(info, game.state, seat, game.past.recall(seat))
        begun = time.thread_time()
        action = decision.put_to(bots[seat], BotRng(seed, place))
        spent = time.thread_time() - begun
        if seat == own and len(decision.legal) > 1:
            yield spent
        game.play(action)


def playouts(effort: Effort) -> float:
    """Greedy games from the middle of others to their end, in a CPU second, with new chance each."""
    options = Options(board_setup="variable")
    loop, counts = GameLoop(), Counts()
    loop.policy, loop.limit = [GREEDY_POLICY] * SEATS, LIMIT
    middles: list[Game] = []
    for seed in range(MIDDLES):
        whole = play_recorded(options, ["greedy"], seed)
        game = Game.new(seed, explicit_chance=True, **options.changed())
        for action in whole.history[: len(whole.history) // 2]:
            do(game, action)
        middles.append(game)

    def work(n: int) -> float:
        for i in range(n):
            game = middles[i % MIDDLES]
            loop.begin(i, 1)
            play_match(game.board, game.rules, game.state.copy(), loop, counts)
        return n

    return rate(work, effort)


def arena_seconds(bots: tuple[str, str], boards: int, jobs: int) -> float:
    """The wall time of `ostrov arena`."""
    words = [*bots, "--boards", str(boards), "--jobs", str(jobs), "--json"]
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-m", "ostrov.cli", "arena", *words], check=True, capture_output=True)
    return time.perf_counter() - begun


def line(name: str, value: str, unit: str, target: str = "") -> None:
    """One row of the table."""
    print(f"  {name:<52} {value:>10} {unit:<8} {target}", flush=True)


def show_arena(boards: int, repeats: int) -> None:
    """What two processes gain; the best of some runs, which take turns."""
    whole: dict[int, list[float]] = {1: [], 2: []}
    start: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(repeats):
        for jobs in (1, 2):
            start[jobs].append(arena_seconds(START, 2, jobs))
            whole[jobs].append(arena_seconds(MATCH, boards, jobs))
    alone, both = min(whole[1]), min(whole[2])
    first, second = min(start[1]), min(start[2])
    name = f"arena {' '.join(MATCH)}, {boards} boards"
    line(f"{name}, 1 process", f"{alone:.1f}", "s wall", f"{first:.1f} s of it to start")
    line(f"{name}, 2 processes", f"{both:.1f}", "s wall", f"{second:.1f} s of it to start")
    line("gain of two processes", f"{alone / both:.2f}", "times", "target 1.8")
    line("gain without the start", f"{(alone - first) / (both - second):.2f}", "times")


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="How fast the bots are.")
    parser.add_argument("--quick", action="store_true", help="a short run; rougher figures")
    parser.add_argument("--seconds", type=float, help="CPU seconds for the decisions of a bot in a game")
    parser.add_argument("--boards", type=int, help="boards of the arena's match; 0 leaves it out")
    words = parser.parse_args()
    effort = QUICK if words.quick else THOROUGH
    seconds = words.seconds or (0.5 if words.quick else 10)
    boards = (6 if words.quick else 100) if words.boards is None else words.boards
    print("compiled" if is_compiled() else "plain sources: nothing is compiled")
    games = play("greedy", effort)["games_per_cpu_second"]
    line("greedy games, base, four players", f"{games:,.0f}", "games/s", "target 300")
    line(
        "greedy playouts from the middle of a base game",
        f"{playouts(effort):,.0f}",
        "games/s",
        "target 1,000",
    )
    for rules, title in GAMES.items():
        for bot in ("trader", "planner"):
            found = times_of(bot, rules, seconds)
            target = "target 1 ms" if bot == "planner" else ""
            name = f"a decision of {bot}, {title}"
            line(f"{name}, median", f"{1000 * found[len(found) // 2]:.2f}", "ms", target)
            line(f"{name}, 95 %", f"{1000 * found[int(0.95 * len(found))]:.2f}", "ms", f"of {len(found)}")
    if boards:
        show_arena(boards, 1 if words.quick else 2)


if __name__ == "__main__":
    main()
