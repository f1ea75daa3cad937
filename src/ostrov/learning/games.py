"""Positions to learn from: games of self-play on all cores, by the present net or the greedy player."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

import numpy as np

from ostrov.bots.bot import BotError
from ostrov.bots.runner import Worker
from ostrov.bots.weights import Weights
from ostrov.bots.workers import LOST, worker_pool
from ostrov.engine.core.constants import SEATS
from ostrov.game.options import Options
from ostrov.learning.fit import Floats
from ostrov.learning.foundings import LIMIT, gather_foundings
from ostrov.players.constants import GREEDY_POLICY, SEARCH_POLICY
from ostrov.players.search.selfplay import Sampling, sample_games, width_of

BLOCK = 10  # games between a look at how many positions there are
SPARE = 600  # positions that the last game of a block may add
TABLES = ((4, 0.75), (3, 0.1), (2, 0.15))  # players, and their share of the positions


@dataclass(frozen=True, slots=True)
class Order:
    """Some positions of one kind of table; everything that a process needs to know."""

    game: str
    players: int
    positions: int
    seed: int
    weights: Weights | None
    """None lets the greedy player play."""
    foundings: bool = False
    """Only positions in which everybody has founded."""

    def sampling(self) -> Sampling:
        """Of games that cost little few positions are taken, and only their results count.

        Opinions on the way to the result steady what is learned from games of a net.
        """
        how = Sampling()
        how.every, how.blend = (24, 1.0) if self.weights is None else (6, 0.8)
        how.room = self.positions + SPARE
        return how

    @property
    def stray(self) -> int:
        """Thousandths of decisions that are drawn from the good ones, not the best."""
        return 12 if self.weights is None else 40


def policies_of(order: Order, block: int) -> list[int]:
    """Everybody plays alike; in every fifth block one seat is the greedy player's."""
    policies = [GREEDY_POLICY if order.weights is None else SEARCH_POLICY] * order.players
    if block % 5 == 4:
        policies[block // 5 % order.players] = GREEDY_POLICY
    return policies + [0] * (SEATS - order.players)


def gather(order: Order) -> tuple[Floats, Floats]:
    """Plays until there are enough positions; row by row, and what became of the seat of each."""
    options = Options(game=order.game, players=order.players, board_setup="variable")
    worker = Worker(options, ("greedy",) * order.players, LIMIT)
    if order.foundings:
        return gather_foundings(worker, order.players, order.positions, order.seed, order.weights)
    width = width_of(worker.board_setup, worker.board, worker.rules)
    positions = np.zeros((order.positions + SPARE, width), np.float32)
    results = np.zeros(order.positions + SPARE, np.float32)
    how, loop = order.sampling(), worker.loop
    how.positions, how.results, loop.stray = positions, results, order.stray
    search = loop.scratch.search
    search.plies, search.wide, search.narrow = 2, 4, 2
    if order.weights is not None:
        search.net.learn(*order.weights)
    block = 0
    while how.taken < order.positions:
        loop.policy = policies_of(order, block)
        search.opening = 0 if block % 3 == 2 else 1
        world = worker.board_setup, worker.board, worker.rules, loop
        sample_games(*world, order.seed + BLOCK * block, BLOCK, how)
        block += 1
    return positions[: how.taken], results[: how.taken]


def orders(
    game: str, positions: int, seed: int, weights: Weights | None, jobs: int, foundings: bool = False
) -> list[Order]:
    """The work of one round, in parts for as many processes; no two parts play the same game."""
    shares = [(players, share / jobs) for players, share in TABLES for _ in range(jobs)]
    made = []
    for i, (players, share) in enumerate(shares):
        made.append(Order(game, players, int(positions * share), seed + (i << 40), weights, foundings))
    return made


def play(parts: Sequence[Order], jobs: int, seed: int) -> tuple[Floats, Floats]:
    """All positions of a round, shuffled; BotError when a process is ended from outside."""
    with worker_pool(jobs) as pool:
        try:
            found = list(pool.map(gather, parts))
        except BrokenProcessPool:
            raise BotError(f"{LOST}: with fewer --jobs or --positions learning needs less") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    positions = np.concatenate([part for part, _ in found])
    results = np.concatenate([part for _, part in found])
    order = np.random.default_rng(seed).permutation(len(results))
    return positions[order], results[order]
