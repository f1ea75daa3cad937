"""A player in plain Python: takes a name, makes or joins a table and plays over HTTP to the end.

    python3 examples/bot_client.py http://127.0.0.1:8000
    python3 examples/bot_client.py http://127.0.0.1:8000 --game cities_knights
    python3 examples/bot_client.py http://127.0.0.1:8000 --invitation T.MAC

It reads the table's stream, one JSON object a line, and posts commands. It chooses by chance among the legal
actions that the server sends, building whenever it can. docs/protocol.md describes all messages.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

Json = dict[str, Any]

TOO_MANY = 429
GOOD = ("claim victory", "city", "settlement")


class Client:
    """A guest of a server."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""
        self.token = self.call("/api/guests", {"name": name})["token"]

    def open(self, path: str, body: Json | None = None) -> Any:
        """A response to read from; with a body it is a POST."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(self.address + path, data, headers), timeout=60)

    def call(self, path: str, body: Json | None = None) -> Json:
        """One call; its answer."""
        with self.open(path, body) as response:
            found: Json = json.load(response)
            return found

    def command(self, table: str, word: str, **body: Any) -> Json:
        """One command. Its id makes it safe to repeat: it is never done twice."""
        whole = {"do": word, "id": uuid.uuid4().hex, **body}
        while True:
            try:
                return self.call(f"/api/tables/{table}/commands", whole)
            except HTTPError as error:
                if error.code != TOO_MANY:
                    raise
                time.sleep(json.load(error)["facts"]["seconds"])

    def messages(self, table: str) -> Iterator[Json]:
        """What happens at a table, as long as the stream lasts."""
        with self.open(f"/api/tables/{table}/stream") as response:
            for line in response:
                if line.strip():  # empty lines keep the connection alive
                    yield json.loads(line)


def choose(legal: list[Json]) -> str:
    """The text of an action: a building, else anything, else the end of the turn half of the time."""
    good = [action for action in legal if action["kind"] in GOOD]
    ends = [action for action in legal if action["kind"] == "end turn"]
    return str(random.choice(good or (ends if random.random() < 0.5 else []) or legal)["text"])


def join(client: Client, invitation: str | None, game: str = "base") -> str:
    """The table of the invitation, on its first free seat; without one, a new table against bots."""
    if invitation is None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
        wish = {"options": {"game": game, "players": 3, "victory_points": 5}, "seats": seats, "pace": 0}
        table = str(client.call("/api/tables", wish)["table"]["id"])
        client.command(table, "start")
        return table
    table = str(client.call("/api/invitations", {"invitation": invitation})["table"])
    info = client.call(f"/api/tables/{table}")["table"]
    free = next(seat["seat"] for seat in info["seats"] if seat["kind"] == "open")
    client.command(table, "sit", seat=free)
    return table


def play(client: Client, table: str) -> Json:
    """Plays until the game is over; the last scene."""
    me = client.call("/api/me")["guest"]
    for message in client.messages(table):
        scene, info = message.get("scene"), message.get("table")
        if scene is None or info is None:
            continue
        if info["stage"] in ("over", "aborted"):
            return dict(scene)
        seat = next(seat["seat"] for seat in info["seats"] if seat["guest"] == me)
        if seat in scene["awaiting"] and scene["legal"]:
            client.command(table, "play", action=choose(scene["legal"]))
    raise ConnectionError("the stream has ended before the game")


def main() -> None:
    """Plays one game."""
    parser = argparse.ArgumentParser(description="Plays one game over HTTP.")
    parser.add_argument("address")
    parser.add_argument("--name", default="example")
    parser.add_argument("--game", default="base", help="of a new table: base or cities_knights")
    parser.add_argument("--invitation", help="the last part of an invitation link: T.MAC")
    arguments = parser.parse_args()
    client = Client(arguments.address, arguments.name)
    table = join(client, arguments.invitation, arguments.game)
    last = play(client, table)
    # A scene has what a seat sees; the replay of a finished game also counts what the others kept hidden.
    points = [player["points"] for player in client.call(f"/api/tables/{table}/replay")["final"]]
    print(f"seat {last['winner']} has won; points: {points}")


if __name__ == "__main__":
    main()
