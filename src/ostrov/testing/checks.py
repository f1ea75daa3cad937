"""What must be true of every game at every moment, whoever plays it."""

from __future__ import annotations

import pickle
import random
from itertools import pairwise
from math import prod

from ostrov.engine import constants as c
from ostrov.engine.core.actions import pack_bundle
from ostrov.engine.core.moves import Moves
from ostrov.engine.core.packs import bundle_of, count
from ostrov.engine.core.state import State, state_from_bytes
from ostrov.engine.dispatch.invariants import violated
from ostrov.engine.dispatch.legal import is_legal, legal_actions
from ostrov.game.game import Game
from ostrov.game.universe import discards, universe
from ostrov.game.why import why_not
from ostrov.testing.failure import CheckFailed
from ostrov.testing.noninterference import check_noninterference
from ostrov.testing.walks import cards_of, pack_of_cards, random_offer, wild_offer

COUNTED = 20_000
"""Hands with more different discards are checked by samples."""


def check_game(game: Game, rng: random.Random | None = None) -> None:
    """All checks on one position; CheckFailed names the first that fails. The game is left as it was.

    A fixed `rng` makes the samples repeatable.
    """
    chance = rng or random.Random(0)
    check_invariants(game)
    check_bytes(game)
    for seat in range(game.rules.seats):
        check_legal(game, seat)
        check_free_choices(game, seat, chance)
        check_texts(game, seat)
    for viewer in (*range(game.rules.seats), None):
        check_noninterference(game, viewer, chance)


def check_invariants(game: Game) -> None:
    """B-INV-1 to -4, and derived fields equal what the pieces say."""
    broken = violated(game.board, game.rules, game.state, State())
    if broken:
        raise CheckFailed("a derived field is wrong" if broken == 9 else f"B-INV-{broken} does not hold")


def check_bytes(game: Game) -> None:
    """Bytes, pickles and copies give the same state back, independent of the first."""
    state = game.state
    data = state.to_bytes()
    for name, twin in {
        "bytes": state_from_bytes(data),
        "pickle": pickle.loads(pickle.dumps(state)),
        "copy": state.copy(),
    }.items():
        if twin != state or twin.to_bytes() != data or hash(twin) != hash(state):
            raise CheckFailed(f"a state changes on its way through {name}")
        twin.robber += 1
        if state.to_bytes() != data:
            raise CheckFailed(f"a state is not independent of its {name}")


def check_legal(game: Game, seat: int) -> None:
    """The list of legal actions ascends and holds exactly what the specification allows."""
    listed = legal_actions(game.board, game.rules, game.state, seat)
    if any(b <= a for a, b in pairwise(listed)):
        raise CheckFailed(f"the legal actions of seat {seat} do not ascend")
    due = game.state.due[seat]
    allowed = {packed for packed in universe(game.board, game.rules, seat) if why_not(game, packed) is None}
    if due and _ways(game, seat) <= COUNTED:
        ways = [a for a in discards(seat, game.state.hand[seat], due) if why_not(game, a) is None]
        allowed |= set(ways[: c.DISCARDS_LISTED])
    elif due:
        allowed |= {packed for packed in listed if why_not(game, packed) is None}
    for packed in sorted(allowed.symmetric_difference(listed)):
        text = game.notation.text(packed)
        raise CheckFailed(
            f"seat {seat}: {text!r} is {'not ' * (packed in allowed)}listed: {why_not(game, packed)}"
        )


def check_judge(game: Game, seat: int, some: slice) -> None:
    """The judge of single actions allows what is listed and nothing else: some of all that could be asked."""
    listed = set(legal_actions(game.board, game.rules, game.state, seat))
    for packed in [*universe(game.board, game.rules, seat), *listed][some]:
        if is_legal(game.board, game.rules, game.state, packed, Moves()) != (packed in listed):
            text = game.notation.text(packed)
            raise CheckFailed(f"seat {seat}: the judge of {text!r} and the list of legal actions disagree")


def _ways(game: Game, seat: int) -> int:
    """An upper bound of the ways to discard."""
    hand = game.state.hand[seat]
    return prod(count(hand, good) + 1 for good in range(c.GOODS))


def check_free_choices(game: Game, seat: int, rng: random.Random) -> None:
    """Offers and discards are too many to list: the judge and the specification agree on samples."""
    chosen = [wild_offer(game, seat, rng) for _ in range(20)]
    offer = random_offer(game, seat, rng)
    chosen += [offer.packed] if offer else []
    own = cards_of(game.state.hand[seat])
    for number in {game.state.due[seat], min(3, len(own))}:
        cards = pack_of_cards(rng.sample(own, number))
        chosen.append(pack_bundle(c.DISCARD, seat, 0, bundle_of(cards)))
    chosen += rng.sample(list(universe(game.board, game.rules, seat)), 5)
    for packed in chosen:
        refusal = why_not(game, packed)
        if is_legal(game.board, game.rules, game.state, packed, Moves()) != (refusal is None):
            raise CheckFailed(f"seat {seat}: is_legal and why_not disagree about {packed}: {refusal}")


def check_texts(game: Game, seat: int) -> None:
    """Every legal action has a text that reads back as itself."""
    for action in game.legal(seat):
        if game.parse(action.text, seat).packed != action.packed or game.parse(action.packed) != action:
            raise CheckFailed(f"seat {seat}: {action.text!r} reads back as another action")
