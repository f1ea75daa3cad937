"""What befell the reader: a badge for four seconds, the ticker for six, and said at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import PATIENCE, script
from tests.client.guests import window
from tests.client.prepared import Policy, Prepared, Wish, prepare
from tests.client.screens import PHONE
from tests.client.wishes import any_turn, row_of
from tests.server.player import Json, Player

WATCH_SHOWN = script("watch_shown")
LONG_BADGE = 4000
LONG_TICKER = 6000
TWO = ("me", "open")
BASE = {"board_setup": "variable", "victory_points": 40, "hand_limit": 63}
QUIET_SEA = 30
"""A track of the barbarians that no game here comes to the end of."""
ALL_SHIPS = ",".join(["ship"] * 6)
HOST = 0


def kind_of(player: Player, *kinds: str) -> str | None:
    """The first legal action of the first of these kinds that there is."""
    assert player.scene is not None
    return next((one["text"] for kind in kinds for one in player.scene["legal"] if one["kind"] == kind), None)


def befalls(event: str, fits: Callable[[Json], bool]) -> Wish:
    """Something happens after the program has sat down that fits."""

    def wish(people: list[Player]) -> bool:
        host = people[HOST]
        begun = host.welcome["seq"]
        return any(one["event"] == event and one["seq"] > begun and fits(one) for one in host.events)

    return wish


def seat_of(event: Json, fact: str) -> int | None:
    """The seat that a fact of an event names."""
    found = event.get(fact)
    return found["seat"] if isinstance(found, dict) else None


def bank_for(player: Player, goods: tuple[str, ...]) -> str | None:
    """A trade with the bank for one of these that gives none of them."""
    assert player.scene is not None
    trades = (one for one in player.scene["legal"] if one["kind"] == "bank")
    return next(
        (one["text"] for one in trades if set(one["gets"]) <= {*goods} and not {*one["gives"]} & {*goods}),
        None,
    )


def roads(*seats: int) -> Policy:
    """These seats lay all the roads they can; the others only take part."""

    def policy(player: Player) -> str | None:
        building = player.seat in seats
        if building and (found := kind_of(player, "road") or bank_for(player, ("lumber", "brick"))):
            return found
        return kind_of(player, "roll", "end turn")

    return policy


def hosts_level(player: Player) -> int:
    """How far the host has come in trade."""
    assert player.scene is not None
    return int(player.scene["players"][HOST]["improvements"]["trade"])


def _cloth_back(player: Player) -> str | None:
    """Cloth that is not wanted goes back to the bank, where others need it."""
    assert player.scene is not None
    trades = (one for one in player.scene["legal"] if one["kind"] == "bank")
    return next((one["text"] for one in trades if "cloth" in one["gives"]), None)


def _in_turn(player: Player) -> int:
    """The host comes to the metropolis first."""
    return 4 if player.seat == HOST or hosts_level(player) == 4 else 3


def markets(limit: Callable[[Player], int]) -> Policy:
    """Trade is improved up to a level; what is not cloth becomes cloth as long as it is of use."""

    def policy(player: Player) -> str | None:
        assert player.scene is not None
        texts = {one["text"] for one in player.scene["legal"]}
        if row_of(player)["improvements"]["trade"] < limit(player) and "improve trade" in texts:
            return "improve trade"
        rising = row_of(player)["improvements"]["trade"] < limit(player)
        hoards = rising or (player.seat != HOST and hosts_level(player) == 4)
        if (
            found := (kind_of(player, "city") or bank_for(player, ("cloth",)))
            if hoards
            else _cloth_back(player)
        ):
            return found
        return kind_of(player, "roll", "end turn")

    return policy


def host_holds_the_route(people: list[Player]) -> bool:
    """The host has the longest route, and the guest's is as long."""
    if people[HOST].scene is None:
        return False
    host, guest = people[HOST].scene["players"]
    ready = people[1].my_turn and kind_of(people[1], "road") is not None
    return bool(ready and host["longest_route"] and guest["route"] >= host["route"])


