"""Ratings follow from what was measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostrov.bots.ratings import MEDIUM, SHARES, ratings
from ostrov.bots.registry import offered_bots

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


@pytest.mark.parametrize("game", SHARES)
def test_the_shares_are_those_of_the_document(game: str) -> None:
    heading = {"base": "| base game |", "cities_knights": "| Cities & Knights |"}[game]
    table = DOCUMENT.split(heading, 1)[1].split("\n\n", 1)[0]
    for better, worse, share in SHARES[game]:
        row = re.search(rf"^\| {better} against {worse} \|[^|]*\| ([\d.]+) %", table, re.MULTILINE)
        assert row, f"{better} against {worse}"
        assert float(row[1]) == pytest.approx(100 * share)


@pytest.mark.parametrize("game", SHARES)
def test_every_level_that_is_offered_has_one_and_harder_ones_have_more(game: str) -> None:
    found = ratings(game)
    assert set(found) == set(offered_bots())
    in_order = [found[level] for level in offered_bots()]
    assert in_order == sorted(in_order)
    assert found[MEDIUM] == 1000


def test_the_document_tells_the_ratings() -> None:
    for game in SHARES:
        told = "/".join(str(ratings(game)[level]) for level in offered_bots())
        assert told in DOCUMENT.replace(", ", "/")
