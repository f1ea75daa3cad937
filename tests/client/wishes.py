"""Positions worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.player import Player

Row = dict[str, Any]
Wish = Callable[[list[Player]], bool]


def row_of(player: Player) -> Row:
    """What a player sees of itself."""
    assert player.scene is not None
    assert player.seat is not None
    found: Row = player.scene["players"][player.seat]
    return found


def at_work(player: Player) -> bool:
    """The player may trade and build."""
    scene = player.scene
    return bool(scene and scene["phase"] == "main" and scene["active"] == player.seat and player.my_turn)


def over(people: list[Player]) -> bool:
    """The game has been won."""
    return all(one.ended for one in people)


def host_trades(people: list[Player]) -> bool:
    """The host's turn, with several kinds of cards."""
    return at_work(people[0]) and len(row_of(people[0])["hand"]) >= 3


def host_holds_cards(people: list[Player]) -> bool:
    """The host's turn, with development cards too."""
    return host_trades(people) and row_of(people[0])["cards_size"] > 0


def host_discards(people: list[Player]) -> bool:
    """The host has three cards or more to give up."""
    host = people[0]
    return bool(host.my_turn and host.scene and host.scene["due"].get(str(host.seat), 0) >= 3)


def both_hold_goods(people: list[Player]) -> bool:
    """The guest's turn; guest and host each hold two kinds, and something that the other has not."""
    host, guest = (row_of(one)["hand"] for one in people)
    return at_work(people[1]) and len(host) >= 2 and len(guest) >= 2 and bool(set(host) - set(guest))


def host_plays_knights(people: list[Player]) -> bool:
    """The host's turn in Cities & Knights, with progress cards and a knight."""
    host = people[0]
    if not at_work(host) or host.scene is None:
        return False
    knights = host.scene["pieces"]["knights"].values()
    return len(row_of(host)["progress"]) >= 2 and any(one["seat"] == host.seat for one in knights)


def any_turn(people: list[Player]) -> bool:
    """The host is asked for anything."""
    return people[0].my_turn


def host_holds_four(people: list[Player]) -> bool:
    """The host's turn, with four cards of a kind and offers allowed."""
    host = people[0]
    return (
        at_work(host) and any(n >= 4 for n in row_of(host)["hand"].values()) and len(row_of(host)["hand"]) < 5
    )


def host_may(kind: str) -> Wish:
    """The host may do something of a kind."""

    def wish(people: list[Player]) -> bool:
        scene = people[0].scene
        return bool(people[0].my_turn and scene and any(one["kind"] == kind for one in scene["legal"]))

    return wish


def hex_with_two_victims(player: Player) -> str | None:
    """Where the robber could rob either of two players."""
    scene = player.scene
    if scene is None or not player.my_turn:
        return None
    robbing = [one for one in scene["legal"] if one["kind"] == "robber" and one.get("seat") is not None]
    hexes = [str(one["place"]) for one in robbing]
    return next((hex for hex in hexes if hexes.count(hex) > 1), None)


def host_has_two_victims(people: list[Player]) -> bool:
    """The host moves the robber and has somewhere to choose whom to rob."""
    return hex_with_two_victims(people[0]) is not None
