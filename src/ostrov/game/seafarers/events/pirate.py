"""The pirate, and what it takes. S-PIR-1 to -3, -7."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.seafarers.pirate import pirate_victims, ship_seats
from ostrov.game.base.events.robber import stolen_by
from ostrov.game.change import Change, Events
from ostrov.game.event import Event


def pirate(ch: Change) -> Events:
    """The pirate moves; where nobody is robbed, that is said too."""
    where = ch.places.figure
    facts = {**ch.by, "from": where(ch.before.pirate), "to": where(ch.first)}
    yield Event("pirate-moved", "S-PIR-1", facts)
    if ch.after.phase == c.STEALING:
        return
    if ch.third:
        yield Event("cloth-stolen", "S-CL-6", {**ch.by, "victim": ch.player(ch.second)})
        return
    victim = {} if ch.second == c.NOBODY else {"victim": ch.player(ch.second)}
    yield Event("nothing-stolen", _spared_by(ch), {**ch.by, **victim})


def _spared_by(ch: Change) -> str:
    """Why nobody loses a card: the frame, few points (H-1), or nothing to take."""
    if ch.first == c.FRAME:
        return "S-PIR-3"
    there = ship_seats(ch.board, ch.before, ch.first) & ~(1 << ch.seat)
    robbable = pirate_victims(ch.board, ch.rules, ch.before, ch.seat, ch.first)
    return "S-PIR-7" if there & ~robbable and not robbable else "S-PIR-2"


def stolen(ch: Change) -> Events:
    """As the robber does, by the clause of whoever stole."""
    return stolen_by(ch, "S-PIR-2" if _by_pirate(ch) else "B-ROB-4")


def _by_pirate(ch: Change) -> bool:
    """The victim has a ship by the pirate; who also builds by the robber was robbed by what moved last."""
    s = ch.before
    if not ship_seats(ch.board, s, s.pirate) >> s.victim & 1:
        return False
    return not s.hex_seats[s.robber] >> s.victim & 1 or ch.earlier == c.MOVE_PIRATE


TELLERS = {c.MOVE_PIRATE: pirate, c.STOLEN: stolen}
