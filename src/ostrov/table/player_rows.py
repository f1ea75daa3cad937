"""What a viewer may know about each player: points, cards, pieces left, rates."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.engine.core.state import State
from ostrov.engine.seams import entitled, hand_limit, least_rate, score
from ostrov.game.game import Game
from ostrov.game.names import CARDS, GOODS, Word, pack_dict
from ostrov.game.view import HIDDEN, View
from ostrov.protocol.base import Left
from ostrov.protocol.scene import PlayerRow
from ostrov.protocol.words import Goods
from ostrov.table.expansions import additions

SPECIAL, GENERAL, USUAL = 2, 3, 4
"""What the bank takes for one card: with a special harbour, with a general one, without any."""


def player_rows(game: Game, view: View, like: State) -> list[PlayerRow]:
    """One row a seat; `like` is a state that looks like the view."""
    rows = [_row(game, view, like, p) for p in range(game.rules.seats)]
    for expansion in additions(game.rules):
        for row in rows:
            expansion.add_to_row(row, game, view)
    return rows


def reveal_points(rows: Sequence[PlayerRow], game: Game) -> None:
    """After the game the points of hidden cards are no secret."""
    for row in rows:
        row.all_points = score(game.state, row.seat)


def _row(game: Game, view: View, like: State, p: int) -> PlayerRow:
    fields, counts = view.fields, view.counts
    own = fields["cards"][p] != HIDDEN
    return PlayerRow(
        seat=p,
        points=fields["points"][p],
        all_points=score(like, p) if own else None,
        hand=_pack(fields["hand"][p], GOODS),
        hand_size=_known(counts["hand"][p]),
        hand_limit=hand_limit(game.rules, like, p),
        cards=_pack(fields["cards"][p], CARDS),
        cards_size=counts["cards"][p],
        fresh=pack_dict(fields["fresh"], CARDS) if own and fields["active"] == p else {},
        knights_played=fields["knights"][p],
        route=fields["route_length"][p],
        longest_route=fields["route_holder"] == p + 1,
        largest_army=fields["army_holder"] == p + 1,
        left=Left(fields["roads_left"][p], fields["settlements_left"][p], fields["cities_left"][p]),
        rates=_rates(game, like, p),
    )


def _rates(game: Game, like: State, p: int) -> Goods:
    """What the bank takes for one card, by goods."""
    goods = GOODS[: game.rules.goods]
    if least_rate(like, p) == USUAL:
        return dict.fromkeys(goods, USUAL)
    worst = GENERAL if entitled(like, p, 0, GENERAL) else USUAL  # any kind (B-MAR-2)
    return {good: SPECIAL if entitled(like, p, g, SPECIAL) else worst for g, good in enumerate(goods)}


def _pack(pack: int, words: Sequence[Word]) -> dict[Word, int] | None:
    """A pack by names; None when it is hidden."""
    return None if pack == HIDDEN else pack_dict(pack, words)


def _known(n: int) -> int | None:
    """A number that may be hidden."""
    return None if n == HIDDEN else n
