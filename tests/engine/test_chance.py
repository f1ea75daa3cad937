"""Chance as a player: exact odds, seeded draws that follow them, streams that do not disturb each other."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.moves import Outcomes
from ostrov.engine.core.rng import below, draw
from ostrov.engine.dispatch.chance import seeded_outcome
from ostrov.game.names import CARDS, pack_dict
from ostrov.testing import TABLES, random_walk

DECK = {"knight": 14, "victory point": 5, "road building": 2, "year of plenty": 2, "monopoly": 2}
DRAWS = 20_000


def odds(game: Game) -> dict[str, tuple[int, int]]:
    """Weight and total of what may happen next."""
    return {chance.outcome.text: (chance.weight, chance.total) for chance in game.chances()}


def rolling() -> Game:
    """A game that waits for the dice."""
    game = Game.new(1, explicit_chance=True)
    game.play("roll")
    return game


def drawing() -> Game:
    """A game that waits for a development card."""
    position = {"hands": {"red": {"wool": 1, "grain": 1, "ore": 1}}, "knights": {"blue": 2}}
    game = Game.new(1, explicit_chance=True, position=position)
    game.play("buy card")
    return game


def stealing() -> Game:
    """A game that waits for a stolen card."""
    hand = {"lumber": 3, "wool": 1, "ore": 2}
    position = {
        "phase": "moving robber",
        "pieces": {"blue": {"settlements": ["(1,0)N"]}},
        "hands": {"blue": hand},
    }
    game = Game.new(1, explicit_chance=True, position=position)
    game.play("robber (1,0) from blue")
    return game


@pytest.mark.clause("B-PROD-1")
def test_two_dice_have_thirty_six_equal_outcomes() -> None:
    assert odds(rolling()) == {f"dice {a} {b}": (1, 36) for a in range(1, 7) for b in range(1, 7)}


@pytest.mark.clause("B-DEV-1", "B-COMP-9")
def test_a_drawn_card_is_as_likely_as_it_is_frequent_in_the_deck() -> None:
    left = {**DECK, "knight": 12}
    assert odds(drawing()) == {f"drawn {kind}": (number, 23) for kind, number in left.items()}


@pytest.mark.clause("B-ROB-4")
def test_a_stolen_card_is_as_likely_as_it_is_frequent_in_the_hand() -> None:
    assert odds(stealing()) == {"stolen lumber": (3, 6), "stolen wool": (1, 6), "stolen ore": (2, 6)}


def test_nothing_happens_by_chance_while_a_seat_is_to_act() -> None:
    for game in random_walk(TABLES["printed map"], 3, limit=300):
        chances = game.chances()
        assert bool(chances) == game.chance_is_next
        assert not (chances and game.awaiting)
        assert sum(chance.weight for chance in chances) == (chances[0].total if chances else 0)


@pytest.mark.parametrize("waiting", [rolling, drawing, stealing])
def test_seeds_follow_the_odds(waiting: Callable[[], Game]) -> None:
    """Chi-squared well inside what honest draws give: at most 35 degrees of freedom, bound 80."""
    game, scratch = waiting(), Outcomes()
    found = Counter(seeded_outcome(game.rules, game.state, 7919 * k, k, scratch) for k in range(DRAWS))
    chi = 0.0
    for chance in game.chances():
        expected = DRAWS * chance.weight / chance.total
        chi += (found[chance.outcome.packed] - expected) ** 2 / expected
    assert chi < 80
    assert set(found) == {chance.outcome.packed for chance in game.chances()}


def test_the_next_roll_of_a_seed_is_the_same_whatever_the_players_do() -> None:
    def rolls(policy: random.Random | None) -> list[str]:
        game = Game.new(99)
        while game.state.rolls < 30 and not game.over:
            legal = game.legal()
            game.play(policy.choice(legal) if policy else legal[0])
        return [action.text for action in game.history if action.kind == "dice"]

    short = rolls(None)
    for seed in range(3):
        other = rolls(random.Random(seed))
        assert other == short[: len(other)]
        assert len(other) > 5


def test_draws_of_different_streams_and_places_differ() -> None:
    found = {draw(1, 2, stream, k) for stream in range(20) for k in range(500)}
    assert len(found) > 9990  # a few of ten thousand 32-bit numbers may coincide
    assert {below(bits, 6) for bits in found} == set(range(6))


def test_the_deck_runs_out_card_by_card() -> None:
    """Every card of the deck is drawn once; then nothing is left to draw (B-DEV-2)."""
    cards = {"red": {"wool": 1, "grain": 1, "ore": 1}}
    seen: Counter[str] = Counter()
    game = Game.new(5, explicit_chance=True, victory_points=40, position={"hands": cards})
    for _ in range(25):
        game.play("buy card")
        outcome = max(game.chances(), key=lambda chance: chance.weight).outcome
        game.happen(outcome)
        seen[outcome.text.removeprefix("drawn ")] += 1
        bank, hand = game.state.bank, game.state.hand
        cost = game.rules.cost[c.CARD_ITEM]
        hand[0] += cost
        game.state.hand, game.state.bank = hand, bank - cost
    assert dict(seen) == DECK == pack_dict(game.state.cards[0], CARDS)
    refusal = game.why_not("buy card")
    assert refusal is not None
    assert refusal.clause == "B-DEV-2"
