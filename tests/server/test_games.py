"""Whole games over sockets: a person against bots, two people, reconnecting."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.player import Guest, Player

from ostrov.game.record import loads

SHORT = {"base": {"victory_points": 5}, "cities_knights": {"victory_points": 4}}


async def start(address: str, game: str, people: int, bots: int, **options: int) -> list[Player]:
    """A table at which people and bots play."""
    guests = [await Guest.make(address, name) for name in ("Olena", "Petr", "Ania")[:people]]
    seats = ["me", *["open"] * (people - 1), *["greedy"] * bots]
    page = await guests[0].make_table(
        seats, game, options={"board_setup": "variable", **SHORT[game], **options}
    )
    for guest in guests[1:]:
        await guest.accept(page["invitations"]["seat"])
    players = [await guest.sit(page["table"]["id"]) for guest in guests]
    for seat, player in enumerate(players[1:], 1):
        await player.done("sit", seat=seat)
    await players[0].done("start")
    return players


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_a_person_plays_a_whole_game_against_bots(address: str, game: str) -> None:
    async def run() -> None:
        (player,) = await start(address, game, 1, 2)
        assert (player.welcome["static"], player.welcome["scene"]) == (None, None)
        answers = await player.play()
        with_static = [text for text in player.heard[1:] if '"static":' in text]
        assert [json.loads(text)["events"][0]["event"] for text in with_static] == ["started"]
        assert [answer for answer in answers if not answer["ok"]] == []
        assert player.scene is not None
        assert player.info["stage"] == "over"
        assert player.scene["winner"] in (0, 1, 2)
        assert player.scene["legal"] == []
        record = await player.guest.request("GET", f"/api/tables/{player.table}/record")
        played = loads(record.text)
        assert (played.over, played.winner) == (True, player.scene["winner"])
        seen = [event["seq"] for event in player.events]
        assert seen == sorted(seen)
        await player.leave()

    asyncio.run(run())


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_two_people_see_the_same_game(address: str, game: str) -> None:
    async def run() -> None:
        players = await start(address, game, 2, 1)
        watching = await Guest.make(address, "Ivo")
        page = await players[0].guest.call("GET", f"/api/tables/{players[0].table}")
        table = await watching.accept(page["invitations"]["watch"])
        watcher = await watching.sit(table)
        await asyncio.gather(*(player.play(seed) for seed, player in enumerate(players)))
        await watcher.until(lambda: watcher.ended)
        scenes = [player.scene or {} for player in (*players, watcher)]
        for key in ("winner", "pieces", "bank", "turn", "robber"):
            assert scenes[0][key] == scenes[1][key] == scenes[2][key]
        assert scenes[2]["legal"] == []
        refused = await watcher.do("play", action="end turn")
        assert (refused["ok"], refused["problem"]["code"]) in ((False, "not-seated"), (False, "not-now"))
        for player in (*players, watcher):
            await player.leave()

    asyncio.run(run())


def test_whoever_comes_back_gets_what_was_missed(address: str) -> None:
    async def run() -> None:
        (player,) = await start(address, "base", 1, 2)
        await player.play(actions=3)
        known, events = player.seq, len(player.events)
        await player.leave()
        again = await player.guest.sit(player.table, since=known)
        whole = await player.guest.sit(player.table)
        assert all(event["seq"] > known for event in again.welcome["events"])
        assert len(whole.events) == events + len(again.welcome["events"])
        assert whole.events[:events] == player.events
        await again.play(actions=2)
        assert whole.seq >= known
        await asyncio.gather(again.leave(), whole.leave())

    asyncio.run(run())


def test_a_command_that_is_sent_twice_is_done_once(address: str) -> None:
    async def run() -> None:
        (player,) = await start(address, "base", 1, 2)
        await player.until(lambda: player.my_turn)
        assert player.scene is not None
        action = player.scene["legal"][0]["text"]
        first = await player.do("play", id="same", action=action)
        await player.until(lambda: player.my_turn)
        second = await player.do("play", id="same", action=action)
        assert first["ok"]
        assert second == first
        told = [json.loads(text) for text in player.heard]
        updates = [one["seq"] for one in told if one["kind"] == "update"]
        assert updates == sorted(set(updates))
        await player.leave()

    asyncio.run(run())


def test_the_answer_comes_before_what_the_command_did(address: str) -> None:
    async def run() -> None:
        (player,) = await start(address, "base", 1, 2)
        answer = await player.done("say", text="hello")
        await player.until(lambda: player.seq >= answer["seq"])
        kinds = [(one["kind"], one.get("seq")) for one in map(json.loads, player.heard)]
        assert kinds.index(("answer", answer["seq"])) < kinds.index(("update", answer["seq"]))
        await player.leave()

    asyncio.run(run())


def test_people_hear_who_is_here_and_play_again(address: str) -> None:
    async def run() -> None:
        one, two = await start(address, "base", 2, 0)
        await one.until(lambda: len(one.here) == 2)
        await two.leave()
        await one.until(lambda: one.here == [one.guest.id])
        two = await two.guest.sit(two.table)
        for player in (one, two):
            await player.done("abort", agree=True)
        await one.until(lambda: one.info["stage"] == "aborted")
        for player in (one, two):
            await player.done("rematch")
        await two.until(lambda: two.events[-1]["event"] == "rematch")
        again = await two.guest.sit(two.events[-1]["table"])
        assert again.info["stage"] == "open"
        assert [seat["guest"] for seat in again.info["seats"]] == [one.guest.id, two.guest.id]
        await asyncio.gather(one.leave(), two.leave(), again.leave())

    asyncio.run(run())
