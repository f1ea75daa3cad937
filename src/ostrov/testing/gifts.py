"""Presents for random games: goods of the bank and cards of the decks, so that much can be done."""

from __future__ import annotations

import random

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.constants import PROGRESS_KINDS
from ostrov.engine.core.packs import count, one
from ostrov.game.game import Game

MOST_GOODS = 6
"""Goods that a seat gets at once, at most."""

MOST_OF_A_KIND = 20
POINT_CARDS = (c.PRINTER, c.CONSTITUTION)


def hand_out(game: Game, rng: random.Random) -> None:
    """Goods and, in Cities & Knights, progress cards come to every seat; none are made or lost."""
    hand_out_goods(game, rng)
    if game.rules.cities_knights:
        hand_out_progress(game, rng)


def hand_out_goods(game: Game, rng: random.Random) -> None:
    """Up to six goods for each seat, as far as the bank has them."""
    state, goods = game.state, range(game.rules.goods)
    hands, bank = list(state.hand), state.bank
    for seat in range(game.rules.seats):
        for good in rng.choices(goods, k=rng.randint(0, MOST_GOODS)):
            if count(bank, good) and count(hands[seat], good) < MOST_OF_A_KIND:
                bank, hands[seat] = bank - one(good), hands[seat] + one(good)
    state.hand, state.bank = hands, bank


def hand_out_progress(game: Game, rng: random.Random) -> None:
    """Cards never drawn yet, up to four in a hand."""
    state, rules = game.state, game.rules
    deck, progress = list(state.progress_deck), list(state.progress)
    for seat in range(rules.seats):
        first = PROGRESS_KINDS * seat
        while sum(progress[first : first + PROGRESS_KINDS]) < min(rules.progress_limit, 4):
            kinds = [kind for kind, n in enumerate(deck) if n and kind not in POINT_CARDS]
            if not kinds or rng.random() < 0.3:
                break
            kind = rng.choice(kinds)
            deck[kind] -= 1
            progress[first + kind] += 1
    state.progress_deck, state.progress = deck, progress
