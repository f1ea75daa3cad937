"""A server that is killed in the middle of games, and two that share a database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.server.player import Guest, Player
from tests.server.running import Process
from tests.server.test_secrets import entries_of
from websockets.exceptions import ConnectionClosed

from ostrov.table import Table

Json = dict[str, Any]

Serve = Callable[[str], Process]

GAMES = 3


def own_actions(entries: list[Any], guest: str) -> dict[str, int]:
    """The commands of a guest that are in a log, with their numbers."""
    found = [(entry.command, entry.seq) for entry in entries if entry.by == guest and entry.kind == "did"]
    assert len(found) == len(dict(found)), "a command was done twice"
    return dict(found)


async def play_until_cut(player: Player, accepted: dict[str, int]) -> None:
    """Plays until the connection breaks; notes every command that was answered with yes."""
    with suppress(ConnectionClosed):
        while True:
            await player.until(lambda: player.my_turn)
            assert player.scene is not None
            answer = await player.do("play", action=player.scene["legal"][-1]["text"])
            assert answer["ok"], answer
            accepted[answer["id"]] = answer["seq"]
            await player.until(lambda reached=answer["seq"]: player.seq >= reached)  # type: ignore[misc]


def test_a_killed_server_has_lost_nothing_and_done_nothing_twice(database: str, serve: Serve) -> None:
    async def begin(address: str) -> list[Player]:
        players = []
        for _ in range(GAMES):
            guest = await Guest.make(address)
            page = await guest.make_table(["me", "random", "random"], options={"board_setup": "variable"})
            players.append(await guest.sit(page["table"]["id"]))
            await players[-1].done("start")
        return players

    async def run() -> None:
        first = serve(database)
        players = await begin(first.address)
        accepted: list[dict[str, int]] = [{} for _ in players]
        playing = [asyncio.create_task(play_until_cut(*pair)) for pair in zip(players, accepted, strict=True)]
        while min(map(len, accepted)) < 8:
            await asyncio.sleep(0.02)
        first.kill()
        for player in players:
            await player.socket.close()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

        second = serve(database)
        for player, known in zip(players, accepted, strict=True):
            entries = await entries_of(database, player.table)
            written = own_actions(entries, player.guest.id)
            assert known.items() <= written.items()
            assert len(written) <= len(known) + 1  # one may be written and not answered
            player.guest.address = second.address
            again = await player.guest.sit(player.table, since=player.seq)
            assert again.seq >= max(known.values())
            for id, seq in list(known.items())[-10:]:  # no more than may be sent at once
                repeated = await again.do("play", id=id, action="end turn")
                assert (repeated["ok"], repeated["seq"]) == (True, seq)
            await again.play(actions=3)
            await again.leave()
            later = own_actions(await entries_of(database, player.table), player.guest.id)
            assert len(later) == len(written) + 3
        second.end()

    asyncio.run(run())


def test_two_processes_on_one_database_play_one_game(postgres: str, serve: Serve) -> None:
    async def run() -> None:
        servers = [serve(postgres), serve(postgres)]
        one = await Guest.make(servers[0].address, "Olena")
        page = await one.make_table(["me", "open", "random"], options={"victory_points": 3})
        two = await Guest.make(servers[1].address, "Petr")
        table = await two.accept(page["invitations"]["seat"])
        players = [await one.sit(table), await two.sit(table)]
        await players[1].done("sit", seat=1)
        await players[0].until(lambda: players[0].info["seats"][1]["name"] == "Petr")
        await players[0].done("start")
        answers = await asyncio.gather(*(player.play(seed) for seed, player in enumerate(players)))
        refusals = [answer for own in answers for answer in own if not answer["ok"]]
        assert refusals == []
        scenes = [player.scene or {} for player in players]
        for key in ("winner", "pieces", "bank", "turn"):
            assert scenes[0][key] == scenes[1][key]
        entries = await entries_of(postgres, table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        replayed = Table.replay(table, entries)
        assert replayed.stage == "over"
        await asyncio.gather(*(player.leave() for player in players))
        for server in servers:
            lines = server.end().splitlines()
            assert [line for line in lines if not line.startswith("{")] == []
            logged = [json.loads(line) for line in lines]
            assert [line for line in logged if line["level"] == "error"] == []

    asyncio.run(run())


def test_of_two_moves_at_once_one_is_done(postgres: str, serve: Serve) -> None:
    async def run() -> None:
        servers = [serve(postgres), serve(postgres)]
        guest = await Guest.make(servers[0].address)
        page = await guest.make_table(["me", "random"], options={"board_setup": "variable"})
        devices = [await guest.sit(page["table"]["id"])]
        guest.address = servers[1].address
        devices.append(await guest.sit(page["table"]["id"]))
        await devices[0].done("start")
        done = 0
        for _ in range(10):
            await devices[0].until(lambda: devices[0].my_turn)
            reached = devices[0].seq
            await devices[1].until(lambda reached=reached: devices[1].seq >= reached)  # type: ignore[misc]
            assert devices[0].scene is not None
            action = devices[0].scene["legal"][0]["text"]
            answers = await asyncio.gather(*(device.do("play", action=action) for device in devices))
            done += sum(answer["ok"] for answer in answers)
            last = max(answer["seq"] for answer in answers if answer["ok"])
            await asyncio.gather(
                *(d.until(lambda d=d, last=last: d.seq >= last) for d in devices)  # type: ignore[misc]
            )
        entries = await entries_of(postgres, page["table"]["id"])
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert len(own_actions(entries, guest.id)) == done
        assert Table.replay(page["table"]["id"], entries).seq == entries[-1].seq
        await asyncio.gather(*(device.leave() for device in devices))
        for server in servers:
            server.end()

    asyncio.run(run())
