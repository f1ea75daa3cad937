"""Records that nobody would write by mistake still get one sentence that names the line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ostrov import BoardError, Game, Layout
from ostrov.game.record import RecordError, dumps, header, loads


def complaint(**changes: Any) -> str:
    head = {**header(Game.new(1, board_setup="variable")), **changes}
    with pytest.raises(RecordError) as caught:
        loads(json.dumps(head))
    return str(caught.value)


@pytest.mark.parametrize("board", [7, "red", [], {"hexes": "many"}])
def test_a_board_of_the_wrong_type(board: object) -> None:
    assert complaint(board=board).startswith("line 1: a board is an object") or "hex 0" in complaint(
        board=board
    )


def test_an_option_named_like_a_parameter() -> None:
    assert complaint(options={"position": 1}) == "line 1: there is no option 'position'"


def test_a_phase_of_the_wrong_type() -> None:
    assert "phase: should be one of" in complaint(position={"phase": ["main"]})


def test_coordinates_are_bounded() -> None:
    layout = Game.new(1).layout.to_json()
    layout["hexes"][0]["q"] = 10**9
    with pytest.raises(BoardError, match="coordinates go from -99 to 99"):
        Game.new(1, board=Layout.from_json(layout))


def test_a_drawn_board_with_a_hex_missing_is_played_as_it_is() -> None:
    head = header(Game.new(1, board_setup="variable"))
    gone = next(tile for tile in head["board"]["hexes"] if tile["terrain"] != "desert")
    head["board"]["hexes"].remove(gone)
    head["board"]["harbours"] = []
    assert len(loads(json.dumps(head)).layout.tiles) == 18


def test_names_with_strange_line_separators_survive() -> None:
    game = Game.new(1, names=["a\u2028b", "c\x85d", "e", "f"])
    assert [seat.name for seat in loads(dumps(game)).seats] == ["a\u2028b", "c\x85d", "e", "f"]


def test_deep_nesting_is_no_json() -> None:
    with pytest.raises(RecordError, match="line 1: not JSON"):
        loads("[" * 100_000)
