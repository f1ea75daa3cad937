/** The topics of Seafarers. A clause is at home in the first topic that has it. */
import { type Topic, topicsOf } from './topic';

const begin = topicsOf('sea-begin', {
  'sea-board': {
    clauses: 'S-GEO-2..4 S-GEO-1 S-GEO-5..6',
    more: 'S-GEO-7 S-COMP-1..7 S-INV-1..2',
    related: 'ships gold sea-founding board',
  },
  scenarios: {
    clauses: 'S-SETUP-1..3 S-WIN-2',
    more: 'S-56-1..2',
    related: 'new-shores four-islands fog-islands through-desert sea-winning',
  },
  'sea-founding': {
    clauses: 'S-FOUND-1..3 S-FOUND-5',
    more: 'S-FOUND-4 S-FOUND-6',
    related: 'founding ships scenarios fog',
  },
  'sea-winning': {
    clauses: 'S-WIN-1 S-CHIP-6',
    more: 'S-INFO-1',
    related: 'chips scenarios winning',
  },
});

const sailing = topicsOf('sailing', {
  ships: {
    clauses: 'S-SHIP-1..5',
    more: 'S-TURN-1..2 S-SHIP-6..7 S-INV-3',
    related: 'moving-ships ships-and-roads pirate roads',
  },
  'ships-and-roads': {
    clauses: 'S-SHIP-4 S-ROAD-1 S-SETT-1..2',
    more: 'S-DEV-2 S-HARB-1..2',
    related: 'ships roads settlements card-road-building',
  },
  'closed-lines': {
    clauses: 'S-CLOSE-1..4',
    more: 'S-CLOSE-5',
    related: 'moving-ships ships sea',
  },
  'moving-ships': {
    clauses: 'S-MOVE-1..5 S-MOVE-7..8',
    more: 'S-MOVE-6 S-MOVE-9..12',
    related: 'closed-lines ships pirate sea-route',
  },
  'sea-route': {
    clauses: 'S-LR-1..3 S-LR-5',
    more: 'S-LR-4',
    related: 'longest-route ships-and-roads moving-ships',
  },
});

const exploring = topicsOf('exploring', {
  gold: {
    clauses: 'S-GOLD-1..3 S-GOLD-5',
    more: 'S-GOLD-4 S-GOLD-6',
    related: 'production bank sea-board',
  },
  pirate: {
    clauses: 'S-ROB-1..2 S-PIR-1..4',
    more: 'S-PIR-5..7 S-ROB-3 S-DEV-1 S-DEV-3',
    related: 'robber seven ships card-knight',
  },
  fog: {
    clauses: 'S-FOG-1..4 S-FOG-8',
    more: 'S-FOG-5..7 S-FOG-9 S-INV-4',
    related: 'fog-islands gold moving-ships',
  },
  chips: {
    clauses: 'S-CHIP-1..6',
    more: 'S-CHIP-7..8 S-INV-5',
    related: 'new-shores four-islands through-desert sea-winning',
  },
});

const scenarios = topicsOf('sea-scenarios', {
  'new-shores': { clauses: 'S-NS-1..4', related: 'chips scenarios sea-founding' },
  'four-islands': { clauses: 'S-4I-1..3', related: 'chips scenarios new-world' },
  'fog-islands': { clauses: 'S-FI-1..3 S-FI-5', more: 'S-FI-4 S-FI-6', related: 'fog gold scenarios' },
  'through-desert': { clauses: 'S-TTD-1..5', more: 'S-TTD-6', related: 'chips desert-and-coast scenarios' },
});

const stories = topicsOf('sea-stories', {
  'forgotten-tribe': { clauses: 'S-FT-1..6', more: 'S-FT-7..9', related: 'harbours development-cards moving-ships' },
  'cloth-trade': { clauses: 'S-CL-1..8', more: 'S-CL-9', related: 'closed-lines pirate sea-founding' },
  'pirate-islands': { clauses: 'S-PI-1 S-PI-4..5 S-PI-7..9 S-PI-11 S-PI-13', more: 'S-PI-2..3 S-PI-6 S-PI-10 S-PI-12', related: 'ships pirate card-knight' },
  wonders: { clauses: 'S-WO-1..6', more: 'S-WO-7', related: 'costs chips sea-winning' },
  'new-world': { clauses: 'S-NW-1..5', more: 'S-NW-6..7', related: 'variable-board chips scenarios' },
});

const knights = topicsOf('sea-knights', {
  sea: {
    clauses: 'CK-SEA-1..3 CK-SEA-9..10 CK-SEA-21..22',
    more: 'CK-SEA-13 CK-SEA-20 CK-SEA-32..33 CK-SEA-37..38',
    related: 'scenarios barbarians ck-winning knights-at-sea',
  },
  'knights-at-sea': {
    clauses: 'CK-SEA-4..7 CK-SEA-23 CK-SEA-25 CK-SEA-28',
    more: 'CK-SEA-24 CK-SEA-26..27 CK-SEA-39',
    related: 'knights knight-actions closed-lines moving-ships',
  },
  'knights-and-pirate': {
    clauses: 'CK-SEA-8 CK-SEA-12 CK-SEA-29..31',
    related: 'pirate ck-seven knight-actions card-bishop',
  },
  'progress-at-sea': {
    clauses: 'CK-SEA-34..36 CK-SEA-11',
    related: 'card-diplomat card-intrigue card-merchant knights-at-sea',
  },
});

export const SEAFARERS: readonly Topic[] = [...begin, ...sailing, ...exploring, ...scenarios, ...stories, ...knights];
