"""Winning in this turn: found where it is certain, not claimed where it is not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import ck, side
from tests.rules.table import add, goods, own, table

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.base.turn import may_win
from ostrov.engine.core.actions import kind_of, second_of
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.awaiting import next_actor
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.policy import greedy_action
from ostrov.players.search.solver import Solver, is_certain, winning_action

SOLVER = Solver()
NEAR = own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE")
FAR = own("(0,2)N (-2,2)N", roads="(0,1)E (-2,2)NE")
SEVEN = ["(-2,0)SW", "(-2,0)SE", "(-1,0)SW", "(-1,0)SE", "(0,0)SW", "(0,0)SE", "(1,0)SW"]
ROAD, SETTLEMENT, CITY = (
    goods(lumber=1, brick=1),
    goods(lumber=1, brick=1, wool=1, grain=1),
    goods(ore=3, grain=2),
)


def position(goal: int, **words: Any) -> Game:
    """Red to act on the beginner's map with two settlements; blue has two as well."""
    words.setdefault("pieces", {"red": NEAR, "blue": FAR})
    words.setdefault("phase", "main")
    return table(players=2, unused_colour_3p="any", active="red", victory_points=goal, **words)


def first_step(game: Game) -> str | None:
    """The first action of the way to win that is found, in words."""
    before = game.state.copy()
    action = winning_action(game.board, game.rules, game.state, game.state.active, SOLVER)
    assert game.state == before
    return None if action < 0 else game.notation.text(action)


def wins(game: Game) -> bool:
    """Follows what the solver says, move by move: the game must then be won."""
    seat = game.state.active
    for _ in range(30):
        if game.over:
            return game.state.winner == seat + 1
        step = first_step(game)
        if step is None:
            return False
        game.play(step, seat)
        if game.state.phase == c.ROBBING:
            alone = [a for a in game.legal(seat) if second_of(a.packed) == c.NOBODY]
            game.play(alone[0], seat)
    raise AssertionError("no end")


def test_a_city_after_two_trades_with_the_bank() -> None:
    assert wins(position(3, hands={"red": goods(ore=3, lumber=4, wool=4)}))
    assert first_step(position(3, hands={"red": goods(ore=3, lumber=4, wool=3)})) is None


def test_a_city_after_two_trades_at_a_harbour() -> None:
    pieces = {"red": own("(0,-2)NW (-2,1)N"), "blue": FAR}  # three to one
    assert wins(position(3, pieces=pieces, hands={"red": goods(ore=3, lumber=3, wool=3)}))


def test_a_settlement_after_a_road() -> None:
    hand = add(ROAD, SETTLEMENT)
    assert wins(position(3, hands={"red": hand}))
    assert first_step(position(3, hands={"red": add(hand, {"grain": -1})})) is None
    assert first_step(position(4, hands={"red": hand})) is None


@pytest.mark.parametrize(("roads", "hand", "won"), [(3, 2, True), (3, 1, False), (2, 2, False), (2, 3, True)])
def test_the_longest_route(roads: int, hand: int, won: bool) -> None:
    pieces = {"red": own("(-2,0)SW (0,-1)N", roads=" ".join(SEVEN[:roads])), "blue": FAR}
    game = position(4, pieces=pieces, hands={"red": goods(lumber=hand, brick=hand)})
    assert wins(game) is won


def test_a_year_of_plenty_and_a_city() -> None:
    words: dict[str, Any] = {"hands": {"red": goods(ore=2, grain=1)}, "cards": {"red": {"year of plenty": 1}}}
    assert wins(position(3, **words))
    assert first_step(position(3, fresh={"year of plenty": 1}, **words)) is None
    assert first_step(position(3, card_played=True, **words)) is None


def test_roads_by_a_card_and_the_longest_route() -> None:
    pieces = {"red": own("(-2,0)SW (0,-1)N", roads=" ".join(SEVEN[:3])), "blue": FAR}
    assert wins(position(4, pieces=pieces, cards={"red": {"road building": 1}}))
    assert first_step(position(5, pieces=pieces, cards={"red": {"road building": 1}})) is None


@pytest.mark.parametrize("phase", ["main", "before roll"])
def test_a_knight_takes_the_largest_army(phase: str) -> None:
    words: dict[str, Any] = {"cards": {"red": {"knight": 1}}, "phase": phase}
    assert wins(position(4, knights={"red": 2, "blue": 2}, **words))
    assert first_step(position(4, knights={"red": 2, "blue": 3}, **words)) is None


