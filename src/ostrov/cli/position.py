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

HIDDEN = "?"


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of one seat."""

    points: str
    hand: str
    cards: str


def _cards(pack: int, count: int, words: tuple[str, ...]) -> str:
    """Cards by name where they may be seen, else how many, else a question mark; -1 is hidden."""
    from ostrov.game.names import pack_dict

    if pack >= 0:
        return ", ".join(f"{n} {word}" for word, n in pack_dict(pack, words).items()) or "–"
    if count < 0:
        return HIDDEN
    return f"{count} card{'' if count == 1 else 's'}" if count else "–"


def rows(game: Game, seat: int | None) -> list[Row]:
    """One row a seat, from what `seat` sees; without a seat, each from its own point of view."""
    from ostrov.engine.cards import count
    from ostrov.engine.constants import POINT_CARD
    from ostrov.game.names import CARDS, GOODS

    found: list[Row] = []
    for p in range(len(game.seats)):
        view = game.observe(p if seat is None else seat)
        hand, cards = view.fields["hand"][p], view.fields["cards"][p]
        hidden = count(cards, POINT_CARD) if cards >= 0 else 0
        points = str(view.fields["points"][p] + hidden)
        found.append(
            Row(
                f"{points} ({hidden} hidden)" if hidden and not game.over else points,
                _cards(hand, view.counts["hand"][p], GOODS),
                _cards(cards, view.counts["cards"][p], CARDS),
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

    public = game.observe(None).fields
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("seat", no_wrap=True)
    for heading in ("points", "route", "knights"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("pieces left", no_wrap=True)
    table.add_column("hand")
    table.add_column("development cards")
    for p, row in enumerate(rows(game, seat)):
        who = game.seats[p]
        name = Text(who.colour, SEAT_STYLES[who.colour])
        if who.name.lower() != who.colour:
            name.append(f" {who.name}", "not bold")
        left = [public[f"{kind}_left"][p] for kind in ("roads", "settlements", "cities")]
        table.add_row(
            name,
            Text(row.points, "bold"),
            _award(public["route_length"][p], public["route_holder"] == p + 1),
            _award(public["knights"][p], public["army_holder"] == p + 1),
            "{}r {}s {}c".format(*left),
            row.hand,
            row.cards,
        )
    return table


def _award(number: int, held: bool) -> str:
    """A length or a number of knights; a star for the holder of the award."""
    return f"{'★ ' if held else ''}{number}"


def supply(game: Game) -> str:
    """The bank, the deck and the last roll; all public."""
    from ostrov.game.names import pack_text

    view = game.observe(None)
    dice = (view.fields["die_one"], view.fields["die_two"])
    rolled = f"; last roll {dice[0]} + {dice[1]}" if dice[0] else ""
    return f"bank: {pack_text(view.fields['bank'])}; deck: {view.counts['deck']} cards{rolled}"


def show_position(game: Game, out: Console, seat: int | None) -> None:
    """Board, seats and supply on a console."""
    from ostrov.draw import text

    facts: dict[str, Any] = game.describe()
    public = {key: facts[key] for key in ("pieces", "robber")}
    click.echo(text(game.layout, public, colour=colours()).rstrip("\n") + "\n")
    out.print(status(game))
    out.print(seats_table(game, seat))
    out.print(supply(game), style="dim")
