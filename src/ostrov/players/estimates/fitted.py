"""Weights that were fitted to games, from data files: a file for the base game, and what expansions add."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from decimal import Decimal
from functools import cache
from importlib.resources import files

from ostrov.engine.core.rules import Rules
from ostrov.players.estimates.forecast import Forecast
from ostrov.players.expansions import expansions_of

TRAIT_NAMES = (
    "time",
    "points",
    "delay",
    "income",
    "hand",
    "hand_over_limit",
    "knights_in_hand",
    "knights_played",
    "other_cards",
    "holds_route",
    "holds_army",
    "route_lead",
    "army_lead",
    "best_spot",
    "second_spot",
    "kinds",
    "balanced_income",
    "matching_harbours",
    "general_harbour",
    "grain_and_ore",
    "levels",
    "levels_squared",
    "unsafe_metropolises",
    "commodities",
    "progress_cards",
    "active_knights",
    "passive_knights",
    "city_loss",
    "defender",
    "shared_defence",
    "walls",
    "abilities",
)
"""The traits of a seat in the order of `Forecast.trait`; `traits` says what they mean."""


class NoFittedWeights(LookupError):
    """There is no file for an expansion; one sentence that says which there are."""


@cache
def fitted(name: str) -> dict[str, Decimal]:
    """The weights in the file of the base game or of an expansion, by trait. Decimals add up exactly."""
    folder = files("ostrov.players.estimates").joinpath("weights")
    file = folder.joinpath(f"{name}.toml")
    if not file.is_file():
        known = ", ".join(sorted(one.name.removesuffix(".toml") for one in folder.iterdir()))
        raise NoFittedWeights(f"no fitted weights for {name}; there are some for {known}")
    return tomllib.loads(file.read_text("utf-8"), parse_float=Decimal)


def trait_weights(expansions: Iterable[str]) -> list[float]:
    """The weight of each trait: that of the base game, and what the expansions add to it."""
    parts = [fitted(name) for name in ("base", *sorted(expansions))]
    return [float(sum(part.get(name, Decimal(0)) for part in parts)) for name in TRAIT_NAMES]


def forecast_for(rules: Rules) -> Forecast:
    """A forecast with the weights of a game; NoFittedWeights when one of its expansions has none."""
    forecast = Forecast()
    forecast.weight = trait_weights(expansions_of(rules))
    return forecast
