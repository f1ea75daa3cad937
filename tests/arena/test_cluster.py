"""The arena on a Ray cluster: the same results as here, and a sentence when there is none."""

from __future__ import annotations

import importlib.util
import socket
import sys
from collections.abc import Sequence

import pytest

from ostrov.arena import cluster
from ostrov.arena.cluster import play_on_cluster, play_there
from ostrov.arena.match import Match
from ostrov.arena.referee import Played, play_board
from ostrov.arena.seatings import MatchError
from ostrov.arena.stamp import stamp
from ostrov.game.options import Options

WITH_RAY = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="the extra `cluster` is not installed"
)


def match_of(*bots: str) -> Match:
    """Two boards."""
    return Match.of("one-against-all", bots, Options(board_setup="variable"), 2, 5)


MATCH = match_of("greedy", "random")


def facts(games: Sequence[Played]) -> list[dict[str, object]]:
    """Games without times."""
    return [{**game.to_json(), "times": None} for game in games]


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MatchError, match=r"^a cluster needs the extra: pip install 'ostrov\[cluster\]'$"):
        next(play_on_cluster(MATCH, [0], "local"))


def test_an_address_where_nobody_listens_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", sys)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        with pytest.raises(MatchError, match=f"^there is no cluster at {address}: .*refused"):
            next(play_on_cluster(MATCH, [0], address))


def test_a_machine_with_other_code_does_not_play() -> None:
    assert facts(play_there(MATCH, 0, stamp(MATCH.bots))) == facts(play_board(MATCH, 0))
    said = r" has ostrov .*, here is ostrov 9\.9 \(abc\): the same has to be installed everywhere$"
    with pytest.raises(MatchError, match=said):
        play_there(MATCH, 0, {"ostrov": "9.9 (abc)"})
    own = match_of("examples.builder_bot:BuilderBot", "random")
    with pytest.raises(
        MatchError, match=r" has another version of examples.builder_bot:BuilderBot: the same"
    ):
        play_there(own, 0, stamp(own.bots) | {own.bots[0]: "abc"})


@WITH_RAY
def test_a_cluster_plays_what_is_played_here() -> None:
    for match in (MATCH, match_of("examples.builder_bot:BuilderBot", "easy")):
        found = {board: facts(games) for board, games in play_on_cluster(match, [0, 1], "local")}
        assert found == {board: facts(play_board(match, board)) for board in (0, 1)}


@WITH_RAY
def test_a_bot_that_fails_there_is_named() -> None:
    match = match_of("tests.bots.broken_bots:Raising", "easy")
    with pytest.raises(MatchError, match=r"^on the cluster at local: tests.bots.broken_bots:Raising raised "):
        list(play_on_cluster(match, [0, 1], "local"))


@WITH_RAY
def test_a_cluster_that_is_lost_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    def lost(*words: object, **more: object) -> None:
        raise ray.exceptions.LocalRayletDiedError()

    monkeypatch.setattr(cluster, "_spread", lost)
    with pytest.raises(MatchError, match=r"^the cluster at local is lost: .*raylet died"):
        list(play_on_cluster(MATCH, [0], "local"))


@WITH_RAY
def test_an_address_of_something_else_is_told_in_a_sentence() -> None:
    with pytest.raises(
        MatchError, match=r"^the cluster at ray://nowhere cannot be used: .*RAY_AUTH_MODE=token"
    ):
        list(play_on_cluster(MATCH, [0], "ray://nowhere"))
