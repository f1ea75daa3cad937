"""Events: declared kinds and clauses, who hears what, and stories that add up to the state."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from ostrov import Event, Game
from ostrov.clauses import clause
from ostrov.game.events import KINDS, Facts
from ostrov.game.names import GOODS, pack_dict
from ostrov.testing import TABLES, do, engine_mode, random_action

LIMIT = {"compiled": 1200, "sanitized": 400, "plain": 400}[engine_mode()]


def told(table: str, seed: int) -> Iterator[tuple[Game, list[Event]]]:
    """A random game with what each step told, after the step."""
    rng = random.Random(seed)
    game = Game.new(seed, explicit_chance=True, **TABLES[table])
    for _ in range(LIMIT):
        if game.over:
            return
        yield game, do(game, random_action(game, rng))


def players_in(facts: object) -> Iterator[tuple[int, str]]:
    """Every player that facts name."""
    if isinstance(facts, list):
        for fact in facts:
            yield from players_in(fact)
    elif isinstance(facts, dict):
        if "seat" in facts:
            yield facts["seat"], facts["colour"]
        for fact in facts.values():
            yield from players_in(fact)


def test_kinds_cite_clauses_of_the_catalogue() -> None:
    for kind, ids in KINDS.items():
        assert ids, kind
        assert all(clause(one).id == one for one in ids)


@pytest.mark.parametrize("table", TABLES)
def test_events_keep_to_what_is_declared(table: str) -> None:
    for game, story in told(table, 11):
        for event in story:
            assert event.clause in KINDS[event.kind]
            assert json.loads(json.dumps(event.to_json())) == event.to_json()
            assert set(event.private) <= set(range(game.rules.seats))
            for seat, colour in players_in(event.to_json()):
                assert game.seats[seat].colour == colour


def goods_moved(event: Event) -> Iterator[tuple[int, Facts, int]]:
    """Seats that an event gives goods to (+1) or takes them from (-1), private parts included."""
    facts: Facts = dict(event.public)
    for private in event.private.values():
        facts |= private
    player = facts["player"]["seat"] if "player" in facts else -1
    if event.kind in ("production", "income", "year-of-plenty"):
        yield player, facts["goods"], 1
    elif event.kind == "discarded":
        yield player, facts["goods"], -1
    elif event.kind in ("built", "card-paid"):
        yield player, facts["cost"], -1
    elif event.kind == "stolen":
        yield player, {facts["good"]: 1}, 1
        yield facts["victim"]["seat"], {facts["good"]: 1}, -1
    elif event.kind == "monopoly":
        for row in facts["takings"]:
            yield player, {facts["good"]: row["number"]}, 1
            yield row["seat"], {facts["good"]: row["number"]}, -1
    elif event.kind in ("bank-trade", "exchanged"):
        yield player, facts["gives"], -1
        yield player, facts["gets"], 1
        if event.kind == "exchanged":
            yield facts["partner"]["seat"], facts["gives"], 1
            yield facts["partner"]["seat"], facts["gets"], -1


def seen_goods(event: Event, seat: int) -> Event:
    """The event as a seat hears it, as if it were public."""
    facts = event.seen_by(seat)
    return Event(event.kind, event.clause, {k: v for k, v in facts.items() if k not in ("event", "clause")})


@pytest.mark.parametrize("table", TABLES)
def test_goods_add_up_to_the_hands(table: str) -> None:
    """From the events alone: what every hand holds, after every step."""
    hands: list[Counter[str]] = []
    for game, story in told(table, 12):
        if not hands:
            start = Game.new(12, explicit_chance=True, **TABLES[table]).state.hand
            hands = [Counter(pack_dict(start[p])) for p in range(game.rules.seats)]
        for event in story:
            for seat, goods, sign in goods_moved(event):
                for good, number in goods.items():
                    hands[seat][good] += sign * number
        for p, hand in enumerate(hands):
            assert {good: hand[good] for good in GOODS if hand[good]} == pack_dict(game.state.hand[p])


@pytest.mark.parametrize("table", TABLES)
def test_every_seat_can_count_its_own_cards(table: str) -> None:
    """From what a seat hears: its own hand, and its own development cards."""
    start = Game.new(13, explicit_chance=True, **TABLES[table])
    hands = [Counter(pack_dict(start.state.hand[p])) for p in range(start.rules.seats)]
    cards: list[Counter[str]] = [Counter() for _ in hands]
    for game, story in told(table, 13):
        for event in story:
            for p in range(game.rules.seats):
                heard = event.seen_by(p)
                if not heard or (event.kind in ("stolen", "exchanged") and p not in touched(heard)):
                    continue
                for seat, goods, sign in goods_moved(seen_goods(event, p)):
                    for good, number in goods.items() if seat == p else ():
                        hands[p][good] += sign * number
                if event.kind in ("card-bought", "card-played") and heard["player"]["seat"] == p:
                    cards[p][heard["card"]] += 1 if event.kind == "card-bought" else -1
        for p, hand in enumerate(hands):
            assert {good: hand[good] for good in GOODS if hand[good]} == pack_dict(game.state.hand[p])
            held = game.describe()["cards"][game.seats[p].colour]
            assert {card: n for card, n in cards[p].items() if n} == held


def touched(heard: Facts) -> set[int]:
    """The two seats of a theft or an exchange."""
    return {heard["player"]["seat"], heard[("victim", "partner")["partner" in heard]]["seat"]}


@pytest.mark.parametrize("table", TABLES)
def test_the_table_can_be_drawn_from_events(table: str) -> None:
    """Pieces, robber, awards, dice and turns, from the public parts alone."""
    start = Game.new(14, explicit_chance=True, **TABLES[table]).describe()
    drawn = {key: start[key] for key in ("pieces", "robber", "longest_route", "largest_army", "winner")}
    for game, story in told(table, 14):
        for event in story:
            facts = event.seen_by(None)
            colour = facts["player"]["colour"] if "player" in facts else ""
            if event.kind == "built":
                own = drawn["pieces"][colour]
                own[{"road": "roads", "city": "cities"}.get(facts["piece"], "settlements")].append(
                    facts["place"]
                )
                if facts["piece"] == "city":
                    own["settlements"].remove(facts["place"])
            elif event.kind == "robber-moved":
                assert drawn["robber"] == facts["from"]
                drawn["robber"] = facts["to"]
            elif event.kind in ("route-gained", "army-gained", "victory"):
                key = {"route-gained": "longest_route", "army-gained": "largest_army"}.get(
                    event.kind, "winner"
                )
                drawn[key] = colour
            elif event.kind in ("route-set-aside", "route-lost"):
                assert drawn["longest_route"] == colour
                drawn["longest_route"] = None
        now = game.describe()
        for row in (*drawn["pieces"].values(), *now["pieces"].values()):
            for places in row.values():
                places.sort()
        assert drawn == {key: now[key] for key in drawn}


@pytest.mark.clause("B-DOM-2")
@pytest.mark.parametrize("table", [t for t in TABLES if not TABLES[t].get("trade_offers_private")])
def test_standing_offers_can_be_followed(table: str) -> None:
    standing: dict[int, Facts] = {}
    for game, story in told(table, 15):
        for event in story:
            facts = event.public
            seat = facts["player"]["seat"] if "player" in facts else -1
            if event.kind in ("offer", "counter-offer"):
                assert (seat in standing) == ("replaces" in facts)
                standing[seat] = {"gives": facts["gives"], "wants": facts["wants"]}
            elif event.kind in ("withdrawn", "lapsed") and "of" not in facts:
                assert standing.pop(seat) == {"gives": facts["gives"], "wants": facts["wants"]}
            elif event.kind == "declined" and seat == game.state.active:
                standing.pop(facts["of"]["seat"])
            elif event.kind == "exchanged":
                maker = facts["partner"]["seat"] if facts["partner"]["seat"] in standing else seat
                standing.pop(maker)
        assert set(standing) == {p for p in range(game.rules.seats) if game.state.offer[p]}


def test_an_event_for_two_is_no_event_to_others() -> None:
    event = Event("offer", "B-DOM-2", {}, {0: {"gives": {"ore": 1}}, 2: {"gives": {"ore": 1}}})
    assert (
        event.seen_by(0) == event.seen_by(2) == {"event": "offer", "clause": "B-DOM-2", "gives": {"ore": 1}}
    )
    assert event.seen_by(1) == event.seen_by(None) == {}


def test_a_private_part_adds_to_the_public_one() -> None:
    event = Event("stolen", "B-ROB-4", {"player": 0}, {0: {"good": "ore"}})
    assert event.seen_by(0) == {"event": "stolen", "clause": "B-ROB-4", "player": 0, "good": "ore"}
    assert event.seen_by(1) == event.seen_by(None) == {"event": "stolen", "clause": "B-ROB-4", "player": 0}
