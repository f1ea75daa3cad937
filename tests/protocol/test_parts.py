"""The parts of expansions: their keys are absent where they are not played, and each has its own file."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import fields

from ostrov.protocol import base, cities_knights
from ostrov.protocol.scene import Pieces, PlayerRow, Scene
from ostrov.protocol.static import Static


@pytest.mark.parametrize(
    ("whole", "first", "part"),
    [
        (Pieces, base.BasePieces, cities_knights.CitiesKnightsPieces),
        (PlayerRow, base.BasePlayerRow, cities_knights.CitiesKnightsPlayerRow),
        (Scene, base.BaseScene, cities_knights.CitiesKnightsScene),
        (Static, base.BaseStatic, cities_knights.CitiesKnightsStatic),
    ],
)
def test_what_an_expansion_adds_can_be_absent(whole: type, first: type, part: type) -> None:
    assert issubclass(whole, part)
    assert issubclass(part, first)
    known = {field.name for field in fields(first)}
    added = [field for field in fields(part) if field.name not in known]
    assert added
    assert all(field.default is UNSET for field in added)
    assert all(field.required for field in fields(first))
