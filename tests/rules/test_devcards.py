"""Development cards: B-DEV-1 to -10, B-KNIGHT-1 to -4, B-VPC-1, X-7, X-12, X-44, X-79."""

from __future__ import annotations

import pytest
from tests.rules.table import (
    CARD,
    allowed,
    bank,
    cards,
    do,
    goods,
    hand,
    own,
    points,
    refused,
    roll,
    size,
    table,
    texts,
)

ALL_CARDS = {"knight": 14, "victory point": 5, "road building": 2, "year of plenty": 2, "monopoly": 2}
PLAYS = ("knight", "road building", "year of plenty 1 ore, 1 wool", "monopoly ore")


@pytest.mark.clause("B-DEV-1", "B-BUILD-1", "B-COMP-9")
def test_buying_takes_the_top_card() -> None:
    game = table(hands={"red": CARD})
    do(game, "red", "buy card")
    odds = {chance.outcome.text.removeprefix("drawn "): chance.weight for chance in game.chances()}
    assert odds == ALL_CARDS
    refused(game, "red", "end turn", "B-DEV-1")
    do(game, "red", "drawn monopoly")
    assert cards(game, "red") == {"monopoly": 1}
    assert hand(game, "red") == {}
    assert bank(game) == goods(lumber=19, brick=19, wool=19, grain=19, ore=19)
    assert game.describe()["deck"] == {**ALL_CARDS, "monopoly": 1}


@pytest.mark.clause("B-BUILD-1")
@pytest.mark.parametrize("missing", CARD)
def test_a_card_that_cannot_be_paid(missing: str) -> None:
    game = table(hands={"red": {kind: 4 for kind in CARD if kind != missing}})
    refused(game, "red", "buy card", "B-BUILD-1")


@pytest.mark.clause("B-DEV-2", "X-12")
def test_until_the_deck_is_empty() -> None:
    three = dict.fromkeys(CARD, 3)
    held = {"white": {**ALL_CARDS, "knight": 12}}
    game = table(hands={"red": three}, cards=held)
    do(game, "red", "buy card", "drawn knight", "buy card")
    refused(game, "red", "drawn monopoly", "B-COMP-9")
    do(game, "red", "drawn knight")
    refused(game, "red", "buy card", "B-DEV-2", "X-12")
    assert game.describe()["deck"] == {}
    assert hand(game, "red") == goods(wool=1, grain=1, ore=1)


@pytest.mark.clause("B-DEV-5", "B-DEV-4", "X-46")
@pytest.mark.parametrize("first", PLAYS)
def test_one_knight_or_progress_card_a_turn(first: str) -> None:
    held = {"knight": 2, "road building": 2, "year of plenty": 2, "monopoly": 2}
    game = table(pieces={"red": own("(0,0)N")}, cards={"red": held})
    do(game, "red", first)
    if first == "knight":
        do(game, "red", "robber (2,0)")
    if first == "road building":
        do(game, "red", "free road (0,0)NE", "free road (0,0)NW")
    for second in PLAYS:
        refused(game, "red", second, "B-DEV-5", "B-TURN-4")


@pytest.mark.clause("B-DEV-1")
@pytest.mark.parametrize("play", PLAYS)
def test_only_a_card_in_hand(play: str) -> None:
    game = table(pieces={"red": own("(0,0)N")}, cards={"blue": ALL_CARDS})
    refused(game, "red", play, "B-DEV-1")


@pytest.mark.clause("B-DEV-6", "B-TURN-6")
def test_only_in_the_own_turn() -> None:
    game = table(cards={"blue": ALL_CARDS})
    for play in PLAYS:
        refused(game, "blue", play, "B-TURN-6", "B-DEV-6")


