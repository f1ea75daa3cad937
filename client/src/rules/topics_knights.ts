/** The topics of Cities & Knights. A clause is at home in the first topic that has it. */
import { type Topic, topicsOf, type Written } from './topic';

const begin = topicsOf('knights-begin', {
  'ck-start': {
    clauses: 'CK-FOUND-1..4 CK-SETUP-1 CK-SETUP-5',
    more: 'CK-COMP-1..4 CK-SETUP-2..4 CK-BUILD-1..2',
    examples: 'EX-67',
    related: 'founding ck-turn commodities improvements',
  },
  'ck-winning': {
    clauses: 'CK-WIN-1..3',
    related: 'winning metropolis defender card-merchant',
    picture: { art: 'points-knights' },
  },
  expert: { clauses: 'CK-EXPERT-1..4', related: 'barbarians knights' },
});

const turn = topicsOf('knights-turn', {
  'ck-turn': {
    clauses: 'CK-TURN-1..3 CK-DICE-1 CK-COMP-5',
    examples: 'EX-48',
    related: 'gates barbarians production turn',
    picture: { dice: [3, 6], event: 'yellow' },
  },
  gates: {
    clauses: 'CK-GATE-1..3',
    more: 'CK-GATE-4..5',
    examples: 'EX-34',
    related: 'progress-cards improvements ck-turn',
    picture: { art: 'gates' },
  },
  commodities: {
    clauses: 'CK-COMM-1..4',
    more: 'CK-COMM-5..7',
    examples: 'EX-33',
    related: 'improvements ck-trade production',
    picture: { art: 'commodities' },
  },
  'ck-trade': {
    clauses: 'CK-TRADE-1..5',
    more: 'CK-TRADE-6..7',
    examples: 'EX-42',
    related: 'trade-bank harbours abilities card-merchant-fleet',
  },
  'ck-seven': {
    clauses: 'CK-SEVEN-1..4',
    examples: 'EX-49 EX-48',
    related: 'seven robber walls knight-actions',
    picture: { dice: [3, 4], event: 'ship' },
  },
});

const improving = topicsOf('improving', {
  improvements: {
    clauses: 'CK-IMPR-1..4',
    more: 'CK-GATE-2',
    examples: 'EX-43',
    related: 'abilities metropolis gates commodities',
    picture: { art: 'ladder' },
  },
  abilities: {
    clauses: 'CK-ABIL-1..3',
    examples: 'EX-66',
    related: 'improvements ck-trade knights',
  },
  metropolis: {
    clauses: 'CK-METRO-1..4 CK-METRO-7',
    more: 'CK-METRO-5..6',
    examples: 'EX-44',
    related: 'improvements ck-winning lost-cities',
    picture: {
      sketch: {
        hexes: { '(0,0)': 'pasture 5', '(1,0)': 'mountains 9' },
        cities: { blue: '(0,0)N', red: '(1,0)N', white: '(0,0)S' },
        metropolises: { '(0,0)N': 'trade', '(1,0)N': 'politics', '(0,0)S': 'science' },
      },
    },
  },
  walls: {
    clauses: 'CK-WALL-1..4',
    examples: 'EX-41',
    related: 'seven ck-seven card-engineer lost-cities',
    picture: { costs: ['wall'], game: 'cities_knights' },
  },
});

const army = topicsOf('army', {
  knights: {
    clauses: 'CK-KNIGHT-1..3 CK-KNIGHT-8..10',
    more: 'CK-KNIGHT-4..7 CK-KNIGHT-11..14',
    examples: 'EX-64 EX-39 EX-38',
    related: 'knight-actions barbarians abilities longest-route',
    picture: { costs: ['knight', 'activate', 'promote'], game: 'cities_knights' },
  },
  'knight-actions': {
    clauses: 'CK-ACT-1 CK-ACT-MOVE-1 CK-ACT-DISP-1..2 CK-ACT-CHASE-1',
    more: 'CK-ACT-2 CK-ACT-MOVE-2..3 CK-ACT-DISP-3..4 CK-ACT-CHASE-2',
    examples: 'EX-37 EX-36 EX-40',
    related: 'knights robber ck-seven card-intrigue',
    picture: {
      sketch: {
        hexes: { '(0,0)': 'forest 4', '(1,0)': 'fields 9', '(0,1)': 'hills 6' },
        roads: { red: '(0,0)NW (0,0)NE (0,0)E' },
        knights: { red: '(0,0)NW*2', blue: '(0,0)SE.1' },
        yes: '(0,0)N (0,0)NE',
      },
    },
  },
  barbarians: {
    clauses: 'CK-SHIP-1 CK-BARB-1..5',
    more: 'CK-COMP-6',
    examples: 'EX-50 EX-45',
    related: 'lost-cities defender knights expert',
    picture: { art: 'ship' },
  },
  'lost-cities': {
    clauses: 'CK-LOSE-1..6',
    more: 'CK-LOSE-7',
    examples: 'EX-45 EX-46 EX-47',
    related: 'barbarians metropolis walls card-medicine',
  },
  defender: {
    clauses: 'CK-DEF-1..3',
    examples: 'EX-50 EX-96',
    related: 'barbarians ck-winning progress-cards',
  },
});

