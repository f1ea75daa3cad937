"""Drawing a board and starting a game from a seed. B-VAR-1 to -7, B-BEG-1 to -3, B-START-1 to -3."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.base.building import lay_road, put_building
    from ostrov.engine.base.constants import SETTLEMENT_LEVEL
    from ostrov.engine.base.production import start_income
    from ostrov.engine.base.turn import begin_turn, check_win
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import BOARD_STREAM, DESERT, HEXES, SEATS, START_STREAM, TERRAINS
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.setup.constants import (
        COAST,
        CORNERS,
        FRAME_PIECES,
        HIGHEST_ROLL,
        LETTERS,
        NO_RED_NEIGHBOURS,
        RANDOM_CORNER,
        RANDOM_START,
        SHUFFLED_FRAME,
        SHUFFLED_KINDS,
    )
    from ostrov.engine.setup.new_world import draw_world
    from ostrov.engine.setup.sea_setup import SeaSetup, draw_map
    from ostrov.engine.setup.start import start


class BoardSetup:
    """What a seed decides before the first action, and what it draws from."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every table."""
        self.variable: int = 0  # 1: the seed draws the board; 0: the board is as it is
        self.tokens: int = 0
        self.corner: int = 0
        self.harbours: int = 0
        self.start_seat: int = 0
        self.tiles: list[int] = [0] * HEXES  # terrains, one a hex
        self.letters: list[int] = [0] * HEXES  # numbers in the order of the letters: B-COMP-6
        self.letter_count: int = 0
        self.spiral: list[int] = [0] * (CORNERS * HEXES)  # hexes counter-clockwise from each corner: B-VAR-4
        self.coast: list[int] = [0] * COAST  # coastal edges clockwise
        self.coast_length: int = 0
        self.numbered: list[int] = [0] * TERRAINS  # 1 for terrains that get a number token: B-VAR-3
        self.harbour_at: list[int] = [0] * COAST  # harbour kind of a coastal edge, frame pieces in order
        # Pieces that stand at the start: node and edge, then the marked node and its edge: B-BEG-2, -3.
        self.placed: int = 0
        self.pieces: list[int] = [0] * (4 * SEATS)
        self.sea: SeaSetup = SeaSetup()  # how a map of Seafarers is drawn


def shuffle_tiles(d: BoardSetup, b: Board, low: I64, high: I64, k: I64) -> I64:
    """A uniform permutation of the tiles (B-VAR-2). Takes and returns the place in the stream."""
    for h in range(b.hexes):
        b.terrain[h] = d.tiles[h]
    for i in range(b.hexes - 1, 0, -1):
        j = below(draw(low, high, BOARD_STREAM, k), i + 1)
        k += 1
        kept = b.terrain[i]
        b.terrain[i] = b.terrain[j]
        b.terrain[j] = kept
    for h in range(b.hexes):
        if b.terrain[h] == DESERT:
            b.robber = h  # B-VAR-6
    return k


def lay_letters(d: BoardSetup, b: Board, corner: int) -> None:
    """Tokens in the order of the letters along the spiral; a desert is skipped (B-VAR-3 to -5)."""
    next_letter = 0
    for i in range(b.hexes):
        h = d.spiral[HEXES * corner + i]
        b.token[h] = 0
        if d.numbered[b.terrain[h]] != 0:
            b.token[h] = d.letters[next_letter]
            next_letter += 1


def is_red(number: int) -> bool:
    """Six and eight are printed red (B-COMP-7)."""
    return number == 6 or number == 8


def red_neighbours(b: Board) -> bool:
    """Two red numbers lie side by side: their hexes share a node (X-37)."""
    for v in range(b.nodes):
        reds = 0
        for i in range(3 * v, 3 * v + 3):
            if is_red(b.token[b.node_hex[i]]):
                reds += 1
        if reds > 1:
            return True
    return False


def shuffle_tokens(d: BoardSetup, b: Board, low: I64, high: I64, k: I64) -> I64:
    """A uniform permutation of the tokens over the producing hexes."""
    order: list[int] = [0] * HEXES
    for i in range(d.letter_count):
        order[i] = d.letters[i]
    for i in range(d.letter_count - 1, 0, -1):
        j = below(draw(low, high, BOARD_STREAM, k), i + 1)
        k += 1
        kept = order[i]
        order[i] = order[j]
        order[j] = kept
    n = 0
    for h in range(b.hexes):
        b.token[h] = 0
        if d.numbered[b.terrain[h]] != 0:
            b.token[h] = order[n]
            n += 1
    return k


def draw_tokens(d: BoardSetup, b: Board, low: I64, high: I64, k: I64) -> I64:
    """Tokens by letters, by chance, or by chance without red neighbours (X-37)."""
    if d.tokens == LETTERS:
        corner = d.corner
        if corner == RANDOM_CORNER:
            corner = below(draw(low, high, BOARD_STREAM, k), CORNERS)
            k += 1
        lay_letters(d, b, corner)
        return k
    k = shuffle_tokens(d, b, low, high, k)
    while d.tokens == NO_RED_NEIGHBOURS and red_neighbours(b):
        k = shuffle_tokens(d, b, low, high, k)
    return k


