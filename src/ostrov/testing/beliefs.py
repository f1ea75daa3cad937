"""Beliefs follow a game as they should: they keep what is true and know nothing that is hidden."""

from __future__ import annotations

import random

from ostrov.engine import constants as c
from ostrov.engine.core.packs import some
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.invariants import violated
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.game.view import observe
from ostrov.knowledge.belief import Belief, hand_in, weight_in
from ostrov.knowledge.branches import Branches
from ostrov.knowledge.determinize import determinize, determinize_afresh
from ostrov.knowledge.update import start, update_belief
from ostrov.testing.failure import CheckFailed
from ostrov.testing.hidden import permute_hidden
from ostrov.testing.noninterference import as_in_the_twin
from ostrov.testing.walks import do


def belief_key(m: Belief) -> bytes:
    """Everything that is believed, in bytes: equal beliefs have equal keys."""
    others = [q for q in range(m.others + 1) if q != m.seat]
    worlds = [(weight_in(m, i), *(hand_in(m, i, q) for q in others)) for i in range(m.n)]
    facts = (
        m.seat,
        m.others,
        m.exact,
        m.resamples,
        m.fresh,
        m.discarded,
        m.offers,
        m.known,
        m.blind,
        m.under,
        m.laid,
    )
    return repr((facts, worlds)).encode()


def followed(m: Belief, game: Game, action: Action) -> Belief:
    """The belief after an action that is about to be done in the game; both are left as they are."""
    after, belief = game.copy(), Belief()
    belief.copy_from(m)
    do(after, action)
    update_belief(belief, game.rules, game.state, action.packed, after.state, Branches())
    return belief


def every_card(s: State) -> tuple[int, list[int]]:
    """All development cards, and all progress cards that do not lie open, by kind."""
    kinds = range(c.PROGRESS_KINDS)
    progress = [sum(s.progress[card :: c.PROGRESS_KINDS]) + s.under.count(card + 1) for card in kinds]
    cards = s.deck + s.played + sum(s.cards) + some(c.KNIGHT_CARD, sum(s.knights))
    return cards, [n + left for n, left in zip(progress, s.progress_deck, strict=True)]


class Watchers:
    """The beliefs of all seats at a table from the beginning on."""

    def __init__(self, game: Game) -> None:
        self.game, self.room, self.out, self.spare = game, Branches(), State(), Belief()
        self.beliefs = [Belief() for _ in range(game.rules.seats)]
        for seat, m in enumerate(self.beliefs):
            start(m, game.rules, game.state, seat, 1)

    def do(self, action: Action) -> None:
        """Does an action; everybody takes it in."""
        before = self.game.state.copy()
        do(self.game, action)
        for m in self.beliefs:
            update_belief(m, self.game.rules, before, action.packed, self.game.state, self.room)

    def check_truth(self) -> None:
        """What is true is believed to be possible, and every world has the cards that there are."""
        state, rules = self.game.state, self.game.rules
        for m in self.beliefs:
            others = [q for q in range(rules.seats) if q != m.seat]
            worlds = [tuple(hand_in(m, i, q) for q in others) for i in range(m.n)]
            if any(sum(world) != rules.supply - state.bank - state.hand[m.seat] for world in worlds):
                raise CheckFailed(f"seat {m.seat} believes in cards that there are not")
            if any(weight_in(m, i) < 1 for i in range(m.n)) or (m.exact and len(set(worlds)) != m.n):
                raise CheckFailed(f"seat {m.seat} has worlds twice, or without weight")
            if m.exact and tuple(state.hand[q] for q in others) not in worlds:
                raise CheckFailed(f"seat {m.seat} holds what is true to be impossible")

    def check_worlds(self, k: int) -> None:
        """Imagined states look like the true one to their seat, and keep the rules."""
        game, out = self.game, self.out
        for m in self.beliefs:
            seen = observe(game.state, game.rules, m.seat)
            for way in ("imagined", "imagined afresh"):
                if way == "imagined":
                    determinize(game.rules, m, game.state, k, m.seat, k, out)
                else:
                    determinize_afresh(game.rules, game.state, m.seat, k, m.seat, k, self.spare, out)
                if observe(out, game.rules, m.seat) != seen:
                    raise CheckFailed(f"seat {m.seat} sees that a state is {way}")
                if way == "imagined" and every_card(out) != every_card(game.state):
                    raise CheckFailed(f"a state {way} by seat {m.seat} has other cards than there are")
                if broken := violated(game.board, game.rules, out, State()):
                    raise CheckFailed(f"a state {way} by seat {m.seat} breaks invariant {broken}")

    def check_secrets(self, action: Action, rng: random.Random) -> None:
        """What a seat believes and imagines is the same in a game that it cannot tell from this one."""
        game, other = self.game, State()
        for m in self.beliefs:
            twin = permute_hidden(game, m.seat, rng, action)
            same = as_in_the_twin(game, twin, m.seat, action, rng)
            mine = followed(m, game, action)
            if belief_key(mine) != belief_key(followed(m, twin, same) if same else m):
                raise CheckFailed(f"seat {m.seat} learns too much from {action.text!r}")
            determinize(game.rules, m, game.state, 1, 2, 3, self.out)
            determinize(game.rules, m, twin.state, 1, 2, 3, other)
            if self.out != other:
                raise CheckFailed(f"seat {m.seat} imagines what it may not know")
            determinize_afresh(game.rules, game.state, m.seat, 1, 2, 3, self.spare, self.out)
            determinize_afresh(game.rules, twin.state, m.seat, 1, 2, 3, self.spare, other)
            if self.out != other:
                raise CheckFailed(f"seat {m.seat} imagines afresh what it may not know")
