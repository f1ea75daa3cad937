"""The game loop of everybody who is asked one action at a time: bots with views, walks, referees.

Native players among themselves have one of their own, `ostrov.players.game_loop`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ostrov.game.action import Action
from ostrov.game.game import Game


def play_game(game: Game, choose: Callable[[int], Action | int | None], limit: int) -> Iterator[Game]:
    """Plays a game on, and yields it after every action with all that chance has answered.

    `choose` tells what comes next, and hears how many actions have been done. The game is left when it is
    over, after `limit` actions, or when None is chosen. IllegalAction or NotationError as of `Game.play`.
    """
    for place in range(limit):
        if game.over:
            return
        action = choose(place)
        if action is None:
            return
        game.play(action, tell=False)
        yield game
