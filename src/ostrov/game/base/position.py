"""What is written down of a position in every game: pieces, hands, the turn, awards. And how it is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostrov.engine import constants as c
from ostrov.engine.base.route import award_route
from ostrov.engine.core.packs import count, covers, some
from ostrov.engine.core.state import State
from ostrov.engine.seams import score
from ostrov.engine.setup.derive import derive
from ostrov.game import names
from ostrov.game.names import Places
from ostrov.game.position_reader import Json, PositionReader

STANDING_PHASES = {"before roll": c.BEFORE_ROLL, "main": c.MAIN, "moving robber": c.ROBBING}
KEYS = (
    "phase", "rolled", "trade_closed", "active", "starter", "turn", "dice", "robber", "pieces", "hands",
    "bank", "cards", "fresh",
    "knights", "deck", "played", "longest_route", "largest_army", "card_played", "points", "winner",
)  # fmt: skip


class BaseReader(PositionReader):
    """The parts of a position that every game has."""

    def pieces(self) -> None:
        """Buildings and roads, within the supplies (B-INV-2, B-INV-3)."""
        owner, level, road = self.s.owner, self.s.level, self.s.road
        left = {
            "settlements": self.s.settlements_left,
            "cities": self.s.cities_left,
            "roads": self.s.roads_left,
        }
        for p, kinds in self.by_seat("pieces"):
            where = f"pieces of {self.colours[p]}"
            if not isinstance(kinds, Mapping) or not set(kinds) <= {*left, *self.more_pieces}:
                self.wrong.append(f"{where}: should be an object of {', '.join((*left, *self.more_pieces))}")
                continue
            for kind in left:
                parse = self.places.edge if kind == "roads" else self.places.node
                for text in self.listed(f"{kind} of {self.colours[p]}", kinds.get(kind, ()), "places"):
                    i = self.attempt(f"{kind} of {self.colours[p]}", parse, text)
                    if i is None:
                        continue
                    board = road if kind == "roads" else owner
                    if board[i]:
                        self.wrong.append(f"{text} is taken twice (B-INV-3)")
                    board[i] = p + 1
                    if kind != "roads":
                        level[i] = c.CITY_LEVEL if kind == "cities" else c.SETTLEMENT_LEVEL
                    left[kind][p] -= 1
                if left[kind][p] < 0:
                    self.wrong.append(f"{self.colours[p]} has more {kind} than pieces (B-INV-2)")
                    left[kind][p] = 0  # a state counts no debts
        self.s.owner, self.s.level, self.s.road = owner, level, road
        self.s.settlements_left, self.s.cities_left, self.s.roads_left = left.values()

    def distances(self) -> None:
        """No two buildings at the ends of one edge (B-SETT-3)."""
        owner = self.s.owner
        for a, b in self.places.geometry.edge_nodes:
            if owner[a] and owner[b]:
                first, second = self.places.nodes[a], self.places.nodes[b]
                self.wrong.append(f"buildings at {first} and {second} are too close (B-SETT-3)")

    def cards(self) -> None:
        """Hands, bank, development cards and deck; all kinds add up (B-INV-1)."""
        s, r = self.s, self.r
        hand, held, knights = s.hand, s.cards, s.knights
        for p, cards in self.by_seat("hands"):
            hand[p] = self.pack(f"hand of {self.colours[p]}", cards, names.GOODS[: r.goods])
        for p, cards in self.by_seat("cards"):
            held[p] = self.pack(f"cards of {self.colours[p]}", cards, names.CARDS)
        for p, n in self.by_seat("knights"):
            knights[p] = self.whole(f"knights of {self.colours[p]}", n, 0, count(r.deck, c.KNIGHT_CARD))
        s.hand, s.cards, s.knights = hand, held, knights
        s.fresh = self.pack("fresh", self.data.get("fresh", {}), names.CARDS)
        s.played = self.pack("played", self.data.get("played", {}), names.CARDS)
        if not self.wrong and not covers(held[s.active], s.fresh):
            self.wrong.append("fresh: the active player does not hold these cards (B-DEV-7)")
        s.bank = self.rest("bank", r.supply, hand, names.GOODS)
        used = [*held, s.played, some(c.KNIGHT_CARD, sum(knights))]
        s.deck = self.rest("deck", r.deck, used, names.CARDS)

    def turn(self) -> None:
        """Whose turn, which phase, what has happened in it."""
        s, data = self.s, self.data
        s.active = self.seat("active", data.get("active", self.colours[0])) or 0
        s.starter = self.seat("starter", data.get("starter", self.colours[0])) or 0
        s.turn = self.whole("turn", data.get("turn", 1), 1, 30000)
        phase = data.get("phase", "main")
        known = {**STANDING_PHASES, **self.more_phases}
        if not isinstance(phase, str) or phase not in known:
            self.wrong.append(f"phase: should be one of {', '.join(known)}, not {phase!r}")
        s.phase = known.get(str(phase), c.MAIN)
        rolled = bool(data.get("rolled", s.phase != c.BEFORE_ROLL))
        if s.phase in (c.BEFORE_ROLL, c.MAIN) and rolled != (s.phase == c.MAIN):
            self.wrong.append(
                f"rolled: should be {str(not rolled).lower()} in the phase {phase!r} (B-TURN-3)"
            )
        s.rolled = int(rolled)
        s.trade_closed = int(bool(data.get("trade_closed", False)))
        s.card_played = int(bool(data.get("card_played", False)))
        s.founded = self.r.rounds * self.r.seats
        dice = data.get("dice", [0, 0])
        if not isinstance(dice, Sequence) or len(dice) != 2:
            self.wrong.append("dice: should be two numbers")
        else:
            s.die_one, s.die_two = (self.whole("dice", d, 0, 6) for d in dice)
        if data.get("robber") is not None:
            beside = self.b.robber >= c.FRAME  # where it may still stand (S-SETUP-3)
            parse = self.places.figure_at if beside else self.places.hex
            s.robber = self.attempt("robber", parse, data["robber"]) or 0

    def awards(self) -> None:
        """Holders as stated, or as the pieces say (B-LR-11, B-LA-1)."""
        s, data = self.s, self.data
        for key, name in (("longest_route", "route_holder"), ("largest_army", "army_holder")):
            if data.get(key) is not None:
                p = self.seat(key, data[key])
                setattr(s, name, 0 if p is None else p + 1)
        if self.wrong:
            return
        self.army()
        derive(self.b, self.r, s)
        stated = s.route_holder
        award_route(self.r, s)
        if "longest_route" in data and s.route_holder != stated:
            self.wrong.append("longest_route: the roads on the board say otherwise (B-LR-11)")

    def army(self) -> None:
        """One of those with most open knights holds the Largest Army, if these are enough (B-LA-1 to -3)."""
        s, knights = self.s, self.s.knights
        best = max(knights)
        rightful = [p + 1 for p, n in enumerate(knights) if n == best] if best >= self.r.army_minimum else [0]
        if "largest_army" not in self.data and len(rightful) == 1:
            s.army_holder = rightful[0]
        if s.army_holder not in rightful:
            right = " or ".join(self.colours[p - 1] for p in rightful if p) or "nobody"
            self.wrong.append(f"largest_army: should be {right}, as the knights say (B-LA-1)")

    def result(self) -> None:
        """Stated points are those that the pieces and cards give; nobody has won yet (B-WIN-4)."""
        if self.wrong:
            return
        for p, n in self.by_seat("points"):
            if n != score(self.s, p):
                self.wrong.append(
                    f"points of {self.colours[p]}: should be {score(self.s, p)}, not {n!r} (B-WIN-4)"
                )
        if self.data.get("winner") is not None:
            self.wrong.append("winner: a position to play from has none (B-WIN-1)")


def describe_base(s: State, phase: str, places: Places, colours: Sequence[str]) -> Json:
    """What is true of a state in every game, by names; the phase is called like this."""
    owner, level, road = s.owner, s.level, s.road
    hand, cards, knights, points = s.hand, s.cards, s.knights, s.points
    pieces: Json = {}
    for p, colour in enumerate(colours):
        own = [v for v in range(len(places.nodes)) if owner[v] == p + 1]
        pieces[colour] = {
            "settlements": [places.nodes[v] for v in own if level[v] == c.SETTLEMENT_LEVEL],
            "cities": [places.nodes[v] for v in own if level[v] == c.CITY_LEVEL],
            "roads": [places.edges[e] for e in range(len(places.edges)) if road[e] == p + 1],
        }
    holder = {0: None, **{p + 1: colour for p, colour in enumerate(colours)}}
    return {
        "phase": phase,
        "rolled": bool(s.rolled),
        "trade_closed": bool(s.trade_closed),
        "active": colours[s.active],
        "starter": colours[s.starter],
        "turn": s.turn,
        "dice": [s.die_one, s.die_two],
        "robber": places.figure(s.robber),
        "pieces": pieces,
        "hands": {colour: names.pack_dict(hand[p]) for p, colour in enumerate(colours)},
        "bank": names.pack_dict(s.bank),
        "cards": {colour: names.pack_dict(cards[p], names.CARDS) for p, colour in enumerate(colours)},
        "fresh": names.pack_dict(s.fresh, names.CARDS),
        "knights": {colour: knights[p] for p, colour in enumerate(colours)},
        "deck": names.pack_dict(s.deck, names.CARDS),
        "played": names.pack_dict(s.played, names.CARDS),
        "longest_route": holder[s.route_holder],
        "largest_army": holder[s.army_holder],
        "card_played": bool(s.card_played),
        "points": {colour: points[p] + count(cards[p], c.POINT_CARD) for p, colour in enumerate(colours)},
        "winner": holder[s.winner],
    }
