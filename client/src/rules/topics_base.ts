/** The topics of the base game. A clause is at home in the first topic that has it. */
import { type Topic, topicsOf } from './topic';

/** The development cards in the order of the almanac. */
export const DEVELOPMENT = ['knight', 'road building', 'year of plenty', 'monopoly', 'victory point'];

const begin = topicsOf('begin', {
  board: {
    clauses: 'B-COMP-1..2 B-GEO-1..3',
    more: 'B-COMP-3 B-GEO-4',
    related: 'numbers harbours roads settlements',
    picture: { art: 'terrains' },
  },
  numbers: {
    clauses: 'B-COMP-5 B-COMP-7 B-SETUP-8',
    more: 'B-COMP-6',
    related: 'production variable-board robber',
    picture: { art: 'tokens' },
  },
  pieces: {
    clauses: 'B-COMP-11 B-COMP-8 B-COMP-10 B-COMP-12',
    more: 'B-INV-1..5',
    related: 'costs bank setup',
  },
  setup: {
    clauses: 'B-SETUP-1..7',
    related: 'beginner-map variable-board founding',
  },
  'beginner-map': {
    clauses: 'B-BEG-1..3 B-BEG-5',
    more: 'B-MAP-1..10',
    examples: 'EX-32',
    related: 'setup variable-board',
  },
  'variable-board': {
    clauses: 'B-VAR-1..7',
    related: 'setup numbers founding',
  },
  founding: {
    clauses: 'B-FOUND-1..5',
    more: 'B-START-1..3 B-FOUND-6..7',
    examples: 'EX-1',
    related: 'settlements roads production',
    picture: { sketch: { hexes: { '(0,0)': 'hills 6', '(1,0)': 'mountains 3', '(1,-1)': 'fields 8' }, settlements: { blue: '(0,0)NE' }, roads: { blue: '(0,0)E' } } },
  },
});

const turn = topicsOf('turn', {
  turn: {
    clauses: 'B-TURN-3 B-TURN-1 B-TURN-5..6',
    more: 'B-TURN-2 B-TURN-4 B-PHASE-1..4',
    related: 'production seven trade-players costs',
    picture: { dice: [3, 5] },
  },
  production: {
    clauses: 'B-PROD-1..4 B-PROD-6 B-PROD-8',
    examples: 'EX-6 EX-8',
    related: 'numbers robber bank commodities',
    picture: { sketch: { hexes: { '(0,0)': 'forest 4', '(1,0)': 'pasture 9', '(0,1)': 'fields 11' }, settlements: { red: '(0,0)N' }, cities: { blue: '(0,0)SE' }, roads: { red: '(0,0)NE', blue: '(0,0)E' } } },
  },
  bank: {
    clauses: 'B-PROD-7 B-SETUP-4',
    examples: 'EX-90',
    related: 'trade-bank production house-rules',
  },
  seven: {
    clauses: 'B-SEVEN-1..5',
    examples: 'EX-10 EX-11',
    related: 'robber walls ck-seven',
    picture: { dice: [3, 4] },
  },
  robber: {
    clauses: 'B-ROB-1..5 B-PROD-5',
    more: 'B-ROB-6..9',
    examples: 'EX-9 EX-12',
    related: 'seven card-knight desert-and-coast house-rules',
    picture: { sketch: { hexes: { '(0,0)': 'forest 4', '(1,0)': 'desert' }, robber: '(0,0)', settlements: { red: '(0,0)NW', blue: '(0,0)S' }, roads: { red: '(0,0)W', blue: '(0,0)SW' } } },
  },
});

const trade = topicsOf('trade', {
  'trade-players': {
    clauses: 'B-TRADE-1 B-DOM-1..5',
    more: 'B-TRADE-2..3 B-DOM-6..7',
    examples: 'EX-14 EX-15 EX-16',
    related: 'trade-bank turn house-rules ck-trade',
    picture: { art: 'swap' },
  },
  'trade-bank': {
    clauses: 'B-MAR-1 B-MAR-5..6 B-TRADE-1',
    examples: 'EX-17',
    related: 'harbours trade-players bank ck-trade',
  },
  harbours: {
    clauses: 'B-HARB-1..2 B-MAR-2..4',
    more: 'B-COMP-4 B-GEO-5 B-FOUND-7',
    examples: 'EX-18 EX-19 EX-20',
    related: 'trade-bank ck-trade board',
    picture: { sketch: { hexes: { '(0,0)': 'forest 4', '(1,0)': 'hills 8' }, harbours: { '(0,0)NW': 'lumber', '(1,0)NE': '3:1' }, settlements: { blue: '(0,0)NW', red: '(1,0)NE' }, roads: { blue: '(0,0)W', red: '(1,0)E' } } },
  },
  'desert-and-coast': {
    clauses: 'B-ROB-3 B-PROD-6 B-SETUP-7..8 B-ROAD-4 B-TACT-6',
    related: 'robber harbours card-merchant',
  },
});

