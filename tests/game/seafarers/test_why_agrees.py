"""Whatever a seat could do: it is refused for a reason exactly when the engine does not list it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, product
from typing import Any

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of, pack
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.ask import Check
from ostrov.game.base.why import building
from ostrov.game.expansions import active
from ostrov.game.seafarers.scenarios import PLAYABLE
from ostrov.game.seafarers.why import figures, lines, moment, moving, settling
from ostrov.game.universe import universe
from ostrov.game.why import specification, why_not
from ostrov.testing import CheckFailed, engine_mode, random_walk
from ostrov.testing.checks import check_free_choices
from ostrov.testing.gifts import hand_out_goods

STEPS = {"compiled": 450, "sanitized": 200, "plain": 80}[engine_mode()]
APART = 40
"""Every so many positions one is looked at."""
RARE = (
    c.ROBBING,
    c.FREE_ROADS,
    c.STEALING,
    c.FOUND_ROAD_PHASE,
    c.FOUND_SETTLEMENT_PHASE,
    *moment.STEP_PHASES,
)
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"sea_ship_move": "end_of_turn", "start_player": "random"},
    {"sea_loop_ships": "strict", "sea_gold_order": "simultaneous", "harbour_same_turn": True},
    {"sea_pirate_frame": "forbidden", "friendly_robber": True, "public_bank_counts": False},
    {"turn_phases": "separate", "road_building_partial": False, "robber_empty_victim_selectable": True},
    {"robber_to_desert": False, "robber_steal_optional": True, "sea_setup": "variable"},
    {"sea_fog_gold": "none", "sea_start_gold": "none", "auto_claim_victory": False, "sea_ships": 4},
    {"sea_wonder_ship": True, "sea_gift_harbour_late": "compulsory", "turn_phases": "separate"},
    {"sea_cloth_end": "at_once", "friendly_robber": True},
)
TABLES = [
    {"game": "seafarers", "scenario": scenario, "players": players, **variant}
    for (scenario, players), variant in zip(product(PLAYABLE, (2, 3, 4)), cycle(VARIANTS), strict=False)
]
"""Every playable scenario at every size; options in turn."""


def name_of(table: dict[str, Any]) -> str:
    """A table in short."""
    return f"{table['scenario']} {table['players']}"


def positions(table: dict[str, Any], seed: int, steps: int = STEPS, most: int = 2) -> Iterator[Game]:
    """Some positions of a random game with presents, so many of each rare step among them at most."""
    rng = random.Random(seed)
    met: Counter[int] = Counter()
    for number, game in enumerate(random_walk(table, seed, limit=steps, offers=0.05)):
        phase = game.state.phase
        if phase in (c.MAIN, c.BEFORE_ROLL) and rng.random() < 0.1:
            hand_out_goods(game, rng)
        if (phase in RARE and met[phase] < most and rng.random() < 0.5) or number % APART == 0:
            met[phase] += 1
            yield game


def questions(game: Game, seat: int, rng: random.Random) -> Iterator[int]:
    """All actions of a seat; of the moves of ships all from own ones and some others."""
    ship, edges = game.state.ship, range(game.board.edges)
    for packed in universe(game.board, game.rules, seat):
        if kind_of(packed) != c.MOVE_SHIP:
            yield packed
    own = [e for e in edges if ship[e] == seat + 1]
    yield from (pack(c.MOVE_SHIP, seat, e, f, 0) for e, f in product(own, edges))
    for _ in range(20):
        yield pack(c.MOVE_SHIP, seat, rng.choice(edges), rng.choice(edges), 0)


def check(game: Game, seat: int, rng: random.Random) -> None:
    """CheckFailed where reasons and the list of legal actions disagree."""
    listed = set(legal_actions(game.board, game.rules, game.state, seat))
    for packed in questions(game, seat, rng):
        if (why_not(game, packed) is None) != (packed in listed):
            raise CheckFailed(f"{game.notation.text(packed)!r}: {why_not(game, packed)}")
    check_free_choices(game, seat, rng)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_reasons_and_legal_actions_agree(table: dict[str, Any]) -> None:
    seed, met = TABLES.index(table), 0
    rng = random.Random(seed)
    for game in positions(table, seed):
        met += 1
        for seat in range(game.rules.seats):
            check(game, seat, rng)
    assert met > 2


def disagreement() -> None:
    """Looks for one in some games with everything."""
    rng = random.Random(1)
    for seed in range(5):
        for game in positions(TABLES[0], seed, 450, 9):
            check(game, game.state.active, rng)


@pytest.mark.parametrize(
    ("kind", "gone"),
    [
        (c.ROAD, building.joins_own_network),
        (c.SHIP, lines.joins_own_ships),
        (c.SETTLEMENT, settling.line_leads_there),
        (c.MOVE_SHIP, moving.may_be_lifted),
        (c.MOVE_PIRATE, figures.pirate_may_stand),
        (c.FOUND_SETTLEMENT, settling.founding_is_allowed),
    ],
)
def test_a_check_that_is_gone_is_noticed(monkeypatch: pytest.MonkeyPatch, kind: int, gone: Check) -> None:
    known = specification(active(Game.new(1, **TABLES[0]).rules))
    assert gone in known.checks[kind]
    monkeypatch.setitem(known.checks, kind, tuple(one for one in known.checks[kind] if one is not gone))
    with pytest.raises(CheckFailed):
        disagreement()
