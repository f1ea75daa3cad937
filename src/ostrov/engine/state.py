"""The state of a game: integers of fixed size, nothing else. Generated: tools/gen_state.py."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov.engine import _nocython as cython

from ostrov.engine.types import I64, Cell, Cells

if not cython.compiled:
    from ostrov.engine.bits import bytes_to_cells, cells_to_bytes, copy_block, get_wide, put_wide

STATE_BYTES = 3896


class State:
    """Everything that is true in a game, hidden cards included; no generator and no deck order.

    Writing a field is unchecked: play through `ostrov.engine.apply`, enter positions through
    `ostrov.game`.
    """

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every field, at its neutral value."""
        self.owner: list[int] = [0] * 151  # who has built on a node: 0 or 1 + seat
        self.level: list[int] = [0] * 151  # what stands on a node: 0, settlement 1, city 2
        self.road: list[int] = [0] * 211  # whose road lies on an edge: 0 or 1 + seat
        self.token: list[int] = [0] * 62  # number token of a hex, 0 for none
        self.robber: int = 0  # hex of the robber
        self.roads_left: list[int] = [0] * 6  # road pieces in a seat's supply
        self.settlements_left: list[int] = [0] * 6  # settlement pieces in a seat's supply
        self.cities_left: list[int] = [0] * 6  # city pieces in a seat's supply
        self.knights: list[int] = [0] * 6  # knight cards face up before a seat
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
        self.due: list[int] = [0] * 6  # cards that a seat has still to discard
        self.hand: list[I64] = [0] * 6  # goods in hand
        self.bank: I64 = 0  # goods in the bank
        self.cards: list[I64] = [0] * 6  # development cards in hand, those bought this turn included
        self.fresh: I64 = 0  # development cards bought by the active seat in this turn
        self.deck: I64 = 0  # development cards still in the deck, by kind; their order is nowhere
        self.played: I64 = 0  # progress cards played, out of the game
        self.thrown: list[I64] = [0] * 6  # chosen discards, face down until everybody has chosen
        self.offer: list[I64] = [0] * 6  # standing offer of a seat as a bundle, 0 for none
        self.offer_to: list[int] = [0] * 6  # addressee of a standing offer
        self.answer: list[int] = [0] * 6  # a seat's answer to the active seat's offer
        self.offers: int = 0  # how many offers stand
        self.knight: list[int] = [0] * 151  # knight on a node: seat + 1, strength and state in one cell
        self.knights_left: list[int] = [0] * 18  # knights of each strength in a seat's supply
        self.walls: list[int] = [0] * 6  # walls of a seat on the board
        self.walled: list[I64] = [0] * 3  # nodes with a wall
        self.improved: list[int] = [0] * 18  # level of a seat on each track
        self.metropolis: list[int] = [0] * 3  # node of a track's metropolis: 0 or 1 + node
        self.reduced: list[int] = [0] * 6  # cities of a seat that lie on their side
        self.ship: int = 0  # spaces that the barbarians have sailed
        self.attacks: int = 0  # battles fought
        self.event: int = 0  # face of the event die in the last roll
        self.resolving: int = 0  # 1 while the event of a roll is not finished
        self.defenders: list[int] = [0] * 6  # Defender cards of a seat
        self.defender_cards: int = 0  # Defender cards left
        self.open_points: list[int] = [0] * 6  # open victory point cards of a seat
        self.merchant_hex: int = 0  # hex of the merchant
        self.merchant_good: int = 0  # resource of the merchant's hex
        self.merchant_seat: int = 0  # owner of the merchant: 0 or 1 + seat
        self.progress: list[int] = [0] * 150  # progress cards in hand, a row of kinds for each seat
        self.progress_deck: list[int] = [0] * 25  # progress cards never drawn yet, by kind
        self.under: list[int] = [0] * 54  # cards put under the decks, in order: 1 + kind
        self.crane: int = 0  # improvements that cost one commodity less in this turn
        self.fleet: int = 0  # goods that go two to one in this turn, as a mask
        self.harbour_calls: int = 0  # seats that may still be asked for a commodity, as a mask
        self.set_dice: int = 0  # dice that the Alchemist has set: 8 * first + second, 0 for none
        self.step_seats: int = 0  # seats that have to act in this step, as a mask
        self.step_seat: int = 0  # the seat that this step is about
        self.step_node: int = 0  # the node that this step is about
        self.step_data: int = 0  # what this step needs to know
        self.discard_cause: int = 0  # why discards are due: a seven, a Saboteur, a Wedding
        self.points: list[int] = [0] * 6  # open victory points
        self.route_length: list[int] = [0] * 6  # longest trade route of a seat
        self.harbours: list[int] = [0] * 6  # harbours of a seat: bit 0 to 4 two to one, bit 5 three to one
        self.hex_seats: list[int] = [0] * 62  # seats with a building at a hex, as a mask
        self.yields: list[I64] = [0] * 78  # what a number pays a seat, robber aside
        self.open_nodes: list[I64] = [0] * 3  # nodes that keep the distance rule
        self.road_nodes: list[I64] = [0] * 18  # nodes that own roads touch
        self.road_sites: list[I64] = [0] * 24  # edges where a road may go
        self.city_nodes: list[I64] = [0] * 18  # nodes with own cities
        self.upgradable: list[I64] = [0] * 18  # nodes with own settlements

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
            copy_block(self.owner, other.owner, 3992)
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
        self.knight[:] = other.knight
        self.knights_left[:] = other.knights_left
        self.walls[:] = other.walls
        self.walled[:] = other.walled
        self.improved[:] = other.improved
        self.metropolis[:] = other.metropolis
        self.reduced[:] = other.reduced
        self.ship = other.ship
        self.attacks = other.attacks
        self.event = other.event
        self.resolving = other.resolving
        self.defenders[:] = other.defenders
        self.defender_cards = other.defender_cards
        self.open_points[:] = other.open_points
        self.merchant_hex = other.merchant_hex
        self.merchant_good = other.merchant_good
        self.merchant_seat = other.merchant_seat
        self.progress[:] = other.progress
        self.progress_deck[:] = other.progress_deck
        self.under[:] = other.under
        self.crane = other.crane
        self.fleet = other.fleet
        self.harbour_calls = other.harbour_calls
        self.set_dice = other.set_dice
        self.step_seats = other.step_seats
        self.step_seat = other.step_seat
        self.step_node = other.step_node
        self.step_data = other.step_data
        self.discard_cause = other.discard_cause
        self.points[:] = other.points
        self.route_length[:] = other.route_length
        self.harbours[:] = other.harbours
        self.hex_seats[:] = other.hex_seats
        self.yields[:] = other.yields
        self.open_nodes[:] = other.open_nodes
        self.road_nodes[:] = other.road_nodes
        self.road_sites[:] = other.road_sites
        self.city_nodes[:] = other.city_nodes
        self.upgradable[:] = other.upgradable

    def save(self, out: Cells) -> None:
        """Writes all fields as cells of 16 bits, in the order of the schema."""
        for i in range(151):
            out[0 + i] = self.owner[i]
        for i in range(151):
            out[151 + i] = self.level[i]
        for i in range(211):
            out[302 + i] = self.road[i]
        for i in range(62):
            out[513 + i] = self.token[i]
        out[575] = self.robber
        for i in range(6):
            out[576 + i] = self.roads_left[i]
        for i in range(6):
            out[582 + i] = self.settlements_left[i]
        for i in range(6):
            out[588 + i] = self.cities_left[i]
        for i in range(6):
            out[594 + i] = self.knights[i]
        out[600] = self.route_holder
        out[601] = self.army_holder
        out[602] = self.phase
        out[603] = self.active
        out[604] = self.starter
        put_wide(out, 605, self.turn)
        out[609] = self.rolled
        out[610] = self.card_played
        out[611] = self.trade_closed
        out[612] = self.free_roads
        out[613] = self.founded
        out[614] = self.last_node
        out[615] = self.new_harbours
        out[616] = self.die_one
        out[617] = self.die_two
        put_wide(out, 618, self.rolls)
        out[622] = self.draws
        put_wide(out, 623, self.thefts)
        out[627] = self.victim
        out[628] = self.winner
        for i in range(6):
            out[629 + i] = self.due[i]
        for i in range(6):
            put_wide(out, 635 + 4 * i, self.hand[i])
        put_wide(out, 659, self.bank)
        for i in range(6):
            put_wide(out, 663 + 4 * i, self.cards[i])
        put_wide(out, 687, self.fresh)
        put_wide(out, 691, self.deck)
        put_wide(out, 695, self.played)
        for i in range(6):
            put_wide(out, 699 + 4 * i, self.thrown[i])
        for i in range(6):
            put_wide(out, 723 + 4 * i, self.offer[i])
        for i in range(6):
            out[747 + i] = self.offer_to[i]
        for i in range(6):
            out[753 + i] = self.answer[i]
        out[759] = self.offers
        for i in range(151):
            out[760 + i] = self.knight[i]
        for i in range(18):
            out[911 + i] = self.knights_left[i]
        for i in range(6):
            out[929 + i] = self.walls[i]
        for i in range(3):
            put_wide(out, 935 + 4 * i, self.walled[i])
        for i in range(18):
            out[947 + i] = self.improved[i]
        for i in range(3):
            out[965 + i] = self.metropolis[i]
        for i in range(6):
            out[968 + i] = self.reduced[i]
        out[974] = self.ship
        out[975] = self.attacks
        out[976] = self.event
        out[977] = self.resolving
        for i in range(6):
            out[978 + i] = self.defenders[i]
        out[984] = self.defender_cards
        for i in range(6):
            out[985 + i] = self.open_points[i]
        out[991] = self.merchant_hex
        out[992] = self.merchant_good
        out[993] = self.merchant_seat
        for i in range(150):
            out[994 + i] = self.progress[i]
        for i in range(25):
            out[1144 + i] = self.progress_deck[i]
        for i in range(54):
            out[1169 + i] = self.under[i]
        out[1223] = self.crane
        out[1224] = self.fleet
        out[1225] = self.harbour_calls
        out[1226] = self.set_dice
        out[1227] = self.step_seats
        out[1228] = self.step_seat
        out[1229] = self.step_node
        out[1230] = self.step_data
        out[1231] = self.discard_cause
        for i in range(6):
            out[1232 + i] = self.points[i]
        for i in range(6):
            out[1238 + i] = self.route_length[i]
        for i in range(6):
            out[1244 + i] = self.harbours[i]
        for i in range(62):
            out[1250 + i] = self.hex_seats[i]
        for i in range(78):
            put_wide(out, 1312 + 4 * i, self.yields[i])
        for i in range(3):
            put_wide(out, 1624 + 4 * i, self.open_nodes[i])
        for i in range(18):
            put_wide(out, 1636 + 4 * i, self.road_nodes[i])
        for i in range(24):
            put_wide(out, 1708 + 4 * i, self.road_sites[i])
        for i in range(18):
            put_wide(out, 1804 + 4 * i, self.city_nodes[i])
        for i in range(18):
            put_wide(out, 1876 + 4 * i, self.upgradable[i])

    def load(self, cells: Cells) -> None:
        """Reads what `save` wrote."""
        for i in range(151):
            self.owner[i] = cells[0 + i]
        for i in range(151):
            self.level[i] = cells[151 + i]
        for i in range(211):
            self.road[i] = cells[302 + i]
        for i in range(62):
            self.token[i] = cells[513 + i]
        self.robber = cells[575]
        for i in range(6):
            self.roads_left[i] = cells[576 + i]
        for i in range(6):
            self.settlements_left[i] = cells[582 + i]
        for i in range(6):
            self.cities_left[i] = cells[588 + i]
        for i in range(6):
            self.knights[i] = cells[594 + i]
        self.route_holder = cells[600]
        self.army_holder = cells[601]
        self.phase = cells[602]
        self.active = cells[603]
        self.starter = cells[604]
        self.turn = get_wide(cells, 605)
        self.rolled = cells[609]
        self.card_played = cells[610]
        self.trade_closed = cells[611]
        self.free_roads = cells[612]
        self.founded = cells[613]
        self.last_node = cells[614]
        self.new_harbours = cells[615]
        self.die_one = cells[616]
        self.die_two = cells[617]
        self.rolls = get_wide(cells, 618)
        self.draws = cells[622]
        self.thefts = get_wide(cells, 623)
        self.victim = cells[627]
        self.winner = cells[628]
        for i in range(6):
            self.due[i] = cells[629 + i]
        for i in range(6):
            self.hand[i] = get_wide(cells, 635 + 4 * i)
        self.bank = get_wide(cells, 659)
        for i in range(6):
            self.cards[i] = get_wide(cells, 663 + 4 * i)
        self.fresh = get_wide(cells, 687)
        self.deck = get_wide(cells, 691)
        self.played = get_wide(cells, 695)
        for i in range(6):
            self.thrown[i] = get_wide(cells, 699 + 4 * i)
        for i in range(6):
            self.offer[i] = get_wide(cells, 723 + 4 * i)
        for i in range(6):
            self.offer_to[i] = cells[747 + i]
        for i in range(6):
            self.answer[i] = cells[753 + i]
        self.offers = cells[759]
        for i in range(151):
            self.knight[i] = cells[760 + i]
        for i in range(18):
            self.knights_left[i] = cells[911 + i]
        for i in range(6):
            self.walls[i] = cells[929 + i]
        for i in range(3):
            self.walled[i] = get_wide(cells, 935 + 4 * i)
        for i in range(18):
            self.improved[i] = cells[947 + i]
        for i in range(3):
            self.metropolis[i] = cells[965 + i]
        for i in range(6):
            self.reduced[i] = cells[968 + i]
        self.ship = cells[974]
        self.attacks = cells[975]
        self.event = cells[976]
        self.resolving = cells[977]
        for i in range(6):
            self.defenders[i] = cells[978 + i]
        self.defender_cards = cells[984]
        for i in range(6):
            self.open_points[i] = cells[985 + i]
        self.merchant_hex = cells[991]
        self.merchant_good = cells[992]
        self.merchant_seat = cells[993]
        for i in range(150):
            self.progress[i] = cells[994 + i]
        for i in range(25):
            self.progress_deck[i] = cells[1144 + i]
        for i in range(54):
            self.under[i] = cells[1169 + i]
        self.crane = cells[1223]
        self.fleet = cells[1224]
        self.harbour_calls = cells[1225]
        self.set_dice = cells[1226]
        self.step_seats = cells[1227]
        self.step_seat = cells[1228]
        self.step_node = cells[1229]
        self.step_data = cells[1230]
        self.discard_cause = cells[1231]
        for i in range(6):
            self.points[i] = cells[1232 + i]
        for i in range(6):
            self.route_length[i] = cells[1238 + i]
        for i in range(6):
            self.harbours[i] = cells[1244 + i]
        for i in range(62):
            self.hex_seats[i] = cells[1250 + i]
        for i in range(78):
            self.yields[i] = get_wide(cells, 1312 + 4 * i)
        for i in range(3):
            self.open_nodes[i] = get_wide(cells, 1624 + 4 * i)
        for i in range(18):
            self.road_nodes[i] = get_wide(cells, 1636 + 4 * i)
        for i in range(24):
            self.road_sites[i] = get_wide(cells, 1708 + 4 * i)
        for i in range(18):
            self.city_nodes[i] = get_wide(cells, 1804 + 4 * i)
        for i in range(18):
            self.upgradable[i] = get_wide(cells, 1876 + 4 * i)

    def to_bytes(self) -> bytes:
        """All fields; the same for equal states."""
        cells: list[Cell] = [0] * 1948
        self.save(cells)
        return cells_to_bytes(cells, 1948)

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
    cells: list[Cell] = [0] * 1948
    bytes_to_cells(data, cells, 1948)
    if not cython.compiled:
        state.alloc()
    state.load(cells)
    return state
