"""Malformed, oversized, early, repeated and forged messages get clear answers; the server goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.player import Guest
from tests.server.running import MANY, UNHURRIED, running
from tests.server.test_games import start
from websockets.exceptions import ConnectionClosed

from ostrov.protocol.commands import CLIENT_WORDS
from ostrov.protocol.messages import ProblemBody
from ostrov.server.app import make_app
from ostrov.server.calls import CALLS
from ostrov.server.limits import Rate
from ostrov.server.openapi import document
from ostrov.server.routes import JSON
from ostrov.server.settings import Limits, Settings

Json = dict[str, Any]

SEATS = [{"kind": "me"}, {"kind": "open"}]
TABLE = {"options": {"players": 2}, "seats": SEATS, "public": True}
CODES = {"malformed", "unknown-command", "not-seated", "not-host", "not-now", "refused", "seat-taken"}

texts = st.text(max_size=60)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(texts, parts, max_size=3),
    max_leaves=6,
)
KEYS = ("seat", "level", "guest", "action", "text", "agree", "milliseconds", "table", "seed", "more")
plausible = st.fixed_dictionaries(
    {"do": st.sampled_from(sorted(CLIENT_WORDS | {"join", "leave", "tick", "bot-play", "fly"}))},
    optional={"id": texts | st.integers(), **dict.fromkeys(KEYS, anything)},
)
messages = st.one_of(
    anything.map(json.dumps),
    plausible.map(json.dumps),
    plausible.map(lambda one: json.dumps({"id": "x", "seat": 0, "action": "end turn", **one})),
    st.text(max_size=200),
    st.binary(max_size=200),
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A guest at a server whose defects show."""
    database = str(tmp_path_factory.mktemp("hostile") / "games.db")
    with TestClient(make_app(database, UNHURRIED, static=Path("nowhere"))) as client:
        client.post("/api/guests", json={"name": "Olena"})
        yield client


@pytest.fixture(scope="module")
def table(client: TestClient) -> str:
    """A table of that guest."""
    return str(client.post("/api/tables", json=TABLE).json()["table"]["id"])


def next_answer(socket: Any) -> Json:
    """The next answer on a socket."""
    while (message := socket.receive_json())["kind"] != "answer":
        pass
    return dict(message)


@given(st.lists(messages, min_size=1, max_size=8))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_message_is_answered(client: TestClient, table: str, sent: list[str | bytes]) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        for message in sent:
            if isinstance(message, bytes):
                socket.send_bytes(message)
            else:
                socket.send_text(message)
            answer = next_answer(socket)
            assert answer["ok"] or answer["problem"]["code"] in CODES, answer


@given(messages)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_body_is_answered(client: TestClient, table: str, sent: str | bytes) -> None:
    content = sent if isinstance(sent, bytes) else sent.encode("utf-8", "surrogatepass")
    for path in (f"/api/tables/{table}/commands", "/api/tables", "/api/invitations", "/api/replays"):
        answer = client.post(path, content=content)
        assert answer.status_code < 500, (path, content)
        assert answer.headers["content-type"] == "application/json"


SCHEMA = schemathesis.openapi.from_dict(document(CALLS))
ASKED = {
    f"{one.method} {one.path}": one
    for one in CALLS
    if not one.path.endswith("/stream") and one.takes is None  # records are lines, which nobody makes up
}


@pytest.mark.parametrize("name", ASKED)
def test_the_server_keeps_its_description(client: TestClient, table: str, name: str) -> None:
    call = ASKED[name]
    token = client.post("/api/guests", json={"name": "Olena"}).json()["token"]
    operation = SCHEMA[call.path][call.method]
    modes = [operation.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode]

    @given(st.one_of(*modes))
    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def check(case: Any) -> None:
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = table
        sent = case.as_transport_kwargs(base_url="http://testserver")
        sent["headers"] = {"Authorization": f"Bearer {token}"}
        sent.pop("cookies", None)
        if "data" in sent:
            sent["content"] = sent.pop("data")
        answer = client.request(**sent)
        assert answer.status_code < 500, answer.text
        if answer.status_code != call.status:
            kind: Any = ProblemBody
        elif call.media != JSON:
            return
        else:
            kind = call.answer
        assert answer.headers["content-type"] == JSON
        msgspec.json.decode(answer.content, type=kind)

    check()


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"do": "fly", "id": "c1"}', "unknown-command"),
        ('{"do": "tick", "id": "c1"}', "unknown-command"),
        ('{"do": "join", "id": "c1", "name": "x"}', "unknown-command"),
        ('{"do": "bot-play", "id": "c1", "seat": 0, "action": "end turn", "seq": 1}', "unknown-command"),
        ('{"do": "sit", "id": "c1"}', "malformed"),
        ('{"do": "sit", "seat": 1}', "malformed"),
        ('{"do": "sit", "id": "", "seat": 1}', "malformed"),
        ('{"do": "sit", "id": "c1", "seat": 5}', "malformed"),
        ('{"do": "sit", "id": "c1", "seat": 0}', "seat-taken"),
        ('{"do": "rematch", "id": "c1", "table": "mine", "seed": 1}', "malformed"),
        ('{"do": "play", "id": "c1", "action": "end turn"}', "not-now"),
        ('{"do": "say", "id": "c1", "text": "%s"}' % ("x" * 301), "malformed"),
        ('{"do": "say", "id": "c1", "text": "%s"}' % ("x" * 5000), "malformed"),
        (json.dumps({"do": "say", "id": "c" * 41, "text": "x"}), "malformed"),
    ],
)
def test_wrong_messages(client: TestClient, table: str, message: str, expected: str) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_text(message)
        answer = next_answer(socket)
    assert (answer["ok"], answer["problem"]["code"]) == (False, expected)
    assert answer["problem"]["text"]


