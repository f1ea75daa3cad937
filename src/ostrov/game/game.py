"""A game that checks everything: make one, list what is legal, play, look, save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike

from ostrov.engine import constants as c
from ostrov.engine.base.common_offers import common_offers
from ostrov.engine.base.offers import offers_open
from ostrov.engine.base.turn import check_win
from ostrov.engine.core.actions import actor_of, is_outcome
from ostrov.engine.core.moves import Moves, Outcomes
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
from ostrov.engine.dispatch.chance import outcomes, seeded_outcome
from ostrov.engine.dispatch.legal import is_legal, legal_actions
from ostrov.engine.setup.board_setup import set_up_game
from ostrov.game import board as boards
from ostrov.game.action import Action, NotationError, notation_of
from ostrov.game.board import Layout
from ostrov.game.events import Event, events_of
from ostrov.game.first_position import build_board, dealt_board, start_setup
from ostrov.game.memory import BeliefHistory
from ostrov.game.names import places_of
from ostrov.game.options import OptionError, Options, Value
from ostrov.game.position import describe, enter
from ostrov.game.position_reader import Json
from ostrov.game.refusal import IllegalAction, Refusal
from ostrov.game.seats import Seat, seat_players
from ostrov.game.tables import rules_of
from ostrov.game.view import View, observe, reveal

SEED_LIMIT = 2**63
SCRATCH = Moves()
"""For single calls of the engine, which no other thread interrupts."""


@dataclass(frozen=True, slots=True)
class Chance:
    """One thing that may happen next, and how likely it is: `weight` in `total`."""

    outcome: Action
    weight: int
    total: int


class Game:
    """One game with its whole history. A refused action leaves it as it was.

    `state`, `board` and `rules` are the engine's own objects, hidden cards included: for searches and
    tests. What a player may know comes from `observe`.
    """

    def __init__(
        self, layout: Layout, options: Options, seats: Sequence[Seat], seed: int | None = None
    ) -> None:
        """An empty table on a given board; `Game.new` is what most callers want."""
        self.options = options
        self.seats = tuple(seats)
        self.layout = layout
        self.seed = seed
        self.geometry, self.board = build_board(layout, options)
        self.places = places_of(self.geometry)
        self.notation = notation_of(self.geometry, [seat.colour for seat in self.seats], options)
        self.rules = rules_of(options)
        if not options["robber_to_desert"] and sum(t.terrain != "desert" for t in layout.tiles) < 2:
            raise OptionError("robber_to_desert=false needs two hexes that are no desert (X-8)")
        self.state = State()
        self.start_position: Json | None = None
        self.history: list[Action] = []
        self.past: BeliefHistory | None = None

    @classmethod
    def new(
        cls,
        seed: int | None = None,
        *,
        names: Sequence[str] | None = None,
        colours: Sequence[str] | None = None,
        board: Layout | Mapping[str, object] | None = None,
        starter: int | None = None,
        position: Json | None = None,
        explicit_chance: bool = False,
        **options: Value,
    ) -> Game:
        """A game about to begin. The seed decides board, starter and all that chance does.

        Without a seed a secret one is drawn. With `explicit_chance` nothing happens by itself: dice and
        cards are entered with `happen`. A `board` is played as it is; a `position` is entered as it is.
        """
        if seed is not None and not (type(seed) is int and 0 <= seed < SEED_LIMIT):
            raise OptionError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}")
        if board is not None:
            options.setdefault("board_setup", "custom")
        agreed = Options(**options)
        if agreed["board_setup"] == "custom" and board is None:
            raise OptionError("board_setup=custom needs a board, hex by hex (X-24)")
        if seed is None:
            import secrets  # slow to import, and most callers name a seed

            seed = secrets.randbelow(SEED_LIMIT)
        seats = seat_players(agreed, names, colours)
        layout = board if board is None or isinstance(board, Layout) else Layout.from_json(board)
        if layout is not None and agreed["board_setup"] == "beginner_5e" and layout != boards.beginner():
            raise OptionError(
                "board_setup=beginner_5e is the printed map; a board of your own is custom (X-24)"
            )
        game = cls(layout or dealt_board(agreed, seed), agreed, seats, None if explicit_chance else seed)
        game._start(seed, starter, position)
        start, dealt_openly = game.state.copy(), position is None
        game.past = BeliefHistory(game.board, game.rules, start, game.history, dealt_openly=dealt_openly)
        return game

    def _start(self, seed: int, starter: int | None, position: Json | None) -> None:
        """The first position."""
        if position is not None:
            self.state = enter(position, self.board, self.rules, self.places, self.notation.colours)
            self.start_position = describe(self.state, self.rules, self.places, self.notation.colours)
            check_win(self.rules, self.state)  # B-WIN-1: who has the points on the own turn has won
            return
        setup = start_setup(self.options, self.geometry, self.notation.colours)
        setup.variable = 0  # the board is drawn already
        if starter is not None:
            if not 0 <= starter < self.options.players:
                raise OptionError(
                    f"the starter is a seat from 0 to {self.options.players - 1}, not {starter!r}"
                )
            setup.start_seat = starter
        set_up_game(setup, self.board, self.rules, self.state, seed & c.MASK32, seed >> 32)

    @property
    def over(self) -> bool:
        """Somebody has won."""
        return self.state.phase == c.OVER

    @property
    def winner(self) -> int | None:
        """The seat that has won."""
        return self.state.winner - 1 if self.state.winner else None

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that have a legal action now; several at discards and open offers, none at chance."""
        return tuple(
            p for p in range(self.rules.seats) if legal_actions(self.board, self.rules, self.state, p)
        )

    @property
    def chance_is_next(self) -> bool:
        """The game waits for dice or a card."""
        return chance_is_next(self.state)

    def legal(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat in canonical order; without a seat, of the one that is to act.

        Free-form offers are not listed: see `offers_open`.
        """
        found = legal_actions(self.board, self.rules, self.state, self._seat(seat))
        return self.notation.actions(found)

    @property
    def offers_open(self) -> bool:
        """Every seat may make an offer now."""
        return offers_open(self.rules, self.state)

    def common_offers(self, seat: int | None = None) -> list[Action]:
        """The offers that people make most, one or two cards a side, that a seat may make now."""
        found = Moves()
        common_offers(self.rules, self.state, self._seat(seat), found)
        return [self.notation.action(packed) for packed in found.to_list()]

    def chances(self) -> list[Chance]:
        """What may happen next with exact odds; empty when a seat is to act."""
        found = Outcomes()
        outcomes(self.rules, self.state, found)
        all_outcomes, weights = found.outcome, found.weight
        return [
            Chance(self.notation.action(all_outcomes[i]), weights[i], found.total) for i in range(found.n)
        ]

    def _seat(self, seat: int | None) -> int:
        """The seat meant: the one given, else the only one the game waits for."""
        if seat is not None:
            if not 0 <= seat < self.rules.seats:
                raise ValueError(f"seat {seat!r} is not at this table of {self.rules.seats}")
            return seat
        return next_actor(self.rules, self.state)

    def parse(self, action: str | int | Action, seat: int | None = None) -> Action:
        """An action from its text, its packed value or itself; texts belong to the seat, see `legal`."""
        if isinstance(action, Action):
            return action
        if isinstance(action, int):
            return self.notation.unpack(action)
        return self.notation.parse(action, self._seat(seat))

    def why_not(self, action: str | int | Action, seat: int | None = None) -> Refusal | None:
        """The clause that forbids an action now, or None when it is legal."""
        from ostrov.game.why import why_not

        return why_not(self, self.notation.checked(self.parse(action, seat)).packed)

    def play(self, action: str | int | Action, seat: int | None = None, *, tell: bool = True) -> list[Event]:
        """Does an action if it is legal, lets chance answer when the game has a seed, tells what happened.

        IllegalAction carries the refusal; the game is then as it was. Who tries things out spares the
        telling.
        """
        chosen = self.parse(action, seat)
        if is_outcome(chosen.packed):
            raise NotationError(f"{chosen.text!r} is done by chance; enter it with happen()")
        fits = 0 <= chosen.packed < 1 << 63
        if not fits or not is_legal(self.board, self.rules, self.state, chosen.packed, SCRATCH):
            refusal = self.why_not(chosen)
            assert refusal is not None, f"why_not disagrees with is_legal about {chosen.text!r}"
            raise IllegalAction(chosen.text, refusal)
        told = self._do(chosen, tell)
        while self.seed is not None and self.chance_is_next:
            packed = seeded_outcome(self.rules, self.state, self.seed & c.MASK32, self.seed >> 32, Outcomes())
            told += self._do(self.notation.action(packed), tell)
        return told

    def happen(self, outcome: str | int | Action, *, tell: bool = True) -> list[Event]:
        """Lets chance do something that it can do now: `dice 3 4`, `drawn knight`, `stolen ore`."""
        chosen = self.parse(outcome)
        if not is_outcome(chosen.packed):
            raise NotationError(f"{chosen.text!r} is done by a seat; chance does dice, drawn and stolen")
        found = Outcomes()
        outcomes(self.rules, self.state, found)
        if chosen.packed not in found.outcome[: found.n]:
            refusal = self.why_not(chosen)
            assert refusal is not None, f"why_not disagrees with outcomes about {chosen.text!r}"
            raise IllegalAction(chosen.text, refusal)
        return self._do(chosen, tell)

    def _do(self, action: Action, tell: bool) -> list[Event]:
        """Applies what has been found legal and tells what it did."""
        before = self.state.copy() if tell else None
        apply_unchecked(self.board, self.rules, self.state, action.packed)
        self.history.append(action)
        return [] if before is None else events_of(self, before, action)

    def follow(self, actions: Sequence[Action], state: State) -> None:
        """Unchecked: does what a copy of this very position did, which is in `state` after these actions.

        The state is this game's from now on.
        """
        self.state = state
        self.history += actions

    def observe(self, seat: int | None) -> View:
        """What a seat sees; None for a spectator."""
        recall = self.past.recall(seat) if self.past is not None and seat is not None else None
        return observe(self.state, self.rules, seat, recall)

    def reveal(self) -> View:
        """All hands open: for the time after the game."""
        return reveal(self.state, self.rules)

    def describe(self) -> Json:
        """Everything that is true now, hidden cards included, by names."""
        return describe(self.state, self.rules, self.places, self.notation.colours)

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the record of the game so far; docs/records.md has the form."""
        from ostrov.game.record import save

        save(self, path)

    @staticmethod
    def load(path: str | PathLike[str]) -> Game:
        """Replays a record, checking every line. The game goes on with explicit outcomes."""
        from ostrov.game.record import load

        return load(path)

    def __str__(self) -> str:
        from ostrov.draw import text

        return text(self.layout, self.describe())

    def _repr_svg_(self) -> str:
        from ostrov.draw import svg

        return svg(self.layout, self.describe())

    def copy(self) -> Game:
        """An independent game at the same point."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.history = list(self.history)
        twin.past = self.past.of(twin.history) if self.past is not None else None
        return twin

    def actor(self, action: Action) -> str:
        """Who acts, by colour; `chance` for outcomes."""
        seat = actor_of(action.packed)
        return "chance" if seat == c.CHANCE else self.seats[seat].colour
