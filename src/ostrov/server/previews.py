"""What a link shows where it is posted: title, words and picture, always as a stranger may know them."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from ostrov.draw.preview import HEIGHT, WIDTH
from ostrov.server.head_words import HeadWords
from ostrov.server.service import Service
from ostrov.table import Problem, Table

GENERAL_PICTURE = "/preview.png"
SEPARATOR = " · "
NAMED = ("t", "r", "j", "replay")
"""The first parts of addresses that name something; other pages have the general preview."""


class Preview(NamedTuple):
    """What stands in the head of a page; the picture is a path."""

    title: str
    words: str
    picture: str = GENERAL_PICTURE

    def tags(self, base: str, address: str) -> str:
        """Elements for a head. `base` is the origin, which pictures need; all is escaped here."""
        properties = {
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.words,
            "og:url": base + address,
            "og:image": base + self.picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
        names = {"description": self.words, "twitter:card": "summary_large_image"}
        tags = [f"<title>{escape(self.title)}</title>"]
        tags += [f'<meta name="{name}" content="{escape(text)}">' for name, text in names.items()]
        tags += [f'<meta property="{name}" content="{escape(text)}">' for name, text in properties.items()]
        return "\n".join(tags)


class Previews:
    """Makes previews from what the service shows to strangers."""

    def __init__(self, words: HeadWords) -> None:
        self._words = words

    async def of(self, service: Service, place: str, id: str, accepted: str) -> Preview:
        """The preview of a page: the first part of its address and what it names. Never a Problem."""
        language = self._words.language(accepted)
        try:
            if place in ("t", "r"):
                return self._table(language, await service.seen_by_strangers(id))
            if place == "j":
                return self._invitation(language, *await service.invited(id, None))
            if place == "replay":
                title = self._title(language, await service.replays.names(id), "")
                return Preview(title, self._say(language, "look-back"), f"/preview/replay/{id}.png")
        except Problem:
            pass
        return self._general(language)

    def _general(self, language: str) -> Preview:
        return Preview(self._say(language, "title"), self._say(language, "about"))

    def _table(self, language: str, table: Table) -> Preview:
        """A public table, or a finished one."""
        names = [seat.person.name for seat in table.seats if seat.person is not None]
        game = self._say(language, f"game-{table.plan.options['game']}")
        found = [
            self._say(
                language, self._state(table), n=sum(s.kind == "open" and not s.kept for s in table.seats)
            )
        ]
        winner = table.game.winner if table.game is not None and table.has_ended else None
        if winner is not None and table.seats[winner].person is not None:
            found.insert(0, self._say(language, "winner", name=table.seats[winner].name))
        return Preview(
            self._title(language, names, game), " ".join(found), f"/preview/t/{table.id}.png?{table.stage}"
        )

    def _state(self, table: Table) -> str:
        """The message about what one can do there."""
        if table.has_ended:
            return "look-back"
        return "watch" if table.stage == "playing" else "join"

    def _invitation(self, language: str, table: Table, scope: str) -> Preview:
        """Who invites; whoever has the link may know that much of the table."""
        host = table.people.get(table.host, "")
        game = self._say(language, f"game-{table.plan.options['game']}")
        free = sum(seat.kind == "open" for seat in table.seats)
        words = [game] if scope == "watch" else [game, self._say(language, "join", n=free)]
        return Preview(self._say(language, f"invited-{scope}", host=host), SEPARATOR.join(words))

    def _title(self, language: str, names: Iterable[str], game: str) -> str:
        """Who plays what."""
        title = self._say(language, "title")
        return f"{', '.join(names) or title}{SEPARATOR}{game or title}"

    def _say(self, language: str, id: str, **facts: object) -> str:
        return self._words.say(language, f"head-{id}", **facts)
