"""How strong the levels are, as one number each: from the games that docs/bots.md tells of.

One bot against three of another kind wins a share s; of four equal ones each wins a quarter. By the model
of Bradley and Terry it is r = 3 s / (1 - s) times as strong, and 400 points more are ten times as strong.
Medium has 1000.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import log10

OTHERS = 3
MEDIUM, MEDIUM_RATING = "greedy", 1000.0
TENFOLD = 400.0

SHARES: dict[str, list[tuple[str, str, float]]] = {
    game: [(row["better"], row["worse"], row["share"]) for row in rows]
    for game, rows in tomllib.loads(files(__package__).joinpath("shares.toml").read_text("utf-8")).items()
}
"""By game: who played against three of whom, and the share of games won."""


def ratings(game: str) -> dict[str, int]:
    """The rating of each level in a game, rounded to ten."""
    exact = {MEDIUM: MEDIUM_RATING}
    for better, worse, share in SHARES[game]:
        ahead = TENFOLD * log10(OTHERS * share / (1 - share))
        if worse in exact:
            exact[better] = exact[worse] + ahead
        else:
            exact[worse] = exact[better] - ahead
    return {level: round(rating / 10) * 10 for level, rating in exact.items()}
