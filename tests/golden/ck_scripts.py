"""Short games of Cities & Knights, for the moments that random games hardly ever show."""

from __future__ import annotations

from typing import Any

from tests.golden.scripts import BREAKER, ORANGE_SIX, Script, ring
from tests.rules.cities_knights.table import A_EDGES, B_EDGES, A, B, D, roads, side

RED = side(A[2], A[0], roads(A_EDGES, 0, 4))
BLUE = side(A[10], A[8], roads(A_EDGES, 7, 10))


def script(*lines: str, options: dict[str, Any] | None = None, **position: Any) -> Script:
    """A game of Cities & Knights from a position."""
    return Script({"game": "cities_knights", **(options or {}), "position": position}, lines)


def breaking(*lines: str, options: dict[str, Any], **others: Any) -> Script:
    """Blue's knight breaks the six roads of orange."""
    pieces = {"orange": ORANGE_SIX, "blue": BREAKER, **others}
    hands = {"blue": {"wool": 1, "ore": 1}, "red": {"lumber": 1, "brick": 1}}
    return script(*lines, options=options, active="blue", pieces=pieces, hands=hands)


BATTLES = {
    "knights-cities-lost": script(
        "roll",
        "dice 5 6 ship",
        f"blue: lose city {A[8]}",  # no settlement is left: both cities lie on their sides
        f"red: lose city {A[6]}",
        f"city {A[6]}",
        "end turn",
        "roll",
        "dice 6 6 blue",
        f"play medicine {A[8]}",
        phase="before roll",
        barbarians=6,
        pieces={
            "red": side(" ".join(B[::2]), f"{A[4]} {A[6]}", walls=A[6]),
            "blue": side(" ".join(D[::2]), A[8]),
            "white": side(knights="(0,-2)N:1a"),
        },
        hands={"red": {"ore": 3, "grain": 2}, "blue": {"ore": 2, "grain": 1}},
        progress={"blue": {"medicine": 1}},
    ),
    "knights-defend": script(
        "roll",
        "dice 6 6 ship",
        f"activate {A[3]}",
        f"promote {A[3]}",
        "end turn",
        "roll",
        "dice 6 6 ship",  # all six Defender cards are given out
        options={"ck_barbarian_track": 1, "ck_defender_unlimited": False, "players": 2},
        phase="before roll",
        pieces={"red": side(A[2], A[0], roads(A_EDGES, 0, 4), f"{A[3]}:2a"), "blue": side(A[10], A[8])},
        defenders={"blue": 5},
        improvements={"red": {"politics": 3}},
        hands={"red": {"grain": 1, "wool": 1, "ore": 1}},
    ),
    "knights-tied": script(
        "roll",
        "dice 6 6 ship",
        "choose deck politics",
        "progress constitution",
        "choose deck trade",
        "progress merchant",
        "return crane",
        phase="before roll",
        barbarians=6,
        pieces={
            "red": side(A[2], A[0], knights=f"{B[0]}:1a"),
            "blue": side(A[10], A[8], knights=f"{B[6]}:1a"),
        },
        progress={"blue": {"crane": 2, "spy": 2}},
    ),
    "knights-metropolis-safe": script(
        "roll",
        "dice 6 6 ship",
        phase="before roll",
        barbarians=6,
        pieces={"red": side(cities=A[0]), "blue": side(A[10])},
        improvements={"red": {"trade": 4}},
        metropolises={"trade": A[0]},
    ),
    "knights-committed": script(
        "roll",
        "dice 6 6 ship",
        f"commit {B[2]}",
        "done",
        "done",  # blue holds back, and the battle is lost
        f"lose city {A[8]}",
        options={"ck_expert_defence": True, "players": 3},
        phase="before roll",
        barbarians=6,
        pieces={
            "red": side(A[2], f"{A[0]} {A[4]}", knights=f"{B[0]}:1a {B[2]}:2a"),
            "blue": side(A[10], A[8], knights=f"{B[6]}:1a"),
        },
    ),
}

CITIES = {
    "knights-metropolis": script(
        "roll",
        "dice 6 6 ship",
        "take ore",  # the Aqueduct
        "play crane",
        "improve politics",
        f"metropolis {A[0]}",
        "bank 2 cloth for 1 ore",  # the Merchant Guild
        "play merchant fleet",
        "bank 2 ore for 1 wool",
        "end turn",
        "roll",
        "dice 6 6 ship",
        "done",
        "improve politics",
        "improve politics",
        f"metropolis {A[8]}",  # level 5 takes it from red
        phase="before roll",
        pieces={"red": RED, "blue": BLUE},
        improvements={"red": {"science": 3, "trade": 3, "politics": 3}, "blue": {"politics": 3}},
        hands={"red": {"coin": 3, "cloth": 2}, "blue": {"coin": 9}},
        progress={"red": {"crane": 1, "merchant fleet": 1}},
    ),
    "knights-short-bank": script(
        "settlement (-2,0)N",
        "end turn",
        "roll",
        "dice 4 4 ship",  # one lumber is left for two: nobody gets any
        pieces={"red": side(A[4], roads="(-2,0)NE"), "blue": side(A[0])},
        hands={
            "red": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1},
            "orange": {"lumber": 9},
            "white": {"lumber": 9},
        },
    ),
    "knights-other-deck": script(
        "roll",
        "dice 1 2 blue",
        "choose deck trade",  # the politics cards are all out
        "progress merchant",
        options={"ck_deck_empty": "choose_other_deck", "ck_progress_limit": 6},
        phase="before roll",
        pieces={"red": RED, "blue": BLUE},
        improvements={"red": {"politics": 1}},
        open_points={"white": 2},
        progress={
            "red": {"bishop": 2, "deserter": 2},
            "blue": {"diplomat": 2, "intrigue": 2},
            "orange": {"saboteur": 2, "warlord": 2},
            "white": {"spy": 3, "wedding": 2},
        },
    ),
}

