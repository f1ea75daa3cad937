"""Events of Cities & Knights: declared, true to the state, and silent about what is hidden."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, ck, roads, side

from ostrov import Event, Game
from ostrov.engine import constants as c
from ostrov.engine.core.packs import count, one
from ostrov.game.cities_knights.events.kinds import NEW
from ostrov.game.cities_knights.names import PROGRESS
from ostrov.game.events import KINDS, Facts
from ostrov.game.names import GOODS, pack_dict
from ostrov.testing import check_noninterference, do, engine_mode, random_action
from ostrov.testing.cities_knights.tables import TABLES as KNIGHTS_TABLES

LIMIT = {"compiled": 2500, "sanitized": 500, "plain": 500}[engine_mode()]


def hand_out(game: Game, rng: random.Random) -> None:
    """Goods of the bank and cards of the decks come to the players, so that much can be told."""
    state, rules = game.state, game.rules
    hands, bank = list(state.hand), state.bank
    deck, progress = list(state.progress_deck), list(state.progress)
    for seat in range(rules.seats):
        for good in rng.choices(range(c.GOODS), k=rng.randint(0, 6)):
            if count(bank, good) and count(hands[seat], good) < 20:
                bank, hands[seat] = bank - one(good), hands[seat] + one(good)
        first = c.PROGRESS_KINDS * seat
        while sum(progress[first : first + c.PROGRESS_KINDS]) < min(rules.progress_limit, 4):
            kinds = [k for k, n in enumerate(deck) if n and k not in (c.PRINTER, c.CONSTITUTION)]
            if not kinds or rng.random() < 0.3:
                break
            kind = rng.choice(kinds)
            deck[kind] -= 1
            progress[first + kind] += 1
    state.hand, state.bank, state.progress_deck, state.progress = hands, bank, deck, progress


def busy(table: str, seed: int) -> Iterator[tuple[Game, Game, list[Event]]]:
    """A random game in which cards are given out: before a step, after it, and what it told."""
    rng = random.Random(seed)
    game = Game.new(seed, explicit_chance=True, **KNIGHTS_TABLES[table])
    for _ in range(LIMIT):
        if game.over:
            return
        if game.state.phase == c.BEFORE_ROLL and rng.random() < 0.4:
            hand_out(game, rng)
        before = game.copy()
        yield before, game, do(game, random_action(game, rng, offers=0.03))


def goods_moved(event: Event) -> Iterator[tuple[int, Facts, int]]:
    """Seats that an event gives goods to (+1) or takes them from (-1), private parts included."""
    facts: Facts = dict(event.public)
    for private in event.private.values():
        facts |= private
    player = facts["player"]["seat"] if "player" in facts else -1
    if event.kind in ("production", "income", "harvested", "aqueduct"):
        yield player, facts["goods"], 1
    elif event.kind == "discarded":
        yield player, facts["goods"], -1
    elif event.kind == "given":
        yield player, facts["goods"], -1
        yield facts["to"]["seat"], facts["goods"], 1
    elif "cost" in facts:
        yield player, facts["cost"], -1
    elif event.kind in ("stolen", "goods-taken"):
        goods = facts["goods"] if "goods" in facts else {facts["good"]: 1}
        yield player, goods, 1
        yield facts["victim"]["seat"], goods, -1
    elif event.kind == "monopoly":
        for row in facts["takings"]:
            yield player, {facts["good"]: row["number"]}, 1
            yield row["seat"], {facts["good"]: row["number"]}, -1
    elif event.kind in ("bank-trade", "exchanged", "harbour-exchange"):
        yield player, facts["gives"], -1
        yield player, facts["gets"], 1
        if "partner" in facts:
            yield facts["partner"]["seat"], facts["gives"], 1
            yield facts["partner"]["seat"], facts["gets"], -1


@pytest.mark.parametrize("table", KNIGHTS_TABLES)
def test_events_keep_to_what_is_declared_and_add_up(table: str) -> None:
    for before, game, story in busy(table, 21):
        hands = [Counter(pack_dict(before.state.hand[p])) for p in range(game.rules.seats)]
        for event in story:
            assert event.clause in KINDS[event.kind]
            assert json.loads(json.dumps(event.to_json())) == event.to_json()
            for seat, goods, sign in goods_moved(event):
                for good, number in goods.items():
                    hands[seat][good] += sign * number
        for p, hand in enumerate(hands):
            assert {good: hand[good] for good in GOODS if hand[good]} == pack_dict(game.state.hand[p])


KEYS = {"road": "roads", "settlement": "settlements", "city": "cities"}


def redraw(drawn: Facts, event: Event) -> None:
    """Follows the pieces on the board by what everybody hears."""
    facts, kind = event.seen_by(None), event.kind
    own = drawn["pieces"][facts["player"]["colour"]] if "player" in facts else {}
    if kind == "built":
        own[KEYS[facts["piece"]]].add(facts["place"])
        if facts["piece"] == "city":
            own["settlements"].discard(facts["place"])
    elif kind == "city-restored":
        own["reduced"].remove(facts["place"])
        own["cities"].add(facts["place"])
    elif kind == "city-lost":
        own["cities"].remove(facts["place"])
        own["settlements" if facts["becomes"] == "settlement" else "reduced"].add(facts["place"])
    elif kind == "wall-built":
        own["walls"].add(facts["place"])
    elif kind == "wall-lost":
        own["walls"].remove(facts["place"])
    elif kind == "road-removed":
        drawn["pieces"][facts["owner"]["colour"]]["roads"].remove(facts["place"])
    elif kind == "road-relaid":
        own["roads"].add(facts["place"])
    elif kind == "metropolis":
        drawn["metropolises"][facts["track"]] = facts["place"]
    elif kind in ("robber-moved", "merchant-moved"):
        drawn[kind.split("-")[0]] = facts["to"]
    elif kind == "ship-sailed":
        drawn["barbarians"] = facts["position"]
    elif kind == "battle":
        drawn["barbarians"] = 0
        assert sum(row["strength"] for row in facts["contributions"]) == facts["island"]
    elif kind == "improved":
        drawn["improvements"][facts["player"]["colour"]][facts["track"]] += 1
    elif kind == "tokens-swapped":
        drawn["tokens"] |= {row["hex"]: row["number"] for row in facts["tokens"]}
    else:
        redraw_knights(drawn["pieces"], event)


def redraw_knights(pieces: Facts, event: Event) -> None:
    """Follows the knights: places with strength and state."""
    facts, kind = event.seen_by(None), event.kind
    own = pieces[facts["player"]["colour"]]["knights"] if "player" in facts else {}
    state = (facts.get("strength"), facts.get("active"))
    if kind == "knights-passive":
        for row in pieces.values():
            for place in set(row["knights"]) & set(facts["places"]):
                row["knights"][place] = (row["knights"][place][0], False)
    elif kind == "knight-removed":
        own.pop(facts["place"], None)
    elif kind == "knight-displaced":
        pieces[facts["displaced"]["colour"]]["knights"].pop(facts["to"])
    if kind in ("knight-moved", "knight-displaced", "knight-refuge") and "from" in facts:
        if kind != "knight-refuge":
            own.pop(facts["from"])
        own[facts["to"]] = state
    elif kind in (
        "knight-recruited",
        "knight-activated",
        "knight-promoted",
        "knight-placed",
        "robber-chased",
    ):
        own[facts["place"]] = state


def drawing(game: Game) -> Facts:
    """What lies open of a game, in the form that `redraw` follows."""
    now = game.describe()
    pieces: Facts = {}
    for colour, row in now["pieces"].items():
        pieces[colour] = {key: set(places) for key, places in row.items() if key != "knights"}
        pieces[colour]["knights"] = {k["at"]: (k["strength"], k["active"]) for k in row["knights"]}
    keys = ("robber", "metropolises", "barbarians", "improvements", "tokens")
    merchant = now["merchant"]["at"] if now["merchant"] else None
    return {"pieces": pieces, "merchant": merchant, **{key: now[key] for key in keys}}


@pytest.mark.parametrize("table", KNIGHTS_TABLES)
def test_the_table_can_be_drawn_from_public_events(table: str) -> None:
    drawn: Facts = {}
    seen: Counter[str] = Counter()
    for before, game, story in busy(table, 22):
        drawn = drawn or drawing(before)
        for event in story:
            seen[event.kind] += 1
            redraw(drawn, event)
        assert drawn == drawing(game), [event.to_json() for event in story]
    assert len(set(seen) & set(NEW)) > 15


@pytest.mark.parametrize("table", KNIGHTS_TABLES)
def test_nobody_hears_what_is_hidden(table: str) -> None:
    """Events to others are the same whatever the hidden cards are; names of drawn cards stay private."""
    rng = random.Random(5)
    for before, game, story in busy(table, 23):
        if rng.random() < 0.05 or {before.state.phase, game.state.phase} & {c.SPYING, c.TAKING}:
            action = game.history[-1]
            for seat in (*range(game.rules.seats), None):
                check_noninterference(before, seat, rng, action)
        for event in story:
            if event.kind in ("progress-drawn", "progress-returned", "progress-taken", "cards-shown"):
                for seat in {*range(game.rules.seats), None} - set(event.private):
                    heard = event.seen_by(seat)
                    assert not heard or set(heard) <= {*event.public, "event", "clause"}
                    assert not set(PROGRESS) & set(json.dumps(heard).split('"'))


def of(story: list[Event], kind: str) -> Event:
    """The only event of a kind."""
    (found,) = [event for event in story if event.kind == kind]
    return found


def defended(**words: Any) -> Game:
    """Red and blue have a city each, red a knight; the ship is one step away."""
    pieces = {
        "red": side(cities=A[0], roads=roads(A_EDGES, 0, 2), knights=f"{A[2]}:1a", walls=A[0]),
        "blue": side(cities=A[8], roads=roads(A_EDGES, 7, 9)),
    }
    return ck(pieces=pieces, barbarians=6, phase="before roll", **words)


@pytest.mark.clause("CK-BARB-3", "CK-LOSE-3", "CK-SHIP-1")
def test_a_lost_battle_is_told_with_all_strengths() -> None:
    game = defended()
    game.play("roll", 0)
    story = game.happen("dice 1 1 ship")
    assert of(story, "dice").public["face"] == "ship"
    assert of(story, "ship-sailed").public == {"position": 7, "of": 7}
    facts = of(story, "battle").public
    assert (facts["barbarians"], facts["island"], facts["won"]) == (2, 1, False)
    assert [(row["colour"], row["strength"]) for row in facts["contributions"]][:2] == [
        ("red", 1),
        ("blue", 0),
    ]
    assert [row["colour"] for row in of(story, "losses-due").public["players"]] == ["blue"]
    assert not [event for event in story if event.kind in ("production", "no-production")]
    story = game.play(f"lose city {A[8]}", 1)
    assert of(story, "city-lost").public["becomes"] == "settlement"
    assert [event.kind for event in story if "production" in event.kind]


@pytest.mark.clause("CK-GATE-1", "CK-GATE-5", "CK-PROG-6")
def test_a_drawn_card_is_known_to_the_drawer_and_a_point_card_to_all() -> None:
    for card, is_open in (("crane", False), ("printer", True)):
        game = defended(improvements={"blue": {"science": 1}})
        game.play("roll", 0)
        game.happen("dice 1 1 green")
        story = game.happen(f"progress {card}")
        event = of(story, "progress-drawn")
        assert event.seen_by(1)["card"] == card
        assert "card" not in event.seen_by(0)
        assert "card" not in event.seen_by(None)
        assert event.public["deck"] == "science"
        assert any(e.kind == "point-card" and e.public["card"] == card for e in story) == is_open


def rich(**words: Any) -> Game:
    """Red plays against blue, who has more points, goods and progress cards."""
    pieces = {
        "red": side(cities=A[0], roads=roads(A_EDGES, 0, 2)),
        "blue": side(cities=f"{A[6]} {A[8]}", roads=roads(A_EDGES, 7, 9), knights=f"{A[9]}:1"),
    }
    hands = {"red": {"ore": 1}, "blue": {"cloth": 2, "grain": 3}}
    return ck(pieces=pieces, hands=hands, **words)


def hears(event: Event, seat: int | None, words: tuple[str, ...]) -> set[str]:
    """Which of these words a seat hears."""
    return set(words) & set(json.dumps(event.seen_by(seat)).split('"'))


@pytest.mark.clause("CK-PROG-SPY-1")
def test_the_spy_and_the_victim_alone_know_the_card() -> None:
    game = rich(progress={"red": {"spy": 1}, "blue": {"crane": 1, "mining": 1}})
    story = game.play("play spy blue", 0)
    assert of(story, "progress-played").public["victim"]["colour"] == "blue"
    shown = of(story, "cards-shown")
    assert shown.seen_by(0)["cards"] == {"crane": 1, "mining": 1}
    assert shown.seen_by(1) == shown.seen_by(2) == shown.seen_by(None) == {}
    taken = of(game.play("take card crane", 0), "progress-taken")
    assert taken.seen_by(0)["card"] == taken.seen_by(1)["card"] == "crane"
    for seat in (2, None):
        assert not hears(taken, seat, PROGRESS)
        assert taken.seen_by(seat)["deck"] == "science"


@pytest.mark.clause("CK-PROG-MASTER-1")
def test_the_master_merchant_and_the_victim_alone_know_the_goods() -> None:
    game = rich(progress={"red": {"master merchant": 1}})
    shown = of(game.play("play master merchant blue", 0), "hand-shown")
    assert shown.seen_by(0)["goods"] == {"cloth": 2, "grain": 3}
    assert shown.seen_by(1) == shown.seen_by(None) == {}
    taken = of(game.play("take goods 1 grain, 1 cloth", 0), "goods-taken")
    assert taken.seen_by(1)["goods"] == {"grain": 1, "cloth": 1}
    assert taken.public["number"] == 2
    assert not hears(taken, 2, GOODS)
    assert not hears(taken, None, GOODS)


@pytest.mark.clause("CK-PROG-WEDDING-1")
def test_presents_are_known_to_giver_and_receiver() -> None:
    game = rich(progress={"red": {"wedding": 1}})
    due = of(game.play("play wedding", 0), "discards-due")
    assert (due.clause, due.public["due"][0]["number"]) == ("CK-PROG-WEDDING-1", 2)
    given = of(game.play("discard 2 grain", 1), "given")
    assert given.seen_by(0)["goods"] == given.seen_by(1)["goods"] == {"grain": 2}
    assert given.public["number"] == 2
    assert not hears(given, 2, GOODS)


@pytest.mark.clause("CK-PROG-RESMONO-1", "CK-PROG-COMHARB-1")
def test_a_monopoly_and_the_commercial_harbour_are_open_to_all() -> None:
    game = rich(progress={"red": {"resource monopoly": 1, "commercial harbour": 1}})
    facts = of(game.play("play resource monopoly grain", 0), "monopoly").public
    assert {row["colour"]: row["number"] for row in facts["takings"]}["blue"] == 2
    game.play("play commercial harbour", 0)
    assert of(game.play("ask blue for 1 ore", 0), "harbour-asked").public["has_commodity"]
    facts = of(game.play("hand over cloth", 1), "harbour-exchange").public
    assert (facts["gives"], facts["gets"]) == ({"ore": 1}, {"cloth": 1})


@pytest.mark.clause("CK-IMPR-1", "CK-METRO-1", "CK-METRO-3")
def test_improvements_have_names_and_a_metropolis_may_change_hands() -> None:
    game = rich(
        improvements={"red": {"politics": 4}, "blue": {"politics": 4}},
        metropolises={"politics": A[6]},
    )
    hands, bank = list(game.state.hand), game.state.bank
    hands[0], bank = hands[0] + 5 * one(c.COIN), bank - 5 * one(c.COIN)
    game.state.hand, game.state.bank = hands, bank
    facts = of(game.play("improve politics", 0), "improved").public
    assert (facts["level"], facts["building"], facts["cost"]) == (5, "High Assembly", {"coin": 5})
    event = of(game.play(f"metropolis {A[0]}", 0), "metropolis")
    assert event.clause == "CK-METRO-3"
    assert event.public["from"]["colour"] == "blue"
