"""House rules: H-1 friendly robber, H-2 rounds without a seven, H-3 no trade, H-4 hidden bank."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.table import allowed, do, goods, hand, own, refused, roll, seat, table, texts

from ostrov import Game
from ostrov.engine.core.moves import Outcomes
from ostrov.engine.dispatch.chance import seeded_outcome
from ostrov.game.board import Layout, Tile
from ostrov.game.view import HIDDEN
from ostrov.table.scene import scene

WEAK = "(2,0)N (-2,1)S"
"""Two settlements far from the desert, with five hexes around them."""


def seven(**words: Any) -> Game:
    """Red has just rolled a seven; the robber stands on the desert."""
    words = {"friendly_robber": True, "pieces": {"blue": own(WEAK)}, **words}
    return roll(table(phase="before roll", **words), "red", 7)


@pytest.mark.clause("H-1")
@pytest.mark.parametrize("option", [True, False])
def test_the_robber_keeps_away_from_who_has_only_two_points(option: bool) -> None:
    game = seven(friendly_robber=option, hands={"blue": goods(ore=1)})
    if option:
        refused(game, "red", "robber (2,0) from blue", "H-1")
        refusal = game.why_not("robber (2,0) from blue", 0)
        assert refusal is not None
        assert refusal.params == {"hex": "(2,0)", "spared": ["blue"]}
        assert not any("blue" in text for text in texts(game, "red", "robber"))
    else:
        do(game, "red", "robber (2,0) from blue", "stolen ore")


@pytest.mark.clause("H-1")
def test_the_third_point_ends_the_peace() -> None:
    pieces = {"blue": own(WEAK + " (0,1)S"), "white": own("(0,1)N")}
    game = seven(pieces=pieces, hands={"blue": goods(ore=1), "white": goods(wool=1)})
    refused(game, "red", "robber (0,1) from blue", "H-1")  # white's only settlement is there too
    do(game, "red", "robber (2,0) from blue", "stolen ore")


@pytest.mark.clause("H-1")
def test_open_points_count_and_hidden_ones_do_not() -> None:
    cards = {"blue": {"victory point": 3}}
    refused(seven(cards=cards), "red", "robber (2,0)", "H-1")
    allowed(seven(knights={"blue": 3}, largest_army="blue"), "red", "robber (2,0)")


@pytest.mark.clause("H-1")
def test_own_buildings_are_no_obstacle() -> None:
    game = seven(pieces={"red": own(WEAK)})
    do(game, "red", "robber (2,0)")


@pytest.mark.clause("H-1", "B-KNIGHT-1")
def test_a_knight_spares_as_well() -> None:
    game = table(friendly_robber=True, pieces={"blue": own(WEAK)}, cards={"red": {"knight": 1}})
    do(game, "red", "knight")
    refused(game, "red", "robber (2,0)", "H-1")


def islet(robber: str, *terrains: str, **words: Any) -> Game:
    """Three hexes around one node, where weak blue has its settlement; red has rolled a seven."""
    places = ((0, 0), (1, 0), (0, 1))
    tiles = tuple(
        Tile(*place, terrain, None if terrain == "desert" else token)
        for place, terrain, token in zip(places, terrains, (5, 6, 8), strict=True)
    )
    words = {"players": 2, "pieces": {"blue": own("(0,1)N")}, **words}
    return seven(board=Layout(tiles, {}, robber), **words)


@pytest.mark.clause("H-1", "X-8")
@pytest.mark.parametrize("option", [True, False])
def test_where_no_hex_is_left_the_robber_goes_to_the_desert_and_robs_nobody(option: bool) -> None:
    game = islet("(1,0)", "desert", "hills", "forest", hands={"blue": goods(ore=1)}, robber_to_desert=option)
    assert texts(game, "red", "robber") == ["robber (0,0)"]
    refused(game, "red", "robber (0,1)", "H-1")
    refused(game, "red", "robber (0,0) from blue", "H-1")
    refused(game, "red", "robber (1,0)", "B-ROB-2")
    do(game, "red", "robber (0,0)")
    assert hand(game, "blue") == goods(ore=1)


@pytest.mark.clause("H-1")
@pytest.mark.parametrize("terrains", [("desert", "hills", "forest"), ("fields", "hills", "forest")])
def test_without_another_desert_the_robber_stays(terrains: tuple[str, str, str]) -> None:
    game = islet("(0,0)", *terrains, hands={"blue": goods(ore=1)})
    assert texts(game, "red", "robber") == ["robber (0,0)"]
    refused(game, "red", "robber (1,0)", "H-1")
    told = game.play("robber (0,0)", 0)
    assert (told[0].kind, told[0].clause) == ("robber-stays", "H-1")
    assert (game.describe()["robber"], game.describe()["phase"]) == ("(0,0)", "main")


@pytest.mark.clause("H-1")
def test_of_two_deserts_the_other_one() -> None:
    game = islet("(0,0)", "desert", "hills", "desert")
    assert texts(game, "red", "robber") == ["robber (0,1)"]


@pytest.mark.clause("H-1", "B-ROB-4")
def test_whoever_is_not_spared_is_robbed_on_the_desert_too() -> None:
    """Six hexes; weak blue is at all of them but the robber's, strong orange at the desert."""
    around = ((0, -1), (1, -1), (-1, 0), (-1, 1), (0, 1))
    tiles = (Tile(0, 0, "desert", None), *(Tile(*place, "hills", 5) for place in around))
    game = seven(
        players=3,
        board=Layout(tiles, {}, "(-1,0)"),
        pieces={"blue": own("(0,0)N (0,1)SW"), "orange": own("(0,0)SW", "(0,0)SE")},
        hands={"blue": goods(ore=1), "orange": goods(wool=1)},
    )
    assert texts(game, "red", "robber") == ["robber (0,0) from orange"]
    refused(game, "red", "robber (0,0) from blue", "H-1")
    do(game, "red", "robber (0,0) from orange", "stolen wool")


