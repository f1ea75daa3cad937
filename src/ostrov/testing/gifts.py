"""Presents for random games: goods of the bank and cards of the decks, so that much can be done."""

from __future__ import annotations

import random

from ostrov.engine.core.packs import count, one
from ostrov.game.game import Game
from ostrov.testing.expansions import in_play

MOST_GOODS = 6
"""Goods that a seat gets at once, at most."""

MOST_OF_A_KIND = 20


def hand_out(game: Game, rng: random.Random) -> None:
    """Goods, and cards of expansions, come to every seat; none are made or lost."""
    hand_out_goods(game, rng)
    for part in in_play(game.rules):
        part.hand_out(game, rng)


def hand_out_goods(game: Game, rng: random.Random) -> None:
    """Up to six goods for each seat, as far as the bank has them."""
    state, goods = game.state, range(game.rules.goods)
    hands, bank = list(state.hand), state.bank
    for seat in range(game.rules.seats):
        for good in rng.choices(goods, k=rng.randint(0, MOST_GOODS)):
            if count(bank, good) and count(hands[seat], good) < MOST_OF_A_KIND:
                bank, hands[seat] = bank - one(good), hands[seat] + one(good)
    state.hand, state.bank = hands, bank