def put_harbours(d: BoardSetup, b: Board, kinds: Ints) -> None:
    """Gives both nodes of each coastal edge its harbour (B-GEO-5)."""
    for v in range(b.nodes):
        b.harbour[v] = 0
    for i in range(d.coast_length):
        if kinds[i] != 0:
            b.harbour[b.edge_node[2 * d.coast[i]]] = kinds[i]
            b.harbour[b.edge_node[2 * d.coast[i] + 1]] = kinds[i]


def draw_harbours(d: BoardSetup, b: Board, low: I64, high: I64, k: I64) -> I64:
    """Frame pieces in any order, or the nine places with shuffled kinds, or as printed (B-VAR-1, X-38)."""
    kinds: list[int] = [0] * COAST
    order: list[int] = [0] * COAST
    for i in range(d.coast_length):
        kinds[i] = d.harbour_at[i]
    n = 0
    if d.harbours == SHUFFLED_FRAME:
        n = FRAME_PIECES
        for i in range(n):
            order[i] = i
    elif d.harbours == SHUFFLED_KINDS:
        for i in range(d.coast_length):
            if kinds[i] != 0:
                order[n] = i
                n += 1
    for i in range(n - 1, 0, -1):
        j = below(draw(low, high, BOARD_STREAM, k), i + 1)
        k += 1
        kept = order[i]
        order[i] = order[j]
        order[j] = kept
    if d.harbours == SHUFFLED_FRAME:
        size = d.coast_length // FRAME_PIECES
        for i in range(d.coast_length):
            kinds[i] = d.harbour_at[size * order[i // size] + i % size]
    elif d.harbours == SHUFFLED_KINDS:
        n = 0
        for i in range(d.coast_length):
            if d.harbour_at[i] != 0:
                kinds[i] = d.harbour_at[order[n]]
                n += 1
    put_harbours(d, b, kinds)
    return k


def draw_board(d: BoardSetup, b: Board, low: I64, high: I64) -> None:
    """A new board of the same shape: tiles, tokens, harbours (B-VAR-1 to -6, S-SETUP-1, S-NW-1)."""
    if d.sea.drawn != 0:
        if d.sea.world != 0:
            draw_world(d.sea, b, low, high)
        else:
            draw_map(d.sea, b, low, high)
        return
    k: I64 = 0
    k = shuffle_tiles(d, b, low, high, k)
    k = draw_tokens(d, b, low, high, k)
    draw_harbours(d, b, low, high, k)


def highest_roller(r: Rules, low: I64, high: I64) -> int:
    """Everybody rolls two dice; the tied best roll again (B-START-1, -2, X-36)."""
    contenders = (1 << r.seats) - 1
    winner = 0
    k: I64 = 0
    while contenders != 0:
        best = 0
        tied = 0
        for p in range(r.seats):
            if (contenders >> p) & 1:
                roll = below(draw(low, high, START_STREAM, k), 6) + below(
                    draw(low, high, START_STREAM, k + 1), 6
                )
                k += 2
                if roll > best or tied == 0:
                    best = roll
                    tied = 1 << p
                    winner = p
                elif roll == best:
                    tied = tied | 1 << p
        contenders = tied if tied & (tied - 1) != 0 else 0
    return winner


def choose_starter(d: BoardSetup, r: Rules, low: I64, high: I64) -> int:
    """The seat with the first turn (X-1)."""
    if d.start_seat == HIGHEST_ROLL:
        return highest_roller(r, low, high)
    if d.start_seat == RANDOM_START:
        return below(draw(low, high, START_STREAM, 0), r.seats)
    return d.start_seat


def place_start_pieces(d: BoardSetup, b: Board, r: Rules, s: State) -> None:
    """The printed settlements and roads, and the income of the marked ones (B-BEG-2, -3, -5)."""
    for p in range(r.seats):
        for i in range(2):
            put_building(b, r, s, p, d.pieces[4 * p + 2 * i], SETTLEMENT_LEVEL)
            lay_road(b, r, s, p, d.pieces[4 * p + 2 * i + 1])
        start_income(b, r, s, p, d.pieces[4 * p + 2])
    s.founded = 2 * r.seats
    begin_turn(s, s.starter)
    check_win(r, s)


def set_up_game(d: BoardSetup, b: Board, r: Rules, s: State, low: I64, high: I64) -> None:
    """Board, starter and first position of a seeded game."""
    if d.variable != 0:
        draw_board(d, b, low, high)
    start(b, r, s, choose_starter(d, r, low, high))
    if d.placed != 0:
        place_start_pieces(d, b, r, s)