/** A progress card: its clauses have its short name, `CK-PROG-…`. */
function card(name: string, clauses: string, more: Omit<Written, 'clauses' | 'card'> = {}): [string, Written] {
  return [`card-${name.replaceAll(' ', '-')}`, { card: name, clauses, ...more }];
}

const progress = topicsOf('progress', {
  'progress-cards': {
    clauses: 'CK-PROG-1..5',
    more: 'CK-PROG-6..8 X-71',
    examples: 'EX-65',
    related: 'gates improvements defender',
  },
  ...Object.fromEntries([
    card('alchemist', 'CK-PROG-ALCHEMIST-1..3', { examples: 'EX-54', related: 'ck-turn production' }),
    card('crane', 'CK-PROG-CRANE-1..2', { related: 'improvements' }),
    card('engineer', 'CK-PROG-ENGINEER-1', { related: 'walls' }),
    card('inventor', 'CK-PROG-INVENTOR-1..2', { examples: 'EX-53', related: 'numbers' }),
    card('irrigation', 'CK-PROG-IRRIGATION-1', { related: 'production card-mining' }),
    card('medicine', 'CK-PROG-MEDICINE-1..2', { related: 'cities lost-cities' }),
    card('mining', 'CK-PROG-MINING-1..2', { examples: 'EX-51', related: 'production card-irrigation' }),
    card('printer', 'CK-PROG-PRINTER-1', { related: 'ck-winning card-constitution' }),
    card('smith', 'CK-PROG-SMITH-1..2', { related: 'knights' }),
    card('bishop', 'CK-PROG-BISHOP-1..2', { examples: 'EX-69', related: 'robber ck-seven' }),
    card('constitution', 'CK-PROG-CONSTITUTION-1', { related: 'ck-winning card-printer' }),
    card('deserter', 'CK-PROG-DESERTER-1..5', { related: 'knights' }),
    card('diplomat', 'CK-PROG-DIPLOMAT-1..4', { examples: 'EX-58', related: 'roads longest-route' }),
    card('intrigue', 'CK-PROG-INTRIGUE-1..3', { related: 'knight-actions' }),
    card('saboteur', 'CK-PROG-SABOTEUR-1', { examples: 'EX-55', related: 'ck-seven ck-winning' }),
    card('spy', 'CK-PROG-SPY-1', { related: 'progress-cards' }),
    card('warlord', 'CK-PROG-WARLORD-1', { related: 'knights barbarians' }),
    card('wedding', 'CK-PROG-WEDDING-1', { examples: 'EX-56', related: 'ck-winning' }),
    card('commercial harbour', 'CK-PROG-COMHARB-1', { examples: 'EX-59', related: 'commodities ck-trade' }),
    card('master merchant', 'CK-PROG-MASTER-1', { related: 'ck-winning' }),
    card('merchant', 'CK-MERCH-1..4 CK-PROG-MERCHANT-1', { more: 'CK-MERCH-5..6', examples: 'EX-63', related: 'ck-trade ck-winning' }),
    card('merchant fleet', 'CK-PROG-FLEET-1', { related: 'ck-trade' }),
    card('resource monopoly', 'CK-PROG-RESMONO-1', { examples: 'EX-61', related: 'card-trade-monopoly' }),
    card('trade monopoly', 'CK-PROG-TRADEMONO-1', { related: 'commodities card-resource-monopoly' }),
  ]),
});

export const KNIGHTS: readonly Topic[] = [...begin, ...turn, ...improving, ...army, ...progress];