@pytest.mark.clause("H-2")
@pytest.mark.parametrize(("turn", "quiet"), [(1, True), (8, True), (9, False)])
def test_no_seven_in_the_first_two_rounds_of_four(turn: int, quiet: bool) -> None:
    game = do(table(phase="before roll", turn=turn, rounds_without_seven=2), "red", "roll")
    falls = {chance.outcome.text: chance.weight for chance in game.chances()}
    assert len(falls) == sum(falls.values()) == game.chances()[0].total == (30 if quiet else 36)
    if quiet:
        refused(game, "red", "dice 3 4", "H-2")
        do(game, "red", "dice 3 3")
    else:
        do(game, "red", "dice 3 4")


@pytest.mark.clause("H-2")
def test_a_seed_rolls_a_seven_again_and_keeps_all_other_rolls() -> None:
    quiet, usual = (
        do(table(phase="before roll", rounds_without_seven=rounds), "red", "roll") for rounds in (1, 0)
    )
    again: Counter[int] = Counter()
    for low in range(6000):
        rolls = [seeded_outcome(game.rules, game.state, low, 5, Outcomes()) for game in (usual, quiet)]
        was = quiet.notation.action(rolls[0]).text.split()
        if int(was[1]) + int(was[2]) == 7:
            again[rolls[1]] += 1
        else:
            assert rolls[0] == rolls[1]
    assert set(again) == {chance.outcome.packed for chance in quiet.chances()}
    each = again.total() / 30
    assert sum((n - each) ** 2 / each for n in again.values()) < 70  # 29 degrees of freedom


