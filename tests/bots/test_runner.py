"""Simulations: the same whatever the jobs and blocks, and the same games as through the game layer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ostrov import Game, OptionError, Options
from ostrov.bots import BotError, GameInfo, make_bot, seat_bots
from ostrov.bots.runner import BLOCK_SECONDS, LIMIT, Worker, Workload, play_recorded, play_views, simulate
from ostrov.bots.summary import is_compiled
from ostrov.engine import constants as c
from ostrov.engine.core import state as engine_state
from ostrov.engine.core.state import State
from ostrov.engine.setup.board_setup import set_up_game
from ostrov.players.matches import Counts, play_match

VARIABLE = Options(board_setup="variable")
KNIGHTS = Options(game="cities_knights", board_setup="variable")
TABLES = {
    "variable board": (VARIABLE, ["greedy"]),
    "printed map": (Options(), ["greedy", "random", "greedy", "random"]),
    "three players": (VARIABLE.with_(players=3), ["random", "greedy", "random"]),
    "printed map for three": (Options(players=3), ["greedy"]),
    "two players": (VARIABLE.with_(players=2), ["random", "greedy"]),
    "random players": (VARIABLE, ["random"]),
    "other rules": (
        VARIABLE.with_(auto_claim_victory=False, turn_phases="separate", public_hand_counts=False),
        ["greedy", "greedy", "random", "greedy"],
    ),
    "cities and knights": (KNIGHTS, ["greedy"]),
    "printed map with knights": (
        Options(game="cities_knights"),
        ["greedy", "random", "greedy", "random"],
    ),
    "experts with closed hands": (
        KNIGHTS.with_(players=3, ck_expert_defence=True, public_hand_counts=False),
        ["greedy"],
    ),
}
PINNED = (2382, (1, 5, 1, 3), 2182073093)
PINNED_KNIGHTS = (1239, (1, 2, 0, 0), 1876213899)
TIMES = ("jobs", "cpu_seconds", "games_per_cpu_second", "actions_per_cpu_second")


def facts(found: dict[str, Any]) -> dict[str, Any]:
    """A summary without what may differ from run to run."""
    return {name: value for name, value in found.items() if name not in TIMES}


def block(options: Options, bots: list[str], seed: int, games: int) -> Counts:
    """The counts of one block."""
    return Worker(options, seat_bots(bots, options.players), LIMIT).play(seed, games)[0]


def test_the_summary_adds_up() -> None:
    heard: list[int] = []
    found = simulate(VARIABLE, ["greedy"], 12, 5, progress=heard.append).to_json()
    assert json.loads(json.dumps(found)) == found
    assert sum(found["wins"]) + found["unfinished"] == found["games"] == 12
    assert len(found["wins"]) == found["players"] == 4
    assert found["options"] == {"board_setup": "variable"}
    assert (found["rules"], found["seed"], found["jobs"]) == ("base", 5, 1)
    assert found["bots"] == ["greedy"] * 4
    assert found["actions"] > found["turns_mean"] * 12 > 100
    assert found["chance_outcomes"] > found["turns_mean"] * 12 - 12
    assert found["cpu_seconds"] > 0
    assert found["games_per_cpu_second"] == pytest.approx(12 / found["cpu_seconds"], rel=1e-3)
    assert heard == sorted(set(heard))
    assert heard[-1] == 12


def test_compiled_is_what_really_runs() -> None:
    extension = not str(engine_state.__file__).endswith(".py")
    assert is_compiled() == extension == simulate(VARIABLE, ["random"], 1, 1).compiled


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random", "random", "greedy"]])
def test_jobs_do_not_matter(bots: list[str]) -> None:
    alone, together = (simulate(VARIABLE, bots, 25, 100, jobs=jobs).to_json() for jobs in (1, 3))
    assert facts(alone) == facts(together)
    assert together["jobs"] == 3


def test_blocks_do_not_matter() -> None:
    whole, parts = block(VARIABLE, ["greedy"], 40, 9), Counts()
    for first, games in ((43, 6), (40, 1), (41, 2)):
        parts.add(block(VARIABLE, ["greedy"], first, games))
    for name in ("games", "actions", "chances", "turns", "wins", "unfinished", "checksum"):
        assert getattr(whole, name) == getattr(parts, name)


def test_other_seeds_are_other_games() -> None:
    assert block(VARIABLE, ["greedy"], 1, 1).checksum != block(VARIABLE, ["greedy"], 2, 1).checksum
    far = block(VARIABLE, ["greedy"], 1 + (1 << 32), 1)
    assert far.checksum != block(VARIABLE, ["greedy"], 1, 1).checksum


def native(options: Options, bots: list[str], seed: int) -> tuple[Counts, State]:
    """One game in the engine alone: its counts and its last state."""
    worker = Worker(options, seat_bots(bots, options.players), LIMIT)
    world, counts = (worker.board, worker.rules, State()), Counts()
    halves = seed & c.MASK32, seed >> 32
    set_up_game(worker.board_setup, *world, *halves)
    worker.loop.begin(*halves)
    play_match(*world, worker.loop, counts)
    return counts, world[2]


@pytest.mark.parametrize("seed", [1, 2, 2**40 + 3])
@pytest.mark.parametrize("name", TABLES)
def test_a_recorded_game_is_the_simulated_one(name: str, seed: int) -> None:
    options, bots = TABLES[name]
    game = play_recorded(options, bots, seed)
    counts, state = native(options, bots, seed)
    chances = sum(action.seat == c.CHANCE for action in game.history)
    assert (counts.actions, counts.chances) == (len(game.history) - chances, chances)
    assert game.winner == state.winner - 1
    assert game.state.to_bytes() == state.to_bytes()
    assert counts.checksum == block(options, bots, seed, 1).checksum
    assert [game.seed, game.options] == [seed, options]


@pytest.mark.parametrize("name", TABLES)
def test_bots_that_see_views_play_the_same_game(name: str) -> None:
    options, bots = TABLES[name]
    named: dict[str, Any] = options.changed()
    game = Game.new(7, **named)
    table = GameInfo.of(game)
    play_views(game, [make_bot(bot, table) for bot in seat_bots(bots, options.players)], 7)
    assert game.history == play_recorded(options, bots, 7).history


def test_a_limit_leaves_games_unfinished() -> None:
    found = simulate(VARIABLE, ["greedy"], 5, 1, limit=50)
    assert (found.unfinished, sum(found.wins), found.actions) == (5, 0, 250)
    game = play_recorded(VARIABLE, ["greedy"], 1, limit=50)
    assert not game.over
    assert sum(action.seat != c.CHANCE for action in game.history) == 50


def test_a_goal_out_of_reach_ends_at_the_limit() -> None:
    found = simulate(VARIABLE.with_(victory_points=40), ["greedy"], 1, 1, limit=3000)
    assert (found.unfinished, found.actions) == (1, 3000)


def test_blocks_grow_to_the_time_they_should_take() -> None:
    plan = Workload(10, 1000)
    assert plan.block() == (10, 1)
    plan.learn(1, BLOCK_SECONDS / 1000)
    assert plan.block() == (11, 4)
    plan.learn(4, 4 * BLOCK_SECONDS)
    assert plan.block() == (15, 1)
    while plan:
        plan.learn(1, 1e-9)
        first, games = plan.block()
    assert first + games == 1010


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"games": 0}, "games is a whole number from 1 on, not 0"),
        ({"jobs": 0}, "jobs is a whole number from 1 on, not 0"),
        ({"limit": 0}, "limit is a whole number from 1 on, not 0"),
        ({"seed": -1}, "cannot start at seed -1"),
        ({"seed": 2**63 - 1}, "2 games cannot start at seed 9223372036854775807"),
        ({"bots": ["random", "greedy"]}, "4 players need 1 or 4 names of bots, not 2"),
        ({"bots": []}, "4 players need 1 or 4 names of bots, not 0"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(changes: dict[str, Any], message: str) -> None:
    arguments: dict[str, Any] = {"options": VARIABLE, "bots": ["random"], "games": 2, "seed": 1, **changes}
    with pytest.raises(BotError, match=message):
        simulate(**arguments)


def test_a_board_of_ones_own_cannot_be_simulated() -> None:
    with pytest.raises(OptionError, match="X-24"):
        simulate(Options(board_setup="custom"), ["random"], 1, 1)


def test_an_interrupted_simulation_stops() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    for jobs in (1, 2):
        with pytest.raises(KeyboardInterrupt):
            simulate(VARIABLE, ["random"], 10**9, 1, jobs=jobs, progress=stop)


def test_the_games_of_a_seed_stay_the_same() -> None:
    """A change of the player or the rules shows here; compiled and plain runs must agree on it."""
    found = simulate(VARIABLE, ["greedy"], 10, 1)
    assert (found.actions, found.wins, found.checksum) == PINNED
    found = simulate(KNIGHTS, ["greedy"], 3, 1)
    assert (found.actions, found.wins, found.checksum) == PINNED_KNIGHTS
