"""Fits the weights of the outlook to the outcomes of games among greedy players.

    python tools/fit_win_probability.py [base|cities_knights] [games]

Prints the weights as they stand in `players/estimates/forecast.py`, the log-loss on games that were held back
beside that of points alone and of the time to win alone, and the calibration by tenths.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of
from ostrov.engine.core.moves import Outcomes
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
from ostrov.engine.dispatch.chance import seeded_outcome
from ostrov.engine.setup.board_setup import set_up_game
from ostrov.game.first_position import board_of, start_setup
from ostrov.game.options import Options
from ostrov.game.tables import rules_of
from ostrov.players.constants import TRAITS
from ostrov.players.estimates.forecast import Forecast
from ostrov.players.estimates.win_probability import note_chances
from ostrov.players.greedy.policy import greedy_action
from ostrov.players.scratch import PolicyScratch

Array = NDArray[np.float64]
SEATS = 4
HELD_BACK = 5  # every fifth game
NOT_IN_BOX = (6, 7, 8, 10, 12)  # traits of development cards
BASE_TRAITS = 20
TIME, POINTS = 0, 1


def sample(box: str, first: int, games: int) -> tuple[Array, NDArray[np.int64], NDArray[np.int64]]:
    """The traits of all seats at the ends of turns, as who has played sees them; the winner; the game."""
    options = Options(board_setup="variable", players=SEATS, game=box)
    geometry, board = board_of(options)
    rules, deal = rules_of(options), start_setup(options, geometry, ())
    state, brain, outcomes, forecast = State(), PolicyScratch(), Outcomes(), Forecast()
    scratch = brain.mind, brain.moves, brain.trial, brain.other
    rows: list[list[float]] = []
    winners: list[int] = []
    seeds: list[int] = []
    for seed in range(first, first + games):
        set_up_game(deal, board, rules, state, seed, 0)
        while state.phase != c.OVER:
            if chance_is_next(state):
                apply_unchecked(board, rules, state, seeded_outcome(rules, state, seed, 0, outcomes))
                continue
            seat = next_actor(rules, state)
            action = greedy_action(board, rules, state, seat, *scratch)
            apply_unchecked(board, rules, state, action)
            if kind_of(action) == c.END_TURN:
                note_chances(board, rules, state, seat, forecast)
                rows.append(forecast.trait[: SEATS * TRAITS])
                seeds.append(seed)
        winners += [state.winner - 1] * (len(rows) - len(winners))
    return np.array(rows).reshape(-1, SEATS, TRAITS), np.array(winners), np.array(seeds)


def chances(x: Array, weights: Array) -> Array:
    """The softmax over the seats."""
    z = x @ weights
    e = np.exp(z - z.max(axis=1, keepdims=True))
    shares: Array = e / e.sum(axis=1, keepdims=True)
    return shares


def loss(x: Array, winner: NDArray[np.int64], weights: Array) -> float:
    """The mean logarithm of the chances that were given to those who won, positive."""
    return float(-np.log(chances(x, weights)[np.arange(len(winner)), winner] + 1e-12).mean())


def fit(x: Array, winner: NDArray[np.int64]) -> Array:
    """The weights of a conditional logit, by Newton's method with a little shrinkage."""
    spread = x.reshape(-1, x.shape[2]).std(axis=0) + 1e-9
    scaled = x / spread
    weights = np.zeros(x.shape[2])
    for _ in range(40):
        p = chances(scaled, weights)
        mean = (p[:, :, None] * scaled).sum(axis=1)
        slope = (scaled[np.arange(len(winner)), winner] - mean).mean(axis=0) - 1e-4 * weights
        bend = np.einsum("ns,nsd,nse->de", p, scaled, scaled) / len(winner) - mean.T @ mean / len(winner)
        step = np.linalg.solve(bend + 1e-4 * np.eye(len(weights)), slope)
        weights = weights + step
        if np.abs(step).max() < 1e-7:
            break
    found: Array = weights / spread
    return found


def report(x: Array, winner: NDArray[np.int64], seeds: NDArray[np.int64], traits: list[int]) -> None:
    """Fits on most games, judges on the rest."""
    held = seeds % HELD_BACK == 0
    for name, columns in (("points alone", [POINTS]), ("time alone", [TIME]), ("all traits", traits)):
        weights = fit(x[~held][:, :, columns], winner[~held])
        print(f"{name:14} log-loss {loss(x[held][:, :, columns], winner[held], weights):.4f}")
    for trait, weight in zip(traits, weights, strict=True):
        print(f"weight[{trait}] = {weight:.4f}")
    given = chances(x[held][:, :, traits], weights).ravel()
    won = (np.arange(SEATS)[None, :] == winner[held][:, None]).ravel()
    for tenth in np.array_split(np.argsort(given), 10):
        print(f"given {given[tenth].mean():.3f}  won {won[tenth].mean():.3f}")


def main(argv: list[str]) -> int:
    """Samples and fits."""
    box = argv[0] if argv else "base"
    x, winner, seeds = sample(box, 1000, int(argv[1]) if len(argv) > 1 else 1500)
    print(f"{len(x)} positions of {len(set(seeds.tolist()))} games")
    box_traits = [trait for trait in range(TRAITS) if trait not in NOT_IN_BOX]
    report(x, winner, seeds, list(range(BASE_TRAITS)) if box == "base" else box_traits)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
