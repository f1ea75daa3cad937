"""How long things take and who may win, as far as a seat can tell: estimates for bots of anybody.

They know incomes, harbours, the robber, places to build, awards within reach and, in Cities & Knights, the
ship of the barbarians. They do not search: a bot that has to be quick asks them thousands of times a second.
"""

from __future__ import annotations

from collections.abc import Mapping

from ostrov.bots.bot import BotError, GameInfo
from ostrov.engine.core.packs import some
from ostrov.game.names import GOODS
from ostrov.game.view import View
from ostrov.game.view_state import state_from_view
from ostrov.players.estimates.fitted import forecast_for
from ostrov.players.estimates.time_to_win import note_times
from ostrov.players.estimates.times import time_to_build
from ostrov.players.estimates.win_probability import note_chances


class Estimates:
    """Estimates at one table. Times are rolls of the dice by anybody; what never comes takes `never`."""

    def __init__(self, info: GameInfo) -> None:
        self.board, self.rules = info.board, info.rules
        self._forecast = forecast_for(info.rules)
        self.never = float(self._forecast.never)

    def rolls_to_pay(self, view: View, cost: Mapping[str, int]) -> float:
        """Until the seat of the view can pay, `{"ore": 3, "grain": 2}`, exchanges with the bank included."""
        seat, state = _seat(view), state_from_view(view, self.rules)
        pack = sum(some(_kind(good, self.rules.goods), n) for good, n in cost.items())
        return time_to_build(self.board, self.rules, state, seat, state.hand[seat], pack, self._forecast)

    def rolls_to_win(self, view: View) -> list[float]:
        """Until each seat has the points that it needs, building one thing after the other."""
        note_times(self.board, self.rules, state_from_view(view, self.rules), _seat(view), self._forecast)
        return self._forecast.time[: self.rules.seats]

    def chances(self, view: View) -> list[float]:
        """To win, for each seat; fitted to games among the bots of this package, without trade."""
        note_chances(self.board, self.rules, state_from_view(view, self.rules), _seat(view), self._forecast)
        return self._forecast.chance[: self.rules.seats]


def _seat(view: View) -> int:
    if view.seat is None:
        raise BotError("estimates are made for a seat, and a spectator has none")
    return view.seat


def _kind(good: str, known: int) -> int:
    names = GOODS[:known]
    if good not in names:
        raise BotError(f"{good!r} is no good of this game; they are {', '.join(names)}")
    return names.index(good)
