"""Research environments: PettingZoo, Gymnasium, and batches at native speed. See docs/envs.md.

Importing this package registers the Gymnasium environments; it needs the extra `envs`. The compiled half,
which steps games and writes numbers, is `native`; here are spaces, names of columns, and the forms of others.
What an expansion adds is in a folder of its own and in one line of `expansions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ostrov.envs.errors import EnvError, missing
from ostrov.envs.observation import Block, Blocks, blocks
from ostrov.envs.setup import Setup
from ostrov.envs.space import Actions, actions

try:
    from ostrov.envs.registration import register
except ImportError as error:
    raise missing("gymnasium") from error

if TYPE_CHECKING:
    from ostrov.envs.batches import Batch
    from ostrov.envs.zoo import OstrovAEC

__all__ = ["Actions", "Block", "Blocks", "EnvError", "Setup", "actions", "aec", "batch", "blocks"]

register()


def aec(
    rules: str = "base", players: int = 4, *, render_mode: str | None = None, **settings: Any
) -> OstrovAEC:
    """A PettingZoo environment in which every seat learns; settings are those of `Setup`."""
    from ostrov.envs.zoo import OstrovAEC

    return OstrovAEC(Setup(rules, players, **settings), render_mode)


def batch(
    size: int,
    rules: str = "base",
    players: int = 4,
    *,
    bots: Sequence[str | None] | None = None,
    observations: bool = True,
    threads: int | None = None,
    record: bool = False,
    **settings: Any,
) -> Batch:
    """Many games stepped at once; settings are those of `Setup`, the rest of `Batch`."""
    from ostrov.envs.batches import Batch

    setup = Setup(rules, players, **settings)
    return Batch(setup, size, bots=bots, observations=observations, threads=threads, record=record)