@pytest.mark.clause("H-2")
def test_games_of_seeds_have_their_first_seven_later() -> None:
    def sums(seed: int, rounds: int) -> set[int]:
        game = Game.new(seed, players=3, rounds_without_seven=rounds, board_setup="variable")
        found = set()
        while game.state.turn <= 12:
            game.play(game.legal()[0])
            found.add(game.state.die_one + game.state.die_two)
        return found

    assert [7 in sums(seed, 4) for seed in range(5)] == [False] * 5
    assert any(7 in sums(seed, 0) for seed in range(5))


@pytest.mark.clause("H-3")
@pytest.mark.parametrize("option", [True, False])
def test_no_offers_where_players_do_not_trade(option: bool) -> None:
    hands = {"red": goods(ore=4), "blue": goods(wool=1)}
    game = table(hands=hands, domestic_trade=option)
    assert game.offers_open == option
    assert bool(game.common_offers(0)) == bool(game.common_offers(1)) == option
    if option:
        do(game, "red", "offer 1 ore for 1 wool")
        do(game, "blue", "accept")
        do(game, "red", "deal blue")
        return
    refused(game, "red", "offer 1 ore for 1 wool", "H-3")
    refused(game, "blue", "offer 1 wool for 1 ore", "H-3")
    refused(game, "blue", "accept", "H-3")
    do(game, "red", "bank 4 ore for 1 wool")


@pytest.mark.clause("H-4", "B-INFO-2")
@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_everybody_sees_only_which_stacks_are_empty(watcher: int | None) -> None:
    hands = {"white": goods(ore=19, wool=18), "red": goods(grain=4)}
    game = table(hands=hands, public_bank_counts=False)
    view = game.observe(watcher)
    assert view.fields["bank"] == HIDDEN
    assert view.counts["bank"] == [HIDDEN, HIDDEN, HIDDEN, HIDDEN, 0]
    assert list(scene(game, watcher).bank.values()) == [None, None, None, None, 0]
    assert game.reveal().fields["bank"] == game.state.bank
    other = table(hands={"white": goods(ore=19, lumber=18), "red": goods(grain=4)}, public_bank_counts=False)
    assert other.observe(watcher).to_bytes() == view.to_bytes()


@pytest.mark.clause("H-4", "B-MAR-6")
def test_trades_show_that_a_stack_is_empty_and_no_more() -> None:
    def trades(wool: int) -> list[str]:
        hands = {"white": goods(ore=19, wool=wool), "red": goods(grain=4)}
        return texts(table(hands=hands, public_bank_counts=False), "red", "bank")

    assert trades(0) == trades(18) == [f"bank 4 grain for 1 {good}" for good in ("lumber", "brick", "wool")]
    assert "bank 4 grain for 1 wool" not in trades(19)


@pytest.mark.clause("H-4", "B-PROG-YOP")
@pytest.mark.parametrize("option", [True, False])
def test_a_year_of_plenty_learns_of_the_second_card_and_no_more(option: bool) -> None:
    def refusal(ore: int, wool: int) -> Any:
        hands = {"white": goods(ore=ore, wool=wool)}
        game = table(hands=hands, cards={"red": {"year of plenty": 1}}, public_bank_counts=option)
        refused(game, "red", "year of plenty 2 ore", "B-PROG-YOP")
        return game.why_not("year of plenty 2 ore", seat(game, "red"))

    assert refusal(18, 3) == refusal(18, 5)
    assert (refusal(18, 3) == refusal(19, 3)) is not option


@pytest.mark.clause("H-4", "B-PROD-7")
@pytest.mark.parametrize("option", [True, False])
def test_a_shortage_does_not_tell_the_stack(option: bool) -> None:
    game = table(
        phase="before roll",
        pieces={"red": own("", "(2,0)N"), "blue": own("", "(2,0)S")},
        hands={"white": goods(ore=16)},
        public_bank_counts=option,
    )
    game.play("roll", 0)
    told = game.happen("dice 4 4")
    short = [event.seen_by(None) for event in told if event.kind == "shortage"]
    assert [facts.get("bank") for facts in short] == [3 if option else None]
