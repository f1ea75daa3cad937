"""One hash of many games: two builds of the engine with the same one play the same game.

python -m ostrov.testing.fingerprint [SEEDS]    prints a line for each table
"""

from __future__ import annotations

import hashlib
import random
import sys

from ostrov.engine.dispatch.audit import run_audit
from ostrov.engine.dispatch.playout import Tally, run_playout
from ostrov.game.game import Game
from ostrov.game.view_state import determinized
from ostrov.testing.beliefs import belief_key
from ostrov.testing.failure import engine_mode
from ostrov.testing.tables import EXPANSION_TABLES, TABLES
from ostrov.testing.walks import do, random_action

ALL_TABLES = TABLES | EXPANSION_TABLES
STEPS = 400
ACTIONS = 300


def fingerprint(table: str, seeds: int = 1) -> str:
    """Walks, playouts and audits at one of the `ALL_TABLES`: all actions, events, views, beliefs, ends."""
    found = hashlib.sha256()
    for seed in range(seeds):
        game, rng = Game.new(seed, explicit_chance=True, **ALL_TABLES[table]), random.Random(seed)
        for _ in range(STEPS):
            if game.over:
                break
            told = do(game, random_action(game, rng))
            found.update(game.history[-1].text.encode())
            found.update(repr([event.to_json() for event in told]).encode())
        for seat in range(game.rules.seats):
            found.update(game.observe(seat).to_bytes())
            found.update(repr(game.legal(seat)).encode())
        found.update(game.state.to_bytes())
        memory = game.observe(0).memory
        assert memory is not None
        found.update(belief_key(memory.belief))
        found.update(determinized(game.observe(0), game.rules, seed).to_bytes())
        fresh = Game.new(seed, **ALL_TABLES[table])
        for run in (run_playout, run_audit):
            state, tally = fresh.state.copy(), Tally()
            run(fresh.board, fresh.rules, state, seed, ACTIONS, tally)
            found.update(state.to_bytes())
            found.update(f"{tally.actions} {tally.checksum}".encode())
    return found.hexdigest()


def main(words: list[str]) -> None:
    """Prints the fingerprints of all tables."""
    seeds = int(words[0]) if words else 1
    print(engine_mode())
    for table in ALL_TABLES:
        print(fingerprint(table, seeds), table)


if __name__ == "__main__":
    main(sys.argv[1:])
