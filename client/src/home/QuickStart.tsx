/** A name, a game, and off one goes against bots. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { becomeGuest, command, createTable } from '../net/api';
import type { SeatWish } from '../net/types';
import { rules } from '../net/catalogue';
import { go } from '../state/route';
import { useAttempt } from './attempt';
import { levelAmong, levelName, levelsFor } from './levels';
import { myName, NameField } from './NameField';
import { Segments } from './Segments';

const GAMES = ['base', 'cities_knights'] as const;
const SEATS = ['2', '3', '4'] as const;
const PACE = 600;

async function quickTable(game: string, seats: number, level: string): Promise<void> {
  await becomeGuest(myName());
  const bots: SeatWish[] = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }));
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
  const [wanted, setWanted] = useState<string>();
  const { attempt, failure, waiting } = useAttempt();
  const levels = levelsFor(rules(), game);
  const level = levelAmong(levels, wanted);
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
      <Segments label={t('players')} name="seats" value={seats} values={SEATS} text={(one) => one} onChoose={setSeats} />
      <Segments label={t('bot-strength')} name="level" value={level} values={levels} text={levelName} onChoose={setWanted} />
      <p class="hint">{t(`level-${level}-about`)}</p>
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
