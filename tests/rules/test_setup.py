"""Options of the table: players, colours, boards: B-SETUP-1 to -3, X-2, X-24, X-35."""

from __future__ import annotations

import pytest

from ostrov import OPTIONS, Game, OptionError, Options
from ostrov.game.board import beginner

# The options of the base game, the default first.
AGREED = {
    "game": ["base"],
    "players": [4, 3, 2],
    "victory_points": [10],
    "board_setup": ["beginner_5e", "variable", "custom"],
    "token_layout": ["letters_spiral", "random", "random_no_red_neighbours"],
    "spiral_corner": ["random", 0, 1, 2, 3, 4, 5],
    "harbour_layout": ["frame_pieces", "fixed", "shuffle_kinds"],
    "start_player": ["highest_roll", "oldest", "seat_0", "random"],
    "unused_colour_3p": ["auto", "red", "white", "any"],
    "turn_phases": ["combined", "separate"],
    "harbour_same_turn": ["auto", True, False],
    "bank_shortage": ["official", "unlimited", "partial_in_turn_order"],
    "robber_to_desert": [True, False],
    "robber_steal_optional": [False, True],
    "robber_empty_victim_selectable": [False, True],
    "discard_order": ["simultaneous", "clockwise"],
    "hand_limit": [7],
    "forbid_like_for_like": [True, False],
    "trade_offers_private": [False, True],
    "road_building_partial": [True, False],
    "win_before_roll": [True, False],
    "auto_claim_victory": [True, False],
    "lr_vertex_repeat": [True, False],
    "public_hand_counts": [True, False],
    "friendly_robber": [False, True],
    "rounds_without_seven": [0, 1, 20],
    "domestic_trade": [True, False],
    "public_bank_counts": [True, False],
}


@pytest.mark.parametrize("name", AGREED)
def test_an_option_has_its_default_and_takes_its_values(name: str) -> None:
    assert Options()[name] == AGREED[name][0]
    for value in AGREED[name]:
        assert Options(**{name: value})[name] == value
    with pytest.raises(OptionError, match=name):
        Options(**{name: "no such value"})


def test_no_option_of_the_base_game_is_missing() -> None:
    assert set(AGREED) <= set(OPTIONS)
    with pytest.raises(OptionError, match="did you mean turn_phases"):
        Options(turn_phase="separate")


@pytest.mark.parametrize("value", [1, 0, "true", None])
def test_yes_and_no_are_no_numbers(value: object) -> None:
    with pytest.raises(OptionError, match="win_before_roll"):
        Options(win_before_roll=value)


@pytest.mark.clause("B-SETUP-1", "X-35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_may_play(players: int) -> None:
    game = Game.new(1, players=players, board_setup="variable")
    assert len(game.seats) == players
    assert len(game.describe()["hands"]) == players


@pytest.mark.clause("B-SETUP-1", "X-35")
@pytest.mark.parametrize("players", [0, 1, 5, 6, -3, "4", 3.0, True])
def test_so_many_may_not(players: object) -> None:
    with pytest.raises(OptionError, match=r"players.*X-35"):
        Game.new(1, players=players)


@pytest.mark.clause("B-SETUP-2")
@pytest.mark.parametrize(
    "colours",
    [("red", "blue", "orange"), ("red", "blue", "orange", "red"), ("red", "blue", "orange", "green")],
)
def test_colours_are_different_and_known(colours: tuple[str, ...]) -> None:
    with pytest.raises(OptionError, match="colours"):
        Game.new(1, colours=colours)


@pytest.mark.clause("B-SETUP-2")
def test_players_choose_colours_and_names() -> None:
    game = Game.new(1, colours=("white", "red", "blue", "orange"), names=("Ada", "Bo", "Cy", "Di"))
    assert (game.seats[0].colour, game.seats[0].name) == ("white", "Ada")
    assert game.describe()["pieces"]["white"]["settlements"]


@pytest.mark.clause("B-SETUP-3", "X-2")
@pytest.mark.parametrize("option", ["red", "white"])
def test_an_excluded_colour(option: str) -> None:
    with pytest.raises(OptionError, match="X-2"):
        Game.new(1, players=3, colours=("red", "blue", "white"), unused_colour_3p=option)


@pytest.mark.clause("B-SETUP-3", "X-2")
@pytest.mark.parametrize("option", ["auto", "any"])
def test_a_free_choice_of_the_colour_left_out(option: str) -> None:
    game = Game.new(1, players=3, colours=("red", "blue", "white"), unused_colour_3p=option)
    assert [seat.colour for seat in game.seats] == ["red", "blue", "white"]


@pytest.mark.clause("X-24")
def test_the_three_ways_to_a_board() -> None:
    printed = Game.new(1).layout
    assert printed == Game.new(2).layout == beginner()
    assert Game.new(1, board_setup="variable").layout != Game.new(2, board_setup="variable").layout
    own = Game.new(1, board=printed)
    assert (own.layout, own.options["board_setup"]) == (printed, "custom")
    assert own.describe()["phase"] == "found settlement"
    with pytest.raises(OptionError, match="X-24"):
        Game.new(1, board_setup="custom")


@pytest.mark.clause("B-START-1", "X-1")
@pytest.mark.parametrize("starter", [-1, 4, 9])
def test_a_starter_sits_at_the_table(starter: int) -> None:
    with pytest.raises(OptionError, match="starter"):
        Game.new(1, starter=starter)


@pytest.mark.parametrize("seed", [-1, 2**63, "x", 1.5, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(OptionError, match="seed"):
        Game.new(seed)  # type: ignore[arg-type]
