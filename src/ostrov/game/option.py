"""One option of the rules: its name, what it may be, the clause and the expansion that it belongs to."""

from __future__ import annotations

from dataclasses import dataclass

Value = bool | int | str

FACES = 6
"""Faces of a die whose faces are chosen."""


class OptionError(ValueError):
    """An option that does not exist, a value it does not take, or two that exclude each other."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option: the first of its values is the default; `low` to `high` when it is a free number."""

    name: str
    clause: str
    values: tuple[Value, ...]
    low: int | None = None
    high: int | None = None
    faces: tuple[str, ...] = ()
    """Takes six of these, the faces of a die, joined by commas."""
    expansion: str = ""
    """The expansion that it belongs to, by name; empty when every game has it."""

    @property
    def default(self) -> Value:
        """The value that holds when nothing is said."""
        return self.values[0]

    def check(self, value: Value) -> Value:
        """The value itself; OptionError when the option does not take it."""
        if self.low is not None and self.high is not None:
            if type(value) is int and self.low <= value <= self.high:
                return value
            raise OptionError(
                f"option {self.name} takes a whole number from {self.low} to {self.high}, not {value!r}"
            )
        if self.faces:
            return self._die(value)
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        listed = ", ".join(option_text(known) for known in self.values)
        raise OptionError(f"option {self.name} takes {listed}, not {value!r} ({self.clause})")

    def _die(self, value: Value) -> str:
        """The faces of a die (X-50)."""
        faces = str(value).split(",")
        if len(faces) != FACES or not set(faces) <= set(self.faces):
            raise OptionError(
                f"option {self.name} takes six of {', '.join(self.faces)}, joined by commas, not {value!r}"
            )
        return ",".join(faces)


def option_text(value: Value) -> str:
    """A value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
