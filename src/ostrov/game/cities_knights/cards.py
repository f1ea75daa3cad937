"""Progress cards and Defender cards in written positions: hands, decks and what lies under them. B-INV-5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.pieces import deck_of, end_card, first_card, progress_count
from ostrov.engine.core.state import State
from ostrov.game.cities_knights.names import PROGRESS, TRACKS
from ostrov.game.position_reader import Json, PositionReader

OPEN = (c.PRINTER, c.CONSTITUTION)
DEFENDERS = 6


def by_track(entry: PositionReader, key: str, rows: object) -> list[tuple[int, Any]]:
    """The rows of an object that is keyed by tracks."""
    return entry.rows(key, rows, "tracks", TRACKS, "track")


def enter_cards(entry: PositionReader) -> None:
    """Cards in hands, laid open and under the decks; the decks are what these leave."""
    _hands(entry)
    _under(entry)
    _open_cards(entry)
    _decks(entry)


def _hands(entry: PositionReader) -> None:
    """Progress cards in hand (CK-PROG-4); victory points are never kept there (CK-PROG-6)."""
    s, r = entry.s, entry.r
    progress = s.progress
    for p, rows in entry.by_seat("progress"):
        where = f"progress of {entry.colours[p]}"
        for card, n in entry.rows(where, rows, "progress cards", PROGRESS, "progress card"):
            progress[c.PROGRESS_KINDS * p + card] = entry.whole(f"{where}, {PROGRESS[card]}", n, 0, 18)
            if card in OPEN and n:
                entry.wrong.append(f"{where}: {PROGRESS[card]} lies open (CK-PROG-6)")
    s.progress = progress
    for p in range(r.seats):
        waits = p == s.active and s.rolled and not r.return_at_once
        if progress_count(s, p) > r.progress_limit and not waits:
            entry.wrong.append(
                f"progress of {entry.colours[p]}: more than {r.progress_limit} cards (CK-PROG-4)"
            )


def _under(entry: PositionReader) -> None:
    """Cards that went under their decks, in this order (CK-PROG-7)."""
    under = entry.s.under
    for track, row in by_track(entry, "under", entry.data.get("under", {})):
        where = f"under {TRACKS[track]}"
        cards = entry.listed(where, row, "progress cards")
        if len(cards) > c.DECK_SIZE:
            entry.wrong.append(f"{where}: more than {c.DECK_SIZE} cards (B-INV-5)")
        for i, text in enumerate(cards[: c.DECK_SIZE]):
            card = entry.word(where, PROGRESS, "progress card", text)
            if card is None:
                continue
            if deck_of(card) != track or card in OPEN:
                entry.wrong.append(f"{where}: {text} is never there (CK-PROG-7)")
            under[c.DECK_SIZE * track + i] = card + 1
    entry.s.under = under


def _open_cards(entry: PositionReader) -> None:
    """Defender cards and open victory points; at most the cards that there are (CK-DEF-1, CK-PROG-6)."""
    s = entry.s
    defenders, open_points = s.defenders, s.open_points
    for p, n in entry.by_seat("defenders"):
        defenders[p] = entry.whole(f"defenders of {entry.colours[p]}", n, 0, 30000)
    for p, n in entry.by_seat("open_points"):
        open_points[p] = entry.whole(f"open_points of {entry.colours[p]}", n, 0, len(OPEN))
    if sum(defenders) > DEFENDERS and not entry.r.defenders_unlimited:
        entry.wrong.append(f"defenders: more than {DEFENDERS} cards (CK-DEF-3)")
    if sum(open_points) > len(OPEN):
        entry.wrong.append(f"open_points: more than {len(OPEN)} cards (B-INV-5)")
    s.defenders, s.open_points = defenders, open_points
    s.defender_cards = max(DEFENDERS - sum(defenders), 0)


def _decks(entry: PositionReader) -> None:
    """What is left of each deck; a stated rest must agree (B-INV-5).

    With one victory point laid open, the decks say which; when they are not stated it is the Printer.
    """
    s, r = entry.s, entry.r
    stated = _stated(entry)
    left = [
        r.progress_deck[card]
        - sum(s.progress[c.PROGRESS_KINDS * p + card] for p in range(r.seats))
        - s.under.count(card + 1)
        for card in range(c.PROGRESS_KINDS)
    ]
    out = min(sum(s.open_points), len(OPEN))
    gone = OPEN if stated is None or not stated[c.PRINTER] else tuple(reversed(OPEN))
    for card in gone[:out]:
        left[card] -= 1
    for card, n in enumerate(left):
        if n < 0:
            entry.wrong.append(f"{-n} {PROGRESS[card]} more than there are (B-INV-5)")
    if stated is not None and stated != left and min(left) >= 0:
        entry.wrong.append(f"progress_decks: should be what the hands leave: {_by_deck(left)} (B-INV-5)")
    s.progress_deck = [max(n, 0) for n in left]


def _stated(entry: PositionReader) -> list[int] | None:
    """The decks as they are written down."""
    if "progress_decks" not in entry.data:
        return None
    found = [0] * c.PROGRESS_KINDS
    for track, rows in by_track(entry, "progress_decks", entry.data["progress_decks"]):
        where = f"deck of {TRACKS[track]}"
        for card, n in entry.rows(where, rows, "progress cards", PROGRESS, "progress card"):
            if deck_of(card) != track:
                entry.wrong.append(f"{where}: {PROGRESS[card]} belongs to another deck (B-INV-5)")
            found[card] = entry.whole(f"{where}, {PROGRESS[card]}", n, 0, c.DECK_SIZE)
    return found


def _kinds(cards: Sequence[int], first: int, end: int) -> dict[str, int]:
    """The kinds of a range that are there, with their numbers."""
    return {PROGRESS[card]: cards[card] for card in range(first, end) if cards[card]}


def _by_deck(cards: Sequence[int]) -> Mapping[str, dict[str, int]]:
    """Cards by deck and kind."""
    return {name: _kinds(cards, first_card(track), end_card(track)) for track, name in enumerate(TRACKS)}


def add_cards(facts: Json, s: State, colours: Sequence[str]) -> None:
    """The inverse of `enter_cards`."""
    progress, under, defenders, open_points = s.progress, s.under, s.defenders, s.open_points
    facts["defenders"] = {colour: defenders[p] for p, colour in enumerate(colours)}
    facts["open_points"] = {colour: open_points[p] for p, colour in enumerate(colours)}
    facts["progress"] = {}
    for p, colour in enumerate(colours):
        row = progress[c.PROGRESS_KINDS * p : c.PROGRESS_KINDS * (p + 1)]
        facts["progress"][colour] = _kinds(row, 0, c.PROGRESS_KINDS)
    facts["progress_decks"] = _by_deck(s.progress_deck)
    facts["under"] = {
        name: [PROGRESS[card - 1] for card in under[c.DECK_SIZE * track : c.DECK_SIZE * (track + 1)] if card]
        for track, name in enumerate(TRACKS)
    }
