/** What the server knows about rules, open tables and finished games. */
import { signal } from '@preact/signals';
import { call, type ClauseShown } from './api';
import type { Dice, GameEvent, Scene, Seat, Static, Table, Watching } from './types';

export type Value = boolean | number | string;

export interface Option {
  name: string;
  clause: string;
  low: number | null;
  high: number | null;
  games: Record<string, { values: Value[]; default: Value }>;
}

export interface ClockPreset {
  name: string;
  turn: number;
  answer: number;
}

export interface Rules {
  options: Option[];
  bots: { level: string; games: string[] }[];
  clocks: ClockPreset[];
  dice: Dice[];
}

export interface OpenTable {
  id: string;
  stage: 'open' | 'playing';
  created_at: number;
  options: Record<string, Value>;
  seats: Pick<Seat, 'kind' | 'name' | 'level'>[];
  host: string | null;
  clock: { turn: number; answer: number };
  dice: Dice;
  watching: Watching;
}

export interface Story {
  table: Table;
  static: Static;
  /** How long it took; null for a record, which does not tell. */
  seconds: number | null;
  steps: number;
  turns: { turn: number; step: number; seat: number }[];
  points: { step: number; turn: number; points: number[] }[];
  final: { seat: number; points: number; sources: Record<string, number> }[];
  /** Their `seq` is the step. */
  events: GameEvent[];
}

export interface Moment {
  step: number;
  action: string | null;
  seat: number | null;
  scene: Scene;
}

export interface Clause extends ClauseShown {
  source: string;
  kind: string;
  option: string[];
  see: string[];
}

/** Fetched once and kept; null until then. */
function kept<Found>(path: string) {
  const found = signal<Found | null>(null);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      call<Found>('GET', path).then(
        (page) => {
          found.value = page;
        },
        () => {
          asked = false; // the next look tries again
        },
      );
    }
    return found.value;
  };
}

export const rules = kept<Rules>('/api/rules');
export const catalogue = kept<{ clauses: Clause[] }>('/api/clauses');
export const openTables = () => call<{ tables: OpenTable[] }>('GET', '/api/tables');
/** Where a finished game is told: that of a table, or of a record that was opened. */
export type Source = 'table' | 'record';
const placeOf = (id: string, source: Source) => (source === 'record' ? `/api/replays/${id}` : `/api/tables/${id}/replay`);
export const story = (id: string, source: Source = 'table') => call<Story>('GET', placeOf(id, source));
export const moment = (id: string, source: Source, step: number) => call<Moment>('GET', `${placeOf(id, source)}/${step}`);
export const openRecord = (file: Blob) => call<{ replay: string }>('POST', '/api/replays', file);
