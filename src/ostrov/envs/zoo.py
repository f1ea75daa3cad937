"""The PettingZoo face: every seat is a learner, one acts at a time."""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ostrov.envs.core import Core
from ostrov.envs.errors import EnvError, missing
from ostrov.envs.pictures import MODES, picture
from ostrov.envs.setup import Setup, checked_seed, fresh_seed

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from ostrov.envs.spaces import flat_space
except ImportError as error:
    raise missing("pettingzoo") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ostrov.game.view import View


class OstrovAEC(AECEnv):  # type: ignore[misc]
    """A game in PettingZoo's AEC form. Agents are `seat_0` … in the order of play.

    Observations are flat arrays (`blocks` names their parts); `infos[agent]["action_mask"]` has the mask.
    An action that is not allowed raises EnvError and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ostrov_v0",
        "render_modes": list(MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise EnvError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.core = Core(setup)
        self.setup = setup
        self.actions = setup.actions
        self.blocks = setup.blocks
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{p}" for p in range(setup.players)]
        self.agents: list[str] = []
        self._nothing = np.zeros(len(setup.actions), np.int8)
        self._nothing.flags.writeable = False
        self._seat = {agent: p for p, agent in enumerate(self.possible_agents)}
        self._seen = {agent: flat_space(setup.blocks) for agent in self.possible_agents}
        self._done = {agent: spaces.Discrete(len(setup.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Box:
        """What `observe` returns."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All indices; the mask says which are allowed."""
        return self._done[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the game of a seed; without one, of a random seed."""
        self.core.reset(fresh_seed() if seed is None else checked_seed(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._nothing} for agent in self.agents
        }
        self.agent_selection = self.possible_agents[self.core.seat]
        self.infos[self.agent_selection] = {"action_mask": self.core.mask()}

    def observe(self, agent: str) -> NDArray[np.float32]:
        """What an agent sees now."""
        return self.core.observation(self._seat[agent])

    def view(self, agent: str) -> View:
        """The same by names of fields."""
        return self.core.view(self._seat[agent])

    def step(self, action: int | None) -> None:
        """The selected agent acts; after the end each agent is taken leave of with None."""
        if self.core.seed is None:
            raise EnvError("there is no game yet: call reset() before step()")
        if not self.agents:
            raise EnvError("the game has ended: call reset() before the next step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise EnvError(f"the game has ended: {agent} can only step(None)")
            self._was_dead_step(None)
            return
        core = self.core
        core.step(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if core.terminated or core.truncated:
            self._end()
            return
        self.infos[agent] = {"action_mask": self._nothing}
        self.agent_selection = agent = self.possible_agents[core.seat]
        self.infos[agent] = {"action_mask": core.mask()}
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        core = self.core
        for agent, seat in self._seat.items():
            self.rewards[agent] = core.reward(seat)
            self.terminations[agent] = core.terminated
            self.truncations[agent] = core.truncated
            self.infos[agent] = {"action_mask": self._nothing, "winner": core.winner}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board: text (`ansi`, `human` prints it), an SVG document or an RGB array."""
        return picture(self.core, self.render_mode)

    def save_record(self, path: str | PathLike[str]) -> None:
        """Writes the record of the game so far."""
        self.core.save_record(path)

    def close(self) -> None:
        """Nothing is held open."""
