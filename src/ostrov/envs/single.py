"""The Gymnasium face: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from ostrov.bots.registry import BotError, entry
from ostrov.envs.core import Core
from ostrov.envs.errors import EnvError, missing
from ostrov.envs.pictures import MODES, picture
from ostrov.envs.setup import Setup, checked_seed

try:
    import gymnasium
    from gymnasium import spaces

    from ostrov.envs.spaces import block_space, flat_space
except ImportError as error:
    raise missing("gymnasium") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ostrov.game.options import Value


class OstrovEnv(gymnasium.Env[Any, Any]):
    """`gymnasium.make("Ostrov-v0", …)`. The mask is in `info["action_mask"]`, and `action_masks()`.

    An action that is not allowed raises EnvError and changes nothing.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        rules: str = "base",
        players: int = 4,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        structured: bool = False,
        illegal: str = "error",
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        """`opponents`: one name for all, or one for each other seat clockwise. `seat=None`: a random one.

        `structured` gives observations by blocks. With `illegal="lose"` an action that is not allowed loses
        the game instead of raising: for tools that know no masks. `settings` are those of `Setup`, and
        options of the game.
        """
        if illegal not in ("error", "lose"):
            raise EnvError(f"illegal is error or lose, not {illegal!r}")
        if render_mode is not None and render_mode not in MODES:
            raise EnvError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.setup = Setup(rules, players, **settings)  # type: ignore[arg-type]
        if seat is not None and not (type(seat) is int and 0 <= seat < players):
            raise EnvError(
                f"seat is a number from 0 to {players - 1}, or None for a random one, not {seat!r}"
            )
        self.opponents = named_opponents(opponents, players)
        self.render_mode = render_mode
        self.structured = structured
        self._forgiving = illegal == "lose"
        self._lost = False
        self.actions = self.setup.actions
        self.blocks = self.setup.blocks
        self.action_space = spaces.Discrete(len(self.actions))
        self.observation_space = block_space(self.blocks) if structured else flat_space(self.blocks)
        self._fixed_seat = seat
        self.seat = seat or 0
        self.core = Core(self.setup, seated(self.opponents, self.seat))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins a game; with a seed that of the seed, else the next one of the generator's."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(2**63)) if seed is None else checked_seed(seed)
        if self._fixed_seat is None:
            self.seat = chosen % self.setup.players
            self.core = Core(self.setup, seated(self.opponents, self.seat))
        self.core.reset(chosen)
        self._lost = False
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner acts, then the others until it is to act again."""
        core = self.core
        if self._lost:
            raise EnvError("the game has ended: call reset() before the next step()")
        if self._forgiving and core.refuses(action):
            self._lost = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": int(action)}
        core.step(action)
        if self.render_mode == "human":
            self.render()
        return self._observation(), core.reward(self.seat), core.terminated, core.truncated, self._info()

    def _observation(self) -> Any:
        flat = self.core.observation(self.seat)
        return self.blocks.split(flat) if self.structured else flat

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.core.mask(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask, by the name that trainers with maskable actions look for."""
        return self.core.mask().astype(bool)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board: text (`ansi`, `human` prints it), an SVG document or an RGB array."""
        return picture(self.core, self.render_mode)

    def save_record(self, path: str | PathLike[str]) -> None:
        """Writes the record of the game so far."""
        self.core.save_record(path)


def named_opponents(names: str | Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each other seat; BotError when names and seats do not fit."""
    found = (names,) * (players - 1) if isinstance(names, str) else tuple(names)
    for name in found:
        entry(name)
    if len(found) != players - 1:
        raise BotError(f"{players} players need 1 or {players - 1} opponents, not {len(found)}")
    return found


def seated(opponents: Sequence[str], seat: int) -> list[str | None]:
    """Bots by seat, the opponents clockwise from the learner."""
    players = len(opponents) + 1
    return [None if p == seat else opponents[(p - seat) % players - 1] for p in range(players)]
