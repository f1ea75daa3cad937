/** Public tables with their rules, and the own ones that are still going on. */
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { becomeGuest, command, Refused, showTable } from '../net/api';
import { openTables } from '../net/catalogue';
import type { TableInfo, TableShown } from '../net/types';
import { myName } from '../state/nickname';
import { prefs, setPref } from '../state/prefs';
import { go, link } from '../state/route';
import { table } from '../state/store';
import { useAttempt } from './attempt';
import { RuleChips } from './Chips';
import { Failure } from './Failure';
import { freeSeats, People } from './People';

const EVERY = 10_000;
const GOING_ON = new Set(['open', 'playing']);

type Row = Pick<TableShown, 'id' | 'stage' | 'options' | 'seats' | 'clock' | 'dice' | 'watching'>;

function Facts({ row }: { row: Row }) {
  return <RuleChips options={row.options} clock={row.clock} dice={row.dice} watching={row.watching} />;
}

/** Takes the first free seat of a public table; whoever was faster there is met at the table all the same. */
async function sitDown(row: Row): Promise<void> {
  await becomeGuest(myName());
  await command(row.id, { do: 'sit', seat: row.seats.findIndex((seat) => seat.kind === 'open' && !seat.kept) });
  go(`/t/${row.id}`);
}

function PublicRow({ row }: { row: Row }) {
  const { attempt, failure, waiting } = useAttempt();
  const joining = row.stage === 'open' && freeSeats(row.seats) > 0;
  return (
    <li class="table-row">
      <People seats={row.seats} />
      {joining ? (
        <button type="button" disabled={waiting} onClick={() => attempt(() => sitDown(row))}>
          {t('join-table')}
        </button>
      ) : (
        <a class="button" {...link(`/t/${row.id}`)}>
          {t('watch')}
        </a>
      )}
      <Facts row={row} />
      <Failure text={failure} />
    </li>
  );
}

/** Public tables, for everybody. */
export function PublicTables() {
  const [rows, setRows] = useState<TableShown[] | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void openTables().then(({ tables }) => setRows(tables), () => undefined);
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  const mine = new Set(prefs.value.tables);
  const shown = (rows ?? []).filter((row) => !mine.has(row.id));
  return (
    <section class="plate tables open-tables">
      <h2>{t('open-tables')}</h2>
      {shown.length ? (
        <ul>
          {shown.map((row) => (
            <PublicRow key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <p class="hint">{t(rows ? 'no-open-tables' : 'connecting')}</p>
      )}
      <a class="button" {...link('/new')}>
        {t('new-table')}
      </a>
    </section>
  );
}

/** The own tables that have not ended; the browser forgets the others. */
async function goingOn(): Promise<TableInfo[]> {
  const ids = prefs.value.tables;
  const gone = (error: unknown) => (error instanceof Refused && error.status === 404 ? null : undefined);
  const found = await Promise.all(ids.map((id) => showTable(id).then((page) => page.table, gone)));
  const ended = new Set(ids.filter((_, i) => found[i] !== undefined && !GOING_ON.has(found[i]?.stage ?? '')));
  setPref('tables', prefs.value.tables.filter((id) => !ended.has(id)));
  return found.filter((one): one is TableInfo => one !== null && one !== undefined && GOING_ON.has(one.stage));
}

/** Tables that this browser was at and that have not ended, the last one first and foremost. */
export function MyTables() {
  const expected = prefs.value.guest && prefs.value.tables.length > 0;
  const [rows, setRows] = useState<TableInfo[] | null>(expected ? null : []);
  useEffect(() => {
    if (expected) void goingOn().then(setRows);
  }, []);
  if (rows?.length === 0) return null;
  return (
    <section class="plate tables mine" aria-busy={rows === null}>
      <h2>{t('my-tables')}</h2>
      <ul>
        {rows?.map((row, i) => (
          <li class="table-row" key={row.id}>
            <People seats={row.seats} />
            <a class={`button${i === 0 ? ' primary' : ''}`} {...link(`/t/${row.id}`)}>
              {t('go-on')}
            </a>
            <Facts row={row as Row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const REMEMBERED = 12;

/** Somebody is at a table: the browser keeps it among its own, and knows that it is somebody's. */
export function remember(id: string, name: string | null): void {
  const { tables, guest, name: known } = prefs.value;
  if (tables[0] !== id) setPref('tables', [id, ...tables.filter((one) => one !== id)].slice(0, REMEMBERED));
  if (!guest) setPref('guest', true);
  if (!known && name && name !== myName()) setPref('name', name);
}

/** A table that has ended is none to go on with. */
export function followEnds(): void {
  effect(() => {
    const at = table.value;
    if (!at || GOING_ON.has(at.stage)) return;
    const { tables } = prefs.peek();
    if (tables.includes(at.id)) setPref('tables', tables.filter((id) => id !== at.id));
  });
}
