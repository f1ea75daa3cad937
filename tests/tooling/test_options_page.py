"""docs/options.md lists every option with its values, default first, and its clause."""

from pathlib import Path

import pytest

from ostrov.game.options import OPTIONS, Option, option_text

PAGE = Path(__file__).parents[2] / "docs" / "options.md"
ROWS = {
    cells[1].strip("` "): cells
    for line in PAGE.read_text("utf-8").splitlines()
    if line.startswith("| `") and (cells := line.split("|"))
}


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_the_page_has_every_option(option: Option) -> None:
    _, _, values, clause, meaning, _ = ROWS[option.name]
    if option.low is None:
        expected = ", ".join(f"`{option_text(value)}`" for value in option.values)
    else:
        expected = f"{option.default}; {option.low} to {option.high}"
    assert values.strip() == expected
    assert clause.strip() == option.clause
    assert meaning.strip()


def test_the_page_has_no_other_option() -> None:
    assert set(ROWS) == set(OPTIONS)
