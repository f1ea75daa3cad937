/** A table from sample files, to look at without a server: /dev/?/path/of/the/samples.json. Never shipped. */
import { render } from 'preact';
import { Scenery } from '../src/art/scenery';
import { followLanguage } from '../src/i18n/bundle';
import type { GameEvent, Scene, Static, TableInfo } from '../src/net/types';
import { followPrefs } from '../src/state/prefs';
import { online, receive } from '../src/state/store';
import '../src/style/index.css';
import { followKeys } from '../src/table/hotkeys';
import { TableView } from '../src/table/TablePage';

followPrefs();
followLanguage();
const [sample = '', events = ''] = decodeURIComponent(location.search.slice(1)).split(',');
const { static: map, scene } = (await (await fetch(sample)).json()) as { static: Static; scene: Scene };
const told = events ? ((await (await fetch(events)).json()) as GameEvent[]) : [];
const names = ['Olena', 'Petr', 'Giulia', 'Tomasz'];
const colours = ['blue', 'orange', 'red', 'white'] as const;
const mine = scene.players.findIndex((row) => row.hand !== null);
const table = {
  id: 't1',
  options: { game: map.game },
  seats: scene.players.map((row) => ({
    seat: row.seat,
    colour: colours[row.seat] ?? 'white',
    kind: row.seat === mine ? 'person' : 'bot',
    guest: row.seat === mine ? 'g1' : null,
    name: names[row.seat] ?? null,
    level: null,
    here: true,
    bot_plays: false,
    strikes: 0, conduct: null, excused_by: [], kept: false,
  })),
  host: 'g1',
  watchers: [],
  stage: 'playing',
  public: false,
  clock: { turn: 0, answer: 0 },
  pace: 600,
  dice: 'plain',
  abort_votes: [],
  watching: { allowed: true, delay: 0 },
  map: { kind: 'agreed', draw: 0 },
  starter: 0,
  rematch_votes: {},
  next_table: null,
  seed_hash: '',
  seed: null,
} satisfies TableInfo;
receive({ kind: 'welcome', you: { guest: 'g1', seat: mine, host: true }, table, static: map, scene: { ...scene, deadline: null }, events: told, seq: scene.seq });
online.value = true;
followKeys();
const root = document.getElementById('app');
if (root) {
  render(
    <>
      <svg class="store-room" aria-hidden="true">
        <defs>
          <Scenery />
        </defs>
      </svg>
      <TableView />
    </>,
    root,
  );
}
