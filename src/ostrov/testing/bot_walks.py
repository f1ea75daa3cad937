"""Games between bots, one action at a time: positions that chance alone would hardly reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ostrov.bots import Bot, BotRng, GameInfo, make_bot, seat_bots
from ostrov.bots.loop import play_game
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.testing.failure import CheckFailed


def bot_walk(
    bots: Sequence[str], options: Mapping[str, Any], seed: int, *, limit: int = 5000
) -> Iterator[Game]:
    """A game between bots: yielded at its start and again after every action, until `limit`.

    The options are arguments of `Game.new`. The game is one and the same object all the time: copy what
    should stay. CheckFailed when everybody who may act declines to.
    """
    game = Game.new(seed, **options)
    info = GameInfo.of(game)
    players = [make_bot(name, info) for name in seat_bots(bots, game.rules.seats)]
    yield game
    yield from play_game(game, lambda place: _choice(game, players, BotRng(seed, place)), limit)


def _choice(game: Game, players: Sequence[Bot], rng: BotRng) -> Action:
    """What the first seat that wants to act chooses."""
    for seat in game.awaiting:
        action = players[seat].choose(game.observe(seat), game.legal(seat), rng)
        if action is not None:
            return action
    raise CheckFailed(f"no bot acts, and the game waits for {game.awaiting}")
