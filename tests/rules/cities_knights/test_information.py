"""What each seat may see: progress cards, decks, spied cards. CK-GATE-5, CK-PROG-4, CK-PROG-SPY-1."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A, ck
from tests.rules.table import do, goods, own, texts

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.packs import some
from ostrov.game.view import HIDDEN

WATCHERS = (0, 1, 2, 3, None)
CARDS = {"red": {"spy": 1, "crane": 1}, "blue": {"wedding": 2}, "white": {"merchant": 1}}


def row(game: Game, watcher: int | None, seat: int) -> list[int]:
    """A seat's row of progress cards as a watcher sees it."""
    found: list[int] = game.observe(watcher).fields["progress"]
    return found[c.PROGRESS_KINDS * seat : c.PROGRESS_KINDS * (seat + 1)]


def who_sees_a_difference(one: Game, other: Game) -> set[int | None]:
    """The watchers who can tell two games apart."""
    return {w for w in WATCHERS if one.observe(w).to_bytes() != other.observe(w).to_bytes()}


@pytest.mark.clause("CK-GATE-5", "B-INFO-1")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_progress_cards_of_others_are_counted_and_not_shown(watcher: int | None) -> None:
    game = ck(progress=CARDS)
    for seat in range(4):
        real = game.state.progress[c.PROGRESS_KINDS * seat : c.PROGRESS_KINDS * (seat + 1)]
        assert row(game, watcher, seat) == (list(real) if seat == watcher else [HIDDEN] * c.PROGRESS_KINDS)
    assert game.observe(watcher).counts["progress"] == [2, 2, 0, 1]


@pytest.mark.clause("CK-SETUP-3", "B-INFO-1")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_nobody_sees_the_decks_or_what_lies_under_them(watcher: int | None) -> None:
    view = ck(progress=CARDS, under={"trade": ["merchant"]}, open_points={"red": 1}).observe(watcher)
    assert view.fields["progress_deck"] == HIDDEN
    assert view.fields["under"] == HIDDEN
    assert view.counts["progress_deck"] == [17, 15, 16]


def test_the_base_game_counts_no_progress_cards() -> None:
    counts = Game.new(1).observe(0).counts
    assert "progress" not in counts
    assert "progress_deck" not in counts


@pytest.mark.clause("CK-GATE-5")
def test_only_the_owner_knows_the_drawn_card() -> None:
    def drawn(card: str) -> Game:
        game = ck(improvements={"blue": {"politics": 1}}, phase="before roll")
        return do(game, "red", "roll", "dice 1 1 blue", f"progress {card}")

    assert who_sees_a_difference(drawn("spy"), drawn("wedding")) == {1}
    assert who_sees_a_difference(drawn("spy"), drawn("constitution")) == set(WATCHERS)


@pytest.mark.clause("CK-PROG-5", "CK-PROG-7")
def test_only_the_owner_knows_the_returned_card() -> None:
    def returned(card: str) -> Game:
        game = ck(
            progress={"blue": {"spy": 3, "wedding": 1}},
            improvements={"blue": {"politics": 1}},
            phase="before roll",
        )
        return do(do(game, "red", "roll", "dice 1 1 blue", "progress bishop"), "blue", f"return {card}")

    assert who_sees_a_difference(returned("spy"), returned("wedding")) == {1}


@pytest.mark.clause("CK-PROG-SPY-1")
def test_the_spy_sees_the_cards_while_he_chooses() -> None:
    def spied(cards: dict[str, int]) -> Game:
        return do(
            ck(progress={"red": {"spy": 1}, "blue": cards, "white": {"smith": 1}}), "red", "play spy blue"
        )

    game = spied({"wedding": 1, "warlord": 1})
    for watcher in WATCHERS:
        seen = row(game, watcher, 1)
        assert (HIDDEN not in seen) == (watcher in (0, 1))
        assert (HIDDEN not in row(game, watcher, 3)) == (watcher == 3)
    assert who_sees_a_difference(game, spied({"wedding": 2})) == {0, 1}
    do(game, "red", "take card warlord")
    assert row(game, 0, 1) == [HIDDEN] * c.PROGRESS_KINDS
    other = do(spied({"wedding": 1, "warlord": 1}), "red", "take card wedding")
    assert who_sees_a_difference(game, other) == {0, 1}


@pytest.mark.clause("CK-PROG-MASTER-1")
def test_the_master_merchant_sees_the_hand_while_he_chooses() -> None:
    game = ck(
        progress={"red": {"master merchant": 1}},
        pieces={"blue": own(A[0])},
        hands={"blue": goods(ore=2, coin=1), "white": goods(ore=1)},
    )
    do(game, "red", "play master merchant blue")
    hand = some(c.ORE, 2) + some(c.COIN, 1)
    assert [game.observe(w).fields["hand"][1] for w in WATCHERS] == [hand, hand, HIDDEN, HIDDEN, HIDDEN]
    assert game.observe(0).fields["hand"][3] == HIDDEN
    do(game, "red", "take goods 2 ore")
    assert game.observe(0).fields["hand"][1] == HIDDEN


@pytest.mark.clause("X-82", "X-32", "CK-PROG-SABOTEUR-1", "CK-PROG-WEDDING-1")
@pytest.mark.parametrize("card", ["saboteur", "wedding"])
def test_chosen_cards_are_secret_until_all_have_chosen(card: str) -> None:
    def half_way(choice: str) -> Game:
        hands = dict.fromkeys(("blue", "white"), goods(ore=2, coin=2))
        game = ck(progress={"red": {card: 1}}, pieces={"blue": own(A[0]), "white": own(A[4])}, hands=hands)
        return do(do(game, "red", f"play {card}"), "blue", f"discard {choice}")

    one, other = half_way("2 ore"), half_way("2 coin")
    assert who_sees_a_difference(one, other) == {1}
    for game in (one, other):
        do(game, "white", "discard 1 ore, 1 coin")
    watchers = {0, 1} if card == "wedding" else set(WATCHERS)
    assert who_sees_a_difference(one, other) == watchers


@pytest.mark.clause("X-39", "X-71", "CK-PROG-SABOTEUR-1")
@pytest.mark.parametrize("option", [True, False])
def test_a_saboteur_does_not_tell_single_cards_where_sizes_are_hidden(option: bool) -> None:
    def may_play(blue: int) -> bool:
        game = ck(
            progress={"red": {"saboteur": 1}},
            pieces={"red": own(A[0]), "blue": own(A[4])},
            hands={"blue": goods(ore=blue), "white": goods(ore=3 - blue)},
            public_hand_counts=option,
        )
        return "play saboteur" in texts(game, "red")

    assert may_play(2)
    assert may_play(1) != option
