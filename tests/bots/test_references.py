"""The reference players: what they add up, what they reckon with, what they do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.rules.table import goods, own, table

from ostrov import Game, Options
from ostrov.bots import BotError, GameInfo, bot_names, make_bot
from ostrov.bots.runner import simulate
from ostrov.engine import constants as c
from ostrov.engine.core.actions import first_of, kind_of, second_of
from ostrov.engine.core.moves import Moves, Outcomes
from ostrov.engine.core.packs import count, one, total
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
from ostrov.engine.dispatch.chance import outcomes
from ostrov.engine.dispatch.legal import is_legal, legal_actions
from ostrov.players.game_loop import GameLoop, decide
from ostrov.players.reference.evaluate import Terms, appraise, note_board, weigh
from ostrov.players.reference.policy import ReferenceContext, befall, foreseen, reference_action, tried
from ostrov.testing import engine_mode, permute_hidden

VARIABLE = Options(board_setup="variable")
DUEL = VARIABLE.with_(players=2)
REFERENCES = {"ref-f": 1, "ref-ab2": 2}
GAMES = {"compiled": 250, "sanitized": 20, "plain": 1}[engine_mode()]
POSITIONS = {"compiled": 40, "sanitized": 10, "plain": 3}[engine_mode()]
PINNED = {"ref-f": (348, 4261501524), "ref-ab2": (454, 2351085013)}

# Red has 3 ore, 1 wool, 5 brick at one node and 4 grain, 7 lumber pips at the other; blue has 20 pips too.
RED = own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE")
BLUE = own("(0,2)N (-2,2)N", roads="(0,1)E (-2,2)NE")


def position(players: int = 2, **words: Any) -> Game:
    """Red to act on the beginner's map."""
    words.setdefault("pieces", {"red": RED, "blue": BLUE})
    words.setdefault("phase", "main")
    return table(players=players, unused_colour_3p="any", active="red", **words)


def terms(game: Game, seat: int = 0) -> Terms:
    """The terms of a seat."""
    found = Terms()
    note_board(game.board, game.rules, game.state, found)
    weigh(game.board, game.rules, game.state, seat, found)
    return found


def words(game: Game, depth: int, seat: int = 0) -> str:
    """What a reference does there, which changes nothing."""
    before = game.state.copy()
    packed = reference_action(game.board, game.rules, game.state, seat, depth, ReferenceContext())
    assert game.state == before
    return game.notation.text(packed)


def test_the_terms_of_an_early_position() -> None:
    t = terms(
        position(hands={"red": goods(ore=2, grain=1, wool=1)}, cards={"red": {"knight": 2, "monopoly": 1}})
    )
    assert t.points == 6e14
    assert t.production == pytest.approx(1e8 * (20 / 36 + 5 * 4 * 0.02778), abs=1e-6)
    assert t.enemy == pytest.approx(-1e8 * 20 / 36, abs=1e-6)
    assert t.reach == pytest.approx(1e4 * (9 + 11 + 8 + 8 + 4) / 36)  # two own nodes, three beyond the roads
    assert t.spots == 0
    assert t.hand == pytest.approx(55)  # 2 of 5 cards miss for a city, 2 of 4 for a settlement
    assert (t.knights, t.cards, t.route, t.tiles, t.goods, t.risk) == (0, 30, 10, 6, 4, 0)


def test_a_place_to_settle_makes_roads_cheap() -> None:
    longer = own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE (1,-1)NW")
    t = terms(position(pieces={"red": longer, "blue": BLUE}))
    assert t.spots == 1000
    assert t.route == pytest.approx(0.2)
    assert t.reach == pytest.approx(1e4 * (9 + 11 + 8 + 8 + 4 + 5 + 10) / 36)  # two nodes more


def test_a_city_counts_twice_and_the_robber_takes_all() -> None:
    city = own("(-2,1)N", "(0,-1)N", roads="(0,-1)NE (-2,1)NE")
    t = terms(position(pieces={"red": city, "blue": BLUE}, robber="(0,-1)"))
    assert t.points == 9e14
    assert t.production == pytest.approx(1e8 * ((29 - 10) / 36 + 4 * 4 * 0.02778), abs=1e-6)  # no brick
    assert terms(position(robber="(-2,1)")).enemy == pytest.approx(-1e8 * 15 / 36, abs=1e-6)


def test_only_the_next_seat_counts_as_an_enemy() -> None:
    orange = own("(1,-1)N", roads="(1,-1)NE")
    pieces = {"red": RED, "blue": BLUE, "orange": orange}
    game = position(3, pieces=pieces)
    assert terms(game, 0).enemy == pytest.approx(-1e8 * 20 / 36, abs=1e-6)
    assert terms(game, 1).enemy == pytest.approx(-1e8 * 8 / 36, abs=1e-6)
    assert terms(game, 2).enemy == pytest.approx(-1e8 * 20 / 36, abs=1e-6)


