"""Views remember the game they come from: at tables, after loading, in the arena."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from ostrov import Action, Game, View
from ostrov.arena import referee
from ostrov.arena.match import Match
from ostrov.bots import BotRng
from ostrov.bots.runner import play_recorded
from ostrov.game.options import Options
from ostrov.game.record import dumps, loads
from ostrov.game.view import observe
from ostrov.game.view_state import determinized
from ostrov.testing.beliefs import Watchers, belief_key

GAMES = {
    "base": Options(board_setup="variable"),
    "cities_knights": Options(game="cities_knights", board_setup="variable"),
}


def believed(view: View) -> bytes:
    """What the memory of a view has to say."""
    assert view.memory is not None
    return belief_key(view.memory.belief)


@pytest.mark.parametrize("game_name", GAMES)
def test_every_way_to_a_position_leads_to_the_same_memory(game_name: str) -> None:
    game = play_recorded(GAMES[game_name], ["greedy"], 9, limit=200)
    watchers = Watchers(Game.new(9, explicit_chance=True, **GAMES[game_name].changed()))
    for action in game.history:
        watchers.do(action)
    for seat, belief in enumerate(watchers.beliefs):
        right = belief_key(belief)
        for other in (game, game.copy(), loads(dumps(game)), pickle.loads(pickle.dumps(game))):
            assert believed(other.observe(seat)) == right


def test_memories_can_be_asked_for_in_any_order() -> None:
    game = Game.new(3, board_setup="variable")
    views = [game.observe(1)]
    while len(views) < 150:
        game.play(game.legal()[-1])
        views.append(game.observe(1))
    late = [believed(view) for view in reversed(views)]
    again = loads(dumps(game))
    assert again.past is not None
    assert late[0] == believed(again.observe(1))
    assert len(set(late)) > 20


def test_a_memory_is_no_part_of_what_a_view_shows() -> None:
    game = play_recorded(GAMES["base"], ["greedy"], 2, limit=80)
    view, plain = game.observe(0), observe(game.state, game.rules, 0)
    assert view.memory is not None
    assert plain.memory is None
    assert view == plain
    assert view.to_bytes() == plain.to_bytes()
    assert repr(view) == repr(plain)
    revived = pickle.loads(pickle.dumps(view))
    assert revived == view
    assert revived.memory is None


@pytest.mark.parametrize("game_name", GAMES)
def test_a_bot_imagines_states_that_look_like_its_view(game_name: str) -> None:
    game = play_recorded(GAMES[game_name], ["greedy"], 5, limit=160)
    for seat in range(4):
        for view in (game.observe(seat), observe(game.state, game.rules, seat)):
            worlds = [determinized(view, game.rules, 3, k) for k in range(20)]
            assert all(observe(world, game.rules, seat) == view for world in worlds)
            assert len({world.to_bytes() for world in worlds}) > 1
            assert determinized(view, game.rules, 3, 4) == worlds[4]
    with pytest.raises(ValueError, match="spectator"):
        determinized(game.observe(None), game.rules, 3)


class Thoughtful:
    """A bot that notes how many worlds it thinks of, and does the last thing it may."""

    def __init__(self, worlds: list[int]) -> None:
        self.worlds = worlds

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action:
        """The last action."""
        assert view.memory is not None
        assert view.memory.seat == view.seat
        self.worlds.append(view.memory.belief.n)
        return legal[-1]


def test_the_arena_gives_bots_their_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[int] = []
    monkeypatch.setattr(referee, "policies_of", lambda names: None)
    monkeypatch.setattr(referee.Referee, "_bot", lambda self, name, table, state: Thoughtful(worlds))
    match = Match.of("pairs", ["random", "greedy"], GAMES["base"], 1, 1, 150)
    referee.Referee(match).group(0)
    assert max(worlds) > 1
