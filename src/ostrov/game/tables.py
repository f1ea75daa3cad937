"""Options turned into the integer tables of the engine: once, before the first move."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.core.geometry import Geometry
from ostrov.engine.core.rules import Rules
from ostrov.engine.setup.board_setup import BoardSetup
from ostrov.engine.setup.maps import ISLAND, fill_board_setup
from ostrov.game.base.tables import fill_rules
from ostrov.game.expansions import meetings, parse_game
from ostrov.game.options import Options

TOKEN_LAYOUTS = {
    "letters_spiral": c.LETTERS,
    "random": c.RANDOM_TOKENS,
    "random_no_red_neighbours": c.NO_RED_NEIGHBOURS,
}
HARBOUR_LAYOUTS = {
    "frame_pieces": c.SHUFFLED_FRAME,
    "fixed": c.FIXED_HARBOURS,
    "shuffle_kinds": c.SHUFFLED_KINDS,
}
STARTERS = {"highest_roll": c.HIGHEST_ROLL, "oldest": 0, "seat_0": 0, "random": c.RANDOM_START}


def rules_of(options: Options) -> Rules:
    """The rules of play that the options agree on."""
    r = Rules()
    fill_rules(r, options)
    for expansion in parse_game(options["game"]):
        expansion.add_rules(r, options)
    for meeting in meetings(parse_game(options["game"])):
        meeting.add_rules(r, options)
    if options["friendly_robber"]:  # H-1: the points of a founding, with cities from the beginning three
        r.spared_points = r.worth[c.SETTLEMENT_LEVEL] + r.worth[r.second_level]
    return r


def board_setup_of(options: Options, g: Geometry) -> BoardSetup:
    """What a seed decides under these options."""
    d = BoardSetup()
    d.variable = int(options["board_setup"] == "variable")
    d.tokens = TOKEN_LAYOUTS[str(options["token_layout"])]
    corner = options["spiral_corner"]
    d.corner = c.RANDOM_CORNER if corner == "random" else int(corner)
    d.harbours = HARBOUR_LAYOUTS[str(options["harbour_layout"])]
    d.start_seat = STARTERS[str(options["start_player"])]
    if d.variable and g.hexes == ISLAND:  # a board that is given needs no drawing
        fill_board_setup(d, g)
    for expansion in parse_game(options["game"]):
        if expansion.boards:
            expansion.boards.add_setup(d, options, g)
    return d
