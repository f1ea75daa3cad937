/** Public tables with their rules, and the own ones that are still going on. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { Refused, showTable } from '../net/api';
import { openTables } from '../net/catalogue';
import type { TableInfo, TableShown } from '../net/types';
import { prefs, setPref } from '../state/prefs';
import { link } from '../state/route';
import { RuleChips } from './Chips';

const EVERY = 10_000;
const GOING_ON = new Set(['open', 'playing']);

type Row = Pick<TableShown, 'id' | 'stage' | 'options' | 'seats' | 'clock' | 'dice' | 'watching'>;

function People({ seats }: { seats: Row['seats'] }) {
  const names = seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name ?? '');
  const bots = seats.filter((seat) => seat.kind === 'bot').length;
  const free = seats.filter((seat) => seat.kind === 'open').length;
  return (
    <span class="people">
      <bdi>{names.join(', ')}</bdi> {bots > 0 && <small>{t('with-bots', { n: bots })}</small>} {free > 0 && <small class="free">{t('free-seats', { n: free })}</small>}
    </span>
  );
}

function TableRow({ row, verb }: { row: Row; verb: string }) {
  return (
    <li class="table-row">
      <People seats={row.seats} />
      <a class="button" {...link(`/t/${row.id}`)}>
        {verb}
      </a>
      <RuleChips options={row.options} clock={row.clock} dice={row.dice} watching={row.watching} />
    </li>
  );
}

/** Public tables; those who have a name only, as the server wants to know who asks. */
export function PublicTables() {
  const [rows, setRows] = useState<TableShown[] | null>(null);
  const known = prefs.value.guest;
  useEffect(() => {
    if (!known) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void openTables().then(({ tables }) => setRows(tables), () => undefined);
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [known]);
  const mine = new Set(prefs.value.tables);
  const shown = (rows ?? []).filter((row) => !mine.has(row.id));
  return (
    <section class="plate tables">
      <h2>{t('open-tables')}</h2>
      {shown.length ? (
        <ul>
          {shown.map((row) => (
            <TableRow key={row.id} row={row} verb={t(row.stage === 'open' ? 'join-table' : 'watch')} />
          ))}
        </ul>
      ) : (
        <p class="hint">{t('no-open-tables')}</p>
      )}
      <a class="button" {...link('/new')}>
        {t('new-table')}
      </a>
    </section>
  );
}

/** Tables that this browser was at and that have not ended. */
export function MyTables() {
  const [rows, setRows] = useState<TableInfo[]>([]);
  useEffect(() => {
    const ids = prefs.value.tables;
    if (!prefs.value.guest || !ids.length) return;
    const gone = (error: unknown) => (error instanceof Refused && error.status === 404 ? null : undefined);
    void Promise.all(ids.map((id) => showTable(id).then((page) => page.table, gone))).then((found) => {
      const rest = found.filter((one): one is TableInfo => one !== null && one !== undefined && GOING_ON.has(one.stage));
      setRows(rest);
      setPref('tables', ids.filter((_, i) => found[i] === undefined || GOING_ON.has(found[i]?.stage ?? '')));
    });
  }, []);
  if (!rows.length) return null;
  return (
    <section class="plate tables mine">
      <h2>{t('my-tables')}</h2>
      <ul>
        {rows.map((row) => (
          <TableRow key={row.id} row={row as Row} verb={t('go-on')} />
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
  if (!known && name) setPref('name', name);
}
