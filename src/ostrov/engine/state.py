"""The state of a game: integers of fixed size, nothing else. Generated: tools/gen_state.py."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov.engine import _nocython as cython

from ostrov.engine.types import I64, Cell, Cells

if not cython.compiled:
    from ostrov.engine.bits import bytes_to_cells, cells_to_bytes, copy_block, get_wide, put_wide

STATE_BYTES = 3000


class State:
    """Everything that is true in a game, hidden cards included; no generator and no deck order.

    Writing a field is unchecked: play through `ostrov.engine.apply`, enter positions through
    `ostrov.game`.
    """

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every field, at its neutral value."""
        # who has built on a node: 0 or 1 + seat
        self.owner: list[int] = [0] * 181
        # what stands on a node: 0, settlement 1, city 2
        self.level: list[int] = [0] * 181
        # whose road lies on an edge: 0 or 1 + seat
        self.road: list[int] = [0] * 241
        # number token of a hex, 0 for none
        self.token: list[int] = [0] * 65
        self.robber: int = 0  # hex of the robber
        # road pieces in a seat's supply
        self.roads_left: list[int] = [0] * 6
        # settlement pieces in a seat's supply
        self.settlements_left: list[int] = [0] * 6
        # city pieces in a seat's supply
        self.cities_left: list[int] = [0] * 6
        # knight cards face up before a seat
        self.knights: list[int] = [0] * 6
        self.route_holder: int = 0  # Longest Trade Route: 0 or 1 + seat
        self.army_holder: int = 0  # Largest Army: 0 or 1 + seat
        self.phase: int = 0  # what the game waits for
        self.active: int = 0  # the seat whose turn it is
        self.starter: int = 0  # the seat that founds first and has the first turn
        self.turn: I64 = 0  # turns begun
        self.rolled: int = 0  # 1 after this turn's production roll
        self.card_played: int = 0  # 1 after this turn's development card
        self.trade_closed: int = 0  # 1 when building has ended this turn's trade
        self.free_roads: int = 0  # roads still to be placed for Road Building
        self.founded: int = 0  # foundings completed, two a seat
        self.last_node: int = 0  # node of the settlement whose road comes next
        self.new_harbours: int = 0  # harbours that the active seat may use only from its next turn
        self.die_one: int = 0  # first die of the last roll
        self.die_two: int = 0  # second die of the last roll
        self.rolls: I64 = 0  # production rolls so far
        self.draws: int = 0  # development cards bought so far
        self.thefts: I64 = 0  # cards stolen so far
        self.victim: int = 0  # seat that is being robbed
        self.winner: int = 0  # 0 or 1 + seat
        # cards that a seat has still to discard
        self.due: list[int] = [0] * 6
        # goods in hand
        self.hand: list[I64] = [0] * 6
        self.bank: I64 = 0  # goods in the bank
        # development cards in hand, those bought this turn included
        self.cards: list[I64] = [0] * 6
        self.fresh: I64 = 0  # development cards bought by the active seat in this turn
        self.deck: I64 = 0  # development cards still in the deck, by kind; their order is nowhere
        self.played: I64 = 0  # progress cards played, out of the game
        # chosen discards, face down until everybody has chosen
        self.thrown: list[I64] = [0] * 6
        # standing offer of a seat as a bundle, 0 for none
        self.offer: list[I64] = [0] * 6
        # addressee of a standing offer
        self.offer_to: list[int] = [0] * 6
        # a seat's answer to the active seat's offer
        self.answer: list[int] = [0] * 6
        self.offers: int = 0  # how many offers stand
        # open victory points
        self.points: list[int] = [0] * 6
        # longest trade route of a seat
        self.route_length: list[int] = [0] * 6
        # harbours of a seat: bit 0 to 4 two to one, bit 5 three to one
        self.harbours: list[int] = [0] * 6
        # seats with a building at a hex, as a mask
        self.hex_seats: list[int] = [0] * 65
        # what a number pays a seat, robber aside
        self.yields: list[I64] = [0] * 78
        # nodes that keep the distance rule
        self.open_nodes: list[I64] = [0] * 3
        # nodes that own roads touch
        self.road_nodes: list[I64] = [0] * 18
        # edges where a road may go
        self.road_sites: list[I64] = [0] * 24
        # nodes with own settlements
        self.upgradable: list[I64] = [0] * 18

    def copy(self) -> State:
        """An independent copy."""
        other = State.__new__(State)
        if not cython.compiled:
            other.alloc()
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        """Overwrites this state; searches reuse a pool of states."""
        if cython.compiled:  # the fields lie one after the other
            copy_block(self.owner, other.owner, 3056)
            return
        self.owner[:] = other.owner
        self.level[:] = other.level
        self.road[:] = other.road
        self.token[:] = other.token
        self.robber = other.robber
        self.roads_left[:] = other.roads_left
        self.settlements_left[:] = other.settlements_left
        self.cities_left[:] = other.cities_left
        self.knights[:] = other.knights
        self.route_holder = other.route_holder
        self.army_holder = other.army_holder
        self.phase = other.phase
        self.active = other.active
        self.starter = other.starter
        self.turn = other.turn
        self.rolled = other.rolled
        self.card_played = other.card_played
        self.trade_closed = other.trade_closed
        self.free_roads = other.free_roads
        self.founded = other.founded
        self.last_node = other.last_node
        self.new_harbours = other.new_harbours
        self.die_one = other.die_one
        self.die_two = other.die_two
        self.rolls = other.rolls
        self.draws = other.draws
        self.thefts = other.thefts
        self.victim = other.victim
        self.winner = other.winner
        self.due[:] = other.due
        self.hand[:] = other.hand
        self.bank = other.bank
        self.cards[:] = other.cards
        self.fresh = other.fresh
        self.deck = other.deck
        self.played = other.played
        self.thrown[:] = other.thrown
        self.offer[:] = other.offer
        self.offer_to[:] = other.offer_to
        self.answer[:] = other.answer
        self.offers = other.offers
        self.points[:] = other.points
        self.route_length[:] = other.route_length
        self.harbours[:] = other.harbours
        self.hex_seats[:] = other.hex_seats
        self.yields[:] = other.yields
        self.open_nodes[:] = other.open_nodes
        self.road_nodes[:] = other.road_nodes
        self.road_sites[:] = other.road_sites
        self.upgradable[:] = other.upgradable

    def save(self, out: Cells) -> None:
        """Writes all fields as cells of 16 bits, in the order of the schema."""
        for i in range(181):
            out[0 + i] = self.owner[i]
        for i in range(181):
            out[181 + i] = self.level[i]
        for i in range(241):
            out[362 + i] = self.road[i]
        for i in range(65):
            out[603 + i] = self.token[i]
        out[668] = self.robber
        for i in range(6):
            out[669 + i] = self.roads_left[i]
        for i in range(6):
            out[675 + i] = self.settlements_left[i]
        for i in range(6):
            out[681 + i] = self.cities_left[i]
        for i in range(6):
            out[687 + i] = self.knights[i]
        out[693] = self.route_holder
        out[694] = self.army_holder
        out[695] = self.phase
        out[696] = self.active
        out[697] = self.starter
        put_wide(out, 698, self.turn)
        out[702] = self.rolled
        out[703] = self.card_played
        out[704] = self.trade_closed
        out[705] = self.free_roads
        out[706] = self.founded
        out[707] = self.last_node
        out[708] = self.new_harbours
        out[709] = self.die_one
        out[710] = self.die_two
        put_wide(out, 711, self.rolls)
        out[715] = self.draws
        put_wide(out, 716, self.thefts)
        out[720] = self.victim
        out[721] = self.winner
        for i in range(6):
            out[722 + i] = self.due[i]
        for i in range(6):
            put_wide(out, 728 + 4 * i, self.hand[i])
        put_wide(out, 752, self.bank)
        for i in range(6):
            put_wide(out, 756 + 4 * i, self.cards[i])
        put_wide(out, 780, self.fresh)
        put_wide(out, 784, self.deck)
        put_wide(out, 788, self.played)
        for i in range(6):
            put_wide(out, 792 + 4 * i, self.thrown[i])
        for i in range(6):
            put_wide(out, 816 + 4 * i, self.offer[i])
        for i in range(6):
            out[840 + i] = self.offer_to[i]
        for i in range(6):
            out[846 + i] = self.answer[i]
        out[852] = self.offers
        for i in range(6):
            out[853 + i] = self.points[i]
        for i in range(6):
            out[859 + i] = self.route_length[i]
        for i in range(6):
            out[865 + i] = self.harbours[i]
        for i in range(65):
            out[871 + i] = self.hex_seats[i]
        for i in range(78):
            put_wide(out, 936 + 4 * i, self.yields[i])
        for i in range(3):
            put_wide(out, 1248 + 4 * i, self.open_nodes[i])
        for i in range(18):
            put_wide(out, 1260 + 4 * i, self.road_nodes[i])
        for i in range(24):
            put_wide(out, 1332 + 4 * i, self.road_sites[i])
        for i in range(18):
            put_wide(out, 1428 + 4 * i, self.upgradable[i])

    def load(self, cells: Cells) -> None:
        """Reads what `save` wrote."""
        for i in range(181):
            self.owner[i] = cells[0 + i]
        for i in range(181):
            self.level[i] = cells[181 + i]
        for i in range(241):
            self.road[i] = cells[362 + i]
        for i in range(65):
            self.token[i] = cells[603 + i]
        self.robber = cells[668]
        for i in range(6):
            self.roads_left[i] = cells[669 + i]
        for i in range(6):
            self.settlements_left[i] = cells[675 + i]
        for i in range(6):
            self.cities_left[i] = cells[681 + i]
        for i in range(6):
            self.knights[i] = cells[687 + i]
        self.route_holder = cells[693]
        self.army_holder = cells[694]
        self.phase = cells[695]
        self.active = cells[696]
        self.starter = cells[697]
        self.turn = get_wide(cells, 698)
        self.rolled = cells[702]
        self.card_played = cells[703]
        self.trade_closed = cells[704]
        self.free_roads = cells[705]
        self.founded = cells[706]
        self.last_node = cells[707]
        self.new_harbours = cells[708]
        self.die_one = cells[709]
        self.die_two = cells[710]
        self.rolls = get_wide(cells, 711)
        self.draws = cells[715]
        self.thefts = get_wide(cells, 716)
        self.victim = cells[720]
        self.winner = cells[721]
        for i in range(6):
            self.due[i] = cells[722 + i]
        for i in range(6):
            self.hand[i] = get_wide(cells, 728 + 4 * i)
        self.bank = get_wide(cells, 752)
        for i in range(6):
            self.cards[i] = get_wide(cells, 756 + 4 * i)
        self.fresh = get_wide(cells, 780)
        self.deck = get_wide(cells, 784)
        self.played = get_wide(cells, 788)
        for i in range(6):
            self.thrown[i] = get_wide(cells, 792 + 4 * i)
        for i in range(6):
            self.offer[i] = get_wide(cells, 816 + 4 * i)
        for i in range(6):
            self.offer_to[i] = cells[840 + i]
        for i in range(6):
            self.answer[i] = cells[846 + i]
        self.offers = cells[852]
        for i in range(6):
            self.points[i] = cells[853 + i]
        for i in range(6):
            self.route_length[i] = cells[859 + i]
        for i in range(6):
            self.harbours[i] = cells[865 + i]
        for i in range(65):
            self.hex_seats[i] = cells[871 + i]
        for i in range(78):
            self.yields[i] = get_wide(cells, 936 + 4 * i)
        for i in range(3):
            self.open_nodes[i] = get_wide(cells, 1248 + 4 * i)
        for i in range(18):
            self.road_nodes[i] = get_wide(cells, 1260 + 4 * i)
        for i in range(24):
            self.road_sites[i] = get_wide(cells, 1332 + 4 * i)
        for i in range(18):
            self.upgradable[i] = get_wide(cells, 1428 + 4 * i)

    def to_bytes(self) -> bytes:
        """All fields; the same for equal states."""
        cells: list[Cell] = [0] * 1500
        self.save(cells)
        return cells_to_bytes(cells, 1500)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        return state_from_bytes, (self.to_bytes(),)


def state_from_bytes(data: bytes) -> State:
    """The state that `State.to_bytes` wrote; ValueError when the length is wrong."""
    if len(data) != STATE_BYTES:
        raise ValueError(f"a state has {STATE_BYTES} bytes, not {len(data)}")
    state = State.__new__(State)
    cells: list[Cell] = [0] * 1500
    bytes_to_cells(data, cells, 1500)
    if not cython.compiled:
        state.alloc()
    state.load(cells)
    return state
