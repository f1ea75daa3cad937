"""The position by names as one seat or a spectator may see it, with the seat's legal actions.

Everything here comes from a View and the own legal actions. Where a number follows from public fields by
a rule, the engine is asked about a state that was made up from the view, so it cannot tell more.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.base.offers import maker_gets, maker_gives
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.awaiting import must_act, seats_in
from ostrov.game import names
from ostrov.game.action import Action, Notation
from ostrov.game.game import Game
from ostrov.game.parts import parts_of
from ostrov.game.phases import PHASES
from ostrov.game.view import HIDDEN, View
from ostrov.game.view_state import state_from_view
from ostrov.protocol.base import Legal, Offer
from ostrov.protocol.scene import Pieces, Scene
from ostrov.protocol.words import Good, Reply
from ostrov.table.expansions import additions
from ostrov.table.player_rows import player_rows

Fields = dict[str, Any]
"""The fields of a view by their names."""

ANSWERS: dict[int, Reply] = {c.ACCEPTED: "accepted", c.DECLINED: "declined"}


def scene(game: Game, seat: int | None, seq: int = 0, asked: Collection[int] | None = None) -> Scene:
    """What a seat, or a spectator (None), may know now; docs/protocol.md describes every key.

    `asked` are the seats that the offer of the seat on turn asks, None when it asks all.
    """
    return shown(game, game.observe(seat), seq, asked)


def shown(game: Game, view: View, seq: int = 0, asked: Collection[int] | None = None) -> Scene:
    """All that a view has, by names."""
    seat, fields = view.seat, view.fields
    like = state_from_view(view, game.rules)
    found = Scene(
        seq=seq,
        phase=PHASES[fields["phase"]],
        turn=fields["turn"],
        active=fields["active"],
        awaiting=awaited(game, view, like),
        winner=fields["winner"] - 1 if fields["winner"] else None,
        dice=(fields["die_one"], fields["die_two"]) if fields["die_one"] else None,
        robber=game.places.hexes[fields["robber"]],
        tokens={name: n for name, n in zip(game.places.hexes, fields["token"], strict=False) if n},
        bank=bank(game, view),
        deck=view.counts["deck"],
        pieces=_pieces(game, fields),
        players=player_rows(game, view, like),
        offers=_offers(game, view, asked),
        due={str(p): n for p, n in enumerate(fields["due"][: game.rules.seats]) if n > 0},
        free_roads=fields["free_roads"],
        card_played=bool(fields["card_played"]),
        legal=legal_shown(game, seat),
        offers_open=seat is not None and game.offers_open,
    )
    for expansion in additions(game.rules):
        expansion.add_to_scene(found, game, view, like)
    return found


def awaited(game: Game, view: View, like: State) -> list[int]:
    """The seats without whose action the game does not go on, as far as this viewer may know."""
    if view.fields["phase"] == c.DISCARDING and not game.rules.open_hand_counts:
        return [view.seat] if view.seat is not None and game.legal(view.seat) else []
    return seats_in(must_act(game.rules, like))


def bank(game: Game, view: View) -> dict[Good, int | None]:
    """All kinds of goods in play with what is left of them; None for some where that is hidden (H-4)."""
    goods, pack = names.GOODS[: game.rules.goods], view.fields["bank"]
    if pack == HIDDEN:
        return {good: None if n else 0 for good, n in zip(goods, view.counts["bank"], strict=True)}
    there = names.pack_dict(pack)
    return {good: there.get(good, 0) for good in goods}


def _pieces(game: Game, fields: Fields) -> Pieces:
    """Buildings and roads with the seats of their owners."""
    owner, level, road = fields["owner"], fields["level"], fields["road"]
    places = game.places
    nodes = [(name, p - 1, what) for name, p, what in zip(places.nodes, owner, level, strict=False) if p]
    return Pieces(
        settlements={name: p for name, p, what in nodes if what == c.SETTLEMENT_LEVEL},
        cities={name: p for name, p, what in nodes if what == c.CITY_LEVEL},
        roads={name: p - 1 for name, p in zip(places.edges, road, strict=False) if p},
    )


def _offers(game: Game, view: View, asked: Collection[int] | None) -> list[Offer]:
    """The standing offers that this viewer hears of; answers stand with the active seat's."""
    fields, found = view.fields, []
    for p in range(game.rules.seats):
        bundle, to = fields["offer"][p], fields["offer_to"][p]
        if bundle in (0, HIDDEN):
            continue
        answers = fields["answer"] if p == fields["active"] else []
        found.append(
            Offer(
                seat=p,
                to=None if to == c.NOBODY else to,
                asked=sorted(asked) if asked is not None and p == fields["active"] else None,
                gives=names.pack_dict(maker_gives(bundle)),
                gets=names.pack_dict(maker_gets(bundle)),
                answers={str(q): ANSWERS[a] for q, a in enumerate(answers) if a in ANSWERS},
            )
        )
    return found


def legal_shown(game: Game, seat: int | None) -> list[Legal]:
    """The legal actions of a seat. Of discards, which may be thousands, the first one stands for all."""
    if seat is None:
        return []
    actions = game.legal(seat)
    if actions and actions[0].kind == "discard":
        actions = actions[:1]
    return [_named(game.notation, action) for action in actions]


@lru_cache(maxsize=20_000)
def _named(notation: Notation, action: Action) -> Legal:
    """An action with what it names. Everybody gets the same object, which is not to be changed."""
    return Legal(**parts_of(notation, action))
