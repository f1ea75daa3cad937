/** The table from which the reader comes: its options, and the way back. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutText, optionText, valueText } from '../home/options';
import { t } from '../i18n/bundle';
import * as api from '../net/api';
import { rules } from '../net/catalogue';
import type { OptionValue, TableInfo } from '../net/types';
import { link, route } from '../state/route';

/** The value of an option that follows another one. */
const FOLLOWS = 'auto';

/** The table, when it could be asked. */
const found = signal<TableInfo | null>(null);

/** The id of the table that the address names. */
export const tableId = () => (route.value.page === 'rules' ? route.value.table : '');
export const atTable = (): TableInfo | null => (found.value?.id === tableId() ? found.value : null);

/** Asks for the table that the address names; without one, or where it does not answer, the usual options stand. */
export function useTable(id: string): void {
  useEffect(() => {
    if (!id || found.value?.id === id) return;
    api.showTable(id).then(
      ({ table }) => {
        found.value = table;
      },
      () => undefined,
    );
  }, [id]);
}

export interface Standing {
  value: OptionValue;
  usual: OptionValue;
  /** Whether it is said of a table. */
  here: boolean;
}

/** How an option stands: at the table, or usually in a game; nothing for one that no game leaves open yet. */
export function standing(name: string, game: string): Standing | null {
  const option = rules()?.options.find((one) => one.name === name);
  if (!option || !Object.keys(option.games).length) return null;
  const options = atTable()?.options;
  const usual = option.games[String(options?.game ?? game)]?.default ?? option.default;
  return { value: options?.[name] ?? usual, usual, here: options !== undefined };
}

/** What an option is set to, beside the clause that it changes. */
export function OptionNote({ name, game }: { name: string; game: string }) {
  const now = standing(name, game);
  if (!now) return null;
  const other = now.value !== now.usual;
  if (!other && now.value === FOLLOWS) return null; // the clause itself says what holds then
  const args = { option: optionText(name), value: valueText(name, now.value), usual: valueText(name, now.usual) };
  return (
    <p class={`option-note${other ? ' other' : ''}`} data-option={name} title={aboutText(name)}>
      {t(now.here ? (other ? 'rules-here-other' : 'rules-here-usual') : 'rules-usually', args)}
    </p>
  );
}

/** Where the reader comes from. A window that was opened for a clause closes: the table is in another one. */
export function BackToTable() {
  const id = tableId();
  if (!id) return null;
  const way = link(`/t/${id}`);
  return (
    <p class="notice back-to-table">
      <a
        class="button primary"
        href={way.href}
        onClick={(event) => {
          if (history.length === 1) close();
          way.onClick(event);
        }}
      >
        {t('rules-back')}
      </a>
      <span>{t(atTable() ? 'rules-at-table' : 'rules-at-table-unknown')}</span>
    </p>
  );
}
