/** The first page: a name, and a table with bots at once. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { becomeGuest, command, createTable, type SeatPlan } from '../net/api';
import { prefs, setPref } from '../state/prefs';
import { go } from '../state/route';
import { Preferences } from '../table/Settings';

const LEVELS = ['greedy', 'random'];
const PACE = 600;
const LONGEST_NAME = 24;

async function quickTable(name: string, level: string): Promise<void> {
  setPref('name', name);
  await becomeGuest(name);
  const bots: SeatPlan[] = Array.from({ length: 3 }, () => ({ kind: 'bot', level }));
  const { table } = await createTable({
    options: { game: 'base', players: 4, board_setup: 'variable' },
    seats: [{ kind: 'me' }, ...bots],
    public: false,
    clock: { turn: 0, answer: 0 },
    pace: PACE,
  });
  await command(table.id, { do: 'start' });
  go(`/t/${table.id}`);
}

export function Home() {
  const [name, setName] = useState(prefs.value.name);
  const [level, setLevel] = useState(LEVELS[0] ?? '');
  const [failure, setFailure] = useState('');
  const [waiting, setWaiting] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    setWaiting(true);
    quickTable(name.trim(), level).catch((error: unknown) => {
      setFailure(t('failed', { text: error instanceof Error ? error.message : String(error) }));
      setWaiting(false);
    });
  };
  return (
    <main class="page home">
      <h1>{t('title')}</h1>
      <p class="tagline">{t('tagline')}</p>
      <form class="plate" onSubmit={submit}>
        <label>
          {t('your-name')}
          <input name="name" required maxLength={LONGEST_NAME} autocomplete="nickname" value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <label>
          {t('bot-strength')}
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {t(`level-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="primary" disabled={waiting || !name.trim()}>
          {t('play-bots')}
        </button>
        {failure && <p role="alert">{failure}</p>}
      </form>
      <details class="plate">
        <summary>{t('settings')}</summary>
        <Preferences />
      </details>
    </main>
  );
}