@pytest.mark.clause("B-DEV-6", "X-44")
def test_not_inside_an_unfinished_step() -> None:
    held = {"red": {"knight": 1, "monopoly": 1, "year of plenty": 1, "road building": 1}}
    pieces = {"red": own("(0,0)N"), "blue": own("(2,0)N")}
    hands = {"red": {**CARD, "ore": 9}, "blue": goods(ore=1)}
    game = table(pieces=pieces, cards=held, hands=hands, phase="before roll")
    do(game, "red", "roll")
    for play in PLAYS:
        refused(game, "red", play, "B-DEV-6")
    do(game, "red", "dice 3 4")
    for play in PLAYS:
        refused(game, "red", play, "B-DEV-6")
    do(game, "red", "discard 5 ore", "robber (2,0) from blue")
    for play in PLAYS:
        refused(game, "red", play, "B-DEV-6")
    do(game, "red", "stolen ore", "buy card")
    for play in PLAYS:
        refused(game, "red", play, "B-DEV-6")
    do(game, "red", "drawn knight", "road building")
    for play in ("knight", "monopoly ore"):
        refused(game, "red", play, "B-DEV-6", "B-DEV-5")


@pytest.mark.clause("B-DEV-7")
@pytest.mark.parametrize("kind", ["knight", "road building", "year of plenty", "monopoly"])
def test_not_in_the_turn_of_buying(kind: str) -> None:
    play = next(text for text in PLAYS if text.startswith(kind))
    game = table(pieces={"red": own("(0,0)N")}, hands={"red": CARD}, players=2, colours=("red", "blue"))
    do(game, "red", "buy card", f"drawn {kind}")
    refused(game, "red", play, "B-DEV-7")
    do(game, "red", "end turn")
    do(roll(game, "blue", 12), "blue", "end turn")
    allowed(game, "red", play)


@pytest.mark.clause("B-DEV-7")
def test_an_older_card_of_the_same_kind_may_be_played() -> None:
    game = table(hands={"red": CARD}, cards={"red": {"monopoly": 1}})
    do(game, "red", "buy card", "drawn monopoly", "monopoly ore")
    refused(game, "red", "monopoly ore", "B-DEV-5", "B-DEV-7")
    assert cards(game, "red") == {"monopoly": 1}


@pytest.mark.clause("B-DEV-9", "X-7", "B-INV-1")
def test_progress_cards_leave_the_game_and_never_return() -> None:
    game = table(cards={"red": {"monopoly": 1}})
    do(game, "red", "monopoly ore")
    assert game.describe()["played"] == {"monopoly": 1}
    assert game.describe()["deck"]["monopoly"] == 1
    assert cards(game, "red") == {}


@pytest.mark.clause("B-KNIGHT-1", "B-KNIGHT-3", "B-KNIGHT-4", "X-79")
@pytest.mark.parametrize("phase", ["before roll", "main"])
def test_a_knight_moves_the_robber_at_once(phase: str) -> None:
    pieces = {"blue": own("(2,0)N")}
    hands = {"blue": goods(ore=2)}
    game = table(pieces=pieces, hands=hands, cards={"red": {"knight": 1}}, phase=phase)
    do(game, "red", "knight")
    refused(game, "red", "end turn" if phase == "main" else "roll", "B-KNIGHT-1")
    refused(game, "red", "robber (0,0)", "B-ROB-2")
    do(game, "red", "robber (2,0) from blue", "stolen ore")
    assert (hand(game, "red"), hand(game, "blue")) == (goods(ore=1), goods(ore=1))
    assert game.describe()["knights"]["red"] == 1
    assert game.describe()["phase"] == phase


@pytest.mark.clause("B-KNIGHT-2")
def test_a_knight_makes_nobody_discard() -> None:
    game = table(hands={"red": goods(ore=9), "blue": goods(wool=12)}, cards={"red": {"knight": 1}})
    do(game, "red", "knight", "robber (2,0)")
    assert (size(game, "red"), size(game, "blue")) == (9, 12)


@pytest.mark.clause("B-VPC-1", "B-DEV-8", "B-DEV-3")
def test_victory_point_cards_stay_in_hand() -> None:
    game = table(cards={"red": {"victory point": 2}})
    assert points(game, "red") == 2
    assert texts(game, "red") == ["end turn"]
    assert game.observe(1).fields["points"][0] == 0