def race(player: Player) -> str | None:
    """The host lays roads until it has the longest route, the guest from then on."""
    assert player.scene is not None
    return roads(1 if player.scene["players"][HOST]["longest_route"] else HOST)(player)


def host_holds_the_metropolis(people: list[Player]) -> bool:
    """The host has the metropolis of trade, and the guest is about to take it."""
    guest = people[1]
    if guest.scene is None or not any(one["text"] == "improve trade" for one in guest.scene["legal"]):
        return False
    pieces = guest.scene["pieces"]
    holders = {pieces["cities"][place] for place, track in pieces["metropolises"].items() if track == "trade"}
    return holders == {HOST} and row_of(guest)["improvements"]["trade"] == 4


def guest_is_to_rob(people: list[Player]) -> bool:
    """The guest moves the robber and can rob the host."""
    return people[1].my_turn and rob(people[1]) is not None


def rob(player: Player) -> str | None:
    """Robs the host."""
    assert player.scene is not None
    legal = player.scene["legal"]
    return next((one["text"] for one in legal if one["kind"] == "robber" and one.get("seat") == HOST), None)


def guest_holds_a_monopoly(people: list[Player]) -> bool:
    """The guest can take something from the host with a card."""
    guest = people[1]
    return guest.my_turn and _monopoly(guest) is not None


def _monopoly(player: Player) -> str | None:
    """A monopoly on something that the other one must have, as nearly all cards of it are in hands."""
    assert player.scene is not None
    own = row_of(player)["hand"]
    for one in player.scene["legal"]:
        if one["kind"] == "monopoly":
            others = 19 - player.scene["bank"][one["good"]] - own.get(one["good"], 0)
            if others:
                return str(one["text"])
    return None


def lost_route(event: Json) -> bool:
    """The host's longest route goes to somebody else."""
    return seat_of(event, "player") == HOST


def robbed(event: Json) -> bool:
    """The host is robbed of something that it knows."""
    return seat_of(event, "victim") == HOST and "good" in event


def shorn(event: Json) -> bool:
    """The host pays for a monopoly."""
    return any(row["seat"] == HOST and row["number"] for row in event["takings"])


def attacked(event: Json) -> bool:
    """The host has to lose a city."""
    return any(row["seat"] == HOST for row in event["players"])


def dethroned(event: Json) -> bool:
    """The host's metropolis is somebody else's."""
    return seat_of(event, "from") == HOST


def base(address: str, wish: Wish, liked: str | Policy = "") -> Prepared:
    """A table of two people in the base game."""
    return prepare(address, wish, seats=TWO, liked=liked, options=BASE)


def knights(address: str, wish: Wish, liked: str | Policy = "", **options: Any) -> Prepared:
    """The same in Cities & Knights."""
    return prepare(address, wish, seats=TWO, liked=liked, game="cities_knights", options=BASE | options)


