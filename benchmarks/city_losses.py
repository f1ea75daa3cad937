"""Cities that planners lose: `python3 run.py python benchmarks/city_losses.py [--games 1000] [--jobs 2]`.

Four planners play Cities & Knights, each with the memory of its own seat. Prints for 100 players in a game
how many cities the barbarians took, and how many of them the players could have kept, as
`ostrov.testing.cities_knights.city_losses` defines it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial

from ostrov.arena.fresh import FRESH
from ostrov.bots.search_bot import PLANNER, SILENT, player_of
from ostrov.engine import constants as c
from ostrov.engine.core.actions import actor_of, kind_of
from ostrov.engine.core.moves import Outcomes
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.awaiting import chance_is_next, next_speaker
from ostrov.engine.dispatch.chance import seeded_outcome
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.game import Game
from ostrov.knowledge.belief import Belief
from ostrov.knowledge.branches import Branches
from ostrov.knowledge.update import start, update_belief
from ostrov.players.search.player import Player, player_action
from ostrov.testing.cities_knights.city_losses import is_avoidable, losers

PLAYERS = 4
LIMIT = 20_000
NEAR = 2
"""Steps within which the ship more likely than not arrives before the next turn of a seat among four."""
STYLES = {"planner": PLANNER, "silent-planner": SILENT}


class Watched:
    """One game of planners, played by the engine, with what its seats remember."""

    def __init__(self, seed: int, player: Player, room: Branches) -> None:
        game = Game.new(
            seed, game="cities_knights", players=PLAYERS, board_setup="variable", explicit_chance=True
        )
        self.seed, self.player, self.room = (seed & c.MASK32, seed >> 32), player, room
        self.board, self.rules, self.state = game.board, game.rules, game.state
        self.outcomes, self.before = Outcomes(), State()
        self.beliefs = [Belief() for _ in range(PLAYERS)]
        for seat, belief in enumerate(self.beliefs):
            start(belief, self.rules, self.state, seat, 1)

    def next_action(self, place: int) -> int:
        """What chance or the seat that is asked does, as `SearchBot` would do it."""
        if chance_is_next(self.state):
            return seeded_outcome(self.rules, self.state, *self.seed, self.outcomes)
        seat = next_speaker(self.rules, self.state)
        legal = legal_actions(self.board, self.rules, self.state, seat)
        if len(legal) == 1:
            return legal[0]
        worlds = self.player.worlds
        worlds.remembers = 1
        worlds.belief.copy_from(self.beliefs[seat])
        return player_action(self.board, self.rules, self.state, seat, *self.seed, place, self.player)

    def do(self, action: int) -> None:
        """The action happens, and everybody takes note."""
        self.before.copy_from(self.state)
        apply_unchecked(self.board, self.rules, self.state, action)
        for belief in self.beliefs:
            update_belief(belief, self.rules, self.before, action, self.state, self.room)

    def count(self, found: Counter[str]) -> None:
        """Plays to the end; counts the cities that are lost."""
        ended: dict[int, State] = {}
        for place in range(LIMIT):
            if self.state.phase == c.OVER:
                break
            action = self.next_action(place)
            if kind_of(action) == c.END_TURN:
                ended[actor_of(action)] = self.state.copy()
            self.do(action)
            found["battles"] += self.state.attacks - self.before.attacks
            for seat in losers(self.before, self.state):
                last = ended[seat]
                avoidable = is_avoidable(self.board, self.rules, last, self.before, seat)
                found["lost"] += 1
                found["avoidable"] += avoidable
                found["near"] += avoidable and self.rules.barbarian_track - last.barbarian_step <= NEAR
        found["games"] += 1
        found["unfinished"] += self.state.phase != c.OVER


@cache
def player_named(name: str) -> tuple[Player, Branches]:
    """A player and its space for beliefs; a process makes them once."""
    return player_of("cities_knights", STYLES[name]), Branches()


def play(name: str, seed: int) -> Counter[str]:
    """What is counted in the game of a seed, and its CPU time in milliseconds."""
    found: Counter[str] = Counter()
    begun = time.process_time()
    Watched(seed, *player_named(name)).count(found)
    found["milliseconds"] = round(1000 * (time.process_time() - begun))
    return found


def report(name: str, found: Counter[str]) -> None:
    """Prints what was counted."""
    games, played = found["games"], found["games"] * PLAYERS
    print(f"{games} games of {PLAYERS} × {name}; {found['milliseconds'] / 1000:.0f} CPU seconds")
    print(f"  {'battles in a game':<66} {found['battles'] / games:7.2f}")
    near = f"of these with the ship within {NEAR} steps"
    for key, what in (("lost", "cities lost"), ("avoidable", "of these avoidable"), ("near", near)):
        print(
            f"  {what + ', for 100 players in a game':<66} {100 * found[key] / played:7.2f}   ({found[key]})"
        )
    if found["unfinished"]:
        print(f"  {found['unfinished']} games were not finished after {LIMIT} actions and outcomes")


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description="Cities that planners lose to the barbarians.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=FRESH, help="of the first game")
    parser.add_argument("--bot", choices=STYLES, default="planner", help="who plays in all seats")
    parser.add_argument("--jobs", type=int, default=1, help="processes; the counts do not depend on them")
    words = parser.parse_args()
    seeds, found = range(words.seed, words.seed + words.games), Counter[str]()
    with ProcessPoolExecutor(words.jobs, multiprocessing.get_context("spawn")) as pool:
        for counted in pool.map(partial(play, words.bot), seeds):
            found += counted
    report(words.bot, found)


if __name__ == "__main__":
    main()
