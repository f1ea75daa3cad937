"""Non-interference: what a seat may not know changes nothing that it is shown, told, allowed or refused."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from typing import Any

import pytest
from tests.rules.cities_knights.table import A, D, ck, side

from ostrov import Action, Event, Game
from ostrov.engine import constants as c
from ostrov.engine.core.actions import first_of, kind_of, second_of
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.schema import FIELDS, Visibility
from ostrov.engine.core.state import State
from ostrov.game import events, view, why
from ostrov.game.ask import Ask
from ostrov.game.change import Change
from ostrov.game.expansions import active, games, parse_game
from ostrov.game.names import GOODS, pack_dict
from ostrov.game.refusal import Refusal
from ostrov.knowledge.redact import redact
from ostrov.testing import (
    EXPANSION_TABLES,
    TABLES,
    CheckFailed,
    check_noninterference,
    do,
    engine_mode,
    noninterference,
    permute_hidden,
    random_action,
)

SEEDS = {"compiled": 6, "sanitized": 1, "plain": 1}[engine_mode()]
COMMON = (c.ROLL, c.DICE, c.END_TURN, c.FOUND_ROAD, c.FOUND_SETTLEMENT)
ALL_TABLES = TABLES | EXPANSION_TABLES
Moment = tuple[Game, Action]


def walked(table: str, seed: int, limit: int = 500) -> Iterator[Moment]:
    """A random game at each moment, with what is done next."""
    rng = random.Random(seed)
    game = Game.new(seed, explicit_chance=True, **ALL_TABLES[table])
    for _ in range(limit):
        if game.over:
            return
        action = random_action(game, rng, 0.25)
        yield game, action
        do(game, action)


def moments(table: str, seed: int) -> Iterator[Moment]:
    """Some moments of a random game, everything out of the ordinary among them."""
    rng = random.Random(seed)
    for game, action in walked(table, seed):
        common = kind_of(action.packed) in COMMON and not is_seven(game, action)
        if rng.random() < (0.03 if common else 0.4):
            yield game, action


def is_seven(_: Game, action: Action) -> bool:
    """A seven is rolled."""
    return kind_of(action.packed) == c.DICE and first_of(action.packed) + second_of(action.packed) == 7


def viewers(game: Game) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(game.rules.seats), None]


@pytest.mark.clause("B-INFO-1", "B-INFO-2", "B-INFO-3", "B-INFO-4")
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("table", TABLES)
def test_nobody_can_tell_worlds_apart(table: str, seed: int) -> None:
    rng = random.Random(seed)
    for game, action in moments(table, seed):
        for seat in viewers(game):
            check_noninterference(game, seat, rng, action)


def progress_cards(game: Game) -> list[int]:
    """All progress cards by kind, wherever they are hidden."""
    s = game.state
    held, deck, under = s.progress, s.progress_deck, s.under
    return [
        deck[card] + sum(held[card :: c.PROGRESS_KINDS]) + under.count(card + 1)
        for card in range(c.PROGRESS_KINDS)
    ]


@pytest.mark.parametrize("table", ALL_TABLES)
def test_other_worlds_are_real(table: str) -> None:
    """Nothing appears or disappears, the seat's own cards stay, and worlds do differ."""
    rng = random.Random(2)
    differ = 0
    for game, action in moments(table, 2):
        for seat in viewers(game):
            twin = permute_hidden(game, seat, rng, action)
            assert twin.state.bank == game.state.bank or not game.rules.open_bank  # H-4
            assert sum(twin.state.hand) + twin.state.bank == sum(game.state.hand) + game.state.bank
            cards = sum(game.state.cards) + game.state.deck
            assert sum(twin.state.cards) + twin.state.deck == cards
            assert progress_cards(twin) == progress_cards(game)
            if seat is not None:
                assert twin.state.hand[seat] == game.state.hand[seat]
                assert twin.state.cards[seat] == game.state.cards[seat]
            differ += twin.state != game.state
    assert differ > 0 or table == "sprint"


def noticed(table: str, pattern: str, when: Callable[[Game, Action], object]) -> None:
    """Some viewer can tell worlds apart, at moments of a certain sort."""
    rng = random.Random(3)

    def look() -> None:
        for seed in range(8):
            for game, action in walked(table, seed, 1000):
                if when(game, action):
                    for seat in viewers(game):
                        check_noninterference(game, seat, rng, action)

    with pytest.raises(CheckFailed, match=pattern):
        look()


