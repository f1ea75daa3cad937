"""A position for people: the board, whose turn it is, and a row for each seat. Hidden cards stay hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from ostrov.cli.output import SEAT_STYLES, colours

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ostrov.game.game import Game
    from ostrov.game.view import View

HIDDEN = "?"
PUBLIC = ("pieces", "robber", "tokens", "metropolises", "merchant", "barbarians")
"""What of a position is drawn."""


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of one seat."""

    points: str
    hand: str
    cards: str


def _listed(cards: dict[str, int]) -> str:
    """Cards by name."""
    return ", ".join(f"{n} {word}" for word, n in cards.items()) or "–"


def _counted(count: int) -> str:
    """How many cards, or a question mark; -1 is hidden."""
    if count < 0:
        return HIDDEN
    return f"{count} card{'' if count == 1 else 's'}" if count else "–"


def _cards(pack: int, count: int, words: tuple[str, ...]) -> str:
    """The cards of a pack where they may be seen, else how many."""
    from ostrov.game.names import pack_dict

    return _listed(pack_dict(pack, words)) if pack >= 0 else _counted(count)


def _progress(view: View, p: int) -> str:
    """Progress cards where they may be seen, else how many."""
    from ostrov.game.cities_knights.names import PROGRESS

    row = view.fields["progress"][len(PROGRESS) * p :][: len(PROGRESS)]
    if min(row) < 0:
        return _counted(view.counts["progress"][p])
    return _listed({word: n for word, n in zip(PROGRESS, row, strict=True) if n})


def rows(game: Game, seat: int | None) -> list[Row]:
    """One row a seat, from what `seat` sees; without a seat, each from its own point of view."""
    from ostrov.engine.base.constants import POINT_CARD
    from ostrov.engine.core.packs import count
    from ostrov.game.names import CARDS, GOODS

    found: list[Row] = []
    for p in range(len(game.seats)):
        view = game.observe(p if seat is None else seat)
        hand, cards = view.fields["hand"][p], view.fields["cards"][p]
        hidden = count(cards, POINT_CARD) if cards >= 0 else 0
        points = str(view.fields["points"][p] + hidden)
        knights = "progress" in view.fields
        found.append(
            Row(
                f"{points} ({hidden} hidden)" if hidden and not game.over else points,
                _cards(hand, view.counts["hand"][p], GOODS),
                _progress(view, p) if knights else _cards(cards, view.counts["cards"][p], CARDS),
            )
        )
    return found


def status(game: Game) -> str:
    """What the game waits for, in one line."""
    facts = game.describe()
    if game.over:
        winner = facts["winner"]
        return f"{winner} has won in turn {facts['turn']} with {facts['points'][winner]} points"
    colours = game.notation.colours
    waits = "chance" if game.chance_is_next else ", ".join(colours[p] for p in game.awaiting)
    turn = f"turn {facts['turn']} of {facts['active']}" if facts["turn"] else "founding"
    return f"{turn}: {facts['phase']}; to act: {waits}"


def seats_table(game: Game, seat: int | None) -> Table:
    """The table of the seats: points, cards, awards, pieces left."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    facts, public = game.describe(), game.observe(None).fields
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("seat", no_wrap=True)
    knights = "improvements" in facts
    for heading in ("points", "route", "knights", *(("improved", "defender") if knights else ())):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("pieces left", no_wrap=True)
    table.add_column("hand")
    if not knights:
        table.add_column("development cards")
    for p, row in enumerate(rows(game, seat)):
        who = game.seats[p]
        name = Text(who.colour, SEAT_STYLES[who.colour])
        if who.name.lower() != who.colour:
            name.append(f" {who.name}", "not bold")
        left = [public[f"{kind}_left"][p] for kind in ("roads", "settlements", "cities")]
        army = _award(public["knights"][p], public["army_holder"] == p + 1)
        table.add_row(
            name,
            Text(row.points, "bold"),
            _award(public["route_length"][p], public["route_holder"] == p + 1),
            *(_might(facts, who.colour) if knights else (army,)),
            "{}r {}s {}c".format(*left),
            row.hand,
            *(() if knights else (row.cards,)),
        )
    return table


def progress_lines(game: Game, seat: int | None) -> str:
    """The progress cards of each seat, under the table: a column would be too narrow for their names."""
    held = zip(game.seats, rows(game, seat), strict=True)
    return "progress cards: " + "; ".join(f"{who.colour} {row.cards}" for who, row in held)


def _might(facts: dict[str, Any], colour: str) -> tuple[str, str, str]:
    """Strength of active and of all knights, levels on the three tracks, Defender cards."""
    knights = facts["pieces"][colour]["knights"]
    active = sum(knight["strength"] for knight in knights if knight["active"])
    levels = " ".join(f"{track[0]}{level}" for track, level in facts["improvements"][colour].items())
    return (
        f"{active}/{sum(knight['strength'] for knight in knights)}",
        levels,
        str(facts["defenders"][colour]),
    )


def _award(number: int, held: bool) -> str:
    """A length or a number of knights; a star for the holder of the award."""
    return f"{'★ ' if held else ''}{number}"


def supply(game: Game) -> str:
    """The bank, the decks and the last roll, as everybody sees them."""
    from ostrov.game.cities_knights.names import EVENT_FACES, TRACKS

    view = game.observe(None)
    dice = (view.fields["die_one"], view.fields["die_two"])
    rolled = f"; last roll {dice[0]} + {dice[1]}" if dice[0] else ""
    bank = f"bank: {_bank(view)}"
    if "progress" not in view.fields:
        return f"{bank}; deck: {view.counts['deck']} cards{rolled}"
    if rolled:
        rolled += f", {EVENT_FACES[view.fields['event']]}"
    sizes = zip(TRACKS, view.counts["progress_deck"], strict=True)
    return f"{bank}; decks: {', '.join(f'{n} {track}' for track, n in sizes)}{rolled}"


def _bank(view: View) -> str:
    """What is left in the bank; only which kinds are left where its stacks are hidden (H-4)."""
    from ostrov.game.names import GOODS, pack_text

    if "bank" not in view.counts:
        return pack_text(view.fields["bank"])
    left = [good for good, n in zip(GOODS, view.counts["bank"], strict=False) if n]
    return f"some {', '.join(left)}" if left else "nothing"


def show_position(game: Game, out: Console, seat: int | None) -> None:
    """Board, seats and supply on a console."""
    from ostrov.draw import text

    facts: dict[str, Any] = game.describe()
    public = {key: facts[key] for key in PUBLIC if key in facts}
    click.echo(text(game.layout, public, colour=colours()).rstrip("\n") + "\n")
    out.print(status(game))
    out.print(seats_table(game, seat))
    if "improvements" in facts:
        out.print(progress_lines(game, seat))
    out.print(supply(game), style="dim")
