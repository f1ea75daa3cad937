"""What the greedy player does in one position after another."""

from __future__ import annotations

from typing import Any

from tests.rules.table import goods, own, table

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.actions import bundle_in
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.policy import greedy_action

NEAR = own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE")
FAR = own("(0,2)N (-2,2)N", roads="(0,1)E (-2,2)NE")


def choice(game: Game, seat: int) -> int:
    """What the greedy player does there."""
    state = game.state.copy()
    packed = greedy_action(game.board, game.rules, state, seat, GreedyContext())
    assert state == game.state
    return packed


def words(game: Game, seat: int = 0) -> str | None:
    """What the greedy player does there, in words."""
    packed = choice(game, seat)
    return None if packed < 0 else game.notation.text(packed)


def position(**words: Any) -> Game:
    """Red to act on the beginner's map with two settlements; blue has two as well."""
    words.setdefault("pieces", {"red": NEAR, "blue": FAR})
    words.setdefault("phase", "main")
    return table(players=2, unused_colour_3p="any", active="red", **words)


def test_keeps_what_the_next_building_needs_at_a_seven() -> None:
    game = position(phase="before roll", hands={"red": goods(ore=3, grain=2, wool=4)})
    game.play("roll")
    game.happen("dice 3 4")
    assert words(game) == "discard 4 wool"


def test_a_year_of_plenty_completes_a_city() -> None:
    game = position(hands={"red": goods(ore=3)}, cards={"red": {"year of plenty": 1}})
    assert words(game) == "year of plenty 2 grain"
    game.play("year of plenty 2 grain")
    assert str(words(game)).startswith("city")


def test_a_year_of_plenty_that_completes_nothing_is_kept() -> None:
    game = position(hands={"red": goods(wool=1)}, cards={"red": {"year of plenty": 1}})
    assert words(game) == "end turn"


def test_a_monopoly_takes_what_the_bank_lacks() -> None:
    game = position(
        hands={"red": goods(grain=2), "blue": goods(ore=4, wool=1)}, cards={"red": {"monopoly": 1}}
    )
    assert words(game) == "monopoly ore"


def test_a_monopoly_on_empty_hands_is_kept() -> None:
    game = position(hands={"red": goods(grain=2)}, cards={"red": {"monopoly": 1}})
    assert words(game) == "end turn"


def test_trades_for_the_missing_card_and_builds() -> None:
    game = position(hands={"red": goods(ore=2, grain=2, wool=4)})
    assert words(game) == "bank 4 wool for 1 ore"
    game.play("bank 4 wool for 1 ore")
    assert str(words(game)).startswith("city")


def test_does_not_trade_for_nothing() -> None:
    assert words(position(hands={"red": goods(wool=5)})) == "end turn"


def test_claims_a_victory() -> None:
    game = position(hands={"red": goods(ore=3, grain=2)}, auto_claim_victory=False, victory_points=3)
    assert str(words(game)).startswith("city")
    game.play(str(words(game)))
    assert words(game) == "claim victory"


def test_robs_the_leader() -> None:
    lead = own("", "(1,1)N (2,-2)S", "(1,0)E (1,-1)NE")
    game = table(
        pieces={"red": NEAR, "blue": FAR, "white": lead},
        phase="moving robber",
        active="red",
        dice=[3, 4],
        hands={"blue": goods(wool=1), "white": goods(wool=1)},
    )
    assert str(words(game)).endswith("from white")


def offered(give: dict[str, int], terms: str, **more: Any) -> Game:
    """Blue has offered something to red, who holds some cards."""
    game = table(
        players=2,
        unused_colour_3p="any",
        active="blue",
        phase="main",
        pieces={"red": NEAR, "blue": more.pop("blue", FAR)},
        hands={"red": give, "blue": goods(grain=2, wool=2)},
        **more,
    )
    game.play(terms, game.notation.seat("blue"))
    return game


def test_accepts_an_offer_that_helps_and_then_waits() -> None:
    game = offered(goods(ore=3, grain=1, wool=2), "offer 1 grain for 1 wool")
    assert words(game) == "accept"
    game.play("accept", 0)
    assert words(game) is None


def test_declines_an_offer_that_hurts_once() -> None:
    game = offered(goods(ore=3, grain=2), "offer 1 wool for 1 ore")
    assert words(game) == "decline blue"
    game.play("decline blue", 0)
    assert words(game) is None


def test_does_not_help_a_player_about_to_win() -> None:
    game = offered(goods(ore=3, grain=1, wool=2), "offer 1 grain for 1 wool", victory_points=4)
    assert words(game) == "decline blue"


def test_discards_more_than_can_be_listed() -> None:
    hand = goods(lumber=19, brick=19, wool=19, grain=19, ore=19)
    game = position(phase="before roll", hands={"red": hand})
    game.play("roll")
    game.happen("dice 3 4")
    packed = choice(game, 0)
    assert game.why_not(packed) is None
    assert sum(bundle_in(packed) >> (c.BUNDLE_BITS * g) & c.BUNDLE_MAX for g in range(5)) == 47