Make = Callable[[str], Prepared]
CASES: dict[str, tuple[Make, Wish, str | Policy, str, str, str, str]] = {
    "robbed": (
        lambda address: base(address, guest_is_to_rob),
        befalls("stolen", robbed),
        rob,
        "slot",
        "cards",
        r"^Petr steals \w+ from you$",
        "steals ?from you",
    ),
    "monopoly": (
        lambda address: base(address, guest_holds_a_monopoly, "buy card"),
        befalls("monopoly", shorn),
        _monopoly,
        "slot",
        "cards",
        r"^Petr collects all \w+: you \d+$",
        "collects all",
    ),
    "attack": (
        lambda address: knights(address, any_turn, ck_event_die=ALL_SHIPS, ck_barbarian_track=3),
        befalls("losses-due", attacked),
        lambda player: kind_of(player, "roll", "end turn"),
        "",
        "",
        r"^To lose a city: .*you",
        "To lose a city",
    ),
    "metropolis": (
        lambda address: knights(
            address,
            host_holds_the_metropolis,
            markets(_in_turn),
            ck_event_die=ALL_SHIPS,
            ck_barbarian_track=QUIET_SEA,
        ),
        befalls("metropolis", dethroned),
        lambda player: "improve trade" if kind_of(player, "improve") else None,
        "seat",
        "metropolis",
        r"^Petr has the metropolis of trade",
        "has the metropolis",
    ),
    "route": (
        lambda address: base(address, host_holds_the_route, race),
        befalls("route-lost", lost_route),
        roads(1),
        "seat",
        "route",
        r"^You lose the Longest Trade Route$",
        "You lose the Longest",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_befell_the_reader_is_told_for_its_time(browser: Browser, address: str, case: str) -> None:
    make, wish, policy, place, badge, sentence, line = CASES[case]
    table = make(address)
    with window(browser, viewport={"width": 1440, "height": 900}) as page:
        page.add_init_script(WATCH_SHOWN)
        table.enter(page)
        page.locator(".board").wait_for()
        table.play_on(wish, policy)
        expect(page.locator("[data-live=losses] p", has_text=re.compile(sentence))).not_to_have_count(0)
        expect(page.locator("[data-live=polite] p", has_text=re.compile(sentence))).to_have_count(0)
        if badge:
            _shown(page, "seat", badge, LONG_BADGE)
        if place == "slot":
            _shown(page, "slot", "", LONG_BADGE)
        _shown(page, "ticker", line, LONG_TICKER)


def test_the_recap_begins_with_what_was_taken(browser: Browser, address: str) -> None:
    table = base(address, guest_is_to_rob)
    with window(browser, viewport={"width": 1440, "height": 900}) as page:
        table.enter(page)
        page.locator(".board").wait_for()
        table.play_on(befalls("stolen", robbed), rob)
        table.play_on(lambda people: people[HOST].my_turn and bool(kind_of(people[HOST], "roll")))
        first = page.locator(".recap li").first
        expect(first).to_have_class("loss")
        expect(first).to_contain_text("from you")


def test_in_cities_and_knights_it_stands_below_the_ladders(browser: Browser, address: str) -> None:
    table = knights(address, any_turn, ck_event_die=ALL_SHIPS, ck_barbarian_track=1)
    with window(browser, viewport={"width": 1440, "height": 900}) as page:
        table.enter(page)
        page.locator(".board").wait_for()
        table.play_on(befalls("city-lost", lambda event: seat_of(event, "player") == HOST))
        page.locator("[data-act=close-report]").or_(page.locator(".step-note .losses")).first.wait_for()
        if page.locator("[data-act=close-report]").count():
            page.locator("[data-act=close-report]").click()
        expect(page.locator(".step-note .losses li").last).to_contain_text("You lose a city")


def test_on_a_phone_the_ticker_tells_it(browser: Browser, address: str) -> None:
    table = base(address, guest_is_to_rob)
    with window(browser, viewport=PHONE, has_touch=True, is_mobile=True) as phone:
        phone.add_init_script(WATCH_SHOWN)
        table.enter(phone)
        phone.locator(".board").wait_for()
        table.play_on(befalls("stolen", robbed), rob)
        expect(phone.locator(".ticker.loss")).to_be_in_viewport(ratio=1)
        expect(phone.locator(".gift.loss").first).to_be_in_viewport(ratio=1)
        _shown(phone, "ticker", "steals ?from you", LONG_TICKER)


def test_a_victim_is_marked_for_all_at_the_table(browser: Browser, address: str) -> None:
    table = base(address, guest_is_to_rob)
    with window(browser, viewport={"width": 1440, "height": 900}) as page:
        page.add_init_script(WATCH_SHOWN)
        table.enter(page, person=1)
        page.locator(".board").wait_for()
        table.play_on(befalls("stolen", robbed), rob)
        expect(page.locator(f'.player[data-seat="{HOST}"] .gift.loss')).to_have_attribute(
            "data-lost", "cards"
        )
        _shown(page, "seat", "cards", LONG_BADGE)


def _shown(page: Page, what: str, text: str, ms: int) -> None:
    """Something with this text was on the page for so long; waits until it has gone."""
    page.wait_for_function(
        """([what, text, ms]) => shownThings().some((one) => one.what === what && one.ms >= ms
            && new RegExp(text).test(one.text.replace(/\\s+/g, ' ').trim()))""",
        arg=[what, text, ms],
        timeout=PATIENCE,
    )
