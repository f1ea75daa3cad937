"""Random games for tests: chance, every kind of action, offers and answers, one step at a time."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of, pack_bundle
from ostrov.engine.core.packs import bundle_of, count
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.action import Action
from ostrov.game.events import Event
from ostrov.game.game import Game
from ostrov.game.names import pack_text


def do(game: Game, action: Action) -> list[Event]:
    """Plays an action, or lets an outcome happen."""
    return game.happen(action) if kind_of(action.packed) >= c.DICE else game.play(action)


def cards_of(pack: int) -> list[int]:
    """The cards of a pack one by one."""
    return [kind for kind in range(c.GOODS) for _ in range(count(pack, kind))]


def pack_of_cards(cards: list[int]) -> int:
    """A pack of single cards."""
    return sum(1 << (c.PACK_BITS * kind) for kind in cards)


def random_outcome(game: Game, rng: random.Random) -> Action:
    """What chance might do next, by its odds."""
    chances = game.chances()
    return rng.choices([chance.outcome for chance in chances], [chance.weight for chance in chances])[0]


def random_discard(game: Game, seat: int, rng: random.Random) -> Action:
    """A discard of the due number, drawn blindly from the hand."""
    hand, due = game.state.hand[seat], game.state.due[seat]
    chosen = pack_of_cards(rng.sample(cards_of(hand), due))
    return game.notation.action(pack_bundle(c.DISCARD, seat, 0, bundle_of(chosen)))


def random_offer(game: Game, seat: int, rng: random.Random) -> Action | None:
    """An offer of up to three cards for up to two, legal while trade is open; None without cards for it."""
    state, rules = game.state, game.rules
    own = cards_of(state.hand[seat])
    if not own:
        return None
    gives = rng.sample(own, rng.randint(1, min(3, len(own))))
    others = [good for good in range(rules.goods) if good not in gives]
    if rules.like_for_like and rng.random() < 0.2:
        others = gives[:1] if len(gives) > 1 and len(set(gives)) == 1 else others
    if not others:
        return None
    wants = [rng.choice(others) for _ in range(1 if others == gives[:1] else rng.randint(1, 2))]
    to = ""
    if seat != state.active:
        to = f" to {game.seats[state.active].colour}"
    elif rules.private_offers:
        to = f" to {game.seats[rng.choice([p for p in range(rules.seats) if p != seat])].colour}"
    text = f"offer {pack_text(pack_of_cards(gives))} for {pack_text(pack_of_cards(wants))}{to}"
    return game.notation.parse(text, seat)


def wild_offer(game: Game, seat: int, rng: random.Random) -> int:
    """A packed offer of any shape, mostly a wrong one."""
    bundle = 0
    for good in range(c.GOODS if rng.random() < 0.2 else c.RESOURCES):
        if rng.random() < 0.4:
            number = rng.choice((0, 1, 1, 1, 2, 3, c.BUNDLE_MAX))
            bundle |= (number | rng.choice((0, c.BUNDLE_SIGN))) << (c.BUNDLE_BITS * good)
    target = rng.choice((game.state.active, c.NOBODY, rng.randrange(8)))
    return pack_bundle(c.OFFER, seat, target, bundle)


def random_action(game: Game, rng: random.Random, offers: float = 0.15) -> Action:
    """What might come next in a game that is not over: an outcome, or a legal action of some seat.

    While trade is open a seat makes an offer with the given probability; while offers stand, every other
    action is an answer of anybody, else the seats that the game waits for act.
    """
    if game.chance_is_next:
        return random_outcome(game, rng)
    state, seats = game.state, range(game.rules.seats)
    if state.phase == c.DISCARDING:
        return random_discard(game, rng.choice(game.awaiting), rng)
    seat = state.active
    if game.offers_open and rng.random() < offers:
        offer = random_offer(game, rng.choice(seats), rng)
        if offer is not None:
            return offer
    if state.phase > c.LAST_BASE_PHASE or (state.offers and rng.random() < 0.5):
        seat = rng.choice(game.awaiting)
    return game.notation.action(rng.choice(legal_actions(game.board, game.rules, state, seat)))


def random_walk(
    options: Mapping[str, Any], seed: int, *, limit: int = 5000, offers: float = 0.15
) -> Iterator[Game]:
    """A random game: yielded at its start and again after every action and outcome, until `limit`.

    The options are arguments of `Game.new`. The game is one and the same object all the time: copy what
    should stay. Not `ostrov.bots.loop.play_game`: outcomes are drawn and yielded here like actions.
    """
    rng = random.Random(seed)
    game = Game.new(seed, explicit_chance=True, **options)
    yield game
    for _ in range(limit):
        if game.over:
            return
        do(game, random_action(game, rng, offers))
        yield game
