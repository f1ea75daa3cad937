"""How sure a result is. One board is one observation: its games share luck, so they are not independent."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
ERRORS = 0.05
"""How often a sequential test may be wrong, either way."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share with the interval that holds the true one in 95 of 100 matches."""

    share: float
    low: float
    high: float
    boards: int


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of the scores of boards, each from 0 to 1.

    The interval is Wilson's for as many independent games as have the variance of the boards' mean: right
    near 0 and 1, and never empty when all boards agree. A variance that few boards have shown is itself in
    doubt: Student's quantile makes up for it.
    """
    n, mean = len(scores), fmean(scores)
    spread = variance(scores) if n > 1 else 0.0
    if spread == 0:
        return Estimate(mean, *wilson(mean, float(n)), n)
    independent = max(mean * (1 - mean) / spread * n, 1.0)
    return Estimate(mean, *wilson(mean, independent, student(n - 1)), n)


def student(freedom: int) -> float:
    """The quantile of Student's distribution for the interval, by its first terms around the normal one's."""
    z, v = NORMAL, float(freedom)
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3


def wilson(share: float, n: float, z: float = NORMAL) -> tuple[float, float]:
    """Wilson's interval of a share in n independent trials; z deviations wide to either side."""
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


@dataclass(frozen=True, slots=True)
class Verdict:
    """A sequential test between two shares: the likelihood ratio, its bounds, and what it decided."""

    expected: tuple[float, float]
    ratio: float
    bound: float
    accepted: float | None
    """The share that was decided for; None when more boards are needed."""
    boards: int
    """How many were looked at; those after a decision are not."""


LEAST_BOARDS = 20
"""Before so many boards their variance is not known well enough to decide anything."""
LOOK_EVERY = 10
"""Boards between two looks."""


def sequential(scores: Sequence[float], worse: float, better: float) -> Verdict:
    """Tests `worse` against `better` at every tenth board, with errors of 5 percent either way.

    The generalised sequential probability ratio test for means: boards are taken as normal with the variance
    that they show together with a lost and a won one more, since shares near 0 and 1 show none at first. The
    first look that decides is the last one: the same boards always have the same verdict.
    """
    bound = math.log((1 - ERRORS) / ERRORS)
    ratio, looked = 0.0, 0
    total = squares = 0.0
    for n, score in enumerate(scores, 1):
        total, squares = total + score, squares + score * score
        if n < LEAST_BOARDS or n % LOOK_EVERY != 0:
            continue
        spread = (squares + 1 - (total + 1) ** 2 / (n + 2)) / (n + 1)
        ratio, looked = (better - worse) * (2 * total - n * (worse + better)) / (2 * spread), n
        if abs(ratio) >= bound:
            return Verdict((worse, better), ratio, bound, better if ratio > 0 else worse, n)
    return Verdict((worse, better), ratio, bound, None, looked)


def elo(share: float, players: int) -> float | None:
    """The rating difference that explains a share against equal others; None for 0 and 1."""
    if not 0 < share < 1:
        return None
    return 400 * math.log10(share * (players - 1) / (1 - share))
