"""What things cost in each game, and how many of each card there are."""

from __future__ import annotations

from functools import cache

from msgspec import UNSET

from ostrov.game.game import Game
from ostrov.game.names import CARDS, pack_dict
from ostrov.game.options import OPTIONS
from ostrov.protocol.http import PriceList
from ostrov.table.expansions import additions
from ostrov.table.static import static


@cache
def price_lists() -> dict[str, PriceList]:
    """The prices of every game as it is played when no option says otherwise."""
    return {str(name): _price_list(Game.new(1, game=name)) for name in OPTIONS["game"].values}


def _price_list(game: Game) -> PriceList:
    facts = static(game)
    cards: dict[str, int] = dict(pack_dict(game.rules.deck, CARDS))
    for expansion in additions(game.rules):
        expansion.add_to_cards(cards, game)
    commodities = None if facts.commodities is UNSET else facts.commodities
    return PriceList(facts.costs, cards, facts.goal, commodities)
