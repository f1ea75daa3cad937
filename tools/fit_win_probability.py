"""Fits the weights of the win probability to the outcomes of games among greedy players.

    python tools/fit_win_probability.py [base|cities_knights] [games] [--write]

Prints the weights as they stand in `players/estimates/weights`, those of an expansion as what it adds to the
base game's; the log-loss on games that were held back beside that of points alone and of the time to win
alone; and the calibration by tenths. With --write the file is written.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ostrov.engine import constants as c
from ostrov.engine.core.actions import actor_of, kind_of
from ostrov.engine.core.state import State
from ostrov.engine.setup.board_setup import set_up_game
from ostrov.game.first_position import board_of, start_setup
from ostrov.game.options import Options
from ostrov.game.tables import rules_of
from ostrov.players.constants import GREEDY_POLICY, TRAITS, UNTIL_TURN_ENDS
from ostrov.players.estimates.fitted import TRAIT_NAMES, fitted
from ostrov.players.estimates.forecast import Forecast
from ostrov.players.estimates.win_probability import note_chances
from ostrov.players.game_loop import GameLoop, play_on

Array = NDArray[np.float64]
SEATS = 4
HELD_BACK = 5  # every fifth game
CARDS = ("knights_in_hand", "knights_played", "other_cards", "holds_army", "army_lead")
"""Traits of development cards, which an expansion may replace."""
TRAITS_OF = {
    "base": TRAIT_NAMES[:20],
    "cities_knights": tuple(name for name in TRAIT_NAMES if name not in CARDS),
}
FOLDER = Path(__file__).resolve().parent.parent / "src/ostrov/players/estimates/weights"
TIME, POINTS = 0, 1


def sample(name: str, first: int, games: int) -> tuple[Array, NDArray[np.int64], NDArray[np.int64]]:
    """The traits of all seats at the ends of turns, as who has played sees them; the winner; the game."""
    options = Options(board_setup="variable", players=SEATS, game=name)
    geometry, board = board_of(options)
    rules, deal = rules_of(options), start_setup(options, geometry, ())
    state, loop, forecast = State(), GameLoop(), Forecast()
    loop.policy, loop.until = [GREEDY_POLICY] * c.SEATS, UNTIL_TURN_ENDS
    rows: list[list[float]] = []
    winners: list[int] = []
    seeds: list[int] = []
    for seed in range(first, first + games):
        set_up_game(deal, board, rules, state, seed, 0)
        loop.begin(seed, 0)
        while state.phase != c.OVER:
            play_on(board, rules, state, loop)
            if kind_of(loop.last) == c.END_TURN:
                note_chances(board, rules, state, actor_of(loop.last), forecast)
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


def report(x: Array, winner: NDArray[np.int64], seeds: NDArray[np.int64], names: Sequence[str]) -> Array:
    """Fits on most games, judges on the rest; returns the weights of the named traits."""
    held = seeds % HELD_BACK == 0
    traits = [TRAIT_NAMES.index(name) for name in names]
    for title, columns in (("points alone", [POINTS]), ("time alone", [TIME]), ("all traits", traits)):
        weights = fit(x[~held][:, :, columns], winner[~held])
        print(f"{title:14} log-loss {loss(x[held][:, :, columns], winner[held], weights):.4f}")
    given = chances(x[held][:, :, traits], weights).ravel()
    won = (np.arange(SEATS)[None, :] == winner[held][:, None]).ravel()
    for tenth in np.array_split(np.argsort(given), 10):
        print(f"given {given[tenth].mean():.3f}  won {won[tenth].mean():.3f}")
    return weights


def text_of(name: str, weights: dict[str, float]) -> str:
    """The file of the base game, or of what an expansion adds to it."""
    base = {trait: float(weight) for trait, weight in fitted("base").items()} if name != "base" else {}
    what = f"What {name} adds to base.toml." if base else "Weights of the traits in the win probability."
    lines = [f"# {what} Written by tools/fit_win_probability.py.", ""]
    for trait in TRAIT_NAMES:
        if trait in weights or trait in base:
            lines.append(f"{trait} = {round(weights.get(trait, 0.0), 4) - base.get(trait, 0.0):.4f}")
    return "\n".join(lines) + "\n"


def main(argv: list[str]) -> int:
    """Samples and fits."""
    words = [word for word in argv if word != "--write"]
    name = words[0] if words else "base"
    x, winner, seeds = sample(name, 1000, int(words[1]) if len(words) > 1 else 1500)
    print(f"{len(x)} positions of {len(set(seeds.tolist()))} games")
    weights = report(x, winner, seeds, TRAITS_OF[name])
    text = text_of(name, dict(zip(TRAITS_OF[name], map(float, weights), strict=True)))
    print(text)
    if "--write" in argv:
        (FOLDER / f"{name}.toml").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