def closed_with(client: TestClient, path: str, **headers: str) -> int:
    """The code with which a socket is closed at once."""
    with client.websocket_connect(path, headers=headers) as socket:
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        return closed.value.code


def test_sockets_that_are_refused(client: TestClient, table: str) -> None:
    path = f"/api/tables/{table}/socket"
    assert closed_with(client, path, Origin="https://evil.example") == 4403
    assert closed_with(client, path, Authorization="Bearer forged") == 4401
    assert closed_with(client, "/api/tables/nothing/socket") == 4404
    assert closed_with(client, path + "?since=-1") == 4400
    assert closed_with(client, path + "?since=1" + "0" * 40) == 4400


def test_out_of_turn_and_against_the_rules(address: str) -> None:
    async def run() -> None:
        one, two = await start(address, "base", 2, 1)
        await one.until(lambda: bool(one.scene and {0, 1} & set(one.scene["awaiting"])))
        waiting = two if one.my_turn else one
        early = await waiting.do("play", action="found settlement (0,0)N")
        assert early["problem"]["code"] == "refused"
        assert early["problem"]["clause"]
        host_only = await two.do("pace", milliseconds=0)
        assert host_only["problem"]["code"] == "not-host"
        wrong = await one.do("play", action="conquer the world")
        assert wrong["problem"]["code"] == "malformed"
        await asyncio.gather(one.leave(), two.leave())

    asyncio.run(run())


def test_chat_is_plain_text(address: str) -> None:
    async def run() -> None:
        (player,) = await start(address, "base", 1, 2)
        text = "<script>alert(1)</script> & \u202eabc\x07 </b>"
        await player.done("say", text=text)
        await player.until(lambda: any(event["event"] == "said" for event in player.events))
        said = next(event for event in player.events if event["event"] == "said")
        assert said["text"] == "<script>alert(1)</script> & abc </b>"
        stream = await player.guest.request("GET", f"/api/tables/{player.table}")
        assert stream.headers["content-type"] == "application/json"
        await player.leave()

    asyncio.run(run())


def test_a_flood_is_slowed_down_then_cut_off_and_others_are_served(database: str) -> None:
    limits = Limits(commands=Rate(5, 1), flood=Rate(60, 1), guests=MANY, requests=MANY)

    async def run(address: str) -> None:
        (calm,) = await start(address, "base", 1, 2)
        wild = await (await Guest.make(address)).make_table(["me", "open"], public=True)
        flooder = await (await Guest.make(address)).sit(wild["table"]["id"])
        codes = []
        for number in range(50):
            answer = await flooder.do("say", text=str(number))
            codes.append("ok" if answer["ok"] else answer["problem"]["code"])
        assert codes[:5] == ["ok"] * 5
        assert codes.count("slow-down") > 30
        assert set(codes) == {"ok", "slow-down"}
        for number in range(200):
            try:
                await flooder.socket.send(json.dumps({"do": "say", "id": f"f{number}", "text": "x"}))
            except ConnectionClosed:
                break
        await flooder.socket.wait_closed()
        assert flooder.socket.close_code == 4429
        await asyncio.sleep(1)
        assert (await calm.do("say", text="still here"))["ok"]
        await asyncio.gather(calm.leave(), flooder.leave())

    with running(database, Settings(limits=limits)) as address:
        asyncio.run(run(address))


def test_an_address_is_limited_too(database: str) -> None:
    limits = Limits(requests=Rate(10, 0.001), guests=Rate(2, 0.001), connections=1)
    with TestClient(make_app(database, Settings(limits=limits))) as client:
        codes = [client.post("/api/guests", json={"name": "x"}).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        table = client.post("/api/tables", json=TABLE).json()["table"]["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket"):
            assert closed_with(client, f"/api/tables/{table}/socket") == 4429
        answers = [client.get("/api/rules") for _ in range(8)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "slow-down"
        assert int(answers[-1].headers["retry-after"]) > 1


def test_a_large_body_is_refused(client: TestClient) -> None:
    answer = client.post("/api/guests", content=b'{"name": "' + b"x" * 20_000 + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
