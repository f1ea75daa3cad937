"""Every byte that a connection receives in whole games tells nothing that its guest may not know."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec import to_builtins
from tests.server.player import Guest, Player
from tests.server.test_games import start

from ostrov.storage import Store
from ostrov.table import Entry, OutgoingEvent, Table

Json = dict[str, Any]

OWN = ("hand", "cards", "progress", "all_points")
"""What only the player's own row tells."""
SHOWN = {"spying": "progress", "taking cards": "hand"}
"""What a card shows the active player of the one whom it meets (CK-PROG-SPY-1, CK-PROG-MASTER-1)."""
PARTIES = ("player", "victim", "to")
"""How an event names those whom it concerns."""


async def entries_of(database: str, table: str) -> list[Entry]:
    """The log with all secrets."""
    store = await Store.open(database)
    found = await store.entries(table)
    await store.close()
    return found


def truth(
    entries: list[Entry], id: str
) -> tuple[Table, dict[int, list[OutgoingEvent]], dict[int, list[Json]]]:
    """The table at its end; what happened, and everybody's own rows, after each entry."""
    table = Table.replay(id, entries[:1])
    told: dict[int, list[OutgoingEvent]] = {}
    rows: dict[int, list[Json]] = {}
    for entry in entries[1:]:
        told[entry.seq] = table.apply(entry)
        if table.game is not None:
            guests = [seat.person.guest if seat.person else None for seat in table.seats]
            scenes = [to_builtins(table.scene(guest)) for guest in guests]
            rows[entry.seq] = [(scene or {})["players"][seat] for seat, scene in enumerate(scenes)]
    return table, told, rows


def parties(event: Json) -> set[int]:
    """The seats that an event is about."""
    return {event[key]["seat"] for key in PARTIES if isinstance(event.get(key), dict)}


def check_scene(scene: Json, seat: int | None, rows: list[Json]) -> None:
    """Own cards are right, those of the others are hidden."""
    for row in scene["players"]:
        if row["seat"] == seat:
            assert row["hand"] == rows[seat]["hand"]
            assert row["hand"] is not None
        else:
            met = (scene["active"], (scene.get("step") or {}).get("seat")) == (seat, row["seat"])
            sees = SHOWN.get(scene["phase"]) if met else None
            assert [key for key in OWN if row.get(key) is not None and key != sees] == []
            assert row["fresh"] == {}
    if seat is None:
        assert (scene["legal"], scene["offers_open"], scene["undo"]) == ([], False, False)


def check_event(event: Json, public: list[Json], seat: int | None) -> None:
    """More than a spectator hears only those whom it concerns."""
    if event not in public:
        assert seat is not None
        assert seat in parties(event), event


@pytest.mark.parametrize(("game", "goal"), [("base", 7), ("cities_knights", 10)])
def test_nothing_hidden_is_sent(address: str, database: str, game: str, goal: int) -> None:
    async def run() -> tuple[list[Player], list[Entry]]:
        players = await start(address, game, 2, 1, victory_points=goal)
        page = await players[0].guest.call("GET", f"/api/tables/{players[0].table}")
        watching = await Guest.make(address, "Ivo")
        watcher = await watching.sit(await watching.accept(page["invitations"]["watch"]))
        await asyncio.gather(*(player.play(seed) for seed, player in enumerate(players)))
        await watcher.until(lambda: watcher.ended)
        everybody = [*players, watcher]
        await asyncio.gather(*(player.leave() for player in everybody))
        return everybody, await entries_of(database, players[0].table)

    players, entries = asyncio.run(run())
    table, told, rows = truth(entries, players[0].table)
    public = {seq: [seen for one in news if (seen := one.seen_by(None))] for seq, news in told.items()}
    ended = next(entry.seq for entry in entries if entry.kind == "over")
    more = 0
    for player in players:
        seat = table.seat_of(player.guest.id)
        for text in player.heard:
            message = json.loads(text)
            if message["kind"] not in ("welcome", "update"):
                continue
            if message["seq"] < ended:
                assert str(table.seed) not in text
                assert message["table"]["seed"] is None
            if message["scene"] is not None and message["seq"] < ended:
                check_scene(message["scene"], seat, rows[message["seq"]])
            for event in message["events"]:
                check_event(event, public[event["seq"]], seat)
                more += event not in public[event["seq"]]
    assert more > 0, "nobody had a secret of their own: the test says nothing"


def test_the_record_is_kept_until_the_game_is_over(address: str) -> None:
    async def run() -> None:
        (player,) = await start(address, "base", 1, 2)
        answer = await player.guest.request("GET", f"/api/tables/{player.table}/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        await player.leave()

    asyncio.run(run())


def test_why_is_answered_to_the_asker_only(address: str) -> None:
    async def run() -> None:
        one, two = await start(address, "base", 2, 1)
        heard = len(two.heard)
        answer = await one.do("why", action="city (0,0)N")
        assert not answer["ok"]
        assert answer["problem"]["clause"]
        said = await one.done("say", text="…")
        await two.until(lambda: two.seq >= said["seq"])
        assert "why" not in "".join(two.heard[heard:])
        assert answer["id"] not in "".join(two.heard[heard:])
        await asyncio.gather(one.leave(), two.leave())

    asyncio.run(run())
