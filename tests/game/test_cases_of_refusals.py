"""A refusal is a sentence that is true of its case: those that were told wrongly, and all have words."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from tests.rules.table import COLOURS, own, table

from ostrov import Game, Refusal
from ostrov.clauses import all_clauses
from ostrov.game import why
from ostrov.game.cities_knights.restated import RESTATED

MAIN: dict[str, Any] = {"pieces": {"red": own("(0,0)N")}}
"""The main phase of a turn of red."""

CITATION = re.compile(r"[A-Z]+-[A-Z0-9-]+/[a-z]+")


def told(game: Game, seat: str, action: str) -> Refusal:
    """The refusal of an action that is not allowed."""
    refusal = game.why_not(action, COLOURS.index(seat))
    assert refusal is not None
    return refusal


def cases_in_code() -> set[tuple[str, str]]:
    """Clause and case of all refusals that the checks can give, as expansions restate them too."""
    found: set[tuple[str, str]] = set()
    for file in Path(why.__file__).parent.glob("**/why/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and CITATION.fullmatch(str(node.value)):
                clause, _, case = str(node.value).partition("/")
                found |= {(clause, case), (RESTATED.get(clause, clause), case)}
    return found


def test_a_case_that_is_cited_has_a_sentence() -> None:
    cited = cases_in_code()
    assert len(cited) > 10
    assert {(clause, case) for clause, case in cited if case not in all_clauses()[clause].cases} == set()


def test_general_reasons_name_no_parameter() -> None:
    assert [entry.id for entry in all_clauses().values() if "{" in entry.why] == []


@pytest.mark.clause("B-PROD-1")
def test_while_dice_fall_all_else_waits_for_them() -> None:
    game = table(phase="before roll")
    assert told(game, "red", "end turn").case == ""
    game.play("roll")
    assert told(game, "red", "end turn").case == "pending"
    assert "comes first" in told(game, "red", "end turn").sentence


@pytest.mark.clause("B-TURN-1", "CK-TURN-2")
def test_a_second_roll_is_told_of_the_first_in_both_games() -> None:
    for game in (table(**MAIN), table(game="cities_knights", **MAIN)):
        assert told(game, "red", "roll").sentence.startswith("You have rolled in this turn")
    assert (
        told(table(game="cities_knights", **MAIN), "red", "done").sentence
        == "No choice waits to be finished."
    )


@pytest.mark.clause("B-ROB-4")
def test_who_robs_the_wrong_player_is_told_what_is_wrong() -> None:
    pieces = {"red": own("(1,0)N"), "blue": own("(0,-1)N")}
    game = table(phase="moving robber", pieces=pieces, hands={"red": {"ore": 1}, "blue": {"wool": 1}})
    assert told(game, "red", "robber (1,0) from red").sentence == "You cannot rob yourself."
    absent = told(game, "red", "robber (1,0) from blue")
    assert absent.sentence == "This player (blue) has no building at (1,0) and cannot be robbed there."
    game.play("robber (0,-1) from blue")
    assert told(game, "red", "end turn").sentence == "The card that the robber steals comes first."
    lacking = game.why_not("stolen ore")
    assert lacking is not None
    assert lacking.sentence == "This player (blue) has no ore that could be stolen."


@pytest.mark.clause("B-ROB-6")
def test_who_robs_an_empty_hand_is_told_whom_to_choose_or_that_there_is_nobody() -> None:
    pieces = {"red": own("(1,0)N"), "blue": own("(0,-1)N")}
    game = table(phase="moving robber", pieces=pieces, hands={"red": {"ore": 1}})
    nobody = told(game, "red", "robber (0,-1) from blue")
    assert (nobody.clause, nobody.case) == ("B-ROB-6", "nobody")
    assert game.why_not("robber (0,-1)", COLOURS.index("red")) is None
    pieces["white"] = own("(0,-1)S")
    game = table(phase="moving robber", pieces=pieces, hands={"white": {"ore": 1}})
    other = told(game, "red", "robber (0,-1) from blue")
    assert (other.clause, other.case, other.params["players"]) == ("B-ROB-6", "cards", ["white"])


@pytest.mark.clause("B-ROB-1", "B-SEVEN-4", "B-KNIGHT-1")
def test_a_knight_after_a_seven_is_no_seven() -> None:
    pieces = {"red": own("(1,0)N"), "blue": own("(0,-1)N")}
    game = table(phase="before roll", pieces=pieces, cards={"red": {"knight": 1}})
    game.play("roll")
    game.happen("dice 3 4")
    assert told(game, "red", "end turn").clause == "B-SEVEN-4"
    game.play("robber (1,1)")
    game.play("knight")
    refusal = told(game, "red", "end turn")
    assert (refusal.clause, refusal.case) == ("B-ROB-1", "pending")
    assert "seven" not in refusal.sentence


@pytest.mark.clause("X-54", "CK-DEF-2")
def test_who_chooses_a_deck_depends_on_the_table() -> None:
    for option, clause in (("no_draw", "CK-DEF-2"), ("choose_other_deck", "X-54")):
        game = table(game="cities_knights", **MAIN, ck_deck_empty=option)
        refusal = told(game, "red", "choose deck science")
        assert (refusal.clause, refusal.case) == (clause, "moment")


@pytest.mark.clause("B-ROB-1")
def test_the_robber_of_cities_and_knights_knows_no_knight_cards() -> None:
    assert "Knight" in told(table(**MAIN), "red", "robber (1,0)").sentence
    sentence = told(table(game="cities_knights", **MAIN), "red", "robber (1,0)").sentence
    assert "Bishop" in sentence
    assert "Knight" not in sentence


@pytest.mark.clause("B-ROAD-2", "B-ROAD-3")
def test_a_road_past_a_foreign_building_is_told_of_the_building() -> None:
    pieces = {"red": own("(0,0)N", roads="(0,0)NE (0,0)E"), "blue": own("(0,0)SE")}
    hands = {"red": {"lumber": 1, "brick": 1}}
    game = table(pieces=pieces, hands=hands)
    closed = told(game, "red", "road (0,0)SE")
    assert (closed.clause, closed.case) == ("B-ROAD-2", "closed")
    assert "(0,0)SE" in closed.sentence
    assert closed.params["because"] == ["B-ROAD-3"]
    assert told(game, "red", "road (0,2)SE").case == ""


@pytest.mark.clause("B-PROG-ROAD")
def test_road_building_without_pieces_speaks_of_pieces() -> None:
    roads = "(0,-2)NW (0,-2)NE (0,-2)E (0,-2)SE (0,-2)SW (0,-2)W (1,-2)NW (1,-2)NE (1,-2)E (1,-2)SE (1,-2)SW"
    pieces = {"red": own("(0,-2)N", roads=f"{roads} (2,-2)NW (2,-2)NE (2,-2)E (2,-2)SE")}
    game = table(pieces=pieces, cards={"red": {"road building": 1}})
    refusal = told(game, "red", "road building")
    assert (refusal.clause, refusal.case) == ("B-PROG-ROAD", "pieces")
    assert told(table(**MAIN), "red", "road building").sentence.startswith("You have no road building card")


def test_a_kind_on_both_sides_is_named() -> None:
    game = table(**MAIN, hands={"red": {"ore": 3, "lumber": 1}})
    for offer in ("1 ore, 1 lumber for 1 ore", "1 ore for 1 ore", "2 ore for 1 ore"):
        refusal = told(game, "red", f"offer {offer}")
        assert (refusal.clause, refusal.params) == ("B-DOM-5", {"goods": ["ore"]}), offer
        assert "(ore)" in refusal.sentence
    assert game.parse("offer 1 ore for 1 ore").text == "offer 1 ore for 1 ore"


def test_cards_for_one_of_them_are_no_trade_where_like_for_like_is_allowed() -> None:
    game = table(**MAIN, hands={"red": {"brick": 3, "lumber": 3}}, forbid_like_for_like=False)
    assert told(game, "red", "offer 1 lumber, 1 brick for 1 brick").params == {"goods": ["brick"]}
    assert game.why_not("offer 2 brick for 1 brick", COLOURS.index("red")) is None


@pytest.mark.clause("B-MAR-3")
def test_a_rate_that_is_too_good_is_told_with_the_own_one() -> None:
    game = table(**MAIN, hands={"red": {"ore": 4}})
    assert told(game, "red", "bank 2 ore for 1 wool").sentence.startswith("You trade ore 4:1; 2:1 needs")
    assert told(game, "red", "bank 5 ore for 1 wool").case == "rate"
    game = table(game="cities_knights", **MAIN, hands={"red": {"coin": 5}})
    for rate in (1, 5):
        refusal = told(game, "red", f"bank {rate} coin for 1 ore")
        assert (refusal.clause, refusal.case) == ("B-MAR-1", "rate")
    assert told(game, "red", "bank 3 coin for 1 ore").clause == "CK-TRADE-2"


@pytest.mark.clause("B-MAR-3", "CK-ABIL-1", "CK-MERCH-2", "CK-PROG-FLEET-1")
def test_all_ways_to_a_rate_of_cities_and_knights_are_told() -> None:
    game = table(game="cities_knights", **MAIN, hands={"red": {"ore": 2, "coin": 2}})
    resource = told(game, "red", "bank 2 ore for 1 wool")
    assert (resource.clause, resource.case) == ("B-MAR-3", "knights")
    for way in ("harbour", "merchant", "Merchant Fleet"):
        assert way in resource.sentence
    assert "Merchant Fleet" in told(game, "red", "bank 2 coin for 1 wool").sentence
    commodity = told(game, "red", "bank 2 ore for 1 paper")  # by the same ways, and none of them unsaid
    assert (commodity.sentence, commodity.params["because"]) == (resource.sentence, ["CK-TRADE-3"])


@pytest.mark.clause("CK-ACT-MOVE-2")
def test_a_knight_that_is_stopped_is_told_where() -> None:
    knights = {
        "red": [{"at": "(-2,0)SW", "strength": 1, "active": True}],
        "blue": [{"at": "(-2,0)SE", "strength": 1}],
    }
    roads = "(-2,0)SW (-2,0)SE (-1,0)SW (-1,0)SE"
    pieces = {
        "red": {**own(roads=roads), "knights": knights["red"]},
        "blue": {**own(), "knights": knights["blue"]},
    }
    game = table(game="cities_knights", pieces=pieces)
    refusal = told(game, "red", "move knight (-2,0)SW to (-1,0)S")
    assert (refusal.clause, refusal.case) == ("CK-ACT-MOVE-2", "closed")
    assert [game.places.node(name) for name in refusal.params["closed"]] == [game.places.node("(-2,0)SE")]


@pytest.mark.clause("X-67")
def test_a_fleet_for_every_kind_is_refused_by_the_kind_that_it_names() -> None:
    game = table(game="cities_knights", **MAIN, progress={"red": {"merchant fleet": 1}})
    assert game.parse("play merchant fleet wool", 0).text == "play merchant fleet wool"
    assert told(game, "red", "play merchant fleet wool").clause == "X-67"
    assert game.parse("play merchant fleet", 0).text == "play merchant fleet"


def test_who_lacks_cards_is_told_which() -> None:
    game = table(**MAIN, hands={"red": {"ore": 2, "grain": 2}})
    assert told(game, "red", "city (0,0)N").sentence == "It costs 2 grain, 3 ore; you still need 1 ore."


def test_a_card_in_the_middle_of_a_step_hears_of_the_step() -> None:
    pieces = {"red": own("(1,0)N"), "blue": own("(0,-1)N")}
    refusal = told(table(phase="moving robber", pieces=pieces), "red", "monopoly ore")
    assert refusal.params["because"] == ["B-DEV-6"]
    assert "robber" in refusal.sentence


@pytest.mark.clause("CK-FOUND-2")
def test_the_second_round_of_cities_and_knights_speaks_of_a_city() -> None:
    game = Game.new(1, game="cities_knights", players=2, board_setup="variable", unused_colour_3p="any")
    for _ in range(4):
        game.play(game.legal()[0])
    refusal = game.why_not("end turn")
    assert refusal is not None
    assert refusal.sentence.startswith("First the city of this round is placed")
