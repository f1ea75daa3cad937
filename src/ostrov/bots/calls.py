"""What a bot says to a call: somebody on turn would like a good and names no price. UX S9.

A call binds nobody and is no part of the game, so there is nothing to choose from: a bot that would give the
good makes an offer of its own, others are silent. All levels judge as the greedy player does.
"""

from __future__ import annotations

from ostrov.bots.bot import GameInfo
from ostrov.engine.base.common_offers import simple_bundle
from ostrov.engine.core.state import State
from ostrov.game.names import GOODS, Good, pack_dict
from ostrov.game.view import View
from ostrov.game.view_state import state_from_view
from ostrov.knowledge.counting import supposed_bank
from ostrov.players.greedy.cards import gain_in_goods
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.notes import take_notes

LIKELY = 0.5
"""It asks only for cards that the caller has with this chance, as an attentive player counts them."""
PRICES = (1, 2)
"""Cards that it may ask for its own one, the friendlier price first."""


def answer_to_call(known: GameInfo, view: View, good: Good) -> str | None:
    """The text of an offer to the seat on turn, one card of the good for what the bot needs most.

    None when it has none, would rather keep it, or when the caller is about to win.
    """
    rules, seat = known.rules, view.seat
    if seat is None:
        raise ValueError("a spectator has no cards to offer")
    state = state_from_view(view, rules)
    caller = state.active
    if not pack_dict(state.hand[seat]).get(good) or state.points[caller] >= rules.goal - 2:
        return None
    gains = _Gains(known, state, seat)
    wanted = [other for other in GOODS[: rules.goods] if other != good and _may_have(view, caller, other)]
    for price in PRICES:
        gain, best = max(((gains.of(good, other, price), other) for other in wanted), default=(0, good))
        if gain > gains.least:
            return f"offer 1 {good} for {price} {best} to {known.colours[caller]}"
    return None


def _may_have(view: View, seat: int, good: Good) -> bool:
    memory = view.memory
    return memory is None or memory.chance(seat, good) >= LIKELY


class _Gains:
    """What exchanges are worth to a seat, by the greedy player's weights."""

    def __init__(self, known: GameInfo, state: State, seat: int) -> None:
        self.known, self.state, self.seat, self.context = known, state, seat, GreedyContext()
        self.least = self.context.weights.margin
        if not known.rules.open_bank:
            state.bank = supposed_bank(known.rules, state, seat)
        take_notes(known.board, known.rules, state, seat, self.context.weights, self.context.notes)

    def of(self, given: Good, taken: Good, price: int) -> int:
        """One card of the first kind for so many of the second."""
        from_caller = simple_bundle(GOODS.index(taken), price, GOODS.index(given), 1)
        return gain_in_goods(
            self.known.board, self.known.rules, self.state, self.seat, from_caller, self.context
        )
