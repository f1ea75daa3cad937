"""Words for the heads of pages, which messengers and search engines read: the reader's language, as built.

The built client brings a catalogue for each language. These have whole messages on one line and facts in
`{ $braces }`, nothing else of Fluent: there is nobody here who could count in six languages.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
FACT = re.compile(r"\{ \$(\w+) \}")
USUAL = "en"


class HeadWords:
    """The catalogues of a folder, `LANGUAGE.ftl`; without a folder there are no words."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def say(self, language: str, id: str, **facts: object) -> str:
        """A message with its facts; the title of all pages for one that is not there."""
        words = _catalogue(self._folder / f"{language}.ftl")
        text = words.get(id) or words.get("head-title", "Ostrov")
        return FACT.sub(lambda found: str(facts.get(found[1], "")), text)

    def language(self, accepted: str) -> str:
        """The language of an Accept-Language header that there is a catalogue of, the most wanted one."""
        wanted: list[tuple[float, str]] = []
        for part in accepted[:400].split(","):
            tag, _, weight = part.strip().partition(";q=")
            code = tag[:2].lower()
            if code.isalpha() and (self._folder / f"{code}.ftl").is_file():
                wanted.append((_weight(weight), code))
        return max(wanted, key=lambda one: one[0])[1] if wanted else USUAL


def _weight(text: str) -> float:
    """How much a language is wanted; one when nothing is said."""
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


@cache
def _catalogue(file: Path) -> dict[str, str]:
    """The messages of a file."""
    return dict(MESSAGE.findall(file.read_text("utf-8"))) if file.is_file() else {}
