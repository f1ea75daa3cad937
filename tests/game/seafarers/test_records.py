"""Records of Seafarers: written, read back, replayed to the same game."""

from __future__ import annotations

import json
import random

import pytest
from tests.game.seafarers.played import ALL_TABLES, played

from ostrov import Game
from ostrov.game.record import RecordError, dumps, header, loads
from ostrov.testing import do, random_action


@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_record_replays_to_the_same_game(table: str) -> None:
    rng = random.Random(6)
    game = Game.new(6, explicit_chance=True, **ALL_TABLES[table])
    for _ in range(250):
        if not game.over:
            do(game, random_action(game, rng, offers=0.05))
    text = dumps(game)
    again = loads(text)
    assert again.state == game.state
    assert again.layout == game.layout
    assert again.options == game.options
    assert dumps(again) == text


def test_the_header_has_the_board_with_sea_fog_and_pirate() -> None:
    head = json.loads(json.dumps(header(Game.new(1, game="seafarers", scenario="fog_islands", players=3))))
    assert head["options"]["game"] == "seafarers"
    assert head["options"]["scenario"] == "fog_islands"
    terrains = [tile["terrain"] for tile in head["board"]["hexes"]]
    assert terrains.count("fog") == 12
    assert "sea" in terrains
    assert head["board"]["pirate"]


def test_a_drawn_world_is_written_down() -> None:
    game = Game.new(4, game="seafarers", scenario="new_world", players=2)
    assert loads(dumps(game)).layout == game.layout
    assert loads(dumps(game)).board.terrain == game.board.terrain


def test_what_chance_cannot_do_is_refused_with_its_line() -> None:
    game = Game.new(1, game="seafarers", explicit_chance=True)
    with pytest.raises(RecordError, match="line 2: "):
        loads(dumps(game) + '{"chance": "tile gold"}\n')


@pytest.mark.parametrize("table", ["fog_islands 3", "new_world 4"])
def test_a_record_is_read_up_to_a_line(table: str) -> None:
    *_, (_, game, _) = played(table, 9, 25)
    assert loads(dumps(game), upto=5).history == game.history[:4]
