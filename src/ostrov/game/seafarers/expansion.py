"""Seafarers, put together from its parts."""

from __future__ import annotations

from ostrov.game.expansion import BoardsPart, Expansion
from ostrov.game.seafarers import boards
from ostrov.game.seafarers.agreement import AGREEMENT, NAME
from ostrov.game.seafarers.events.tellers import EVENTS
from ostrov.game.seafarers.names import PHASES
from ostrov.game.seafarers.notation import sea_notation
from ostrov.game.seafarers.position import POSITION
from ostrov.game.seafarers.restated import RESTATED
from ostrov.game.seafarers.tables import add_rules
from ostrov.game.seafarers.universe import sea_universe
from ostrov.game.seafarers.view import VIEW
from ostrov.game.seafarers.why import WHY

SEAFARERS = Expansion(
    name=NAME,
    title="Seafarers",
    agreement=AGREEMENT,
    printed={},
    add_rules=add_rules,
    phases=PHASES,
    notation=sea_notation,
    universe=sea_universe,
    position=POSITION,
    view=VIEW,
    events=EVENTS,
    why=WHY,
    restated=RESTATED,
    boards=BoardsPart(
        board_of=boards.board_of,
        dealt_board=boards.dealt_board,
        build=boards.build,
        add_setup=boards.add_setup,
    ),
)
