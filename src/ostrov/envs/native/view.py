"""What a seat sees, as numbers: the blocks that `ostrov.envs.observation` names, one after the other.

Only what `ostrov.game.view` shows a seat is read here, so the numbers follow from the view alone. Seats
come in relative order, the viewer first; places of seats that are not at the table stay 0.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Floats, Ints

if not cython.compiled:
    from ostrov.engine.base.bank import seen_bank
    from ostrov.engine.base.constants import ACCEPTED, DECLINED, DISCARDING, FOUND_ROAD_PHASE
    from ostrov.engine.core.bits import ctz, floats_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import DESERT, GENERAL_HARBOUR, NODE_WORDS, SEATS, WORD
    from ostrov.engine.core.packs import count, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import harbour_at, terrain_at
    from ostrov.envs.native.codes import relative
    from ostrov.envs.native.constants import ENV_SEATS
    from ostrov.envs.native.expansions import (
        card_kinds,
        cards_held,
        cards_in_deck,
        cards_in_hand,
        edge_width,
        expand_edges,
        expand_hexes,
        expand_nodes,
        expand_player,
        hex_width,
        node_width,
        player_width,
        view_cards,
        view_shown_cards,
    )
    from ostrov.envs.native.view_turn import view_offers, view_turn
    from ostrov.envs.native.worker import EnvWorker


def pips(token: int) -> int:
    """In how many of 36 rolls a number falls."""
    return 6 - abs(7 - token) if token != 0 else 0


def view_hexes(b: Board, r: Rules, s: State, out: Floats, at: I64) -> I64:
    """Terrain, number, odds, robber; what expansions add."""
    start: I64 = at
    width = hex_width(r)
    for h in range(b.hexes):
        out[at + terrain_at(b, s, h)] = 1.0
        at += DESERT + 1
        out[at] = s.token[h] * 0.08333333333333333
        out[at + 1] = pips(s.token[h]) * 0.2
        at += width - DESERT - 1
    out[start + width * s.robber + DESERT + 3] = 1.0
    expand_hexes(r, s, out, start, width)
    return at


def view_buildings(b: Board, r: Rules, s: State, places: Ints, out: Floats, at: I64, width: int) -> None:
    """Settlements and cities by seat, on the nodes where one stands; `at` is the first node's place."""
    for q in range(r.seats):
        for k in range(b.node_words):
            left: I64 = s.upgradable[NODE_WORDS * q + k] | s.city_nodes[NODE_WORDS * q + k]
            while left != 0:
                v = WORD * k + ctz(left)
                out[at + width * v + places[q + 1] + ENV_SEATS * (s.level[v] >> 1)] = 1.0
                left = left & (left - 1)


def view_nodes(b: Board, r: Rules, s: State, places: Ints, out: Floats, at: I64) -> I64:
    """Settlements and cities by seat, harbours, the node that a step is about; then what expansions add."""
    width = node_width(r)
    view_buildings(b, r, s, places, out, at, width)
    for v in range(b.nodes):
        harbour = harbour_at(b, s, v)
        if harbour != 0:
            out[at + width * v + 2 * ENV_SEATS + harbour - 1] = 1.0
    if s.phase == FOUND_ROAD_PHASE:
        out[at + width * s.last_node + 2 * ENV_SEATS + GENERAL_HARBOUR] = 1.0
    expand_nodes(b, r, s, places, out, at, width)
    return at + width * b.nodes


def view_edges(b: Board, r: Rules, s: State, places: Ints, out: Floats, at: I64) -> I64:
    """Roads by seat; what expansions add."""
    width = edge_width(r)
    expand_edges(r, s, out, at, width)
    for e in range(b.edges):  # without branches, which nobody could predict: (x + 7) >> 3 is 0 for 0, else 1
        owner = s.road[e]
        out[at + places[owner]] = (owner + 7) >> 3
        at += width
    return at


def view_pack(pack: I64, kinds: int, scale: float, out: Floats, at: I64) -> I64:
    """The counts of a pack."""
    for g in range(kinds):
        out[at + g] = count(pack, g) * scale
    return at + kinds