KNIGHTS = {
    "knights-displaced": script(
        f"displace {A[5]} to {A[6]}",
        f"refuge {A[9]}",
        f"play intrigue {A[3]}",  # nowhere to go: the knight returns to the supply
        options={"players": 3},
        pieces={
            "red": side(A[2], A[0], roads(A_EDGES, 0, 6), f"{A[5]}:2a"),
            "blue": side(A[10], A[8], roads(A_EDGES, 6, 10), f"{A[6]}:1a {A[7]}:1"),
            "orange": side(knights=f"{A[3]}:1"),
        },
        progress={"red": {"intrigue": 1}},
    ),
    "knights-break-a-route": breaking(
        "recruit (0,0)S",
        "end turn",  # the route goes to red, who wins when its turn begins
        options={
            "players": 3,
            "colours": ["red", "orange", "blue"],
            "unused_colour_3p": "white",
            "victory_points": 4,
        },
        red={"settlements": ["(2,-2)N", "(2,-2)S"], "roads": ring("(2,-2)")},
    ),
    "knights-set-a-route-aside": breaking(
        "recruit (0,0)S",
        "end turn",
        "roll",
        "dice 1 1 ship",
        "road (2,-2)NW",
        options={"colours": ["white", "orange", "blue", "red"]},
        red={"settlements": ["(2,-2)N"], "roads": ring("(2,-2)")},
        white={"settlements": ["(-2,2)N"], "roads": ring("(-2,2)")},
    ),
    "knights-end-a-route": breaking("recruit (0,0)S", options={"players": 3}),
    "knights-longer-route": script(
        f"road {A_EDGES[5]}",
        options={"players": 2},
        longest_route="blue",
        pieces={
            "red": side(A[0], roads=roads(A_EDGES, 0, 5)),
            "blue": side(B[0], roads=roads(B_EDGES, 0, 5)),
        },
        hands={"red": {"lumber": 1, "brick": 1}},
    ),
}

CARDS = {
    "knights-hidden-cards": script(
        "play spy blue",
        "take card crane",
        "play master merchant blue",
        "take goods 1 grain, 1 cloth",
        "play wedding",
        "blue: discard 1 grain, 1 cloth",
        "white: discard 2 coin",
        "play saboteur",
        "blue: discard 1 coin",
        "orange: discard 1 wool",
        "play commercial harbour",
        "ask orange for 1 grain",
        "ask white for 1 grain",
        "hand over coin",
        "play resource monopoly wool",
        "play trade monopoly coin",
        "play deserter white",
        f"remove knight {D[2]}",
        f"place knight {A[3]} strength 2",
        options={"ck_progress_limit": 12},
        pieces={
            "red": side(A[0], roads=roads(A_EDGES, 0, 4)),
            "blue": BLUE,
            "orange": side(B[8]),
            "white": side(D[4], D[0], knights=f"{D[2]}:2a"),
        },
        hands={
            "blue": {"grain": 2, "cloth": 3, "coin": 1},
            "orange": {"wool": 2},
            "white": {"coin": 3},
        },
        progress={
            "red": {
                "spy": 1,
                "master merchant": 1,
                "wedding": 1,
                "saboteur": 1,
                "commercial harbour": 1,
                "resource monopoly": 1,
                "trade monopoly": 1,
                "deserter": 1,
            },
            "blue": {"crane": 1, "mining": 1},
        },
    ),
    "knights-diplomats": script(
        f"play diplomat {A_EDGES[3]}",
        f"relay road {A_EDGES[1]}",
        f"play diplomat {A_EDGES[2]}",
        "done",
        options={"players": 3},
        pieces={"red": side(A[2], roads=roads(A_EDGES, 2, 4)), "blue": BLUE},
        progress={"red": {"diplomat": 2}},
    ),
    "knights-spare-the-poor": script(
        "offer 1 ore for 1 grain",
        "blue: offer 1 wool for 1 ore to red",
        "blue: accept",  # ends the offer of blue
        "deal blue",
        f"chase robber {A[3]}",
        "robber (2,0)",
        f"play medicine {A[2]}",
        options={"robber_steal_optional": True},
        attacks=1,
        robber="(-1,0)",
        pieces={"red": side(A[2], A[0], roads(A_EDGES, 0, 4), f"{A[3]}:1a"), "blue": BLUE},
        hands={"red": {"ore": 3}, "blue": {"grain": 1, "wool": 1}},
        progress={"red": {"medicine": 1}},
    ),
}

CK_SCRIPTS = BATTLES | CITIES | KNIGHTS | CARDS
