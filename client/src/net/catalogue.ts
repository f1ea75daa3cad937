/** What the server knows about rules, open tables and finished games. */
import { signal } from '@preact/signals';
import { call } from './api';
import type { ClausePage, Moment, RecordStory, ReplayShown, RulesPage, Story, TableList } from './types';

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

export const rules = kept<RulesPage>('/api/rules');
export const catalogue = kept<ClausePage>('/api/clauses');
export const openTables = () => call<TableList>('GET', '/api/tables');
/** Where a finished game is told: that of a table, or of a record that was opened. */
export type Source = 'table' | 'record';
const placeOf = (id: string, source: Source) => (source === 'record' ? `/api/replays/${id}` : `/api/tables/${id}/replay`);
export const story = (id: string, source: Source = 'table') => call<Story | RecordStory>('GET', placeOf(id, source));
export const moment = (id: string, source: Source, step: number) => call<Moment>('GET', `${placeOf(id, source)}/${step}`);
export const openRecord = (file: Blob) => call<ReplayShown>('POST', '/api/replays', file);