def test_more_than_seven_cards_are_a_risk() -> None:
    t = terms(position(hands={"red": goods(ore=3, grain=2, wool=1, brick=1, lumber=1)}))
    assert (t.hand, t.goods, t.risk) == (100, 8, -5)
    assert terms(position(hands={"red": goods(wool=7)})).risk == 0
    assert terms(position(knights={"red": 2})).knights == pytest.approx(20.2)


def test_the_value_is_the_sum() -> None:
    game = position(hands={"red": goods(ore=2, wool=6)}, cards={"red": {"knight": 1}}, knights={"red": 1})
    t = terms(game)
    t.base = 2
    found = appraise(game.board, game.rules, game.state, 0, t)
    small = t.reach + t.spots + t.hand + t.knights + t.cards + t.route + t.tiles + t.goods + t.risk
    assert found == pytest.approx(t.production + t.enemy + small, abs=1e-6)
    assert small == pytest.approx(1e4 * 40 / 36 + 0 + 32.5 + 10.1 + 10 + 10 + 6 + 8 - 5)


def walk(seed: int, policies: list[int]) -> Iterator[tuple[Game, int, int]]:
    """Every decision of one game before it is carried out: the game, the seat, what it does."""
    game, loop = Game.new(seed, board_setup="variable", players=len(policies)), GameLoop()
    loop.policy = policies + [0] * (c.SEATS - len(policies))
    loop.begin(seed, 0)
    while not game.over:
        seat = next_actor(game.rules, game.state)
        packed = decide(game.board, game.rules, game.state, seat, loop)
        yield game, seat, packed
        game.play(packed)


def test_dice_have_the_odds_of_the_rules() -> None:
    game = position(phase="before roll").copy()
    apply_unchecked(game.board, game.rules, game.state, game.parse("roll", 0).packed)
    rules, seen = Outcomes(), Outcomes()
    outcomes(game.rules, game.state, rules)
    foreseen(game.rules, game.state, 0, seen)
    assert rules.total == seen.total == 36
    assert sums(seen) == sums(rules) == [min(n - 1, 13 - n) for n in range(2, 13)]
    assert seen.n == 11


def sums(found: Outcomes) -> list[int]:
    """The weight of each sum of the dice."""
    weights = dict.fromkeys(range(2, 13), 0)
    for i in range(found.n):
        weights[first_of(found.outcome[i]) + second_of(found.outcome[i])] += found.weight[i]
    return list(weights.values())


def by_kind(found: Outcomes) -> dict[int, int]:
    """The weight of each card."""
    return {first_of(found.outcome[i]): found.weight[i] for i in range(found.n)}


def test_cards_are_those_that_nobody_has_seen() -> None:
    game = position(
        hands={"red": goods(ore=1, grain=1, wool=1)},
        cards={"red": {"knight": 2}, "blue": {"monopoly": 2, "victory point": 1}},
        knights={"blue": 1},
        played={"road building": 1},
    )
    apply_unchecked(game.board, game.rules, game.state, game.parse("buy card", 0).packed)
    found = Outcomes()
    foreseen(game.rules, game.state, 0, found)
    assert by_kind(found) == {
        c.KNIGHT_CARD: 14 - 3,
        c.POINT_CARD: 5,
        c.ROADS_CARD: 1,
        c.PLENTY_CARD: 2,
        c.MONOPOLY_CARD: 2,
    }
    monopoly = next(found.outcome[i] for i in range(found.n) if first_of(found.outcome[i]) == c.MONOPOLY_CARD)
    left = total(game.state.deck)
    assert count(game.state.deck, c.MONOPOLY_CARD) == 0  # blue has both, which red does not know
    befall(game.board, game.rules, game.state, monopoly)
    assert total(game.state.deck) == left - 1
    assert count(game.state.cards[0], c.MONOPOLY_CARD) == 1


def test_a_theft_brings_any_resource_whatever_the_victim_holds() -> None:
    game = position(phase="moving robber", hands={"blue": goods(wool=2)})
    apply_unchecked(game.board, game.rules, game.state, game.parse("robber (0,2) from blue", 0).packed)
    found = Outcomes()
    foreseen(game.rules, game.state, 0, found)
    assert by_kind(found) == dict.fromkeys(range(c.RESOURCES), 1)
    for i in range(found.n):
        after = game.state.copy()
        befall(game.board, game.rules, after, found.outcome[i])
        assert after.hand[0] == one(first_of(found.outcome[i]))
        assert total(after.hand[1]) == 1


def slow_value(game: Game, s: State, seat: int, left: int) -> float:
    """The value of a position with so many actions to come, without any haste."""
    if s.phase == c.OVER:
        left = 0
    if chance_is_next(s):
        found, value = Outcomes(), 0.0
        foreseen(game.rules, s, seat, found)
        for i in range(found.n):
            after = s.copy()
            befall(game.board, game.rules, after, found.outcome[i])
            value += found.weight[i] / found.total * slow_value(game, after, seat, left)
        return value
    actor = next_actor(game.rules, s)
    if left == 0 or (s.phase == c.DISCARDING and actor != seat):
        t = Terms()
        note_board(game.board, game.rules, s, t)
        t.base = game.state.points[seat]
        return appraise(game.board, game.rules, s, seat, t)
    values = [slow_value(game, after, seat, left - 1) for _, after in slow_actions(game, s, actor)]
    return max(values) if actor == seat else min(values)


