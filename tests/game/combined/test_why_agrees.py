"""Where ships meet knights: an action is refused for a reason exactly when the engine does not list it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of, pack, second_of
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.ask import Check
from ostrov.game.combined.why import knights
from ostrov.game.expansions import active
from ostrov.game.seafarers.why import moving
from ostrov.game.universe import universe
from ostrov.game.why import specification, why_not
from ostrov.testing import CheckFailed, engine_mode, random_walk
from ostrov.testing.checks import check_free_choices
from ostrov.testing.gifts import hand_out

STEPS = {"compiled": 700, "sanitized": 200, "plain": 120}[engine_mode()]
APART = 60
"""Every so many positions one is looked at."""
BOTH = "seafarers+cities_knights"
RARE = (
    c.ROBBING,
    c.FREE_ROADS,
    c.CHOOSING_GOLD,
    c.AQUEDUCT,
    c.REFUGE,
    c.RELAYING,
    c.PLACING_KNIGHT,
    *range(c.FIRST_BOTH_PHASE, c.LAST_BOTH_PHASE + 1),
)
PAIRS = (c.MOVE_KNIGHT, c.DISPLACE, c.PLAY + c.SMITH, c.MOVE_SHIP)
TABLES: list[dict[str, Any]] = [
    {"game": BOTH, "players": 3},
    {
        "game": BOTH,
        "scenario": "through_desert",
        "players": 4,
        "ck_sea_recruit_at_sea": True,
        "ck_sea_knight_junction": False,
        "ck_sea_pin": "knight_or_building",
        "ck_robber_locked_until_attack": False,
    },
    {
        "game": BOTH,
        "players": 2,
        "ck_sea_pirate_waits": "off_board",
        "ck_sea_diplomat_ships": False,
        "sea_ship_move": "end_of_turn",
        "ck_progress_limit": 1,
        "ck_barbarian_track": 2,
    },
    {
        "game": BOTH,
        "scenario": "fog_islands",
        "ck_sea_any_scenario": True,
        "ck_drawn_card": "at_once",
        "ck_sea_pin": "none",
        "ck_robber_locked_until_attack": False,
        "ck_merchant_desert": True,
    },
]
"""Every value of the options of both games together."""


def name_of(table: dict[str, Any]) -> str:
    """A table in short."""
    return f"{table.get('scenario', 'new_shores')} {table.get('players', 4)}"


def positions(table: dict[str, Any], seed: int, steps: int = STEPS, most: int = 2) -> Iterator[Game]:
    """Some positions of a random game with presents, so many of each rare step among them at most."""
    rng = random.Random(seed)
    met: Counter[int] = Counter()
    for number, game in enumerate(random_walk(table, seed, limit=steps, offers=0.05)):
        phase = game.state.phase
        if phase in (c.MAIN, c.BEFORE_ROLL) and rng.random() < 0.2:
            hand_out(game, rng)
        if (phase in RARE and met[phase] < most) or number % APART == 0:
            met[phase] += 1
            yield game


def questions(game: Game, seat: int, rng: random.Random) -> Iterator[int]:
    """All actions of a seat; of pairs of places all from own ships and knights and some others."""
    s, b = game.state, game.board
    for packed in universe(b, game.rules, seat):
        if kind_of(packed) not in PAIRS or (kind_of(packed) == c.PLAY + c.SMITH and second_of(packed) == 150):
            yield packed
    own_ships = [e for e in range(b.edges) if s.ship[e] == seat + 1]
    yield from (pack(c.MOVE_SHIP, seat, e, f, 0) for e, f in product(own_ships, range(b.edges)))
    own_knights = [v for v in range(b.nodes) if s.knight[v] & c.KNIGHT_SEAT == seat + 1]
    for kind in (c.MOVE_KNIGHT, c.DISPLACE):
        yield from (pack(kind, seat, v, w, 0) for v, w in product(own_knights, range(b.nodes)))
        yield pack(kind, seat, rng.randrange(b.nodes), rng.randrange(b.nodes), 0)
    yield pack(c.MOVE_SHIP, seat, rng.randrange(b.edges), rng.randrange(b.edges), 0)


def check(game: Game, seat: int, rng: random.Random) -> None:
    """CheckFailed where reasons and the list of legal actions disagree."""
    listed = set(legal_actions(game.board, game.rules, game.state, seat))
    asked = set(questions(game, seat, rng))
    for packed in asked | {one for one in listed if kind_of(one) in PAIRS}:
        refusal = why_not(game, packed)
        if (refusal is None) != (packed in listed):
            raise CheckFailed(f"{game.notation.text(packed)!r}: {refusal}")
        if refusal is not None:
            assert "{" not in refusal.sentence, refusal
    check_free_choices(game, seat, rng)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_reasons_and_legal_actions_agree(table: dict[str, Any]) -> None:
    seed, met = TABLES.index(table), 0
    rng = random.Random(seed)
    for game in positions(table, seed):
        met += 1
        for seat in range(game.rules.seats):
            check(game, seat, rng)
    assert met > 1


def disagreement() -> None:
    """Looks for one in some games."""
    rng = random.Random(1)
    for seed, table in product(range(4), TABLES[:2]):
        for game in positions(table, seed, 600, 9):
            check(game, game.state.active, rng)


@pytest.mark.parametrize(
    ("kind", "gone"),
    [
        (c.RECRUIT, knights.line_leads_there),
        (c.MOVE_KNIGHT, knights.own_lines_lead),
        (c.MOVE_SHIP, moving.may_be_lifted),
    ],
)
def test_a_check_that_is_gone_is_noticed(monkeypatch: pytest.MonkeyPatch, kind: int, gone: Check) -> None:
    known = specification(active(Game.new(1, **TABLES[0]).rules))
    assert gone in known.checks[kind]
    monkeypatch.setitem(known.checks, kind, tuple(one for one in known.checks[kind] if one is not gone))
    with pytest.raises(CheckFailed):
        disagreement()
