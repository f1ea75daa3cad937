"""`ostrov bench`: how fast the engine is here, compiled and plain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ostrov.cli.arguments import json_output
from ostrov.cli.output import console, figure, print_json

if TYPE_CHECKING:
    from rich.status import Status

Json = dict[str, Any]


@click.command(name="bench", short_help="Measure the speed of the engine.")
@click.option("--quick", is_flag=True, help="A few seconds instead of half a minute; rougher figures.")
@json_output
def command(quick: bool, as_json: bool) -> None:
    """Measure the speed of the engine: games, legal actions, copies, threads, import.

    Rates are per CPU second, medians of several repeats; other work on the machine disturbs them less than
    rates per second. Compare ratios rather than figures of different machines.
    """
    err = console(stderr=True)
    with err.status("measuring", spinner="dots") as status:
        found = measure(quick, status)
    if as_json:
        print_json(found)
    else:
        show(found)


def measure(quick: bool, status: Status | None = None) -> Json:
    """All figures; `status` is told what is being measured."""
    from ostrov.cli import bench_measure as bench
    from ostrov.game.expansions import games, parse_game, titled

    def tell(what: str) -> None:
        if status is not None:
            status.update(f"measuring {what}")

    effort = bench.QUICK if quick else bench.THOROUGH
    found: Json = bench.machine()
    tell("random games")
    found["random"] = bench.play("random", effort)
    tell("greedy games")
    found["greedy"] = bench.play("greedy", effort)
    for game in games()[1:]:
        tell(titled(parse_game(game)))
        found[game] = bench.play("random", effort, game)
    tell("single calls")
    found["calls"] = bench.calls(effort)
    tell("two threads")
    found["two_threads_ratio"] = bench.two_threads(effort)
    tell("the plain sources")
    found["plain"] = bench.plain(effort)
    per_second = "games_per_cpu_second"
    found["compiled_to_plain_ratio"] = found["random"][per_second] / found["plain"][per_second]
    tell("import")
    found["import_seconds"] = bench.import_seconds(effort)
    return found


def game_rows(game: str, found: Json) -> list[tuple[str, str, str]]:
    """Random games with expansions."""
    from ostrov.game.expansions import parse_game, titled

    return [
        (f"random games of {titled(parse_game(game))}", figure(found["games_per_cpu_second"]), "games/s"),
        ("", figure(found["actions_per_cpu_second"]), "actions/s"),
    ]


def rows(found: Json) -> list[tuple[str, str, str]]:
    """What was measured, its value, its unit."""
    from ostrov.game.expansions import games

    random, greedy, calls, plain = (found[key] for key in ("random", "greedy", "calls", "plain"))
    how = "compiled" if found["compiled"] else "plain"
    per_second = "games_per_cpu_second"
    return [
        (f"random games, four players, {how}", figure(random[per_second]), "games/s"),
        ("", figure(random["actions_per_cpu_second"]), "actions/s"),
        ("the same, plain Python", figure(plain[per_second]), "games/s"),
        (f"ratio {how} to plain", f"{found['compiled_to_plain_ratio']:.1f}", "times"),
        ("greedy games, four players", figure(greedy[per_second]), "games/s"),
        *(row for game in games()[1:] for row in game_rows(game, found[game])),
        ("engine.legal() called from Python", figure(calls["legal_per_cpu_second"]), "calls/s"),
        ("Game.legal(), with names", figure(calls["game_legal_per_cpu_second"]), "calls/s"),
        ("State.copy()", figure(calls["copies_per_cpu_second"]), "copies/s"),
        ("pickling a state", figure(calls["pickles_per_cpu_second"]), "dumps/s"),
        ("", figure(calls["unpickles_per_cpu_second"]), "loads/s"),
        ("size of a state", str(calls["state_bytes"]), "bytes"),
        ("two threads to one, by the clock", f"{found['two_threads_ratio']:.2f}", "times"),
        ("import ostrov", f"{1000 * found['import_seconds']:.0f}", "ms"),
    ]


def show(found: Json) -> None:
    """The table for people."""
    from rich import box
    from rich.table import Table

    out = console()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("measured")
    table.add_column("value", justify="right", style="bold")
    table.add_column("unit")
    for row in rows(found):
        table.add_row(*row)
    out.print(table)
    how = "compiled" if found["compiled"] else "plain sources: nothing is compiled"
    python = f"{found['implementation']} {found['python']}"
    out.print(f"{how}; {python}; {found['system']}, {found['cores']} cores", style="dim")
    out.print("Rates are per CPU second; the ratio of threads needs an idle machine.", style="dim")
