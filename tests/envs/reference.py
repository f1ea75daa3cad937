"""An observation made from a view by names of fields, the slow and plain way; a second opinion for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ostrov.engine import constants as c
from ostrov.engine.base.offers import maker_gets, maker_gives
from ostrov.engine.core.packs import count
from ostrov.envs.core import Core
from ostrov.game.view import HIDDEN, View

Arrays = dict[str, NDArray[np.float32]]
Rows = list[list[float]]


class Reference:
    """Reads one view; of the environment itself only what it adds to a game."""

    def __init__(self, core: Core, view: View) -> None:
        assert view.seat is not None
        self.f: dict[str, Any] = view.fields
        self.counts: dict[str, Any] = view.counts
        self.me, self.players = view.seat, core.setup.players
        self.core, self.board, self.rules = core, core.worker.board, core.worker.rules
        self.knights = core.setup.rules != "base"
        self.goods = 8 if self.knights else 5
        self.order = [(self.me + k) % self.players for k in range(self.players)]

    def by_seat(self, owner: int) -> list[float]:
        """One-hot by relative seat; owner is 0 or 1 + seat."""
        row = [0.0] * 4
        if owner:
            row[self.order.index(owner - 1)] = 1.0
        return row

    def hexes(self) -> Rows:
        rows = []
        for h, terrain in enumerate(self.board.terrain[:19]):
            token = self.f["token"][h]
            odds = 0 if token == 0 else 6 - abs(7 - token)
            row = [float(terrain == t) for t in range(6)]
            row += [token / 12, odds / 5, float(self.f["robber"] == h)]
            if self.knights:
                row.append(float(bool(self.f["merchant_seat"]) and self.f["merchant_hex"] == h))
            rows.append(row)
        return rows

    def knight(self, v: int) -> list[float]:
        cell = self.f["knight"][v]
        strength = (cell >> c.KNIGHT_STRENGTH) & 3
        row = [x * strength / 3 for x in self.by_seat(cell & c.KNIGHT_SEAT)]
        bits = (c.KNIGHT_ACTIVE, c.KNIGHT_SPENT, c.KNIGHT_PROMOTED, c.KNIGHT_COMMITTED)
        row += [float(bool(cell & bit)) for bit in bits]
        walled = self.f["walled"][v // c.WORD] >> v % c.WORD & 1
        return [*row, walled, float(v + 1 in self.f["metropolis"]), float(self.f["level"][v] == 3)]

    def nodes(self) -> Rows:
        phase, rows = self.f["phase"], []
        marked = {c.FOUND_ROAD_PHASE: self.f["last_node"], c.REFUGE: self.f.get("step_node")}.get(phase)
        for v, harbour in enumerate(self.board.harbour[:54]):
            owner, level = self.f["owner"][v], self.f["level"][v]
            row = self.by_seat(owner if level == 1 else 0) + self.by_seat(owner if level > 1 else 0)
            row += [float(harbour == kind) for kind in range(1, 7)] + [float(v == marked)]
            rows.append(row + (self.knight(v) if self.knights else []))
        return rows

    def edges(self) -> Rows:
        taken_up = self.f["step_data"] if self.f["phase"] == c.RELAYING else None
        rows = [self.by_seat(owner) for owner in self.f["road"][:72]]
        return [[*row, float(e == taken_up)] if self.knights else row for e, row in enumerate(rows)]

    def pack(self, pack: int, scale: float, kinds: int | None = None) -> list[float]:
        return [count(pack, g) * scale for g in range(self.goods if kinds is None else kinds)]

    def own(self) -> dict[str, Any]:
        episode, chosen = self.core.worker.episode, 0
        if self.f["phase"] == c.DISCARDING:
            chosen = episode.chosen if self.core.seat == self.me else self.f["thrown"][self.me]
        found: dict[str, Any] = {
            "hand": self.pack(self.f["hand"][self.me], 0.1),
            "discarded": self.pack(chosen, 0.1),
        }
        if self.knights:
            found["cards"] = [n * 0.2 for n in self.f["progress"][25 * self.me : 25 * self.me + 25]]
            return found
        fresh = self.f["fresh"] if self.f["active"] == self.me else 0
        return found | {
            "cards": self.pack(self.f["cards"][self.me], 0.2, 5),
            "fresh": self.pack(fresh, 0.2, 5),
        }

    def player(self, q: int) -> list[float]:
        f, hidden = self.f, -1
        row = [1.0, f["active"] == q, f["starter"] == q, f["points"][q] / 10, f["roads_left"][q] / 15]
        row += [f["settlements_left"][q] / 5, f["cities_left"][q] / 4, f["knights"][q] / 10]
        row += [f["route_length"][q] / 15, f["route_holder"] == q + 1, f["army_holder"] == q + 1]
        row += [f["harbours"][q] >> i & 1 for i in range(6)]
        size, due, answer = self.counts["hand"][q], f["due"][q], f["answer"][q]
        row += [hidden if size == hidden else size / 20, hidden if due == hidden else due / 20]
        row += [(self.counts["progress"] if self.knights else self.counts["cards"])[q] / 10]
        row += [answer == c.ACCEPTED, answer == c.DECLINED]
        if self.knights:
            row += [n / 2 for n in f["knights_left"][3 * q : 3 * q + 3]]
            row += [n / 5 for n in f["improved"][3 * q : 3 * q + 3]]
            row += [f["walls"][q] / 3, f["defenders"][q] / 10, f["open_points"][q] / 2, f["reduced"][q] / 4]
            row += [f["merchant_seat"] == q + 1, 0 if f["harbour_empty"] >> q & 1 else f["harbour_calls"][q]]
            row += [f["step_seats"] >> q & 1, f["step_seat"] == q]
        return [float(x) for x in row]

    def offer(self, q: int) -> list[float]:
        bundle, to = self.f["offer"][q], self.f["offer_to"][q]
        if bundle <= 0:
            return [0.0] * (2 * self.goods + 5)
        row = self.pack(maker_gives(bundle), 0.25) + self.pack(maker_gets(bundle), 0.25)
        return [*row, float(to == c.NOBODY), *self.by_seat(0 if to == c.NOBODY else to + 1)]

    def turn(self) -> list[float]:
        f, worker, phase = self.f, self.core.worker, self.f["phase"]
        base = [*range(7), c.OVER]
        row = [phase == p for p in base] + ([phase == 32 + i for i in range(15)] if self.knights else [])
        points = f["points"][self.me] + count(f["cards"][self.me], c.POINT_CARD)
        row += [f["die_one"] / 6, f["die_two"] / 6, f["rolled"], f["card_played"], f["trade_closed"]]
        row += [f["free_roads"] / 2, f["founded"] / 8, points / 10, self.rules.goal / 10]
        row += [min(f["turn"], 400) / 400, worker.episode.offers[self.me] < worker.offers]
        row += [self.core.seat == self.me and phase != c.OVER]
        row += [f["new_harbours"] >> i & 1 for i in range(6)]
        if not self.knights:
            row += [self.counts["deck"] / 25, *self.pack(f["played"], 0.1, 5)]
            return [float(x) for x in row]
        seen = f["rolled"] or f["resolving"]
        row += [bool(seen) and f["event"] == face for face in range(4)]
        row += [f["ship"] / self.rules.barbarian_track, min(f["attacks"], 10) / 10, f["defender_cards"] / 6]
        row += [f["crane"] / 2, f["resolving"], *(f["fleet"] >> g & 1 for g in range(8))]
        row += [n / 18 for n in self.counts["progress_deck"]]
        row += [f["discard_cause"] == cause for cause in range(3)]
        data = f["step_data"]
        row += [phase == c.HANDING_OVER and data == g for g in range(8)]
        row += [phase == c.PLACING_METROPOLIS and data == track for track in range(3)]
        placing = phase in (c.REFUGE, c.PLACING_KNIGHT)
        row += [placing * (data >> c.KNIGHT_STRENGTH & 3) / 3, placing and bool(data & c.KNIGHT_ACTIVE)]
        return [float(x) for x in row]

    def shown(self) -> list[float]:
        q, mine = self.f["step_seat"], self.f["active"] == self.me
        cards, goods = [0.0] * 25, [0.0] * 8
        if mine and self.f["phase"] == c.SPYING:
            cards = [n * 0.2 for n in self.f["progress"][25 * q : 25 * q + 25]]
        if mine and self.f["phase"] == c.TAKING:
            goods = self.pack(self.f["hand"][q], 0.1)
        return cards + goods

    def seats(self, row_of: Callable[[int], list[float]]) -> Rows:
        rows = [row_of(q) for q in self.order]
        return rows + [[0.0] * len(rows[0])] * (4 - self.players)

    def bank(self) -> list[float]:
        if self.f["bank"] != HIDDEN:
            return self.pack(self.f["bank"], 0.05)
        return [0.05 if n else 0.0 for n in self.counts["bank"]]

    def all(self) -> Arrays:
        """The blocks by name, in their order."""
        found: dict[str, Any] = {"hexes": self.hexes(), "nodes": self.nodes(), "edges": self.edges()}
        found |= self.own()
        found |= {"players": self.seats(self.player), "bank": self.bank()}
        found |= {"offers": self.seats(self.offer), "turn": self.turn()}
        if self.knights:
            found["shown"] = self.shown()
        return {name: np.array(rows, np.float32) for name, rows in found.items()}
