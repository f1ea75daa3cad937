"""The arena on a Ray cluster: the same results as here, and a sentence when there is none."""

from __future__ import annotations

import importlib.util
import socket
import sys

import pytest

from ostrov.arena.cluster import play_on_cluster
from ostrov.arena.match import Match
from ostrov.arena.referee import play_board
from ostrov.arena.seatings import MatchError
from ostrov.game.options import Options

MATCH = Match.of("one-against-all", ["greedy", "random"], Options(board_setup="variable"), 2, 5)


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


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="the extra `cluster` is not installed")
def test_a_cluster_plays_what_is_played_here() -> None:
    found = dict(play_on_cluster(MATCH, [0, 1], "local"))
    assert found == {board: play_board(MATCH, board) for board in (0, 1)}