def slow_actions(game: Game, s: State, actor: int) -> Iterator[tuple[int, State]]:
    """What a seat may do and where it leads; of a discard single cards."""
    if s.phase == c.DISCARDING:
        for good in range(c.RESOURCES):
            after = s.copy()
            after.hand = [hand - one(good) * (q == actor) for q, hand in enumerate(s.hand)]
            if count(s.hand[actor], good):
                yield good, after
        return
    for packed in legal_actions(game.board, game.rules, s, actor):
        after = s.copy()
        apply_unchecked(game.board, game.rules, after, packed)
        yield packed, after


def slow_choice(game: Game, seat: int, depth: int) -> int:
    """The first action of the highest value."""
    values: dict[int, float] = {}
    for packed, after in slow_actions(game, game.state, seat):
        values[packed] = slow_value(game, after, seat, depth - 1)
    return max(values, key=values.__getitem__)


@pytest.mark.parametrize("depth", [1, 2])
def test_what_is_chosen_has_the_highest_value_and_is_the_first_of_equals(depth: int) -> None:
    rng, compared = random.Random(depth), 0
    for seed in range(POSITIONS):
        for game, seat, packed in walk(seed, [1 + depth] * 2):
            if game.state.phase != c.DISCARDING and rng.random() < 0.02:
                assert packed == slow_choice(game, seat, depth)
                compared += 1
    assert compared >= POSITIONS


@pytest.mark.parametrize("name", REFERENCES)
def test_only_legal_actions_are_chosen(name: str) -> None:
    depth, moves, decisions = REFERENCES[name], Moves(), 0
    for seed in range(GAMES):
        policies = [1 + depth, 1, 0, 1 + depth][: 2 + seed % 3]
        for game, _, packed in walk(seed, policies):
            assert is_legal(game.board, game.rules, game.state, packed, moves)
            decisions += 1
    assert decisions > 50 * GAMES


def test_what_is_hidden_changes_no_decision_at_depth_one() -> None:
    rng, compared = random.Random(1), 0
    for seed in range(POSITIONS):
        for game, seat, packed in walk(seed, [2, 2, 2]):
            if rng.random() < 0.2:
                other = permute_hidden(game, seat, rng)
                world = (other.board, other.rules, other.state)
                assert reference_action(*world, seat, 1, ReferenceContext()) == packed
                compared += 1
    assert compared > 10 * POSITIONS


def test_at_depth_two_the_cards_of_others_are_seen() -> None:
    def ending(card: str) -> float:
        game = position(hands={"red": goods(wool=5)}, cards={"blue": {card: 1}})
        context, end = ReferenceContext(), game.parse("end turn", 0).packed
        note_board(game.board, game.rules, game.state, context.terms)
        return tried(game.board, game.rules, game.state, end, 1, context.own, context)

    assert ending("monopoly") < ending("victory point")


def test_cards_are_thrown_one_after_another() -> None:
    game = position(phase="before roll", hands={"red": goods(ore=3, grain=2, wool=4)})
    game.play("roll")
    game.happen("dice 3 4")
    for depth in (1, 2):
        assert words(game, depth) == "discard 3 wool, 1 grain"


def test_the_robber_goes_where_it_hurts_the_next_seat_most() -> None:
    game = position(phase="moving robber", hands={"blue": goods(wool=2)})
    assert words(game, 1) == "robber (1,1) from blue"  # 4 pips, as at (-2,2); at (-2,1) red would lose 5 too


def test_a_victory_is_claimed() -> None:
    game = position(
        auto_claim_victory=False, victory_points=5, cards={"red": {"victory point": 3}}, rolled=True
    )
    assert words(game, 1) == words(game, 2) == "claim victory"


def test_offers_are_left_alone() -> None:
    game = position(hands={"red": goods(wool=1), "blue": goods(ore=1)})
    game.play("offer 1 wool for 1 ore", 0)
    for depth in (1, 2):
        assert reference_action(game.board, game.rules, game.state, 1, depth, ReferenceContext()) == -1
        assert (
            kind_of(reference_action(game.board, game.rules, game.state, 0, depth, ReferenceContext()))
            < c.OFFER
        )


@pytest.mark.parametrize("name", REFERENCES)
def test_the_games_of_a_seed_stay_the_same(name: str) -> None:
    """Compiled and plain runs must agree on it."""
    found = simulate(DUEL, [name], 2, 1)
    assert (found.actions, found.checksum) == PINNED[name]


@pytest.mark.parametrize("name", REFERENCES)
def test_references_are_not_for_tables(name: str) -> None:
    assert name not in bot_names()
    with pytest.raises(BotError, match=f"{name} is a reference to measure others against"):
        make_bot(name, GameInfo.of(Game.new(1)))


@pytest.mark.parametrize("name", REFERENCES)
def test_references_refuse_other_games(name: str) -> None:
    with pytest.raises(BotError, match=f"^{name} plays the base game only, not cities_knights$"):
        simulate(Options(game="cities_knights"), [name], 1, 1)