const build = topicsOf('build', {
  costs: {
    clauses: 'B-BUILD-1..5',
    related: 'roads settlements cities development-cards pieces',
    picture: { costs: ['road', 'settlement', 'city', 'card'], game: 'base' },
  },
  roads: {
    clauses: 'B-ROAD-1..4',
    more: 'B-ROAD-5..6',
    examples: 'EX-21',
    related: 'longest-route settlements card-road-building knights',
    picture: {
      sketch: {
        hexes: { '(0,0)': 'forest 4', '(1,0)': 'hills 8', '(0,1)': 'pasture 10' },
        settlements: { blue: '(0,0)N', red: '(1,0)SW' },
        roads: { blue: '(0,0)NE (0,0)E' },
        yes: '(1,0)NW',
        no: '(0,0)SE (1,0)SW',
        onRoads: true,
      },
    },
  },
  settlements: {
    clauses: 'B-SETT-1..5',
    examples: 'EX-22 EX-23',
    related: 'cities roads founding winning',
    picture: {
      sketch: {
        hexes: { '(0,0)': 'fields 4', '(1,0)': 'mountains 8', '(0,1)': 'pasture 10' },
        settlements: { red: '(0,0)N' },
        roads: { red: '(0,0)NE (0,0)E (0,0)SE' },
        yes: '(0,0)SE (0,0)S',
        no: '(0,0)NE',
      },
    },
  },
  cities: {
    clauses: 'B-CITY-1..4',
    examples: 'EX-23',
    related: 'settlements production commodities improvements',
    picture: { costs: ['city'], game: 'base' },
  },
  'longest-route': {
    clauses: 'B-LR-1 B-LR-3..6 B-LR-8',
    more: 'B-LR-2 B-LR-7 B-LR-9..12',
    examples: 'EX-24 EX-26 EX-28',
    related: 'roads winning knights',
    picture: {
      sketch: {
        hexes: { '(0,0)': 'forest 4', '(1,0)': 'hills 8', '(2,0)': 'mountains 5' },
        roads: { orange: '(0,0)NW (0,0)NE (1,0)NW (1,0)NE (2,0)NW (1,0)W' },
        settlements: { orange: '(0,0)NW' },
      },
    },
  },
});

const cards = topicsOf('cards', {
  'development-cards': {
    clauses: 'B-DEV-1 B-DEV-3 B-DEV-5..8',
    more: 'B-COMP-9 B-SETUP-5 B-DEV-2 B-DEV-4 B-DEV-9..10',
    examples: 'EX-91',
    related: 'card-knight card-victory-point card-road-building card-year-of-plenty card-monopoly',
    picture: { cards: DEVELOPMENT },
  },
  'card-knight': { card: 'knight', clauses: 'B-KNIGHT-1..4', examples: 'EX-13', related: 'robber largest-army development-cards' },
  'card-road-building': { card: 'road building', clauses: 'B-PROG-ROAD', more: 'CK-PROG-ROADS-1..2', examples: 'EX-94', related: 'roads development-cards progress-cards' },
  'card-year-of-plenty': { card: 'year of plenty', clauses: 'B-PROG-YOP', examples: 'EX-92', related: 'bank development-cards' },
  'card-monopoly': { card: 'monopoly', clauses: 'B-PROG-MONO', examples: 'EX-93', related: 'development-cards card-resource-monopoly card-trade-monopoly' },
  'card-victory-point': { card: 'victory point', clauses: 'B-VPC-1..3 B-DEV-8', examples: 'EX-29 EX-30', related: 'winning secrets development-cards' },
  'largest-army': {
    clauses: 'B-LA-1..4',
    examples: 'EX-95',
    related: 'card-knight winning',
    picture: { cards: ['knight', 'knight', 'knight'] },
  },
});

const win = topicsOf('win', {
  winning: {
    clauses: 'B-WIN-4 B-WIN-1..3',
    more: 'B-WIN-5 B-SETUP-6 X-25',
    examples: 'EX-32 EX-29',
    related: 'settlements longest-route largest-army card-victory-point ck-winning',
    picture: { art: 'points' },
  },
  secrets: {
    clauses: 'B-INFO-1..4',
    more: 'B-BEG-4',
    examples: 'EX-30',
    related: 'card-victory-point robber house-rules',
    picture: { art: 'hidden' },
  },
  advice: { clauses: 'B-TACT-1..7', related: 'founding numbers harbours winning' },
  'house-rules': { clauses: 'H-1..4', related: 'robber seven trade-players bank' },
});

export const BASE: readonly Topic[] = [...begin, ...turn, ...trade, ...build, ...cards, ...win];
