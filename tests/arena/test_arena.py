"""Matches: seatings are fair, games are the same wherever they are played, a stopped match goes on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ostrov.arena.ledger import Ledger
from ostrov.arena.match import Match
from ostrov.arena.pool import play_here
from ostrov.arena.referee import Played, Referee
from ostrov.arena.result import result, scores, verdict
from ostrov.arena.run import run
from ostrov.arena.seatings import MatchError, seatings
from ostrov.arena.words import summary
from ostrov.bots import registry
from ostrov.bots.bot import BotRng, GameInfo
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.registry import BotEntry, BotError
from ostrov.game.action import Action
from ostrov.game.options import Options
from ostrov.game.view import View

BASE = Options(board_setup="variable")
KNIGHTS = Options(game="cities_knights", board_setup="variable")


class Asked(GreedyBot):
    """Greedy, but asked one decision at a time."""


class Cheat(GreedyBot):
    """Ends its turn whenever it likes."""

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        return self.notation.parse("end turn", view.seat or 0)


class Idle(GreedyBot):
    """Does nothing."""

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        return None


class Raising(GreedyBot):
    """Fails."""

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        return legal[1 // 0]


class Leaving(GreedyBot):
    """Ends the program."""

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        raise SystemExit(3)


class Words(GreedyBot):
    """Says what it would do."""

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Any:
        return "road"


class Unmade(GreedyBot):
    """Cannot be made."""

    def __init__(self, info: GameInfo) -> None:
        raise RuntimeError("no engine")


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for make in (Asked, Cheat, Idle, Raising, Leaving, Words, Unmade):
        name = make.__name__.lower()
        monkeypatch.setitem(registry.BOTS, name, BotEntry(make))


def facts(games: Sequence[Played]) -> list[dict[str, object]]:
    """Games without times."""
    return [{**game.to_json(), "times": None} for game in games]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_on_every_seat_equally_often(players: int) -> None:
    bots = ["a", "b", "c", "d", "e"]
    for format, names in (("one-against-all", bots[:2]), ("league", bots)):
        for board in range(5):
            found = seatings(format, names, players, board, 7)
            places = Counter((bot, seat) for seats in found for seat, bot in enumerate(seats) if bot != 1)
            assert len(set(found)) == len(found)
            assert set(places.values()) == {1}
    drawn = {
        bot for board in range(30) for seats in seatings("league", bots, players, board, 7) for bot in seats
    }
    assert drawn == set(range(5))


def test_pairs_are_two_and_two_in_every_arrangement() -> None:
    found = seatings("pairs", ["a", "b"], 4, 0, 1)
    assert len(set(found)) == 6
    assert all(sorted(seats) == [0, 0, 1, 1] for seats in found)


@pytest.mark.parametrize("options", [BASE, KNIGHTS, BASE.with_(players=2)], ids=["base", "knights", "duel"])
def test_a_bot_that_is_asked_plays_as_its_twin_in_the_engine(options: Options) -> None:
    native = Referee(Match.of("one-against-all", ["greedy", "random"], options, 1, 3))
    asked = Referee(Match.of("one-against-all", ["asked", "random"], options, 1, 3))
    for board in range(2):
        assert facts(asked.group(board)) == facts(native.group(board))
    watch = asked.group(0)[0].times[0]
    assert len(watch) > 10
    assert 0 < (watch.quantile(0.5) or 0) <= (watch.quantile(0.95) or 0) < 10


def test_games_do_not_depend_on_where_they_are_played() -> None:
    match = Match.of("one-against-all", ["greedy", "random"], BASE, 6, 40)
    one = dict(play_here(match, range(6), 1))
    two = dict(play_here(match, range(6), 2))
    assert sorted(one) == sorted(two) == list(range(6))
    assert all(facts(one[board]) == facts(two[board]) for board in one)


def test_accounts_add_up() -> None:
    match = Match.of("one-against-all", ["greedy", "random"], BASE, 10, 1, limit=300)
    ledger = Ledger(match)
    run(ledger)
    found = result(ledger)
    assert json.loads(json.dumps(found)) == found
    assert found["games"] == 40 == found["unfinished"] + sum(row["wins"] for row in found["bots"])
    assert 0 < found["unfinished"] < 40
    assert sum(seat["wins"] for seat in found["seats"]) == 40 - found["unfinished"]
    assert [seat["games_of_first"] for seat in found["seats"]] == [10] * 4
    assert found["bots"][0]["share"] == pytest.approx(found["bots"][0]["wins"] / 40)
    assert found["bots"][0]["low"] < found["bots"][0]["share"] < found["bots"][0]["high"]
    assert [rating["bot"] for rating in found["ratings"]] == ["greedy", "random"]
    assert found["curve"][-1]["boards"] == 10


def test_a_league_rates_all_its_bots() -> None:
    match = Match.of("league", ["random", "greedy", "asked"], BASE.with_(players=2), 6, 1)
    ledger = Ledger(match)
    run(ledger)
    found = result(ledger)
    assert {rating["bot"] for rating in found["ratings"]} == {"random", "greedy", "asked"}
    assert found["ratings"][-1]["bot"] == "random"
    assert sum(row["games"] for row in found["bots"]) == 2 * found["games"]


def test_a_test_that_is_decided_ends_the_match() -> None:
    match = Match.of("one-against-all", ["greedy", "random"], BASE, 1000, 1)
    ledger = Ledger(match)
    run(ledger, test=(0.25, 0.30))
    assert len(ledger.boards) == 20
    found = result(ledger, (0.25, 0.30))
    assert found["test"]["accepted"] == 0.30
    assert scores(match, ledger.boards, 0) == [1.0] * 20


def test_a_test_counts_boards_in_their_order_and_is_not_played_on(tmp_path: Path) -> None:
    match = Match.of("one-against-all", ["greedy", "random"], BASE, 40, 1)
    ledger = Ledger(match, tmp_path / "match.jsonl")
    for board, games in play_here(match, [*range(19), *range(20, 30)], 1):
        ledger.add(board, games)
    assert verdict(ledger, (0.25, 0.30)).accepted is None  # board 19 is missing
    assert result(ledger, (0.25, 0.30))["test"]["accepted"] is None
    for board, games in play_here(match, [19], 1):
        ledger.add(board, games)
    assert verdict(ledger, (0.25, 0.30)).accepted == 0.30
    resumed = Ledger(match, tmp_path / "match.jsonl")
    run(resumed, test=(0.25, 0.30))
    assert len(resumed.boards) == 30


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("cheat", "^cheat chose 'end turn', which is not legal, in a game of seed 5$"),
        ("idle", "^idle has to act and did not, in a game of seed 5$"),
        (
            "raising",
            r"^raising raised ZeroDivisionError: .* by zero \(test_arena.py, line \d+, in choose\), in",
        ),
        ("leaving", r"^leaving raised SystemExit: 3 "),
        ("words", "^words returned 'road' of type str, which is no Action, in a game of seed 5$"),
        (
            "unmade",
            r"^unmade could not be made for a table: it raised RuntimeError: no engine \(test_arena.py, line",
        ),
    ],
)
def test_who_breaks_the_rules_is_named(name: str, message: str) -> None:
    with pytest.raises(MatchError, match=message):
        Referee(Match.of("one-against-all", [name, "random"], BASE, 1, 5)).group(0)


def test_an_author_is_told_where_to_learn_more() -> None:
    match = Match.of("one-against-all", ["tests.bots.broken_bots:Raising", "greedy"], BASE, 1, 5)
    with pytest.raises(MatchError, match=r"; `ostrov check-bot tests.bots.broken_bots:Raising` tells more$"):
        Referee(match).group(0)


def test_a_bot_of_others_cannot_turn_its_luck_into_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    path = "tests.bots.broken_bots:Foreseeing"
    match = Match.of("one-against-all", [path, "greedy"], BASE, 1, 5)
    bot: Any = registry.entry(path).make
    monkeypatch.setattr(bot, "found", set())
    Referee(match).group(0)
    assert len(bot.found) > 10
    assert 5 not in bot.found
    bot.found.clear()
    monkeypatch.setitem(registry.BOTS, "foreseeing", BotEntry(bot))
    Referee(Match.of("one-against-all", ["foreseeing", "greedy"], BASE, 1, 5)).group(0)
    assert bot.found == {5}  # one of ours would find it, and none of ours looks


def test_a_bot_of_others_cannot_change_the_rules() -> None:
    def played(name: str) -> list[dict[str, object]]:
        return facts(Referee(Match.of("one-against-all", [name, "greedy"], BASE, 1, 5)).group(0))

    assert played("tests.bots.broken_bots:Ruling") == played("tests.bots.broken_bots:Plain")


def test_a_process_that_is_ended_from_outside_is_told_in_a_sentence() -> None:
    match = Match.of("one-against-all", ["tests.bots.broken_bots:Killed", "greedy"], BASE, 4, 5)
    with pytest.raises(MatchError, match=r"^a process that played was ended from outside.*fewer --jobs"):
        list(play_here(match, range(4), 2))


@pytest.mark.parametrize(
    ("format", "bots", "players", "message"),
    [
        ("one-against-all", ["greedy"], 4, "compares two bots, not 1"),
        ("one-against-all", ["greedy", "greedy"], 4, "names a bot twice"),
        ("pairs", ["greedy", "random"], 3, "pairs need 4 players, not 3"),
        ("league", ["greedy", "random"], 4, "needs at least 4 bots, not 2"),
        ("cup", ["greedy", "random"], 4, "or league, not 'cup'"),
        ("one-against-all", ["greedy", "gredy"], 4, "did you mean greedy"),
    ],
)
def test_matches_that_cannot_be_played_are_refused(
    format: str, bots: list[str], players: int, message: str
) -> None:
    with pytest.raises(BotError, match=message):
        Match.of(format, bots, BASE.with_(players=players), 5, 1)
    with pytest.raises(MatchError, match="seeds go from 0"):
        Match.of("one-against-all", ["greedy", "random"], BASE, 5, 2**63 - 2)


def test_a_bot_of_views_cannot_be_simulated() -> None:
    from ostrov.bots.runner import simulate

    with pytest.raises(BotError, match="arena"):
        simulate(BASE, ["asked"], 1, 1)


def test_references_play_the_same_among_bots_that_are_asked() -> None:
    two = BASE.with_(players=2)
    played = {
        first: list(play_here(Match.of("one-against-all", [first, "ref-f"], two, 2, 1), range(2), 1))
        for first in ("greedy", "asked")
    }
    for native, asked in zip(played["greedy"], played["asked"], strict=True):
        assert facts(native[1]) == facts(asked[1])
    times = played["asked"][0][1][0].times
    assert len(times[0]) > 20
    assert len(times[1]) > 20


def test_a_result_names_who_sees_hands() -> None:
    ledger = Ledger(Match.of("one-against-all", ["ref-f", "ref-ab2"], BASE.with_(players=2), 1, 1))
    run(ledger)
    found = result(ledger)
    assert found["open_hands"] == ["ref-ab2"]
    assert summary(found).endswith("; seed 1. ref-ab2 sees the hands of the others.")


def test_references_know_the_base_game_only() -> None:
    with pytest.raises(BotError, match="ref-f plays the base game only, not cities_knights"):
        Match.of("one-against-all", ["greedy", "ref-f"], KNIGHTS, 1, 1)


def test_tables_know_the_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[GameInfo] = []

    class Looking(GreedyBot):
        def __init__(self, info: GameInfo) -> None:
            super().__init__(info)
            seen.append(info)

    monkeypatch.setitem(registry.BOTS, "looking", BotEntry(Looking))
    match = Match.of("one-against-all", ["looking", "random"], BASE, 2, 1)
    for board in range(2):
        Referee(match).group(board)
    assert seen[0].layout == seen[1].layout != seen[-1].layout