def test_a_knight_and_a_city() -> None:
    game = position(5, hands={"red": CITY}, cards={"red": {"knight": 1}}, knights={"red": 2}, robber="(0,0)")
    assert wins(game)


def test_what_luck_may_bring_is_no_certain_win() -> None:
    hand = goods(ore=1, wool=1, grain=1)
    assert first_step(position(3, hands={"red": hand})) is None  # a victory point card may be drawn
    hands = {"red": goods(ore=3), "blue": goods(grain=2)}
    assert first_step(position(3, hands=hands, cards={"red": {"monopoly": 1}})) is None


def test_points_that_are_there_are_claimed() -> None:
    game = position(3, pieces={"red": own("(-2,1)N", "(0,-1)N"), "blue": FAR}, auto_claim_victory=False)
    assert first_step(game) == "claim victory"


CITIES = side(cities="(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE")


def knights(goal: int, **words: Any) -> Game:
    """Red to act in Cities & Knights with two cities, four points."""
    words.setdefault("pieces", {"red": CITIES})
    return ck(phase="main", active="red", victory_points=goal, **words)


def test_a_metropolis() -> None:
    words: dict[str, Any] = {"improvements": {"red": {"trade": 3}}}
    assert wins(knights(6, hands={"red": goods(cloth=4)}, **words))
    assert wins(knights(6, hands={"red": goods(cloth=3, coin=2)}, **words))  # the guild trades two to one
    assert first_step(knights(6, hands={"red": goods(cloth=3)}, **words)) is None
    assert first_step(knights(7, hands={"red": goods(cloth=4)}, **words)) is None
    crane: dict[str, Any] = {"progress": {"red": {"crane": 1}}}
    assert wins(knights(6, hands={"red": goods(cloth=3)}, **crane, **words))


def test_two_levels_to_a_metropolis() -> None:
    words: dict[str, Any] = {"improvements": {"red": {"science": 2}}}
    assert wins(knights(6, hands={"red": goods(paper=7)}, **words))
    assert first_step(knights(6, hands={"red": goods(paper=6)}, **words)) is None


def test_the_merchant() -> None:
    assert wins(knights(5, progress={"red": {"merchant": 1}}))
    assert first_step(knights(6, progress={"red": {"merchant": 1}})) is None


def test_mining_pays_for_a_city() -> None:
    pieces = {"red": side("(0,-1)N", cities="(-2,1)N", roads="(0,-1)NE (-2,1)NE")}
    game = knights(4, pieces=pieces, hands={"red": goods(ore=3, grain=2)})
    assert wins(game)


def brute(game: Game, state: State, seat: int, seen: set[bytes]) -> bool | None:
    """Whether any order of certain actions wins; None when there are too many."""
    key = state.to_bytes()
    if key in seen:
        return False
    seen.add(key)
    if len(seen) > 1500:
        return None
    for action in legal_actions(game.board, game.rules, state, seat):
        if not is_certain(kind_of(action)):
            continue
        after = state.copy()
        apply_unchecked(game.board, game.rules, after, action)
        if after.phase == c.ROBBING:
            moves = legal_actions(game.board, game.rules, after, seat)
            alone = [a for a in moves if second_of(a) == c.NOBODY]
            apply_unchecked(game.board, game.rules, after, (alone or moves)[0])
            if after.phase == c.STEALING:
                after.phase = c.MAIN if after.rolled else c.BEFORE_ROLL
        if after.winner == seat + 1 or may_win(game.rules, after):
            return True
        found = brute(game, after, seat, seen)
        if found is not False:
            return found
    return False


@pytest.mark.parametrize("name", ["base", "cities_knights"])
def test_agrees_with_a_search_without_bounds(name: str) -> None:
    answers = {True: 0, False: 0}
    for seed in range(12):
        game = Game.new(seed, board_setup="variable", game=name)
        context = GreedyContext()
        while not game.over and min(answers.values()) < 6:
            seat = next_actor(game.rules, game.state)
            late = max(game.state.points) >= game.rules.goal - 3
            if late and game.state.phase == c.MAIN and seat == game.state.active:
                expected = brute(game, game.state, seat, set())
                found = winning_action(game.board, game.rules, game.state, seat, SOLVER) >= 0
                if expected is not None and (found or SOLVER.nodes < SOLVER.budget):
                    assert found is expected
                    answers[found] += 1
            world = (game.board, game.rules, game.state, seat)
            game.play(greedy_action(*world, context), seat)
    assert min(answers.values()) > 0
