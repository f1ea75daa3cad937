"""What a match has shown so far, as plain data: shares with intervals, ratings, times, accounts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from statistics import fmean
from typing import Any

from ostrov.arena.ledger import Ledger
from ostrov.arena.match import Match
from ostrov.arena.referee import Played
from ostrov.arena.statistics import Verdict, elo, estimate, sequential
from ostrov.arena.watch import Watch
from ostrov.bots.registry import entry

Json = dict[str, Any]


def scores(match: Match, boards: dict[int, list[Played]], bot: int) -> list[float]:
    """The share of games that a bot has won of those it played, for each board on which it played.

    A game without a winner is lost for everybody.
    """
    found = []
    for board in sorted(boards):
        games = [game for game in boards[board] if bot in game.seats]
        if games:
            won = sum(game.winner is not None and game.seats[game.winner] == bot for game in games)
            found.append(won / len(games))
    return found


def verdict(ledger: Ledger, test: tuple[float, float]) -> Verdict:
    """What a sequential test of bot 0 says.

    Boards count in their order, so that quick ones have no more weight: up to the first one missing.
    """
    first = (board for board in range(ledger.match.boards) if board not in ledger.boards)
    upto = next(first, ledger.match.boards)
    done = {board: ledger.boards[board] for board in range(upto)}
    return sequential(scores(ledger.match, done, 0), *test)


def result(ledger: Ledger, test: tuple[float, float] | None = None) -> Json:
    """Everything; `test` are the two shares of a sequential test of bot 0."""
    match, boards, games = ledger.match, ledger.boards, ledger.games()
    found: Json = {
        "match": match.to_json(),
        "code": ledger.code,
        "boards": len(boards),
        "games": len(games),
        "unfinished": sum(game.winner is None for game in games),
        "chance": match.chance,
        "open_hands": [name for name in match.bots if entry(name).open_hands],
        "turns_mean": fmean(game.turns for game in games) if games else None,
        "bots": [_row(match, boards, games, bot) for bot in range(len(match.bots))],
        "seats": _seats(match, games),
        "curve": curve(scores(match, boards, 0)),
    }
    if test is not None:
        found["test"] = asdict(verdict(ledger, test))
    if games:
        from ostrov.arena.ratings import ratings

        found["ratings"] = [asdict(rating) for rating in ratings(match, games)]
    return found


def _row(match: Match, boards: dict[int, list[Played]], games: Sequence[Played], bot: int) -> Json:
    """One bot."""
    own = scores(match, boards, bot)
    times = Watch()
    for game in games:
        times.merge(game.times.get(bot, Watch()))
    row: Json = {
        "bot": match.bots[bot],
        "games": sum(bot in game.seats for game in games),
        "wins": sum(game.winner is not None and game.seats[game.winner] == bot for game in games),
        "chance": match.share_of(bot),
        "decisions": len(times),
        "seconds_median": times.quantile(0.5),
        "seconds_95": times.quantile(0.95),
    }
    if own:
        share = asdict(estimate(own))
        alone = row["chance"] == 1 / match.options.players  # the share of several copies is not that of one
        row |= share | {"elo": elo(share["share"], match.options.players) if alone else None}
    return row


def _seats(match: Match, games: Sequence[Played]) -> list[Json]:
    """Wins by seat: of all, and of bot 0 when it sat there."""
    won = Counter(game.winner for game in games)
    played = Counter(seat for game in games for seat, bot in enumerate(game.seats) if bot == 0)
    mine = Counter(g.winner for g in games if g.winner is not None and g.seats[g.winner] == 0)
    return [
        {"seat": seat, "wins": won[seat], "games_of_first": played[seat], "wins_of_first": mine[seat]}
        for seat in range(match.options.players)
    ]


def curve(values: Sequence[float], points: int = 60) -> list[Json]:
    """How the estimate settled as boards were added."""
    steps = sorted({max(1, round(len(values) * (i + 1) / points)) for i in range(points)}) if values else []
    return [asdict(estimate(values[:n])) for n in steps]