SECRETS: dict[str, tuple[str, Callable[[Game, Action], object]]] = {
    "hand": ("printed map", lambda game, _: game.state.turn > 4),
    "cards": ("printed map", lambda game, _: any(game.state.cards)),
    "fresh": ("printed map", lambda game, _: game.state.fresh),
    "deck": ("printed map", lambda game, _: any(game.state.cards)),
    "thrown": ("printed map", lambda game, _: any(game.state.thrown)),
    "offer": ("whispers", lambda game, _: game.state.offers),
    "offer_to": ("whispers", lambda game, _: game.state.offers),
    "progress": ("first map", lambda game, _: any(game.state.progress)),
    "progress_deck": ("first map", lambda game, _: any(game.state.progress)),
    "under": ("first map", lambda game, _: any(game.state.under)),
    "drawn": ("cards at once", lambda game, _: game.state.drawn),
}


def test_all_hidden_fields_are_tried() -> None:
    assert set(SECRETS) == {f.name for f in FIELDS if f.visibility is not Visibility.PUBLIC}


def hide_only_in_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views hold whole states, and nobody looks at those."""
    monkeypatch.setattr(view, "redact", lambda _r, _s, _seat: None)
    monkeypatch.setattr(noninterference, "state_from_view", lambda _view, _rules: None)


def keep(name: str) -> Callable[[Rules, State, int], None]:
    """Takes everything hidden out of a state but for one field."""

    def redact_others(r: Rules, s: State, seat: int) -> None:
        value = copy(getattr(s, name))
        redact(r, s, seat)
        setattr(s, name, value)

    return redact_others


@pytest.mark.parametrize("name", SECRETS)
def test_a_field_left_in_the_state_of_a_view_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(view, "redact", keep(name))
    noticed(SECRETS[name][0], name, SECRETS[name][1])


@pytest.mark.parametrize("name", SECRETS)
def test_a_field_shown_to_all_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    hide_only_in_fields(monkeypatch)
    shown = tuple(replace(f, visibility=Visibility.PUBLIC) if f.name == name else f for f in FIELDS)
    monkeypatch.setattr(view, "FIELDS", shown)
    monkeypatch.setattr(view, "used_fields", view.UsedFields)  # not those that were found before
    noticed(SECRETS[name][0], name, SECRETS[name][1])


def seen_unless(name: str) -> Callable[..., Any]:
    """The redaction of a view but for one field."""
    kept = view._seen
    return lambda f, value, s, r, seat: value if f.name == name else kept(f, value, s, r, seat)


@pytest.mark.parametrize("name", ["due", "answer", "offers"])
def test_a_field_that_options_hide_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    hide_only_in_fields(monkeypatch)
    monkeypatch.setattr(view, "_seen", seen_unless(name))
    noticed("whispers", name, lambda game, _: game.state.phase == c.DISCARDING or game.state.offers)


def told_to_all(ch: Change) -> Iterator[Event]:
    """An event of the same kind with everything in its public part."""
    for event in TOLD[active(ch.rules)][ch.kind](ch):
        private = {key: value for facts in event.private.values() for key, value in facts.items()}
        yield Event(event.kind, event.clause, {**event.public, **private})


TOLD = {played: dict(events.telling(played).tellers) for played in map(parse_game, games())}


def tell_all(monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    """Everybody hears everything of a kind of action."""
    for played in TOLD:
        monkeypatch.setitem(events.telling(played).tellers, kind, told_to_all)


@pytest.mark.parametrize("kind", [c.STOLEN, c.DRAWN, c.DISCARD, c.OFFER, c.ACCEPT, c.DECLINE, c.WITHDRAW])
def test_a_secret_told_to_all_is_noticed(monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    tell_all(monkeypatch, kind)
    noticed("whispers", "hears of", lambda _, action: kind_of(action.packed) == kind)


PARTY: dict[str, Any] = {
    "pieces": {"blue": side(A[10], A[8]), "orange": side(A[4], A[0]), "white": side(D[4], D[8])},
    "hands": {
        "blue": {"cloth": 2, "grain": 2, "ore": 1},
        "orange": {"wool": 2, "coin": 1},
        "white": {"ore": 2, "paper": 2},
    },
    "progress": {
        "red": {"spy": 1, "master merchant": 1, "wedding": 1, "crane": 1, "merchant": 1, "bishop": 1},
        "blue": {"crane": 1, "mining": 2, "smith": 1},
        "orange": {"medicine": 1, "warlord": 1},
        "white": {"spy": 1, "irrigation": 1},
    },
    "improvements": {"blue": {"science": 1}},
}
UNSEEN: dict[int, tuple[str, ...]] = {
    c.RETURN_CARD: ("return merchant",),
    c.PLAY + c.SPY: ("play spy blue",),
    c.TAKE_CARD: ("play spy blue", "take card mining"),
    c.PLAY + c.MASTER_MERCHANT: ("play master merchant blue",),
    c.TAKE_GOODS: ("play master merchant blue", "take goods 1 cloth, 1 grain"),
    c.DISCARD: ("play wedding", "orange: discard 2 wool", "blue: discard 2 grain", "white: discard 2 ore"),
    c.PROGRESS: (
        "return crane",
        "return merchant",
        "end turn",
        "roll",
        "dice 1 1 green",
        "progress inventor",
    ),
}
"""What is done at the party, up to an action of the kind that only some may know all about."""


def party(kind: int) -> Moment:
    """The party before the last of its actions."""
    game = ck(**PARTY)
    for text in UNSEEN[kind]:
        colour, colon, rest = text.rpartition(": ")
        action = game.parse(rest, game.notation.seat(colour) if colon else None)
        if text != UNSEEN[kind][-1]:
            do(game, action)
    return game, action


def look_at_the_party(kind: int) -> None:
    """Every viewer looks many times."""
    rng = random.Random(kind)
    game, action = party(kind)
    for _ in range(20):
        for seat in viewers(game):
            check_noninterference(game, seat, rng, action)


@pytest.mark.clause("CK-PROG-SPY-1", "CK-PROG-MASTER-1", "CK-PROG-WEDDING-1", "CK-PROG-5", "CK-GATE-5")
@pytest.mark.parametrize("kind", UNSEEN)
def test_cards_shown_to_some_stay_hidden_from_the_others(kind: int) -> None:
    look_at_the_party(kind)


@pytest.mark.parametrize("kind", UNSEEN)
def test_cards_shown_to_some_and_told_to_all_are_noticed(monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    tell_all(monkeypatch, kind)
    with pytest.raises(CheckFailed, match="hears of"):
        look_at_the_party(kind)


@pytest.mark.parametrize(("kind", "name"), [(c.TAKE_CARD, "progress"), (c.TAKE_GOODS, "hand")])
def test_cards_shown_to_some_and_seen_by_all_are_noticed(
    monkeypatch: pytest.MonkeyPatch, kind: int, name: str
) -> None:
    hide_only_in_fields(monkeypatch)
    monkeypatch.setattr(view, "_seen", seen_unless(name))
    with pytest.raises(CheckFailed, match=name):
        look_at_the_party(kind)


@pytest.mark.parametrize(("kind", "name"), [(c.TAKE_CARD, "progress"), (c.TAKE_GOODS, "hand")])
def test_worlds_keep_what_the_chooser_sees(kind: int, name: str) -> None:
    """Before he chooses and while he plays the card, the victim's cards are those that he is about to see."""
    for moment in (party(kind), (ck(**PARTY), ck(**PARTY).parse(UNSEEN[kind][0]))):
        game, action = moment
        worlds = [permute_hidden(game, 0, random.Random(k), action) for k in range(20)]
        shown = {"progress": slice(c.PROGRESS_KINDS, 2 * c.PROGRESS_KINDS), "hand": slice(1, 2)}[name]
        assert all(getattr(w.state, name)[shown] == getattr(game.state, name)[shown] for w in worlds)
        assert len({tuple(getattr(w.state, name)) for w in worlds}) > 1
        others = [permute_hidden(game, 2, random.Random(k), action) for k in range(20)]
        assert len({tuple(getattr(w.state, name)[shown]) for w in others}) > 1


def test_discards_due_told_to_all_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    tell_all(monkeypatch, c.DICE)
    noticed("whispers", "hears of", is_seven)


def test_a_refusal_that_tells_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong_card(ask: Ask) -> Refusal | None:
        return Refusal("B-ROB-4", {"hand": pack_dict(ask.state.hand[ask.second % ask.rules.seats])})

    monkeypatch.setitem(why.specification(()).checks, c.MOVE_ROBBER, (wrong_card,))
    noticed("printed map", "asks about 'robber", lambda game, _: game.state.phase == c.ROBBING)


def test_a_legal_list_that_tells_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Game.legal

    def legal(self: Game, seat: int | None = None) -> list[Action]:
        others = [hand for p, hand in enumerate(self.state.hand) if p != seat]
        return kept(self, seat)[: max(others) % len(GOODS)]

    monkeypatch.setattr(Game, "legal", legal)
    noticed("printed map", "legal actions of seat", lambda game, _: game.state.phase == c.MAIN)
