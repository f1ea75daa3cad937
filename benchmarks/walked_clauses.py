"""Which clauses play meets: `python3 run.py python benchmarks/walked_clauses.py [--games N]`.

Plays random games and games of the other bots at tables of both boxes (`ostrov.testing.clause_walks`), notes
the clauses of all events and of refusals on the way, and prints for each box what was reached. Exit code 1
when a clause that play can reach was not, or when one of unreachable_clauses.toml was.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import click

from ostrov.clauses import all_clauses
from ostrov.cli.output import console
from ostrov.cli.progress import Bar
from ostrov.testing.clause_walks import Reached, plan, walk

UNREACHABLE = Path(__file__).with_name("unreachable_clauses.toml")
LAST_BASE_QUESTION = 46
BOXES = ("base game", "Cities & Knights")
BLOCK = 8
"""Games that a process plays before it reports."""


def box_of(id: str) -> str:
    """The box that a clause or an open question belongs to."""
    expansion = id.startswith("CK-") or (id.startswith("X-") and int(id[2:]) > LAST_BASE_QUESTION)
    return BOXES[expansion]


def unreachable() -> dict[str, str]:
    """The clauses that play cannot reach, each with the reason: those listed, and those that only inform."""
    groups = tomllib.loads(UNREACHABLE.read_text("utf-8")).values()
    listed = {id: group["reason"] for group in groups for id in group["clauses"]}
    informs = "informative: says nothing that an action could break or an event could tell"
    informative = {id: informs for id, entry in all_clauses().items() if entry.kind == "informative"}
    return informative | listed


def walk_block(games: list[tuple[str, str, int]]) -> Reached:
    """Some games of a plan, in one process."""
    reached = Reached()
    for game in games:
        reached.add(walk(*game))
    return reached


def play(games: list[tuple[str, str, int]], jobs: int) -> Reached:
    """All games of a plan, with a bar where somebody watches."""
    blocks = [games[at : at + BLOCK] for at in range(0, len(games), BLOCK)]
    reached = Reached()
    with Bar("walking", len(games)) as bar, ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(walk_block, blocks):
            reached.add(part)
            bar(reached.games)
    return reached


def problems(reached: Reached) -> Iterator[str]:
    """Clauses that should have been reached, or should not have been; each in one line."""
    closed = unreachable()
    for id, entry in all_clauses().items():
        if id in reached and id in closed:
            yield f"{id} ({entry.title}) was reached, though unreachable: {closed[id]}"
        elif id not in reached and id not in closed:
            yield f"{id} ({entry.title}) was not reached"


def report(reached: Reached) -> Iterator[str]:
    """What was reached, box by box, and why the rest was not."""
    closed = unreachable()
    for box in BOXES:
        ids = [id for id in all_clauses() if box_of(id) == box]
        met = [id for id in ids if id in reached]
        yield f"{box}: {len(met)} of {len(ids)} clauses were reached"
        for how, counts in (("events", reached.events), ("refusals", reached.refusals)):
            found = [f"{id} {counts[id]}" for id in ids if id in counts]
            yield f"  by {how}, {len(found)}: {', '.join(found)}"
        lost = [id for id in ids if id not in reached and id not in closed]
        yield f"  not reached, {len(lost)}: {', '.join(lost) or 'none'}"
        for reason in dict.fromkeys(closed.values()):
            some = [id for id in ids if closed.get(id) == reason]
            if some:
                yield f"  cannot be reached, {len(some)}, {reason}: {', '.join(some)}"
        yield ""


@click.command()
@click.option("--games", default=10_000, show_default=True, type=click.IntRange(1), help="Random games.")
@click.option("--greedy", type=click.IntRange(0), help="Games of each other bot; else a tenth as many.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="The first seed.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; as many as there are cores.")
def command(games: int, greedy: int | None, seed: int, jobs: int | None) -> None:
    """Print which clauses random and greedy games reach, as events or as refusals."""
    games_planned = plan(games, games // 10 if greedy is None else greedy, seed)
    reached = play(games_planned, jobs or os.cpu_count() or 1)
    out = console()
    for line in report(reached):
        out.print(line, highlight=False, markup=False)
    wrong = list(problems(reached))
    for line in wrong:
        print(line, file=sys.stderr)
    out.print(f"{reached.games} games, seed {seed}; {len(wrong)} problems", highlight=False)
    sys.exit(int(bool(wrong)))


if __name__ == "__main__":
    command(prog_name="walked_clauses.py")
