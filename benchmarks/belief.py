"""How long beliefs take: `python3 run.py python benchmarks/belief.py [GAMES]`.

Greedy players play with each other; one seat concludes. Prints the times of updates and of imagined states in
microseconds, and how many worlds the belief had. Thefts that the seat does not see are timed apart: they are
what makes worlds.
"""

from __future__ import annotations

import sys
import time

from ostrov.bots.runner import play_recorded
from ostrov.engine.base.constants import STOLEN
from ostrov.engine.core.actions import kind_of
from ostrov.engine.core.constants import GOODS
from ostrov.engine.core.packs import some
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.game.game import Game
from ostrov.game.options import Options
from ostrov.knowledge.belief import Belief, add_world
from ostrov.knowledge.branches import Branches, unseen_card
from ostrov.knowledge.constants import OTHERS, WORLDS
from ostrov.knowledge.determinize import determinize, determinize_afresh
from ostrov.knowledge.update import start, update_belief

GAMES = {
    "base game": Options(board_setup="variable"),
    "Cities & Knights": Options(game="cities_knights", board_setup="variable"),
}


def line(name: str, figures: list[float], unit: str) -> None:
    """Median, 95th percentile and the largest."""
    ranked = sorted(figures)
    at = [ranked[int(share * (len(ranked) - 1))] for share in (0.5, 0.95, 0.999, 1)]
    words = "  ".join(
        f"{word} {x:8.2f}" for word, x in zip(("median", "95 %", "99.9 %", "most"), at, strict=True)
    )
    print(f"  {name:<28} {words}  {unit}, {len(ranked)} times")


def measure(options: Options, games: int) -> None:
    """Follows some games from seat 0."""
    room, m, spare, out, before = Branches(), Belief(), Belief(), State(), State()
    updates: list[float] = []
    thefts: list[float] = []
    determinized: list[float] = []
    afresh: list[float] = []
    worlds: list[float] = []
    clock = time.perf_counter_ns
    for seed in range(games):
        played = play_recorded(options, ["greedy"], seed)
        game = Game.new(seed, explicit_chance=True, **options.changed())
        board, rules, state = game.board, game.rules, game.state
        start(m, rules, state, 0, 1)
        for place, action in enumerate(played.history):
            packed = action.packed
            before.copy_from(state)
            apply_unchecked(board, rules, state, packed)
            first = clock()
            update_belief(m, rules, before, packed, state, room)
            updates.append((clock() - first) / 1000)
            if kind_of(packed) == STOLEN and 0 not in (before.active, before.victim):
                thefts.append(updates[-1])
            worlds.append(m.n)
            if place % 10 == 0:
                first = clock()
                determinize(rules, m, state, seed, 1, place, out)
                determinized.append((clock() - first) / 1000)
                first = clock()
                determinize_afresh(rules, state, 0, seed, 1, place, spare, out)
                afresh.append((clock() - first) / 1000)
    line("update", updates, "µs")
    line("update, unseen thefts", thefts, "µs")
    line("determinize", determinized, "µs")
    line("determinize afresh", afresh, "µs")
    line("worlds", worlds, "")


def measure_full() -> None:
    """Unseen thefts between three large hands, once there are as many worlds as are kept."""
    room, m, full = Branches(), Belief(), list[float]()
    m.others = 3
    hand = sum(some(good, 4) for good in range(GOODS))
    m.hand = [hand if i % WORLDS == 0 else 0 for i in range(OTHERS * WORLDS)]
    add_world(m, 1)
    for step in range(300):
        first = time.perf_counter_ns()
        unseen_card(m, room, 1 + step % 3, 1 + (step + 1) % 3)
        if step > 20:
            full.append((time.perf_counter_ns() - first) / 1000)
    line("unseen thefts, full", full, "µs")


if __name__ == "__main__":
    measure_full()
    for title, options in GAMES.items():
        print(title)
        measure(options, int(sys.argv[1]) if len(sys.argv) > 1 else 20)
