"""The state of a game: integers of fixed size, nothing else. Generated: tools/gen_state.py."""

from __future__ import annotations

import struct

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.rowbytes import bytes_from_row, bytes_to_row
from ostrov.engine.core.types import I64, Byte, Cell, Longs

if not cython.compiled:
    from ostrov.engine.core.bits import (
        block_to_bytes,
        block_to_row,
        bytes_to_block,
        copy_block,
        row_to_block,
        row_to_words,
        words_to_row,
    )
    from ostrov.engine.core.state_constants import BASE_CELLS, BASE_END, BASE_WORDS, STATE_BYTES

FORMAT = struct.Struct("=273q215h2001B")
if FORMAT.size != STATE_BYTES:
    raise ImportError(f"a state has {FORMAT.size} bytes, not {STATE_BYTES}: run tools/gen_state.py")


class State:
    """Everything that is true in a game, hidden cards included; no generator and no deck order.

    Writing a field is unchecked: play through `ostrov.engine.dispatch.apply`, enter positions through
    `ostrov.game`. The fields lie in memory as they are written here, without gaps.
    """

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every field, at its neutral value."""
        self.hand: list[I64] = [0] * 6  # goods in hand
        self.cards: list[I64] = [0] * 6  # development cards in hand, those bought this turn included
        self.thrown: list[I64] = [0] * 6  # chosen discards, face down until everybody has chosen
        self.offer: list[I64] = [0] * 6  # standing offer of a seat as a bundle, 0 for none
        self.yields: list[I64] = [0] * 78  # what a number pays a seat, robber aside
        self.open_nodes: list[I64] = [0] * 3  # nodes that keep the distance rule
        self.road_nodes: list[I64] = [0] * 18  # nodes that own roads touch
        self.road_sites: list[I64] = [0] * 24  # edges where a road may go
        self.city_nodes: list[I64] = [0] * 18  # nodes with own cities
        self.upgradable: list[I64] = [0] * 18  # nodes with own settlements
        self.turn: I64 = 0  # turns begun
        self.rolls: I64 = 0  # production rolls so far
        self.thefts: I64 = 0  # cards stolen so far
        self.bank: I64 = 0  # goods in the bank
        self.fresh: I64 = 0  # development cards bought by the active seat in this turn
        self.deck: I64 = 0  # development cards still in the deck, by kind; their order is nowhere
        self.played: I64 = 0  # progress cards played, out of the game
        self.walled: list[I64] = [0] * 3  # nodes with a wall
        self.new_ships: list[I64] = [0] * 4  # ships built in this turn
        self.home: list[I64] = [0] * 6  # zones that a seat has founded in, as a mask
        self.explored: list[I64] = [0] * 6  # zones that have brought a seat chips, as a mask
        self.gifts_taken: list[I64] = [0] * 4  # edges whose gift is gone
        self.knight_nodes: list[I64] = [0] * 18  # nodes with own knights
        self.ship_nodes: list[I64] = [0] * 18  # nodes that own ships touch
        self.ship_sites: list[I64] = [0] * 24  # edges where a ship may go
        self.knight: list[Cell] = [0] * 157  # knight on a node: seat + 1, strength and state in one cell
        self.defenders: list[Cell] = [0] * 6  # Defender cards of a seat
        self.barbarian_step: Cell = 0  # spaces that the barbarians have sailed
        self.attacks: Cell = 0  # battles fought
        self.event: Cell = 0  # face of the event die in the last roll
        self.resolving: Cell = 0  # 1 while the event of a roll is not finished
        self.defender_cards: Cell = 0  # Defender cards left
        self.merchant_hex: Cell = 0  # hex of the merchant
        self.merchant_good: Cell = 0  # resource of the merchant's hex
        self.merchant_seat: Cell = 0  # owner of the merchant: 0 or 1 + seat
        self.crane: Cell = 0  # improvements that cost one commodity less in this turn
        self.fleet: Cell = 0  # goods that go two to one in this turn, as a mask
        self.harbour_empty: Cell = 0  # seats that were asked in vain for a commodity, as a mask
        self.drawn: Cell = 0  # 1 + the progress card that the active seat may play before its roll goes on
        self.interlude: Cell = 0  # 1 + the seats that draw when the roll goes on, as a mask
        self.set_dice: Cell = 0  # dice that the Alchemist has set: 8 * first + second, 0 for none
        self.step_seats: Cell = 0  # seats that have to act in this step, as a mask
        self.step_seat: Cell = 0  # the seat that this step is about
        self.step_node: Cell = 0  # the node that this step is about
        self.step_data: Cell = 0  # what this step needs to know
        self.discard_cause: Cell = 0  # why discards are due: a seven, a Saboteur, a Wedding
        self.pirate: Cell = 0  # hex of the pirate; beyond the hexes the frame, or none
        self.ship_moved: Cell = 0  # 1 after this turn's move of a ship
        self.fog_hex: Cell = 0  # the hex that is being found
        self.fog_edge: Cell = 0  # the edge of the line that finds it
        self.finder: Cell = 0  # the seat that finds it
        self.finds: Cell = 0  # draws from the stacks so far
        self.interrupted: Cell = 0  # the phase that goes on after gold and discoveries
        self.bolt_supply: Cell = 0  # bolts of cloth in the general supply
        self.points: list[Cell] = [0] * 6  # open victory points
        self.robber: Cell = 0  # hex of the robber
        self.route_holder: Cell = 0  # Longest Trade Route: 0 or 1 + seat
        self.army_holder: Cell = 0  # Largest Army: 0 or 1 + seat
        self.phase: Cell = 0  # what the game waits for
        self.active: Cell = 0  # the seat whose turn it is
        self.starter: Cell = 0  # the seat that founds first and has the first turn
        self.rolled: Cell = 0  # 1 after this turn's production roll
        self.card_played: Cell = 0  # 1 after this turn's development card
        self.trade_closed: Cell = 0  # 1 when building has ended this turn's trade
        self.free_roads: Cell = 0  # roads still to be placed for Road Building
        self.founded: Cell = 0  # foundings completed, two a seat
        self.last_node: Cell = 0  # node of the settlement whose road comes next
        self.new_harbours: Cell = 0  # harbours for the next turn; above TRADE_ON, for after building
        self.die_one: Cell = 0  # first die of the last roll
        self.die_two: Cell = 0  # second die of the last roll
        self.draws: Cell = 0  # development cards bought so far
        self.victim: Cell = 0  # seat that is being robbed
        self.winner: Cell = 0  # 0 or 1 + seat
        self.offers: Cell = 0  # how many offers stand
        self.owner: list[Byte] = [0] * 157  # who has built on a node: 0 or 1 + seat
        self.level: list[Byte] = [0] * 157  # what stands on a node: 0, settlement 1, city 2
        self.road: list[Byte] = [0] * 219  # whose road lies on an edge: 0 or 1 + seat
        self.token: list[Byte] = [0] * 64  # number token of a hex, 0 for none
        self.roads_left: list[Byte] = [0] * 6  # road pieces in a seat's supply
        self.settlements_left: list[Byte] = [0] * 6  # settlement pieces in a seat's supply
        self.cities_left: list[Byte] = [0] * 6  # city pieces in a seat's supply
        self.knights: list[Byte] = [0] * 6  # knight cards face up before a seat
        self.due: list[Byte] = [0] * 6  # cards that a seat has still to discard
        self.offer_to: list[Byte] = [0] * 6  # addressee of a standing offer
        self.answer: list[Byte] = [0] * 6  # a seat's answer to the active seat's offer
        self.route_length: list[Byte] = [0] * 6  # longest trade route of a seat
        self.harbours: list[Byte] = [0] * 6  # harbours of a seat: bit 0 to 4 two to one, bit 5 three to one
        self.hex_seats: list[Byte] = [0] * 64  # seats with a building at a hex, as a mask
        self.knights_left: list[Byte] = [0] * 18  # knights of each strength in a seat's supply
        self.walls: list[Byte] = [0] * 6  # walls of a seat on the board
        self.improved: list[Byte] = [0] * 18  # level of a seat on each track
        self.metropolis: list[Byte] = [0] * 3  # node of a track's metropolis: 0 or 1 + node
        self.reduced: list[Byte] = [0] * 6  # cities of a seat that lie on their side
        self.open_points: list[Byte] = [0] * 6  # open victory point cards of a seat
        self.progress: list[Byte] = [0] * 150  # progress cards in hand, a row of kinds for each seat
        self.progress_deck: list[Byte] = [0] * 25  # progress cards never drawn yet, by kind
        self.under: list[Byte] = [0] * 54  # cards put under the decks, in order: 1 + kind
        self.harbour_calls: list[Byte] = [0] * 6  # exchanges that a seat still owes to Commercial Harbours
        self.ship: list[Byte] = [0] * 219  # whose ship lies on an edge: 0 or 1 + seat
        self.ships_left: list[Byte] = [0] * 6  # ships in a seat's supply
        self.chips: list[Byte] = [0] * 6  # points of a seat's chips
        self.gold_due: list[Byte] = [0] * 6  # cards that a seat may still choose for gold
        self.uncovered: list[Byte] = [0] * 64  # what was found in the fog: 0 or 1 + terrain
        self.fog_tiles: list[Byte] = [0] * 9  # hexes still in the stack, by terrain
        self.fog_tokens: list[Byte] = [0] * 13  # tokens still face down beside it, by number
        self.wonder: list[Byte] = [0] * 6  # the wonder that a seat has claimed: 0 or 1 + wonder
        self.wonder_level: list[Byte] = [0] * 6  # levels of a seat's wonder
        self.tribe_points: list[Byte] = [0] * 6  # points of a seat's chips from the forgotten tribe
        self.kept_harbours: list[Byte] = [0] * 36  # harbours still to be laid, by seat and kind
        self.laid_harbour: list[Byte] = [0] * 219  # harbour laid on an edge in play: 0 or its kind
        self.friends: list[Byte] = [0] * 157  # seats that have relations to the village at a node, as a mask
        self.village_bolts: list[Byte] = [0] * 157  # bolts of cloth left in the village at a node
        self.bolts: list[Byte] = [0] * 6  # bolts of cloth of a seat
        self.gold_yields: list[Byte] = [0] * 78  # cards that gold pays a seat, robber aside

    def copy(self) -> State:
        """An independent copy."""
        other = State.__new__(State)
        if not cython.compiled:
            other.alloc()
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        """Overwrites this state; searches reuse a pool of states."""
        if cython.compiled:
            copy_block(self.hand, other.hand, STATE_BYTES)
            return
        self.hand[:] = other.hand
        self.cards[:] = other.cards
        self.thrown[:] = other.thrown
        self.offer[:] = other.offer
        self.yields[:] = other.yields
        self.open_nodes[:] = other.open_nodes
        self.road_nodes[:] = other.road_nodes
        self.road_sites[:] = other.road_sites
        self.city_nodes[:] = other.city_nodes
        self.upgradable[:] = other.upgradable
        self.turn = other.turn
        self.rolls = other.rolls
        self.thefts = other.thefts
        self.bank = other.bank
        self.fresh = other.fresh
        self.deck = other.deck
        self.played = other.played
        self.walled[:] = other.walled
        self.new_ships[:] = other.new_ships
        self.home[:] = other.home
        self.explored[:] = other.explored
        self.gifts_taken[:] = other.gifts_taken
        self.knight_nodes[:] = other.knight_nodes
        self.ship_nodes[:] = other.ship_nodes
        self.ship_sites[:] = other.ship_sites
        self.knight[:] = other.knight
        self.defenders[:] = other.defenders
        self.barbarian_step = other.barbarian_step
        self.attacks = other.attacks
        self.event = other.event
        self.resolving = other.resolving
        self.defender_cards = other.defender_cards
        self.merchant_hex = other.merchant_hex
        self.merchant_good = other.merchant_good
        self.merchant_seat = other.merchant_seat
        self.crane = other.crane
        self.fleet = other.fleet
        self.harbour_empty = other.harbour_empty
        self.drawn = other.drawn
        self.interlude = other.interlude
        self.set_dice = other.set_dice
        self.step_seats = other.step_seats
        self.step_seat = other.step_seat
        self.step_node = other.step_node
        self.step_data = other.step_data
        self.discard_cause = other.discard_cause
        self.pirate = other.pirate
        self.ship_moved = other.ship_moved
        self.fog_hex = other.fog_hex
        self.fog_edge = other.fog_edge
        self.finder = other.finder
        self.finds = other.finds
        self.interrupted = other.interrupted
        self.bolt_supply = other.bolt_supply
        self.points[:] = other.points
        self.robber = other.robber
        self.route_holder = other.route_holder
        self.army_holder = other.army_holder
        self.phase = other.phase
        self.active = other.active
        self.starter = other.starter
        self.rolled = other.rolled
        self.card_played = other.card_played
        self.trade_closed = other.trade_closed
        self.free_roads = other.free_roads
        self.founded = other.founded
        self.last_node = other.last_node
        self.new_harbours = other.new_harbours
        self.die_one = other.die_one
        self.die_two = other.die_two
        self.draws = other.draws
        self.victim = other.victim
        self.winner = other.winner
        self.offers = other.offers
        self.owner[:] = other.owner
        self.level[:] = other.level
        self.road[:] = other.road
        self.token[:] = other.token
        self.roads_left[:] = other.roads_left
        self.settlements_left[:] = other.settlements_left
        self.cities_left[:] = other.cities_left
        self.knights[:] = other.knights
        self.due[:] = other.due
        self.offer_to[:] = other.offer_to
        self.answer[:] = other.answer
        self.route_length[:] = other.route_length
        self.harbours[:] = other.harbours
        self.hex_seats[:] = other.hex_seats
        self.knights_left[:] = other.knights_left
        self.walls[:] = other.walls
        self.improved[:] = other.improved
        self.metropolis[:] = other.metropolis
        self.reduced[:] = other.reduced
        self.open_points[:] = other.open_points
        self.progress[:] = other.progress
        self.progress_deck[:] = other.progress_deck
        self.under[:] = other.under
        self.harbour_calls[:] = other.harbour_calls
        self.ship[:] = other.ship
        self.ships_left[:] = other.ships_left
        self.chips[:] = other.chips
        self.gold_due[:] = other.gold_due
        self.uncovered[:] = other.uncovered
        self.fog_tiles[:] = other.fog_tiles
        self.fog_tokens[:] = other.fog_tokens
        self.wonder[:] = other.wonder
        self.wonder_level[:] = other.wonder_level
        self.tribe_points[:] = other.tribe_points
        self.kept_harbours[:] = other.kept_harbours
        self.laid_harbour[:] = other.laid_harbour
        self.friends[:] = other.friends
        self.village_bolts[:] = other.village_bolts
        self.bolts[:] = other.bolts
        self.gold_yields[:] = other.gold_yields

    def to_bytes(self) -> bytes:
        """All fields in the machine's order of bytes; the same for equal states."""
        if cython.compiled:
            return block_to_bytes(self.hand, STATE_BYTES)
        return FORMAT.pack(
            *self.hand,
            *self.cards,
            *self.thrown,
            *self.offer,
            *self.yields,
            *self.open_nodes,
            *self.road_nodes,
            *self.road_sites,
            *self.city_nodes,
            *self.upgradable,
            self.turn,
            self.rolls,
            self.thefts,
            self.bank,
            self.fresh,
            self.deck,
            self.played,
            *self.walled,
            *self.new_ships,
            *self.home,
            *self.explored,
            *self.gifts_taken,
            *self.knight_nodes,
            *self.ship_nodes,
            *self.ship_sites,
            *self.knight,
            *self.defenders,
            self.barbarian_step,
            self.attacks,
            self.event,
            self.resolving,
            self.defender_cards,
            self.merchant_hex,
            self.merchant_good,
            self.merchant_seat,
            self.crane,
            self.fleet,
            self.harbour_empty,
            self.drawn,
            self.interlude,
            self.set_dice,
            self.step_seats,
            self.step_seat,
            self.step_node,
            self.step_data,
            self.discard_cause,
            self.pirate,
            self.ship_moved,
            self.fog_hex,
            self.fog_edge,
            self.finder,
            self.finds,
            self.interrupted,
            self.bolt_supply,
            *self.points,
            self.robber,
            self.route_holder,
            self.army_holder,
            self.phase,
            self.active,
            self.starter,
            self.rolled,
            self.card_played,
            self.trade_closed,
            self.free_roads,
            self.founded,
            self.last_node,
            self.new_harbours,
            self.die_one,
            self.die_two,
            self.draws,
            self.victim,
            self.winner,
            self.offers,
            *self.owner,
            *self.level,
            *self.road,
            *self.token,
            *self.roads_left,
            *self.settlements_left,
            *self.cities_left,
            *self.knights,
            *self.due,
            *self.offer_to,
            *self.answer,
            *self.route_length,
            *self.harbours,
            *self.hex_seats,
            *self.knights_left,
            *self.walls,
            *self.improved,
            *self.metropolis,
            *self.reduced,
            *self.open_points,
            *self.progress,
            *self.progress_deck,
            *self.under,
            *self.harbour_calls,
            *self.ship,
            *self.ships_left,
            *self.chips,
            *self.gold_due,
            *self.uncovered,
            *self.fog_tiles,
            *self.fog_tokens,
            *self.wonder,
            *self.wonder_level,
            *self.tribe_points,
            *self.kept_harbours,
            *self.laid_harbour,
            *self.friends,
            *self.village_bolts,
            *self.bolts,
            *self.gold_yields,
        )

    def load(self, data: bytes) -> None:
        """Reads what `to_bytes` wrote."""
        if cython.compiled:
            bytes_to_block(data, self.hand, STATE_BYTES)
            return
        values = FORMAT.unpack(data)
        self.hand[:] = values[0:6]
        self.cards[:] = values[6:12]
        self.thrown[:] = values[12:18]
        self.offer[:] = values[18:24]
        self.yields[:] = values[24:102]
        self.open_nodes[:] = values[102:105]
        self.road_nodes[:] = values[105:123]
        self.road_sites[:] = values[123:147]
        self.city_nodes[:] = values[147:165]
        self.upgradable[:] = values[165:183]
        self.turn = values[183]
        self.rolls = values[184]
        self.thefts = values[185]
        self.bank = values[186]
        self.fresh = values[187]
        self.deck = values[188]
        self.played = values[189]
        self.walled[:] = values[190:193]
        self.new_ships[:] = values[193:197]
        self.home[:] = values[197:203]
        self.explored[:] = values[203:209]
        self.gifts_taken[:] = values[209:213]
        self.knight_nodes[:] = values[213:231]
        self.ship_nodes[:] = values[231:249]
        self.ship_sites[:] = values[249:273]
        self.knight[:] = values[273:430]
        self.defenders[:] = values[430:436]
        self.barbarian_step = values[436]
        self.attacks = values[437]
        self.event = values[438]
        self.resolving = values[439]
        self.defender_cards = values[440]
        self.merchant_hex = values[441]
        self.merchant_good = values[442]
        self.merchant_seat = values[443]
        self.crane = values[444]
        self.fleet = values[445]
        self.harbour_empty = values[446]
        self.drawn = values[447]
        self.interlude = values[448]
        self.set_dice = values[449]
        self.step_seats = values[450]
        self.step_seat = values[451]
        self.step_node = values[452]
        self.step_data = values[453]
        self.discard_cause = values[454]
        self.pirate = values[455]
        self.ship_moved = values[456]
        self.fog_hex = values[457]
        self.fog_edge = values[458]
        self.finder = values[459]
        self.finds = values[460]
        self.interrupted = values[461]
        self.bolt_supply = values[462]
        self.points[:] = values[463:469]
        self.robber = values[469]
        self.route_holder = values[470]
        self.army_holder = values[471]
        self.phase = values[472]
        self.active = values[473]
        self.starter = values[474]
        self.rolled = values[475]
        self.card_played = values[476]
        self.trade_closed = values[477]
        self.free_roads = values[478]
        self.founded = values[479]
        self.last_node = values[480]
        self.new_harbours = values[481]
        self.die_one = values[482]
        self.die_two = values[483]
        self.draws = values[484]
        self.victim = values[485]
        self.winner = values[486]
        self.offers = values[487]
        self.owner[:] = values[488:645]
        self.level[:] = values[645:802]
        self.road[:] = values[802:1021]
        self.token[:] = values[1021:1085]
        self.roads_left[:] = values[1085:1091]
        self.settlements_left[:] = values[1091:1097]
        self.cities_left[:] = values[1097:1103]
        self.knights[:] = values[1103:1109]
        self.due[:] = values[1109:1115]
        self.offer_to[:] = values[1115:1121]
        self.answer[:] = values[1121:1127]
        self.route_length[:] = values[1127:1133]
        self.harbours[:] = values[1133:1139]
        self.hex_seats[:] = values[1139:1203]
        self.knights_left[:] = values[1203:1221]
        self.walls[:] = values[1221:1227]
        self.improved[:] = values[1227:1245]
        self.metropolis[:] = values[1245:1248]
        self.reduced[:] = values[1248:1254]
        self.open_points[:] = values[1254:1260]
        self.progress[:] = values[1260:1410]
        self.progress_deck[:] = values[1410:1435]
        self.under[:] = values[1435:1489]
        self.harbour_calls[:] = values[1489:1495]
        self.ship[:] = values[1495:1714]
        self.ships_left[:] = values[1714:1720]
        self.chips[:] = values[1720:1726]
        self.gold_due[:] = values[1726:1732]
        self.uncovered[:] = values[1732:1796]
        self.fog_tiles[:] = values[1796:1805]
        self.fog_tokens[:] = values[1805:1818]
        self.wonder[:] = values[1818:1824]
        self.wonder_level[:] = values[1824:1830]
        self.tribe_points[:] = values[1830:1836]
        self.kept_harbours[:] = values[1836:1872]
        self.laid_harbour[:] = values[1872:2091]
        self.friends[:] = values[2091:2248]
        self.village_bolts[:] = values[2248:2405]
        self.bolts[:] = values[2405:2411]
        self.gold_yields[:] = values[2411:2489]

    def to_row(self, rows: Longs, at: I64) -> None:
        """Writes the bytes into memory of the caller's, from a word on."""
        if cython.compiled:
            block_to_row(rows, at, self.hand, STATE_BYTES)
        else:
            bytes_to_row(rows, at, self.to_bytes())

    def from_row(self, rows: Longs, at: I64) -> None:
        """Reads what `to_row` wrote."""
        if cython.compiled:
            row_to_block(self.hand, rows, at, STATE_BYTES)
        else:
            self.load(bytes_from_row(rows, at, STATE_BYTES))

    def base_to_row(self, rows: Longs, at: I64) -> None:
        """`to_row` for a base game: leaves out what rests at its neutral value there, in row and state."""
        if cython.compiled:
            words_to_row(rows, at, self.hand, 0, BASE_WORDS)
            words_to_row(rows, at, self.hand, BASE_CELLS, BASE_END)
        else:
            self.to_row(rows, at)

    def base_from_row(self, rows: Longs, at: I64) -> None:
        """Reads what `base_to_row` wrote."""
        if cython.compiled:
            row_to_words(self.hand, rows, at, 0, BASE_WORDS)
            row_to_words(self.hand, rows, at, BASE_CELLS, BASE_END)
        else:
            self.from_row(rows, at)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def state_from_bytes(data: bytes) -> State:
    """The state that `State.to_bytes` wrote; ValueError when the length is wrong."""
    if len(data) != STATE_BYTES:
        raise ValueError(f"a state has {STATE_BYTES} bytes, not {len(data)}")
    state = State.__new__(State)
    if not cython.compiled:
        state.alloc()
    state.load(data)
    return state
