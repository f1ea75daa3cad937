"""Foundings to learn from: games that the greedy player ends from wherever everybody has founded."""

from __future__ import annotations

import numpy as np

from ostrov.bots.runner import Worker
from ostrov.bots.weights import Weights
from ostrov.engine.core.constants import SEATS
from ostrov.learning.fit import Floats
from ostrov.players.constants import GREEDY_POLICY
from ostrov.players.search.opening_games import Founding, sample_foundings
from ostrov.players.search.selfplay import width_of

LIMIT = 5000
STRAY = 25
"""Of a hundred foundings of those who have learned so many are elsewhere; who has not learned strays more."""
PLACES = 6, 3
"""Those who have learned try fewer places than at tables, since there are very many games."""


def founding_of(weights: Weights | None) -> Founding:
    """How everybody founds; None is for those who have learned nothing yet."""
    founding = Founding()
    if weights is not None:
        founding.learned, founding.stray = 1, STRAY
        founding.opening.wide, founding.opening.narrow = PLACES
        founding.opening.net.learn(*weights)
    return founding


def gather_foundings(
    worker: Worker, players: int, positions: int, seed: int, weights: Weights | None
) -> tuple[Floats, Floats]:
    """What each seat has when its first dice are thrown, row by row, and 1 for the seat that won.

    All seats of a game are taken, so there may be a few positions less than were asked for.
    """
    games = max(1, positions // players)
    width = width_of(worker.board_setup, worker.board, worker.rules)
    found = np.zeros((games * players, width), np.float32)
    results = np.zeros(games * players, np.float32)
    worker.loop.policy = [GREEDY_POLICY] * players + [0] * (SEATS - players)
    founding = founding_of(weights)
    founding.positions, founding.results, founding.width = found, results, width
    sample_foundings(worker.board_setup, worker.board, worker.rules, worker.loop, seed, games, founding)
    return found, results
