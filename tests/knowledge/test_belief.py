"""Beliefs by hand: small examples whose chances can be worked out on paper, and the limits of worlds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.cities_knights.table import A, D, ck, side
from tests.rules.table import do, goods, own, table

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.packs import some, total
from ostrov.engine.core.state import State
from ostrov.game.memory import BeliefHistory, Memory
from ostrov.knowledge.belief import (
    Belief,
    add_world,
    all_weights,
    change,
    column,
    hand_in,
    shrink_weights,
    sift,
    weight_in,
)
from ostrov.knowledge.branches import Branches, unseen_card
from ostrov.knowledge.constants import AT_LEAST, WEIGHTS_MOST, WITHOUT, WORLDS
from ostrov.knowledge.determinize import determinize, unseen_cards
from ostrov.knowledge.update import start, update_belief
from ostrov.testing.beliefs import belief_key

LUMBER, BRICK, ORE = (some(good, 1) for good in (c.LUMBER, c.BRICK, c.ORE))


def believing(*hands: int) -> Belief:
    """Seat 0 knows the hands of seats 1, 2 and so on."""
    m = Belief()
    m.others = len(hands)
    for seat, pack in enumerate(hands, 1):
        m.hand = [*m.hand[: column(m, seat)], pack, *m.hand[column(m, seat) + 1 :]]
    add_world(m, 1)
    return m


def chances(m: Belief) -> dict[tuple[int, ...], float]:
    """Each world with its chance."""
    whole = all_weights(m)
    return {
        tuple(hand_in(m, i, q) for q in range(1, m.others + 1)): weight_in(m, i) / whole for i in range(m.n)
    }


@pytest.mark.clause("B-INFO-4")
def test_a_theft_and_what_follows() -> None:
    m, room = believing(BRICK, 2 * LUMBER + ORE), Branches()
    unseen_card(m, room, 2, 1)
    assert chances(m) == {
        (BRICK + LUMBER, LUMBER + ORE): pytest.approx(2 / 3),
        (BRICK + ORE, 2 * LUMBER): pytest.approx(1 / 3),
    }
    road = Belief()
    road.copy_from(m)
    change(road, 1, BRICK + LUMBER, 0)
    assert chances(road) == {(0, LUMBER + ORE): 1}
    unseen_card(m, room, 1, 2)  # a card goes back: two ways lead to the first hands
    assert chances(m) == {
        (BRICK, 2 * LUMBER + ORE): pytest.approx(1 / 2),
        (LUMBER, LUMBER + ORE + BRICK): pytest.approx(1 / 3),
        (ORE, 2 * LUMBER + BRICK): pytest.approx(1 / 6),
    }
    sift(m, 2, AT_LEAST, 2 * LUMBER)  # seat 2 offers two lumber
    assert chances(m) == {
        (BRICK, 2 * LUMBER + ORE): pytest.approx(3 / 4),
        (ORE, 2 * LUMBER + BRICK): pytest.approx(1 / 4),
    }
    sift(m, 1, WITHOUT, some(c.ORE, c.PACK_MAX))
    assert m.n == m.exact == 1


def robbed(**words: Any) -> Game:
    """Blue, who has rolled a seven, may rob orange; red and white look on."""
    return table(
        phase="moving robber",
        active="blue",
        pieces={
            "blue": own("(0,0)N", roads="(0,0)NE"),
            "orange": own("(1,0)S"),
            "red": own("(-1,0)N"),
        },
        robber="(0,0)",
        hands={"blue": goods(brick=1), "orange": goods(lumber=2, ore=1)},
        **words,
    )


def remembered(game: Game) -> Game:
    """The same game, whose hands were dealt openly."""
    assert game.past is not None
    game.past = BeliefHistory(game.board, game.rules, game.past.beginning, game.history, dealt_openly=True)
    return game


def memory_of(game: Game, colour: str) -> Memory:
    memory = game.observe(game.notation.seat(colour)).memory
    assert memory is not None
    return memory


@pytest.mark.clause("B-INFO-4")
def test_a_theft_in_a_game() -> None:
    games = []
    for card in ("lumber", "ore"):
        game = remembered(robbed())
        blue, orange = game.notation.seat("blue"), game.notation.seat("orange")
        do(game, "blue", "robber (1,0) from orange", f"stolen {card}")
        games.append(game)
        red = memory_of(game, "red")
        assert red.exact
        assert red.chance(blue, "lumber") == pytest.approx(2 / 3)
        assert red.chance(blue, c.ORE) == pytest.approx(1 / 3)
        assert red.chance(orange, "lumber", at_least=2) == pytest.approx(1 / 3)
        assert red.chance(orange, "lumber", at_least=100) == 0
        assert red.chance_of(blue, {"lumber": 1, "brick": 1}) == pytest.approx(2 / 3)
        assert red.expected(orange)["lumber"] == pytest.approx(4 / 3)
        assert [hand for hand, _ in red.hands(orange)] == [{"lumber": 1, "ore": 1}, {"lumber": 2}]
        for colour in ("blue", "orange"):
            other = orange if colour == "blue" else blue
            assert [share for _, share in memory_of(game, colour).hands(other)] == [1]
    one, other = (memory_of(game, "red").belief for game in games)
    assert belief_key(one) == belief_key(other)
    do(games[0], "blue", "road (0,0)NW")
    assert memory_of(games[0], "red").hands(orange) == [({"lumber": 1, "ore": 1}, 1)]


def test_a_memory_is_of_its_moment() -> None:
    game = remembered(robbed())
    early = game.observe(0)
    do(game, "blue", "robber (1,0) from orange", "stolen ore")
    late = memory_of(game, "red")
    assert early.memory is not None
    assert early.memory is early.memory
    assert (early.memory.belief.n, late.belief.n) == (1, 2)
    twin = game.copy()
    do(twin, "blue", "end turn")
    assert memory_of(twin, "red").belief.n == 2
    assert game.observe(None).memory is None


def test_questions_about_nobody_are_refused() -> None:
    memory = memory_of(robbed(), "red")
    with pytest.raises(ValueError, match="the memory of seat 0 is about seats 1, 2, 3, not 4"):
        memory.expected(4)
    with pytest.raises(ValueError, match="not 0"):
        memory.chance(0, "ore")
    with pytest.raises(ValueError, match="'gold' is no good; they are lumber"):
        memory.chance(1, "gold")
    with pytest.raises(ValueError, match="'gold' is no good"):
        memory.chance_of(1, {"gold": 1})


def test_hands_of_an_entered_position_are_dealt_by_size() -> None:
    game = robbed()
    memory = memory_of(game, "red")
    assert not memory.exact
    blue, orange = game.notation.seat("blue"), game.notation.seat("orange")
    assert memory.chance(blue, "lumber") == pytest.approx(1 / 2, abs=0.15)
    assert all(sum(hand.values()) == 3 for hand, _ in memory.hands(orange))
    assert memory_of(game, "blue").exact  # only orange can have cards that blue does not see


def test_more_worlds_than_are_kept_are_thinned_out() -> None:
    """However many are left out: on average a theft takes as much of a good as its share of the hand."""
    start_hands = [
        some(c.LUMBER, 9) + sum(some(good, 2) for good in range(1, c.GOODS)),
        sum(some(good, 3) for good in range(c.GOODS)),
        some(c.COIN, 5) + some(c.ORE, 4),
    ]
    m, room = believing(*start_hands), Branches()
    means = [[float(pack >> 7 * good & 63) for good in range(c.GOODS)] for pack in start_hands]
    for step in range(12):
        victim, thief = step % 3, (step + 1) % 3
        share = [n / sum(means[victim]) for n in means[victim]]
        unseen_card(m, room, 1 + victim, 1 + thief)
        means[victim] = [n - part for n, part in zip(means[victim], share, strict=True)]
        means[thief] = [n + part for n, part in zip(means[thief], share, strict=True)]
        worlds = chances(m)
        assert len(worlds) == m.n <= WORLDS
        assert all(sum(world) == sum(start_hands) for world in worlds)
        assert all_weights(m) <= WEIGHTS_MOST
        for seat in range(3):
            for good in range(c.GOODS):
                mean = sum((world[seat] >> 7 * good & 63) * odds for world, odds in worlds.items())
                assert mean == pytest.approx(means[seat][good], abs=0.1)
    assert m.exact == 0
    assert m.n > WORLDS // 2


@pytest.mark.clause("B-PROG-MONO")
def test_who_gives_all_of_a_good_has_none_left() -> None:
    game = remembered(robbed(cards={"blue": {"monopoly": 1}}))
    do(game, "blue", "robber (1,0) from orange", "stolen lumber", "monopoly lumber")
    assert memory_of(game, "red").hands(game.notation.seat("orange")) == [({"ore": 1}, 1)]


@pytest.mark.clause("CK-PROG-COMHARB-1")
def test_who_has_no_commodity_says_so() -> None:
    game = ck(**PARTY | {"hands": {"red": {"ore": 3}, "blue": {"cloth": 1, "ore": 1}, "white": {"ore": 2}}})
    blue, white = game.notation.seat("blue"), game.notation.seat("white")
    assert memory_of(game, "orange").chance(white, "cloth") > 0  # the position was entered: nobody knows
    do(game, "red", "play commercial harbour", "ask white for 1 ore")
    assert memory_of(game, "orange").chance(white, "cloth") == 0
    do(game, "red", "ask blue for 1 ore")
    assert memory_of(game, "orange").chance(blue, "cloth") == 1


def test_weights_are_divided_by_what_they_share_first() -> None:
    m = believing(LUMBER, BRICK)
    m.hand = [LUMBER, BRICK, *m.hand[2:]]
    m.n = 2
    m.weight = [3 << 40, 1 << 40, *m.weight[2:]]
    shrink_weights(m)
    assert weight_in(m, 0) == 3 * weight_in(m, 1)
    assert all_weights(m) <= WEIGHTS_MOST
    m.weight = [(1 << 40) + 1, 1, *m.weight[2:]]
    shrink_weights(m)
    assert weight_in(m, 1) == 1


PARTY: dict[str, Any] = {
    "pieces": {"blue": side(A[10], A[8]), "orange": side(A[4], A[0]), "white": side(D[4], D[8])},
    "hands": {"blue": {"cloth": 2, "grain": 1}, "orange": {"wool": 1, "coin": 1}, "white": {"ore": 2}},
    "progress": {
        "red": {"spy": 1, "master merchant": 1, "wedding": 1, "commercial harbour": 1},
        "blue": {"crane": 1, "mining": 1},
    },
}


@pytest.mark.clause("CK-PROG-WEDDING-1")
def test_presents_are_known_to_giver_and_receiver() -> None:
    game = remembered(ck(**PARTY))
    do(game, "red", "play wedding")
    do(game, "blue", "discard 1 cloth, 1 grain")
    do(game, "orange", "discard 1 wool, 1 coin")
    do(game, "white", "discard 2 ore")
    red, blue = game.notation.seat("red"), game.notation.seat("blue")
    assert memory_of(game, "red").hands(blue) == [({"cloth": 1}, 1)]
    assert memory_of(game, "blue").hands(red) == [
        ({"wool": 1, "grain": 1, "ore": 2, "cloth": 1, "coin": 1}, 1)
    ]  # orange and white had nothing else to give
    white = memory_of(game, "white")
    assert white.chance(blue, "cloth") == pytest.approx(2 / 3)  # two cards of three, as if drawn blindly
    assert white.chance(blue, "grain") == pytest.approx(1 / 3)
    assert white.chance(red, "coin") == 1


@pytest.mark.clause("CK-PROG-MASTER-1", "CK-PROG-SPY-1")
def test_a_look_is_remembered_by_who_looked() -> None:
    game = remembered(ck(**PARTY))
    red, blue = game.notation.seat("red"), game.notation.seat("blue")
    do(game, "red", "play spy blue")
    assert memory_of(game, "red").progress(blue) == {"crane": 1, "mining": 1}
    do(game, "red", "take card mining")
    assert memory_of(game, "red").progress(blue) == {"crane": 1}
    assert memory_of(game, "blue").progress(red) == {"mining": 1}
    assert memory_of(game, "white").progress(blue) == {}
    assert memory_of(game, "white").backs(blue)["science"] == 1
    do(game, "red", "play master merchant blue", "take goods 1 cloth, 1 grain")
    assert memory_of(game, "white").chance(blue, "cloth") == pytest.approx(2 / 3)
    assert memory_of(game, "red").hands(blue) == [({"cloth": 1}, 1)]
    assert memory_of(game, "blue").hands(red) == [({"cloth": 1, "grain": 1}, 1)]


def test_imagined_hands_are_as_likely_as_believed() -> None:
    game = remembered(robbed())
    do(game, "blue", "robber (1,0) from orange", "stolen ore")
    m, out = memory_of(game, "red").belief, State()
    orange, found = game.notation.seat("orange"), Counter[int]()
    for k in range(3000):
        determinize(game.rules, m, game.state, 7, 8, k, out)
        found[out.hand[orange]] += 1
    assert set(found) == {LUMBER + ORE, 2 * LUMBER}
    assert found[LUMBER + ORE] / 3000 == pytest.approx(2 / 3, abs=0.04)


def test_unseen_development_cards_are_dealt_alike() -> None:
    game = table(cards={"red": {"knight": 2}, "blue": {"monopoly": 1}}, knights={"blue": 3}, active="red")
    pool = unseen_cards(game.rules, game.state, 0)
    assert total(pool) == total(game.rules.deck) - 5
    m, out, found = Belief(), State(), Counter[int]()
    start(m, game.rules, game.state, 0, 1)
    for k in range(3000):
        determinize(game.rules, m, game.state, 1, 1, k, out)
        assert out.deck + out.cards[1] == pool
        found[out.cards[1]] += 1
    for kind in range(c.CARD_KINDS):
        share = (pool >> 7 * kind & 63) / total(pool)
        assert found[some(kind, 1)] / 3000 == pytest.approx(share, abs=0.04)


def test_a_belief_that_nothing_fits_any_more_is_dealt_anew() -> None:
    game = remembered(robbed())
    m, before = Belief(), game.state.copy()
    start(m, game.rules, game.state, 0, 1)
    m.n = 0
    do(game, "blue", "robber (1,0) from orange")
    update_belief(m, game.rules, before, game.history[-1].packed, game.state, Branches())
    assert (m.exact, m.resamples) == (0, 1)
    assert m.n > 1
