"""Progress cards as presents for random games."""

from __future__ import annotations

import random

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.constants import PROGRESS_KINDS
from ostrov.game.game import Game

POINT_CARDS = (c.PRINTER, c.CONSTITUTION)


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
