/** A name, a game, and off one goes against bots. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { becomeGuest, command, createTable, type SeatPlan } from '../net/api';
import { levelsOf, rules } from '../net/catalogue';
import { go } from '../state/route';
import { useAttempt } from './attempt';
import { myName, NameField } from './NameField';
import { Segments } from './Segments';

const GAMES = ['base', 'cities_knights'] as const;
const SEATS = ['2', '3', '4'] as const;
const PACE = 600;

async function quickTable(game: string, seats: number, level: string): Promise<void> {
  await becomeGuest(myName());
  const bots: SeatPlan[] = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }));
  const { table } = await createTable({
    options: { game, players: seats, board_setup: 'variable' },
    seats: [{ kind: 'me' }, ...bots],
    public: false,
    clock: { turn: 0, answer: 0 },
    pace: PACE,
    dice: 'plain',
    watching: { allowed: true, delay: 0 },
  });
  await command(table.id, { do: 'start' });
  go(`/t/${table.id}`);
}

export function QuickStart() {
  const [game, setGame] = useState<(typeof GAMES)[number]>('base');
  const [seats, setSeats] = useState<(typeof SEATS)[number]>('4');
  const [level, setLevel] = useState('greedy');
  const { attempt, failure, waiting } = useAttempt();
  const levels = levelsOf(rules());
  return (
    <form
      class="plate quick"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => quickTable(game, Number(seats), level));
      }}
    >
      <h2>{t('quick-start')}</h2>
      <NameField />
      <Segments label={t('which-game')} name="game" value={game} values={GAMES} text={(one) => t(`game-${one}`)} onChoose={setGame} />
      <div class="pair">
        <Segments label={t('players')} name="seats" value={seats} values={SEATS} text={(one) => one} onChoose={setSeats} />
        <label class="field">
          {t('bot-strength')}
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            {(levels.length ? levels : [level]).map((one) => (
              <option key={one} value={one}>
                {t(`level-${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="submit" class="primary big" disabled={waiting || !myName()}>
        {t('play-bots', { n: Number(seats) - 1 })}
      </button>
      {failure && (
        <p class="failure" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
