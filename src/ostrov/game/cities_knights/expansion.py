"""Cities & Knights, put together from its parts."""

from __future__ import annotations

from ostrov.game.cities_knights.boards import first_game
from ostrov.game.cities_knights.events.tellers import EVENTS
from ostrov.game.cities_knights.names import PHASES
from ostrov.game.cities_knights.notation import knights_notation
from ostrov.game.cities_knights.options import AGREEMENT, FIRST_GAME, NAME
from ostrov.game.cities_knights.position import POSITION
from ostrov.game.cities_knights.restated import RESTATED
from ostrov.game.cities_knights.tables import add_cities_knights
from ostrov.game.cities_knights.universe import knights_universe
from ostrov.game.cities_knights.view import VIEW
from ostrov.game.cities_knights.why.checks import WHY
from ostrov.game.expansion import Expansion

CITIES_KNIGHTS = Expansion(
    name=NAME,
    title="Cities & Knights",
    agreement=AGREEMENT,
    printed={FIRST_GAME: first_game},
    add_rules=add_cities_knights,
    phases=PHASES,
    notation=knights_notation,
    universe=knights_universe,
    position=POSITION,
    view=VIEW,
    events=EVENTS,
    why=WHY,
    restated=RESTATED,
)
