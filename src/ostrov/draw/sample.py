"""The picture in the README: `python -m ostrov.draw.sample > docs/images/board.svg`.

A game in which every seat builds whatever it can, stopped in its middle; the same in every run.
"""

from __future__ import annotations

import sys

from ostrov.draw.figures import pips
from ostrov.draw.picture import svg
from ostrov.engine.core.actions import first_of
from ostrov.game.action import Action
from ostrov.game.game import Game

SEED, TURNS = 10, 56
TITLE = "A game in progress"
NODES, EDGES = ("found settlement", "settlement", "city"), ("found road", "road", "free road")
WISHES = {
    **dict.fromkeys(("city", "settlement", "found settlement", "found road", "free road", "roll"), 9),
    **dict.fromkeys(("knight", "road building"), 8),
    **dict.fromkeys(("year of plenty", "monopoly", "robber", "discard"), 4),
    "road": 6,
    "buy card": 5,
    "end turn": 2,
}
"""What a seat would rather do; the highest is done."""


def worth(game: Game, node: int) -> int:
    """In how many of 36 rolls a node pays, and a bit for a harbour."""
    token = game.board.token
    around = [token[h] for h, nodes in enumerate(game.geometry.hex_nodes) if node in nodes]
    return sum(pips(n) for n in around if n) + (1 if game.board.harbour[node] else 0)


def wish(game: Game, action: Action) -> tuple[int, int]:
    """How much a seat wants an action: first by kind, then by place."""
    kind, place = WISHES.get(action.kind, 0), first_of(action.packed)
    if action.kind in NODES:
        return kind, worth(game, place)
    if action.kind in EDGES:
        owner = game.state.owner
        return kind, sum(worth(game, v) for v in game.geometry.edge_nodes[place] if not owner[v])
    if action.kind == "robber":
        return kind, pips(game.board.token[place]) if " from " in action.text else -1
    return kind, 0


def play(seed: int = SEED, turns: int = TURNS) -> Game:
    """The game at the start of a turn."""
    game = Game.new(seed=seed, board_setup="variable")
    while not game.over and game.state.turn < turns:
        legal = game.legal()
        best = max(wish(game, action) for action in legal)
        game.play(next(action for action in legal if wish(game, action) == best))
    return game


def picture() -> str:
    """The document."""
    game = play()
    return svg(game.layout, game.describe(), title=TITLE)


if __name__ == "__main__":
    sys.stdout.buffer.write(picture().encode())
