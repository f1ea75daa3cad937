"""Dice, production, the seven, turns and victory. B-PROD, B-SEVEN, B-TURN, B-WIN."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.production import owed_to_seats
from ostrov.engine.core.packs import count
from ostrov.engine.seams import score, terrain_at
from ostrov.game.change import Change, Events
from ostrov.game.event import Event, Facts
from ostrov.game.names import GOODS, pack_dict


def dice(ch: Change) -> Events:
    """The roll and what follows from it at once (B-PROD-1, B-SEVEN-1)."""
    number = ch.first + ch.second
    yield Event("dice", "B-SEVEN-1" if number == 7 else "B-PROD-1", dice_facts(ch))
    yield from follows(ch, number)


def dice_facts(ch: Change) -> Facts:
    """Who rolled what."""
    return {**ch.by, "dice": [ch.first, ch.second], "total": ch.first + ch.second}


def follows(ch: Change, number: int) -> Events:
    """What the sum of the dice brings."""
    yield from discards_due(ch) if number == 7 else production(ch, number)


def production(ch: Change, number: int) -> Events:
    """What the roll paid, what the robber and a short bank kept back (B-PROD-2, -5, -7)."""
    yield from blocked(ch, number)
    short = list(shortages(ch, number))
    paid = ch.gained()
    for seat, goods in paid.items():
        yield Event("production", "B-PROD-2", {"player": ch.player(seat), "goods": goods})
    yield from short
    if not paid and not any(ch.after.gold_due):  # S-GOLD-1
        yield Event("no-production", "B-PROD-7" if short else "B-PROD-1", {"total": number})


def blocked(ch: Change, number: int) -> Events:
    """The robber stands on a hex of the number (B-PROD-5)."""
    h, owner, level = ch.after.robber, ch.after.owner, ch.after.level
    if ch.after.token[h] != number:
        return
    pays, row = ch.rules.pays, 4 * terrain_at(ch.board, ch.after, h)
    lost = dict.fromkeys(ch.clockwise(), 0)
    for v in ch.board.hex_node[6 * h : 6 * h + 6]:
        if owner[v]:
            lost[owner[v] - 1] += pays[row + level[v]]
    losers = [{**ch.player(p), "goods": pack_dict(cards)} for p, cards in lost.items() if cards]
    if losers:
        yield Event("blocked", "B-PROD-5", {"hex": ch.places.hexes[h], "total": number, "losers": losers})


def shortages(ch: Change, number: int) -> Events:
    """Kinds of which the bank could not pay all that it owed (B-PROD-7, X-11)."""
    owed = owed_to_seats(ch.board, ch.rules, ch.after, number)
    before, after, bank = ch.before.hand, ch.after.hand, ch.before.bank
    for good in range(ch.rules.goods):
        if sum(count(cards, good) for cards in owed) <= count(bank, good):
            continue
        claims: list[Facts] = []
        for p in ch.clockwise():
            if count(owed[p], good):
                paid = count(after[p], good) - count(before[p], good)
                claims.append({**ch.player(p), "owed": count(owed[p], good), "paid": paid})
        stack = {"bank": count(bank, good)} if ch.rules.open_bank else {}  # H-4
        yield Event("shortage", "B-PROD-7", {"good": GOODS[good], **stack, "claims": claims})


def discards_due(ch: Change, clause: str = "B-SEVEN-2") -> Events:
    """Who has to discard how many; for the seat alone where sizes of hands are hidden (B-SEVEN-2, X-39)."""
    due = ch.after.due
    rows = {p: {**ch.player(p), "number": due[p]} for p in ch.clockwise() if due[p]}
    if not rows:
        return
    if ch.rules.open_hand_counts:
        yield Event("discards-due", clause, {"due": list(rows.values())})
    else:
        yield Event("discards-due", clause, {}, {p: {"due": [row]} for p, row in rows.items()})


def turn_begins(ch: Change) -> Events:
    """The dice come to the next seat (B-TURN-6), after the founding to the starter (B-FOUND-6)."""
    if ch.after.turn != ch.before.turn:
        clause = "B-TURN-6" if ch.before.turn else "B-FOUND-6"
        yield Event("turn", clause, {"player": ch.player(ch.after.active), "turn": ch.after.turn})


def victory(ch: Change) -> Events:
    """Somebody has won and shows the victory point cards (B-WIN-1, -3, B-VPC-2)."""
    if not ch.after.winner:
        return
    seat = ch.after.winner - 1
    shown = count(ch.after.cards[seat], c.POINT_CARD)
    if shown:
        yield Event("revealed", "B-VPC-2", {"player": ch.player(seat), "cards": shown})
    clause = "B-WIN-3" if ch.after.turn != ch.before.turn else "B-WIN-1"
    yield Event("victory", clause, {"player": ch.player(seat), "points": score(ch.after, seat)})


TELLERS = {c.DICE: dice}
