"""The tables of Seafarers take every value of its options; what can be agreed on and what cannot."""

from __future__ import annotations

import pytest

from ostrov import OPTIONS, Game, OptionError
from ostrov.game.seafarers.agreement import NAME
from ostrov.game.seafarers.scenarios import PLAYABLE, SCENARIOS
from ostrov.testing.seafarers.tables import TABLES


def test_the_tables_take_every_value_of_every_option_of_the_sea() -> None:
    games = [Game.new(1, **options) for options in TABLES.values()]
    for name, option in OPTIONS.items():
        if option.expansion == NAME:
            values = PLAYABLE if name == "scenario" else option.values
            assert {game.options[name] for game in games} >= set(values), name
    assert {game.options.players for game in games} == {2, 3, 4}


@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name not in PLAYABLE])
def test_a_scenario_without_rules_is_refused(scenario: str) -> None:
    with pytest.raises(OptionError, match=f"scenario {scenario} cannot be played yet"):
        Game.new(1, game=NAME, scenario=scenario)


def test_both_together_are_played_in_either_order() -> None:
    game = Game.new(1, game="cities_knights+seafarers")
    assert game.options["game"] == "seafarers+cities_knights"
