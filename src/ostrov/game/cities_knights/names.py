"""Words for the numbers of Cities & Knights: tracks, faces of the event die, progress cards, phases."""

from __future__ import annotations

from typing import Literal, get_args

from ostrov.engine import constants as c

Track = Literal["trade", "politics", "science"]
EventFace = Literal["ship", "yellow", "blue", "green"]

TRACKS: tuple[Track, ...] = get_args(Track)
EVENT_FACES: tuple[EventFace, ...] = get_args(EventFace)
PROGRESS = (
    *("alchemist", "crane", "engineer", "inventor", "irrigation"),
    *("medicine", "mining", "printer", "road building", "smith"),
    *("bishop", "constitution", "deserter", "diplomat", "intrigue"),
    *("saboteur", "spy", "warlord", "wedding"),
    *("commercial harbour", "master merchant", "merchant", "merchant fleet"),
    *("resource monopoly", "trade monopoly"),
)
PHASES = {
    c.COMMITTING: "committing knights",
    c.LOSING_CITY: "losing cities",
    c.CHOOSING_DECK: "choosing a deck",
    c.DRAWING_PROGRESS: "drawing progress card",
    c.RETURNING: "returning a card",
    c.AQUEDUCT: "aqueduct",
    c.REFUGE: "knight looks for refuge",
    c.PLACING_METROPOLIS: "placing metropolis",
    c.PLAYING_DRAWN: "playing the drawn card",
    c.DESERTING: "giving up a knight",
    c.PLACING_KNIGHT: "placing a knight",
    c.RELAYING: "laying a road again",
    c.SPYING: "spying",
    c.TAKING: "taking cards",
    c.HANDING_OVER: "handing over a commodity",
}
