"""Offers to a single opponent, and who hears of them: X-16 with both values, B-INFO-1."""

from __future__ import annotations

import pytest
from tests.rules.table import allowed, do, goods, hand, refused, seat, table, texts

from ostrov import Game
from ostrov.game.view import HIDDEN

HANDS = {
    "red": goods(lumber=2, ore=2),
    "blue": goods(brick=2),
    "orange": goods(brick=1, grain=2),
    "white": goods(wool=3),
}


def market(private: bool) -> Game:
    return table(hands=HANDS, trade_offers_private=private)


def hears(game: Game, listener: str | None, maker: str) -> bool:
    """Whether a seat, or a spectator, sees the offer of another."""
    view = game.observe(None if listener is None else seat(game, listener))
    offer = view.fields["offer"][seat(game, maker)]
    return offer not in (HIDDEN, 0)


@pytest.mark.clause("X-16", "B-DOM-2", "B-DOM-1")
def test_a_private_offer_names_its_partner() -> None:
    game = market(True)
    refused(game, "red", "offer 1 ore for 1 brick", "X-16")
    refused(game, "red", "offer 1 ore for 1 brick to red", "X-16")
    do(game, "red", "offer 1 ore for 1 brick to blue")
    refused(game, "orange", "accept", "B-DOM-2")
    refused(game, "orange", "decline red", "B-DOM-2")
    assert texts(game, "orange") == []
    do(game, "blue", "accept")
    do(game, "red", "deal blue")
    assert hand(game, "blue") == goods(brick=1, ore=1)


@pytest.mark.clause("X-16", "B-INFO-1")
def test_only_maker_and_partner_hear_a_private_offer() -> None:
    game = market(True)
    do(game, "red", "offer 1 ore for 1 brick to blue")
    do(game, "white", "offer 2 wool for 1 ore to red")
    assert [hears(game, each, "red") for each in ("red", "blue", "orange", "white", None)] == [
        True, True, False, False, False,
    ]  # fmt: skip
    assert [hears(game, each, "white") for each in ("red", "blue", "orange", "white", None)] == [
        True, False, False, True, False,
    ]  # fmt: skip
    silent = market(True).observe(seat(game, "orange")).to_bytes()
    assert game.observe(seat(game, "orange")).to_bytes() == silent
    do(game, "blue", "accept")
    assert game.observe(seat(game, "orange")).to_bytes() == silent
    assert game.observe(seat(game, "red")).fields["answer"][seat(game, "blue")] != 0


@pytest.mark.clause("X-16", "B-DOM-2", "B-INFO-2")
def test_public_offers_are_heard_by_all() -> None:
    game = market(False)
    do(game, "red", "offer 1 ore for 1 brick")
    do(game, "white", "offer 2 wool for 1 ore to red")
    for listener in ("red", "blue", "orange", "white", None):
        assert hears(game, listener, "red")
        assert hears(game, listener, "white")
    for colour in ("blue", "orange"):
        allowed(game, colour, "accept")


@pytest.mark.clause("X-16", "B-DOM-1")
def test_one_private_offer_at_a_time() -> None:
    game = market(True)
    do(game, "red", "offer 1 ore for 1 brick to blue")
    do(game, "red", "offer 1 ore for 1 brick to orange")
    refused(game, "blue", "accept", "B-DOM-2")
    do(game, "orange", "accept")
    do(game, "red", "deal orange")
    assert hand(game, "orange") == goods(grain=2, ore=1)
