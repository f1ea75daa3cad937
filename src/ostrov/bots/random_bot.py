"""The bot that does anything that is legal. For tests, and as the lowest mark."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.bots.bot import BotRng, GameInfo
from ostrov.engine.base.constants import DISCARD, DISCARDING
from ostrov.engine.core.actions import pack_bundle
from ostrov.engine.core.constants import GOODS
from ostrov.engine.core.packs import bundle_of, count, one, total
from ostrov.game.action import Action
from ostrov.game.view import View


class RandomBot:
    """Chooses uniformly and discards blindly. Must agree with `engine.dispatch.playout.random_action`."""

    def __init__(self, info: GameInfo) -> None:
        del info  # nothing of it matters

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        """Any of the actions."""
        seat = view.seat
        if seat is not None and view.fields["phase"] == DISCARDING:
            return self._discard(seat, view.fields["hand"][seat], view.fields["due"][seat], rng)
        return legal[rng.below(len(legal))] if len(legal) > 1 else legal[0]

    def _discard(self, seat: int, hand: int, due: int, rng: BotRng) -> Action:
        """As many cards as are due, drawn from the hand."""
        chosen = 0
        for lane in range(1, due + 1):
            n = rng.below(total(hand - chosen), lane)
            cards = [g for g in range(GOODS) for _ in range(count(hand - chosen, g))]
            chosen += one(cards[n])
        return Action(pack_bundle(DISCARD, seat, 0, bundle_of(chosen)), "discard")
