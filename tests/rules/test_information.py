"""What each seat may see: B-INFO-1 to -4, B-DEV-3, B-BEG-4, X-32, X-33, X-39 with both values."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import CARD, COLOURS, do, goods, own, roll, seat, table

from ostrov import Game
from ostrov.engine.core.packs import some
from ostrov.game.view import HIDDEN

HANDS = {"red": goods(lumber=2, ore=1), "blue": goods(wool=4), "white": goods(grain=1)}
WATCHERS = (0, 1, 2, 3, None)


def views(game: Game) -> dict[int | None, bytes]:
    """What everybody sees, spectators under None."""
    return {watcher: game.observe(watcher).to_bytes() for watcher in WATCHERS}


def who_sees_a_difference(one: Game, other: Game) -> set[int | None]:
    """The watchers who can tell two games apart."""
    first, second = views(one), views(other)
    return {watcher for watcher in WATCHERS if first[watcher] != second[watcher]}


@pytest.mark.clause("B-INFO-1", "B-BEG-4")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_hands_and_cards_of_others_are_hidden(watcher: int | None) -> None:
    held = {"red": {"knight": 2}, "blue": {"monopoly": 1}}
    view = table(hands=HANDS, cards=held).observe(watcher)
    hands = [some(0, 2) + some(4, 1), some(2, 4), 0, some(3, 1)]
    cards = [some(0, 2), some(4, 1), 0, 0]
    for name, rows in (("hand", hands), ("cards", cards)):
        shown = [row if p == watcher else HIDDEN for p, row in enumerate(rows)]
        assert view.fields[name][:4] == shown
    assert HIDDEN == -1


@pytest.mark.clause("B-INFO-1", "B-DEV-3", "B-SETUP-5")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_nobody_sees_the_deck(watcher: int | None) -> None:
    view = table(cards={"red": {"knight": 2}}).observe(watcher)
    assert view.fields["deck"] == HIDDEN
    assert view.counts["deck"] == 23


@pytest.mark.clause("B-INFO-2", "B-KNIGHT-4", "B-SETUP-4")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_board_bank_knights_and_awards_are_open(watcher: int | None) -> None:
    pieces = {
        "red": own("(0,0)N", roads="(0,-2)W (0,-2)NW (0,-2)NE (0,-2)E (0,-2)SE"),
        "blue": own(cities="(2,0)N"),
    }
    game = table(hands=HANDS, pieces=pieces, knights={"white": 3}, played={"monopoly": 1}, robber="(2,-2)")
    fields = game.observe(watcher).fields
    state = game.state
    for name in ("owner", "level", "road", "token", "robber", "bank", "knights", "played", "roads_left"):
        assert fields[name] == getattr(state, name)
    assert (fields["route_holder"], fields["army_holder"]) == (1, 4)
    assert fields["points"][:4] == [3, 2, 0, 2]


@pytest.mark.clause("B-INFO-3", "X-39")
@pytest.mark.parametrize("watcher", WATCHERS)
@pytest.mark.parametrize("option", [True, False])
def test_sizes_of_hands(watcher: int | None, option: bool) -> None:
    game = table(hands=HANDS, cards={"white": {"knight": 2}}, public_hand_counts=option)
    sizes = [3, 4, 0, 1]
    shown = [n if option or p == watcher else HIDDEN for p, n in enumerate(sizes)]
    assert game.observe(watcher).counts["hand"] == shown
    assert game.observe(watcher).counts["cards"] == [0, 0, 0, 2]  # they lie on the table


@pytest.mark.clause("B-INFO-3", "X-39")
def test_hidden_sizes_do_not_show_through_discards() -> None:
    def seven(blue: int, white: int) -> Game:
        hands = {"blue": goods(ore=blue), "white": goods(ore=white)}
        return roll(table(hands=hands, phase="before roll", public_hand_counts=False), "red", 7)

    assert who_sees_a_difference(seven(8, 10), seven(10, 8)) == {1, 3}
    assert seven(8, 10).observe(1).fields["due"][:4] == [HIDDEN, 4, HIDDEN, HIDDEN]


@pytest.mark.clause("B-INFO-4", "X-33", "B-ROB-5")
@pytest.mark.parametrize("option", [True, False])
def test_only_thief_and_victim_know_the_stolen_card(option: bool) -> None:
    def theft(loot: str) -> Game:
        game = table(
            pieces={"blue": own("(2,0)N")},
            hands={"blue": goods(ore=1, wool=1)},
            cards={"red": {"knight": 1}},
            public_hand_counts=option,
        )
        return do(game, "red", "knight", "robber (2,0) from blue", f"stolen {loot}")

    assert who_sees_a_difference(theft("ore"), theft("wool")) == {0, 1}


@pytest.mark.clause("B-DEV-3", "B-INFO-1", "B-DEV-1")
@pytest.mark.parametrize("kind", ["victory point", "monopoly"])
def test_only_the_buyer_knows_the_drawn_card(kind: str) -> None:
    def bought(card: str) -> Game:
        return do(table(hands={"red": CARD}), "red", "buy card", f"drawn {card}")

    assert who_sees_a_difference(bought("knight"), bought(kind)) == {0}
    later = do(bought("knight"), "red", "end turn"), do(bought(kind), "red", "end turn")
    assert who_sees_a_difference(*later) == {0}
    assert bought(kind).observe(1).fields["fresh"] == HIDDEN


@pytest.mark.clause("B-VPC-1", "B-INFO-1")
def test_victory_point_cards_do_not_show_in_the_points() -> None:
    one = table(cards={"red": {"victory point": 3}})
    other = table(cards={"red": {"knight": 3}})
    assert who_sees_a_difference(one, other) == {0}


@pytest.mark.clause("X-32", "B-SEVEN-5", "B-INFO-1")
def test_discards_are_secret_until_everybody_has_chosen() -> None:
    def half_way(choice: str) -> Game:
        hands = dict.fromkeys(("red", "orange"), goods(lumber=4, ore=4))
        game = roll(table(hands=hands, phase="before roll"), "red", 7)
        return do(game, "orange", f"discard {choice}")

    one, other = half_way("4 ore"), half_way("4 lumber")
    assert who_sees_a_difference(one, other) == {2}
    assert one.observe(0).counts["hand"][2] == 8
    assert one.observe(0).fields["due"][:4] == [4, 0, 0, 0]  # that he has chosen is open
    for game in (one, other):
        do(game, "red", "discard 2 lumber, 2 ore")
    assert who_sees_a_difference(one, other) == set(WATCHERS)  # now it lies in the bank


@pytest.mark.clause("X-32")
def test_discards_in_turn_order_are_seen_at_once() -> None:
    def half_way(choice: str) -> Game:
        words: dict[str, Any] = {"hands": dict.fromkeys(("red", "orange"), goods(lumber=4, ore=4))}
        game = roll(table(**words, phase="before roll", discard_order="clockwise"), "red", 7)
        return do(game, "red", f"discard {choice}")

    assert who_sees_a_difference(half_way("4 ore"), half_way("4 lumber")) == set(WATCHERS)


@pytest.mark.clause("B-INFO-1")
def test_the_own_hand_is_seen_by_its_owner_alone() -> None:
    base = table(hands=HANDS)
    for colour in COLOURS:
        if colour != "orange":
            swapped = {**HANDS, colour: dict.fromkeys(["brick"], sum(HANDS[colour].values()))}
            changed = table(hands=swapped)
            tell = who_sees_a_difference(base, changed)
            assert tell == set(WATCHERS)  # the open bank tells what is missing in it
    one = table(hands={"red": goods(ore=1, wool=1), "blue": goods(ore=1, wool=1)})
    other = table(hands={"red": goods(ore=2), "blue": goods(wool=2)})
    assert who_sees_a_difference(one, other) == {seat(one, "red"), seat(one, "blue")}
