"""Texts and packed values: each reads back as itself, and nothing else is ever taken for an action."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ostrov import Action, Game, IllegalAction, NotationError
from ostrov.engine import constants as c
from ostrov.engine.core.actions import actor_of, kind_of, pack, pack_bundle
from ostrov.engine.core.packs import bundle_of, some
from ostrov.game.action import KIND_NAMES
from ostrov.game.universe import discards, universe
from ostrov.testing import TABLES, engine_mode, random_walk
from ostrov.testing.walks import random_offer, wild_offer

EXAMPLES = {"compiled": 1000, "sanitized": 300, "plain": 300}[engine_mode()]
FUZZ = settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
GAME = Game.new(1, explicit_chance=True)
WORDS = sorted(
    {word for name in KIND_NAMES.values() for word in name.split()}
    | {
        "to",
        "for",
        "from",
        "red",
        "blue",
        "1",
        "2",
        "19",
        "0",
        "-1",
        "²",
        "٣",
        "lumber",
        "ore",
        "paper",
        "nothing",
    }
    | {
        "(0,0)",
        "(0,0)N",
        "(0,0)NE",
        "(−2,1)SW",
        "(9,9)N",
        "(0,0",
        ",",
        "knight",
        "victory point",
        "3",
        "6",
        "7",
    }
)
TEXTS = st.one_of(
    st.text(max_size=40),
    st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join),
    st.lists(st.sampled_from(WORDS), max_size=9).map("".join),
)
PARTS = st.tuples(
    st.sampled_from([*KIND_NAMES, 23, 31, 119, 127]),
    st.integers(0, 7),
    st.one_of(st.integers(0, 2**48 - 1), st.integers(0, 300).map(lambda x: x << 24)),
    st.integers(0, 7),
)
PACKED = st.one_of(
    st.integers(),
    st.integers(0, 2**61),
    PARTS.map(lambda p: p[0] << c.KIND_SHIFT | p[1] << c.ACTOR_SHIFT | p[3] << c.TARGET_SHIFT | p[2]),
    PARTS.map(lambda p: p[0] << c.KIND_SHIFT | p[1] << c.ACTOR_SHIFT | p[2]),
)


def read(words: str | int, seat: int | None = None) -> Action | None:
    """The action, or None when it is refused as notation; nothing else may be raised."""
    try:
        return GAME.parse(words, seat)
    except NotationError:
        return None


def outcomes() -> list[int]:
    """Everything that chance can do."""
    dice = [pack(c.DICE, c.CHANCE, one, two, 0) for one in range(1, 7) for two in range(1, 7)]
    cards = [pack(c.DRAWN, c.CHANCE, kind, 0, 0) for kind in range(c.CARD_KINDS)]
    return [*dice, *cards, *(pack(c.STOLEN, c.CHANCE, good, 0, 0) for good in range(c.GOODS))]


@pytest.mark.parametrize("table", TABLES)
def test_every_action_of_the_universe_reads_back(table: str) -> None:
    game = Game.new(1, **TABLES[table])
    hand = some(c.LUMBER, 3) + some(c.WOOL, 2) + some(c.ORE, 4)
    for seat in range(game.rules.seats):
        found = [*universe(game.board, game.rules, seat), *discards(seat, hand, 4), *outcomes()]
        texts = {}
        for packed in found:
            action = game.notation.action(packed)
            assert game.parse(action.text, seat) == action
            assert game.parse(packed).text == action.text
            texts[action.text] = packed
        assert len(texts) == len(found)


@pytest.mark.parametrize("table", TABLES)
def test_offers_read_back(table: str) -> None:
    rng = random.Random(1)
    for game in random_walk(TABLES[table], 1, limit=200):
        for seat in range(game.rules.seats):
            offer = random_offer(game, seat, rng)
            if offer is not None:
                assert game.parse(offer.text, seat) == game.parse(offer.packed) == offer
            wild = wild_offer(game, seat, rng)
            try:
                assert game.parse(game.parse(wild).text, seat).packed == wild
            except NotationError:  # a bundle that says the same as another, or names nobody
                assert game.why_not(Action(wild, "")) is not None if addressed(game, wild) else True


def addressed(game: Game, packed: int) -> bool:
    """An offer to somebody at the table, or to all."""
    target = packed >> c.TARGET_SHIFT & c.SEAT_MASK
    return target == c.NOBODY or target < game.rules.seats


@FUZZ
@given(TEXTS)
@example("discard ² ore")
@example("discard 1" + "0" * 5000 + " ore")
@example("road (1" + "0" * 5000 + ",0)N")
@example("offer 1 ore for 1 ore")
@example("bank 5000 lumber for 1 ore")
@example("offer nothing for nothing")
def test_texts_are_actions_or_refused_as_notation(text: str) -> None:
    action = read(text, 0)
    if action is None:
        return
    assert actor_of(action.packed) in (0, c.CHANCE)
    assert GAME.notation.parse(action.text, 0).kind == action.kind
    assert kind_of(action.packed) >= c.DICE or GAME.why_not(action) is not None or action in GAME.legal(0)


@FUZZ
@given(PACKED)
@example(pack(c.ROAD, c.CHANCE, 3, 0, 0))
@example(pack(c.END_TURN, 5, 0, 0, 0))
@example(pack(c.DICE, 0, 3, 4, 0))
@example(pack(c.DICE, c.CHANCE, 9, 9, 0))
@example(pack(c.ROAD, 0, 4095, 0, 0))
@example(pack_bundle(c.DEAL, 0, 6, 0))
@example(2**80)
@example(-1)
def test_numbers_are_actions_or_refused_as_notation(packed: int) -> None:
    action = read(packed)
    if action is None:
        return
    assert action.packed == packed
    assert GAME.parse(action.text, action.seat if action.seat != c.CHANCE else 0) == action


@FUZZ
@given(PACKED)
@example(pack(c.DICE, c.CHANCE, 9, 9, 0))
@example(pack(c.ROAD, c.CHANCE, 3, 0, 0))
@example(pack(c.FOUND_ROAD, 0, 4095, 0, 0))
@example(pack(c.MOVE_ROBBER, 0, 4095, 6, 0))
@example(pack_bundle(c.DISCARD, 6, 0, bundle_of(some(0, 3))))
def test_actions_made_by_hand_do_no_harm(packed: int) -> None:
    """Whatever is put into an Action, it is played by the rules or refused; nothing else happens."""
    for game in (GAME.copy(), ROLLING.copy()):
        before = game.state.to_bytes()
        for use in (game.play, game.happen, game.why_not):
            try:
                use(Action(packed, "anything"))
            except (NotationError, IllegalAction):
                assert game.state.to_bytes() == before
                continue
            if use != game.why_not:
                assert game.history
                break


ROLLING = GAME.copy()
ROLLING.play("roll")


def test_a_seat_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="seat 4 is not at this table of 4"):
        GAME.parse("roll", 4)
