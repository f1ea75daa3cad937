"""The greedy player over whole games of Cities & Knights: strong, honest, fair, and never at a loss."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.players.test_greedy import courses, decisions, matches

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.cities_knights.barbarians import cities_on_board
from ostrov.engine.cities_knights.improvements import free_cities
from ostrov.engine.core.actions import actor_of, first_of, kind_of, second_of
from ostrov.engine.core.packs import count, one, some, total
from ostrov.engine.core.state import State
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.policy import greedy_action

CK: dict[str, Any] = {"game": "cities_knights"}
POINTS = (c.PRINTER, c.CONSTITUTION)
VARIANTS: dict[str, dict[str, Any]] = {
    "expert": {"ck_expert_defence": True},
    "short track": {"ck_barbarian_track": 1},
    "only ships": {"ck_event_die": "ship,ship,ship,ship,ship,ship"},
    "only gates": {"ck_event_die": "yellow,yellow,blue,blue,green,green"},
    "one card": {"ck_progress_limit": 1, "ck_fifth_card": "always_immediate"},
    "another deck": {"ck_deck_empty": "choose_other_deck", "ck_defender_unlimited": False},
    "free cities": {"ck_free_city_rule": "only_when_metropolis_won", "ck_crane_stack": True},
    "void cards": {"ck_allow_void_cards": True, "ck_merchant_desert": True, "ck_zero_battle_reward": True},
    "deserters": {"ck_deserter_fallback": "any_lower", "ck_deserter_knight_acts": False},
    "the rest": {
        "ck_robber_locked_until_attack": False,
        "ck_medicine_restore": False,
        "ck_fleet_scope": "one_named_kind",
        "ck_aqueduct_on_shortage": False,
    },
    "cards at once": {"ck_drawn_card": "at_once", "ck_harvest_under_robber": False},
    "hidden sizes": {"public_hand_counts": False, "auto_claim_victory": False},
    "house rules": {
        "friendly_robber": True,
        "rounds_without_seven": 5,
        "domestic_trade": False,
        "public_bank_counts": False,
        "ck_robber_locked_until_attack": False,
    },
}


@pytest.mark.parametrize("seat", range(4))
def test_beats_three_random_players_from_every_seat(seat: int) -> None:
    policies = [int(p == seat) for p in range(4)]
    assert matches(policies, 1000 * seat, 12, **CK).wins[seat] == 12


def test_four_of_them_end_every_game() -> None:
    counts = matches([1, 1, 1, 1], 1, 6, **CK)
    assert counts.unfinished == 0
    assert 50 < counts.turns / counts.games < 120


@pytest.mark.parametrize("name", VARIANTS)
def test_plays_every_variant_to_its_end(name: str) -> None:
    """Every choice is put to the rules, and there is always one."""
    kinds = Counter(kind_of(packed) for _, _, packed in decisions(1, [1, 1, 1, 1], **CK, **VARIANTS[name]))
    assert kinds[c.END_TURN] > 20
    assert (kinds[c.COMMIT] > 0) == (name == "expert")


def test_all_of_the_box_is_used() -> None:
    """Every card but the two that are laid open at once, and every kind of step, within a few games."""
    kinds: Counter[int] = Counter()
    for seed in range(10):
        kinds.update(kind_of(packed) for _, _, packed in decisions(seed, [1, 1, 1, 1], **CK))
    cards = {c.PLAY + card for card in range(c.PROGRESS_KINDS) if card not in POINTS}
    assert cards - kinds.keys() == set()
    steps = (c.RECRUIT, c.ACTIVATE, c.PROMOTE, c.CHASE, c.IMPROVE, c.BUILD_WALL, c.PUT_METROPOLIS)
    assert all(kinds[step] > 0 for step in steps)


def helmets(game: Game, seat: int) -> Counter[bool]:
    """How many knights of a seat are active and how many are not."""
    cells = (k for k in game.state.knight if k & c.KNIGHT_SEAT == seat + 1)
    return Counter(bool(k & c.KNIGHT_ACTIVE) for k in cells)


def test_no_turn_ends_without_the_helmet_that_might_save_a_city() -> None:
    in_danger = careless = 0
    for seed in range(7):
        for game, seat, packed in decisions(seed, [1, 1, 1, 1], **CK):
            s, near = game.state, game.state.barbarian_step >= game.rules.barbarian_track - 2
            if kind_of(packed) != c.END_TURN or not near or free_cities(game.board, s, seat) == 0:
                continue
            defence = sum((k >> c.KNIGHT_STRENGTH) & 3 for k in s.knight if k & c.KNIGHT_ACTIVE)
            knights = helmets(game, seat)
            if defence < cities_on_board(game.board, s) and knights[True] == 0:
                in_danger += 1
                careless += knights[False] > 0 and count(s.hand[seat], c.GRAIN) > 0
    assert in_danger > 20
    assert careless < in_danger / 20


def disguised(game: Game, seat: int, rng: random.Random) -> State:
    """A state that looks the same to a seat: other hands, progress cards and decks, as many of each."""
    s, twin = game.state, game.state.copy()
    hand, progress, deck = list(s.hand), list(s.progress), list(s.progress_deck)
    shown = s.step_seat if seat == s.active else -1
    for q in range(game.rules.seats):
        if q == seat:
            continue
        if not (s.phase == c.TAKING and q == shown):
            hand[q] = sum(one(rng.randrange(c.GOODS)) for _ in range(total(s.hand[q])))
        if not (s.phase == c.SPYING and q == shown):
            row = slice(c.PROGRESS_KINDS * q, c.PROGRESS_KINDS * (q + 1))
            cards = [rng.choice([k for k in range(c.PROGRESS_KINDS) if k not in POINTS]) for _ in range(9)]
            dealt = Counter(cards[: sum(progress[row])])
            progress[row] = [dealt[k] for k in range(c.PROGRESS_KINDS)]
    twin.hand, twin.progress = hand, progress
    if not game.rules.open_bank:  # H-4
        sizes = [count(s.bank, g) for g in range(c.GOODS)]
        twin.bank = sum(some(g, rng.randint(2, 12) if n > 1 else n) for g, n in enumerate(sizes))
    for first, end in ((0, c.FIRST_POLITICS), (c.FIRST_POLITICS, c.FIRST_TRADE), (c.FIRST_TRADE, len(deck))):
        deck[first:end] = rng.sample(deck[first:end], end - first)
    twin.progress_deck = deck
    return twin


@pytest.mark.parametrize(
    ("seed", "open_counts", "open_bank"),
    [(0, True, True), (1, True, True), (2, False, True), (3, True, False), (4, False, False)],
)
def test_what_is_hidden_changes_no_decision(seed: int, open_counts: bool, open_bank: bool) -> None:
    rng, compared = random.Random(seed), 0
    hidden = {"public_hand_counts": open_counts, "public_bank_counts": open_bank}
    for game, seat, packed in decisions(seed, [1, 1, 0, 1], **CK, **hidden):
        for _ in range(0 if seat == 2 else 2):
            arguments = (game.board, game.rules, disguised(game, seat, rng), seat)
            assert greedy_action(*arguments, GreedyContext()) == packed
            compared += 1
    assert compared > 300


SEAT_FIRST = {c.ASK_HARBOUR, *(c.PLAY + card for card in (c.DESERTER, c.SPY, c.MASTER_MERCHANT))}


def renamed(packed: int, starter: int) -> tuple[int, ...]:
    """An action with seats counted from the starter."""
    kind, first, second = kind_of(packed), first_of(packed), second_of(packed)
    if kind == c.MOVE_ROBBER and second != c.NOBODY:
        second = (second - starter) % 4
    if kind in SEAT_FIRST:
        first = (first - starter) % 4
    return kind, (actor_of(packed) - starter) % 4, first, second


@pytest.mark.parametrize("seed", range(3))
def test_no_seat_is_favoured(seed: int) -> None:
    """The same game with everybody one chair further takes the same course."""
    found = courses(seed, renamed, **CK)
    assert found[1:] == found[:-1]
