"""Ratings of all bots of a match from the order in which they finished: Plackett and Luce's model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ostrov.arena.match import Match
from ostrov.arena.referee import Played


@dataclass(frozen=True, slots=True)
class Rating:
    """Skill of one bot: mean and deviation. Everybody starts at 25 with 8.3."""

    bot: str
    mean: float
    deviation: float


def ratings(match: Match, games: Sequence[Played]) -> list[Rating]:
    """The ratings after all games, the best first. Copies of a bot at one table count once, by their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skill = {bot: model.rating(name=name) for bot, name in enumerate(match.bots)}
    for game in games:
        if game.winner is None:
            continue
        # One object for each seat: those that stood for copies of a bot would be updated once for each copy.
        teams = [[model.rating(mu=skill[bot].mu, sigma=skill[bot].sigma)] for bot in game.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in places(game)])
        for bot in set(game.seats):
            copies = [team[0] for team, seat in zip(rated, game.seats, strict=True) if seat == bot]
            mean = sum(copy.mu for copy in copies) / len(copies)
            deviation = sum(copy.sigma for copy in copies) / len(copies)
            skill[bot] = model.rating(mu=mean, sigma=deviation, name=match.bots[bot])
    found = [Rating(match.bots[bot], one.mu, one.sigma) for bot, one in skill.items()]
    return sorted(found, key=lambda rating: -rating.mean)


def places(game: Played) -> list[int]:
    """The place of each seat, the winner first, the others by points; equal points share a place."""
    order = [(seat != game.winner, -points) for seat, points in enumerate(game.points)]
    return [1 + sum(other < own for other in order) for own in order]
