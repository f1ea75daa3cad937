"""Observations as Gymnasium describes them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ostrov.envs.observation import Blocks


def flat_space(blocks: Blocks) -> spaces.Box:
    """The space of flat observations, with the range of every block."""
    low = np.concatenate([np.full(block.size, block.low, np.float32) for block in blocks.all])
    high = np.concatenate([np.full(block.size, block.high, np.float32) for block in blocks.all])
    return spaces.Box(low, high, dtype=np.float32)


def block_space(blocks: Blocks) -> spaces.Dict:
    """The space of observations by blocks."""
    return spaces.Dict(
        {block.name: spaces.Box(block.low, block.high, block.shape, np.float32) for block in blocks.all}
    )
