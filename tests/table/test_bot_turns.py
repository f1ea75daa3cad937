"""Decisions of bots as they go to another process: nothing is missing, and nothing hidden is in them."""

from __future__ import annotations

import pickle
import random

import pytest

from ostrov import Game
from ostrov.bots import bot_names
from ostrov.bots.registry import entry
from ostrov.engine.base.constants import STEALING
from ostrov.game.memory import FACTS
from ostrov.knowledge.belief import Belief
from ostrov.table import BotTurn
from ostrov.table.bot_turn import chosen
from ostrov.testing import bot_walk, engine_mode, permute_hidden
from ostrov.testing.beliefs import belief_key
from ostrov.testing.walks import do, random_action

GAMES = {
    "base": {"board_setup": "variable"},
    "cities_knights": {"game": "cities_knights", "board_setup": "variable"},
}
STEPS = {"compiled": 300, "sanitized": 60, "plain": 20}[engine_mode()]
EVERY = 7
LEVELS = [(level, rules) for level in bot_names() for rules in entry(level).games if rules in GAMES]


def asked(game: Game, seat: int, level: str) -> BotTurn:
    """A seat's decision now."""
    return BotTurn.of(game, seat, level, 5, 77, game.legal(seat))


@pytest.mark.parametrize(("level", "rules"), LEVELS)
def test_a_bot_decides_the_same_after_the_journey(level: str, rules: str) -> None:
    looked = 0
    for step, game in enumerate(bot_walk(["greedy"], GAMES[rules], 8, limit=STEPS)):
        if step % EVERY or game.over:
            continue
        turn = asked(game, game.awaiting[0], level)
        packed = pickle.dumps(turn)
        there = pickle.loads(packed)
        assert (there.seat, there.level, there.seq, there.quick) == (turn.seat, level, 5, turn.quick)
        assert (there.view, there.legal, there.known) == (turn.view, turn.legal, turn.known)
        assert chosen(packed) == turn.choose()
        looked += 1
    assert looked > 2


@pytest.mark.parametrize("rules", GAMES)
def test_memories_travel_whole_and_only_with_bots_that_use_them(rules: str) -> None:
    worlds = set()
    for step, game in enumerate(bot_walk(["greedy"], GAMES[rules], 2, limit=STEPS)):
        if step % EVERY or game.over:
            continue
        for seat in range(4):
            memory = pickle.loads(pickle.dumps(asked(game, seat, "planner"))).view.memory
            kept = game.observe(seat).memory
            assert kept is not None
            assert belief_key(memory.belief) == belief_key(kept.belief)
            assert memory.expected((seat + 1) % 4) == kept.expected((seat + 1) % 4)
            assert pickle.loads(pickle.dumps(asked(game, seat, "greedy"))).view.memory is None
            worlds.add(kept.belief.n)
    assert len(worlds) > 1 or engine_mode() != "compiled"


def test_no_part_of_a_belief_is_forgotten() -> None:
    belief = Belief()
    parts = {name for name in dir(belief) if name[0] != "_" and not callable(getattr(belief, name))}
    assert parts == {*FACTS, "n", "hand", "weight"}


@pytest.mark.clause("B-INFO-1", "B-INFO-4", "CK-GATE-5")
@pytest.mark.parametrize("rules", GAMES)
def test_what_is_hidden_is_not_in_the_bytes(rules: str) -> None:
    rng, differed = random.Random(5), 0
    for step, game in enumerate(bot_walk(["greedy"], GAMES[rules], 6, limit=STEPS)):
        if step % EVERY or game.over:
            continue
        for seat in range(4):
            twin = permute_hidden(game, seat, rng)
            differed += twin.state != game.state
            turns = [BotTurn.of(one, seat, "planner", 5, 77, game.legal(seat)) for one in (game, twin)]
            assert pickle.dumps(turns[0]) == pickle.dumps(turns[1])
    assert differed > 0


@pytest.mark.clause("B-INFO-1", "B-ROB-5")
@pytest.mark.parametrize("rules", GAMES)
def test_what_was_stolen_is_in_the_bytes_of_robber_and_victim_only(rules: str) -> None:
    rng, seen = random.Random(1), 0
    game = Game.new(1, explicit_chance=True, **GAMES[rules])
    for _ in range(40 * STEPS):
        if game.over or seen == 3:
            break
        thefts = game.chances() if game.state.phase == STEALING else []
        if len(thefts) > 1:
            seen += 1
            robber, victim = game.state.active, game.state.victim
            worlds = [game.copy() for _ in range(2)]
            for world, theft in zip(worlds, thefts[:2], strict=True):
                world.happen(theft.outcome)
            for seat in range(4):
                one, other = (pickle.dumps(BotTurn.of(world, seat, "planner", 5, 77, ())) for world in worlds)
                assert (one != other) == (seat in (robber, victim))
        do(game, random_action(game, rng))
    assert seen > 0
