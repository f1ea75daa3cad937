"""What all environments are made from: rules, options, limits. Lays out workers for the native core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostrov.bots.registry import check_options, entry
from ostrov.engine.core.constants import SEATS
from ostrov.envs.errors import EnvError
from ostrov.envs.native.constants import ENV_NUMBERS, LEARNER
from ostrov.envs.native.view import view_size
from ostrov.envs.native.worker import EnvWorker
from ostrov.envs.observation import Blocks, blocks
from ostrov.envs.space import Actions, actions
from ostrov.game.first_position import board_of, start_setup
from ostrov.game.game import SEED_LIMIT, Game
from ostrov.game.options import Options, Value
from ostrov.game.seats import default_colours
from ostrov.game.tables import rules_of

MAX_STEPS = 10_000
OFFERS_PER_TURN = 3
UNLIMITED = 1 << 30


class Setup:
    """A kind of game: the same setup and the same seed are the same game in every environment."""

    def __init__(
        self,
        rules: str = "base",
        players: int = 4,
        *,
        max_steps: int = MAX_STEPS,
        offers_per_turn: int | None = OFFERS_PER_TURN,
        full_information: bool = False,
        **options: Value,
    ) -> None:
        """`options` are those of `Game.new`; boards are drawn by the seed unless `board_setup` says else.

        EnvError or OptionError when it makes no game.
        """
        self.actions: Actions = actions(rules)
        _whole("max_steps", max_steps, 1)
        if offers_per_turn is not None:
            _whole("offers_per_turn", offers_per_turn, 0)
        options.setdefault("board_setup", "variable")
        self.rules = self.actions.rules
        self.options = Options(game=self.rules, players=players, **options)
        board_of(self.options)  # OptionError for a board of one's own
        self.players = players
        self.max_steps = max_steps
        self.offers_per_turn = UNLIMITED if offers_per_turn is None else offers_per_turn
        self.full_information = bool(full_information)
        self.blocks: Blocks = blocks(self.rules, self.full_information)

    @property
    def key(self) -> tuple[object, ...]:
        """Setups with equal keys have the same games."""
        return self.options, self.max_steps, self.offers_per_turn

    def worker(self, bots: Sequence[str | None] | None = None) -> EnvWorker:
        """A worker for one thread; `bots` names the built-in player of each seat, None for a learner."""
        worker = EnvWorker()
        geometry, worker.board = board_of(self.options)
        worker.board_setup = start_setup(self.options, geometry, default_colours(self.options))
        worker.rules = rules_of(self.options)
        worker.codes = self.actions.codes
        worker.limit = self.max_steps
        worker.offers = self.offers_per_turn
        worker.full = int(self.full_information)
        worker.loop.policy = self.policies(bots)
        assert self.blocks.size <= ENV_NUMBERS, f"{self.blocks.size} numbers: raise ENV_NUMBERS"
        assert view_size(worker) == self.blocks.size, "blocks and native writer disagree: memory is at stake"
        return worker

    def policies(self, bots: Sequence[str | None] | None) -> list[int]:
        """The numbers of the engine's players by seat; bots that it does not have are like learners to it."""
        named = [None] * self.players if bots is None else list(bots)
        if len(named) != self.players:
            raise EnvError(f"{self.players} players need as many bots, None for a learner, not {named!r}")
        if None not in named:
            raise EnvError(f"nobody is left to learn among {named!r}: one seat has to be None")
        check_options([name for name in named if name is not None], self.options)
        found = [None if name is None else entry(name).policy for name in named]
        seated = [LEARNER if policy is None else policy for policy in found]
        return seated + [LEARNER] * (SEATS - self.players)

    def game(self, seed: int) -> Game:
        """The game of a seed before its first action, for the game layer."""
        named: dict[str, Any] = dict(self.options.changed())
        return Game.new(seed, **named)

    def replay(self, seed: int, history: Sequence[int]) -> Game:
        """The game of a seed after the actions of its seats, with all that chance did."""
        game = self.game(seed)
        for packed in history:
            game.play(packed)
        return game


def checked_seed(seed: object) -> int:
    """The seed itself; EnvError when no game has it."""
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise EnvError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}")
    number = seed.__index__()
    if not 0 <= number < SEED_LIMIT:
        raise EnvError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}")
    return int(number)


def fresh_seed() -> int:
    """A seed of the operating system's."""
    import secrets

    return secrets.randbelow(SEED_LIMIT)


def _whole(name: str, value: object, least: int) -> None:
    """EnvError when a limit is no whole number from `least` on."""
    if type(value) is not int or not least <= value < UNLIMITED:
        raise EnvError(f"{name} is a whole number from {least} on, not {value!r}")
