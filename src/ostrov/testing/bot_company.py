"""Games for one bot: other seats are greedy, and somebody makes offers to it all the time."""

from __future__ import annotations

import random
from typing import Any

from ostrov.bots.bot import BotRng, GameInfo
from ostrov.bots.decision import Decision
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.engine.dispatch.awaiting import next_speaker
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.testing.tables import EXPANSION_TABLES, TABLES
from ostrov.testing.walks import random_offer

BOT_TABLES: dict[str, dict[str, Any]] = {
    name: options for name, options in (TABLES | EXPANSION_TABLES).items() if name != "no end"
}
"""The tables that a bot is checked at: arguments of `Game.new`, both games, 2 to 4 players."""

OFFERS = 0.1
"""How often somebody makes an offer where it is possible."""


class Company:
    """The other seats of a game."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        """`seat` is the bot's."""
        self.game, self.table = game, GameInfo.of(game)
        self.others = [p for p in range(game.rules.seats) if p != seat]
        self.greedy = GreedyBot(self.table)
        self.rng = random.Random(seed)

    def offer(self) -> Action | None:
        """Now and then an offer: to all by the active seat, to the active seat by another."""
        if not self.game.offers_open or self.rng.random() >= OFFERS:
            return None
        return random_offer(self.game, self.rng.choice(self.others), self.rng)

    def actor(self) -> int:
        """Who is asked next: first who has not answered an offer, as referees do it."""
        return next_speaker(self.game.rules, self.game.state)

    def choice(self, seat: int, rng: BotRng) -> Action:
        """What a greedy player does in this seat, be it the bot's."""
        action = Decision.of(self.table, self.game.state, seat).put_to(self.greedy, rng)
        assert action is not None, "greedy players act when they have to"
        return action
