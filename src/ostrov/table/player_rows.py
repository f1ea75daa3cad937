"""What a viewer may know about each player: points, cards, pieces left, rates."""

from __future__ import annotations

from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.core.state import State
from ostrov.engine.seams import entitled, hand_limit, least_rate, score
from ostrov.game.cities_knights.names import PROGRESS, TRACKS
from ostrov.game.game import Game
from ostrov.game.names import CARDS, GOODS, pack_dict
from ostrov.game.view import HIDDEN, View

Json = dict[str, Any]

KNIGHTS = ("basic", "strong", "mighty")
RATES = (2, 3, 4)


def player_rows(game: Game, view: View, like: State) -> list[Json]:
    """One row a seat; `like` is a state that looks like the view."""
    return [_row(game, view, like, p) for p in range(game.rules.seats)]


def _row(game: Game, view: View, like: State, p: int) -> Json:
    fields, counts = view.fields, view.counts
    own = fields["cards"][p] != HIDDEN
    row: Json = {
        "seat": p,
        "points": fields["points"][p],
        "all_points": score(like, p) if own else None,
        "hand": _pack(fields["hand"][p], GOODS),
        "hand_size": _known(counts["hand"][p]),
        "hand_limit": hand_limit(game.rules, like, p),
        "cards": _pack(fields["cards"][p], CARDS),
        "cards_size": counts["cards"][p],
        "fresh": pack_dict(fields["fresh"], CARDS) if own and fields["active"] == p else {},
        "knights_played": fields["knights"][p],
        "route": fields["route_length"][p],
        "longest_route": fields["route_holder"] == p + 1,
        "largest_army": fields["army_holder"] == p + 1,
        "left": {kind: fields[f"{kind}_left"][p] for kind in ("roads", "settlements", "cities")},
        "rates": _rates(game, like, p),
    }
    return row | _box_row(game, view, p) if game.rules.cities_knights else row


def _rates(game: Game, like: State, p: int) -> Json:
    """What the bank takes for one card, by goods."""
    goods = GOODS[: game.rules.goods]
    if least_rate(like, p) == RATES[-1]:
        return dict.fromkeys(goods, RATES[-1])
    return {good: next(rate for rate in RATES if entitled(like, p, g, rate)) for g, good in enumerate(goods)}


def _box_row(game: Game, view: View, p: int) -> Json:
    """What Cities & Knights adds."""
    fields = view.fields
    held = fields["progress"][c.PROGRESS_KINDS * p : c.PROGRESS_KINDS * (p + 1)]
    return {
        "improvements": {track: fields["improved"][c.TRACKS * p + t] for t, track in enumerate(TRACKS)},
        "knights_left": {name: fields["knights_left"][c.MIGHTY * p + i] for i, name in enumerate(KNIGHTS)},
        "walls_left": game.rules.walls - fields["walls"][p],
        "defenders": fields["defenders"][p],
        "open_points": fields["open_points"][p],
        "progress": None
        if HIDDEN in held
        else [PROGRESS[card] for card, n in enumerate(held) for _ in range(n)],
        "progress_size": view.counts["progress"][p],
    }


def _pack(pack: int, words: tuple[str, ...]) -> Json | None:
    """A pack by names; None when it is hidden."""
    return None if pack == HIDDEN else pack_dict(pack, words)


def _known(n: int) -> int | None:
    """A number that may be hidden."""
    return None if n == HIDDEN else n
