"""What a seat sees, may do and is refused does not depend on what it may not know."""

from __future__ import annotations

import random

from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of, target_of
from ostrov.engine.core.schema import FIELDS
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.game.refusal import Refusal
from ostrov.game.universe import universe
from ostrov.game.view_state import state_from_view
from ostrov.testing.expansions import in_play
from ostrov.testing.failure import CheckFailed
from ostrov.testing.hidden import permute_hidden
from ostrov.testing.walks import do, random_discard, random_outcome, wild_offer

TRIES = 100
ASKED = 100
"""Questions about actions that are compared each time, out of all that could be asked."""


def check_noninterference(
    game: Game, seat: int | None, rng: random.Random, action: Action | None = None
) -> None:
    """Deals anew what a seat (None: a spectator) may not know; CheckFailed when it can tell the difference.

    Compared byte for byte: the view, the legal actions, a sample of refusals; with an action that is legal
    now, also the events that it causes and the view after it. The game itself is left as it was.
    """
    twin = permute_hidden(game, seat, rng)
    _same_view(game, twin, seat, "now")
    if seat is not None:
        if game.legal(seat) != twin.legal(seat):
            raise CheckFailed(f"the legal actions of seat {seat} depend on what it may not know")
        _same_refusals(game, twin, seat, rng)
    if action is not None:
        _same_story(game, permute_hidden(game, seat, rng, action), seat, rng, action)


def _same_story(game: Game, twin: Game, seat: int | None, rng: random.Random, action: Action) -> None:
    """The seat hears the same of an action in both worlds, and sees the same after it."""
    mine, other = game.copy(), twin.copy()
    told = [event.seen_by(seat) for event in do(mine, action)]
    same = as_in_the_twin(game, twin, seat, action, rng)
    heard = [event.seen_by(seat) for event in do(other, same)] if same else []
    if [event for event in told if event] != [event for event in heard if event]:
        raise CheckFailed(f"seat {seat} hears of {action.text!r}: {told!r}, else {heard!r}")
    _same_view(mine, other, seat, f"after {action.text!r}")


def as_in_the_twin(
    game: Game, twin: Game, seat: int | None, action: Action, rng: random.Random
) -> Action | None:
    """The action itself; where the seat cannot see which it is, another; where it sees none at all, None."""
    kind, state = kind_of(action.packed), game.state
    if kind in WHISPERS and game.rules.private_offers and seat not in _talkers(game, action):
        return None
    after = game.copy()
    do(after, action)
    parts = in_play(game.rules)
    face_down = after.state.hand == state.hand or any(part.stays_hidden(state, seat) for part in parts)
    if kind == c.DISCARD and action.seat != seat and face_down:
        return random_discard(twin, action.seat, rng)
    for part in parts:
        other = part.twin_action(game, twin, seat, action, rng)
        if other is not None:
            return other
    hidden = (kind == c.STOLEN and seat not in (state.active, state.victim)) or (
        kind == c.DRAWN and seat != state.active and not after.over
    )
    for _ in range(TRIES if hidden else 0):
        outcome = random_outcome(twin, rng)
        world = twin.copy()
        do(world, outcome)
        if not world.over:
            return outcome
    return action


WHISPERS = (c.OFFER, c.ACCEPT, c.DECLINE, c.WITHDRAW)


def _talkers(game: Game, action: Action) -> tuple[int, ...]:
    """The seats that hear a private offer, the answer to one, or the end of an earlier one (X-16)."""
    state, kind = game.state, kind_of(action.packed)
    if kind == c.DECLINE:
        return action.seat, target_of(action.packed)
    if kind == c.OFFER:
        return action.seat, target_of(action.packed), state.offer_to[action.seat]
    if kind == c.WITHDRAW and state.offer[action.seat]:
        return action.seat, state.offer_to[action.seat]
    return action.seat, state.active


def _same_view(game: Game, twin: Game, seat: int | None, when: str) -> None:
    """Byte for byte, and so the state from which players of the engine think."""
    view, twin_view = game.observe(seat), twin.observe(seat)
    same = view.to_bytes() == twin_view.to_bytes()
    if same and state_from_view(view, game.rules) == state_from_view(twin_view, game.rules):
        return
    mine, other = view.to_json(), twin_view.to_json()
    names = [
        name for part in ("fields", "counts") for name in mine[part] if mine[part][name] != other[part][name]
    ]
    if same:
        states = state_from_view(view, game.rules), state_from_view(twin_view, game.rules)
        names = [f.name for f in FIELDS if getattr(states[0], f.name) != getattr(states[1], f.name)]
    raise CheckFailed(f"the view of seat {seat} {when} shows what it may not know: {', '.join(names)}")


def _same_refusals(game: Game, twin: Game, seat: int, rng: random.Random) -> None:
    """The same answer to every question that the seat may ask about its own actions."""
    asked = rng.sample(list(universe(game.board, game.rules, seat)), ASKED)
    asked += [wild_offer(game, seat, rng) for _ in range(10)]
    for packed in asked:
        mine, other = _answer(game, packed), _answer(twin, packed)
        if mine != other:
            text = game.notation.text(packed)
            raise CheckFailed(f"seat {seat} asks about {text!r} and hears {mine!r}, else {other!r}")


def _answer(game: Game, packed: int) -> Refusal | None:
    """Why not, for an action that need not have a text."""
    from ostrov.game.why import why_not

    return why_not(game, packed)
