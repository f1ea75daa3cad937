"""`ostrov rules`: the clauses of the rules, where they come from, where they are implemented and tested."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ostrov.cli.arguments import json_output
from ostrov.cli.output import CLAUSE_STYLE, console, print_json

if TYPE_CHECKING:
    from ostrov.clauses import Clause


@click.command(name="rules", short_help="Show a clause of the rules, its source, code and tests.")
@click.argument("clause", required=False)
@click.option("--search", metavar="WORD", help="List the clauses that contain a word.")
@json_output
def command(clause: str | None, search: str | None, as_json: bool) -> None:
    """Show CLAUSE in full, such as B-ROAD-2; of a topic, such as B-ROAD, its clauses; else all topics.

    A clause has its wording, its source with the name of the rulebook, the option that changes it, related
    clauses, the code that implements it and the tests that hold it.
    """
    if clause is not None and search is not None:
        raise click.UsageError("give a clause or --search, not both", click.get_current_context())
    if search is not None:
        show_list(matching(search), as_json, search)
    elif clause is None:
        show_topics(as_json)
    else:
        show(clause, as_json)


def show(id: str, as_json: bool) -> None:
    """One clause, or the clauses of a topic; raises `UnknownClause`."""
    from ostrov.clauses import clause
    from ostrov.cli.clause_text import clause_facts, clause_head, clause_json
    from ostrov.cli.topics import by_topic

    wanted = id.strip().upper()
    if wanted in by_topic():
        show_list(by_topic()[wanted], as_json, None)
        return
    found = clause(wanted)
    if as_json:
        print_json(clause_json(found))
    else:
        out = console()
        out.print(clause_head(found))
        out.print(clause_facts(found))


def matching(word: str) -> list[Clause]:
    """The clauses whose id, title, wording or option contains a word, in any case."""
    from ostrov.clauses import all_clauses

    wanted = word.casefold()
    return [
        clause
        for clause in all_clauses().values()
        if any(wanted in part.casefold() for part in (clause.id, clause.title, clause.text, *clause.option))
    ]


def show_list(clauses: list[Clause], as_json: bool, search: str | None) -> None:
    """Several clauses with their wording; the searched word stands out."""
    from ostrov.cli.clause_text import clause_json

    if as_json:
        print_json({"search": search, "clauses": [clause_json(clause) for clause in clauses]})
        return
    from rich.table import Table
    from rich.text import Text

    out = console()
    if not clauses:
        out.print(f"No clause contains {search!r}.")
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for clause in clauses:
        cell = Text.assemble((clause.title, "bold"), "\n", clause.text, "\n")
        if search:
            cell.highlight_words([search], "reverse", case_sensitive=False)
        table.add_row(Text(clause.id, CLAUSE_STYLE), cell)
    out.print(table)
    if search:
        out.print(f"{len(clauses)} clauses contain {search!r}.", style="dim")


def show_topics(as_json: bool) -> None:
    """All topics with their clauses."""
    from ostrov.cli.topics import GROUPS, TOPICS, by_topic

    found = by_topic()
    if as_json:
        rows = [
            {"topic": topic, "name": TOPICS[topic], "clauses": [clause.id for clause in clauses]}
            for topic, clauses in found.items()
        ]
        print_json({"topics": rows})
        return
    from rich.table import Table

    out = console()
    for group, name in GROUPS.items():
        table = Table(title=name, title_justify="left", title_style="bold", box=None, show_header=False)
        table.add_column(style=CLAUSE_STYLE, no_wrap=True, min_width=10)
        table.add_column(justify="right")
        table.add_column()
        for topic, clauses in found.items():
            if topic.partition("-")[0] == group:
                table.add_row(topic, str(len(clauses)), TOPICS[topic])
        out.print(table)
        out.print()
    out.print("ostrov rules B-ROAD lists a topic, ostrov rules B-ROAD-2 shows a clause in full.", style="dim")