def view_own(k: EnvWorker, r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """Own goods, cards chosen to be discarded, own cards."""
    chosen: I64 = 0
    if s.phase == DISCARDING:
        chosen = k.episode.chosen if k.episode.seat == p else s.thrown[p]
    at = view_pack(s.hand[p], r.goods, 0.1, out, at)
    at = view_pack(chosen, r.goods, 0.1, out, at)
    return view_cards(r, s, p, out, at)


def view_answer(r: Rules, s: State, p: int, q: int, out: Floats, at: I64) -> I64:
    """The answer of seat q to the active seat's offer, as far as seat p hears it (X-16)."""
    if r.private_offers == 0 or p == q or p == s.active:
        out[at] = 1.0 if s.answer[q] == ACCEPTED else 0.0
        out[at + 1] = 1.0 if s.answer[q] == DECLINED else 0.0
    return at + 2


def view_sizes(r: Rules, s: State, p: int, q: int, out: Floats, at: I64) -> I64:
    """How many cards seat q holds, and has to discard; -1 where sizes are hidden (X-39)."""
    known: bool = r.open_hand_counts != 0 or p == q
    out[at] = total(s.hand[q]) * 0.05 if known else -1.0
    out[at + 1] = s.due[q] * 0.05
    if s.phase == DISCARDING and not known:
        out[at + 1] = -1.0
    out[at + 2] = cards_held(r, s, q) * 0.1
    return at + 3


def view_player(r: Rules, s: State, p: int, q: int, out: Floats, at: I64) -> I64:
    """What everybody knows of seat q."""
    out[at] = 1.0
    out[at + 1] = 1.0 if s.active == q else 0.0
    out[at + 2] = 1.0 if s.starter == q else 0.0
    out[at + 3] = s.points[q] * 0.1
    out[at + 4] = s.roads_left[q] * 0.06666666666666667
    out[at + 5] = s.settlements_left[q] * 0.2
    out[at + 6] = s.cities_left[q] * 0.25
    out[at + 7] = s.knights[q] * 0.1
    out[at + 8] = s.route_length[q] * 0.06666666666666667
    out[at + 9] = 1.0 if s.route_holder == q + 1 else 0.0
    out[at + 10] = 1.0 if s.army_holder == q + 1 else 0.0
    at += 11
    for i in range(GENERAL_HARBOUR):
        out[at + i] = (s.harbours[q] >> i) & 1
    at = view_sizes(r, s, p, q, out, at + GENERAL_HARBOUR)
    at = view_answer(r, s, p, q, out, at)
    return expand_player(r, s, q, out, at)


def view_players(r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """All seats, the viewer first."""
    width = player_width(r)
    for k in range(r.seats):
        view_player(r, s, p, (p + k) % r.seats, out, at + width * k)
    return at + width * ENV_SEATS


def view_secrets(r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """Full information: every hand, every card, what is left in the decks."""
    cards = card_kinds(r)
    for k in range(r.seats):
        q = (p + k) % r.seats
        view_pack(s.hand[q], r.goods, 0.1, out, at + r.goods * k)
    at += r.goods * ENV_SEATS
    for k in range(r.seats):
        q = (p + k) % r.seats
        for card in range(cards):
            out[at + cards * k + card] = cards_in_hand(r, s, q, card) * 0.2
    at += cards * ENV_SEATS
    for card in range(cards):
        out[at + card] = cards_in_deck(r, s, card) * 0.1
    return at + cards


def view_of(k: EnvWorker, p: int, out: Floats, at: I64) -> I64:
    """Writes the view of seat p into cleared memory; returns where it ends."""
    places: list[int] = [0] * (SEATS + 1)  # by owner, 0 or 1 + seat, as on the board
    for q in range(k.rules.seats):
        places[q + 1] = relative(k.rules, p, q)
    at = view_hexes(k.board, k.rules, k.state, out, at)
    at = view_nodes(k.board, k.rules, k.state, places, out, at)
    at = view_edges(k.board, k.rules, k.state, places, out, at)
    at = view_own(k, k.rules, k.state, p, out, at)
    at = view_players(k.rules, k.state, p, out, at)
    at = view_pack(seen_bank(k.rules, k.state), k.rules.goods, 0.05, out, at)
    at = view_offers(k.rules, k.state, p, out, at)
    at = view_turn(k, k.rules, k.state, p, out, at)
    at = view_shown_cards(k.rules, k.state, p, out, at)
    if k.full != 0:
        at = view_secrets(k.rules, k.state, p, out, at)
    return at


def clear(out: Floats, at: I64, number: I64) -> None:
    """Writes zeros, in parts of a kilobyte: the C library is slow to clear more of it at once."""
    last: I64 = at + number
    while at < last:
        part: I64 = min(last - at, 256)
        for i in range(part):
            out[at + i] = 0.0
        at += part


def view_to(k: EnvWorker, p: int, out: Floats, at: I64, number: I64) -> None:
    """Writes the view of seat p, so many numbers, to a place."""
    clear(out, at, number)
    view_of(k, p, out, at)


def view_size(k: EnvWorker) -> I64:
    """How many numbers a view has; what was being made is overwritten."""
    return view_of(k, 0, k.numbers, 0)


def write_view(k: EnvWorker, p: int, array: object) -> None:
    """`view_of` for callers from Python, whose array is cleared and as long as the blocks."""
    out: Floats = floats_of(array)
    view_of(k, p, out, 0)
