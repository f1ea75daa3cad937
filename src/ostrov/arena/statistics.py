"""How sure a result is. One board is one observation: its games share luck, so they are not independent."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95
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
    near 0 and 1, and never empty when all boards agree.
    """
    n, mean = len(scores), fmean(scores)
    spread = variance(scores) if n > 1 else 0.0
    independent = mean * (1 - mean) / spread * n if spread > 0 else float(n)
    return Estimate(mean, *wilson(mean, max(independent, 1.0)), n)


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's interval of a share in n independent trials."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


@dataclass(frozen=True, slots=True)
class Verdict:
    """A sequential test between two shares: the likelihood ratio so far, its bounds, and what it decided."""

    expected: tuple[float, float]
    ratio: float
    bound: float
    accepted: float | None
    """The share that was decided for; None when more boards are needed."""


LEAST_BOARDS = 20
"""Before so many boards their variance is not known well enough to decide anything."""


def sequential(scores: Sequence[float], worse: float, better: float) -> Verdict:
    """Tests `worse` against `better` after every board, with errors of 5 percent either way.

    The generalised sequential probability ratio test for means: boards are taken as normal with the
    variance that they show.
    """
    bound = math.log((1 - ERRORS) / ERRORS)
    n = len(scores)
    if n < LEAST_BOARDS:
        return Verdict((worse, better), 0.0, bound, None)
    mean = fmean(scores)
    spread = max(variance(scores), 0.25 / n / n)  # boards that all agree are not beyond doubt
    ratio = n * (better - worse) * (2 * mean - worse - better) / (2 * spread)
    accepted = better if ratio >= bound else worse if ratio <= -bound else None
    return Verdict((worse, better), ratio, bound, accepted)


def elo(share: float, players: int) -> float | None:
    """The rating difference that explains a share against equal others; None for 0 and 1."""
    if not 0 < share < 1:
        return None
    return 400 * math.log10(share * (players - 1) / (1 - share))
