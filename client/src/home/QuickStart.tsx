/** A name, a game, and off one goes against bots. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { becomeGuest, command, createTable } from '../net/api';
import type { SeatWish } from '../net/types';
import { rules } from '../net/catalogue';
import { go } from '../state/route';
import { useAttempt } from './attempt';
import { levelAmong, levelName, levelsFor, ratingOf } from './levels';
import { myName } from '../state/nickname';
import { Failure } from './Failure';
import { NameField } from './NameField';
import { Segments } from './Segments';

const GAMES = ['base', 'cities_knights'] as const;
const SEATS = ['2', '3', '4'] as const;
const PACE = 600;
/** Four bots play for whoever looks; anybody may. */
const WATCHED = 4;

/** A table without a clock, where play begins at once. */
async function begin(game: string, seats: SeatWish[], open: boolean): Promise<void> {
  await becomeGuest(myName());
  const { table } = await createTable({
    options: { game, players: seats.length, board_setup: 'variable' },
    seats,
    public: open,
    clock: { turn: 0, answer: 0 },
    pace: PACE,
    dice: 'plain',
    watching: { allowed: true, delay: 0 },
  });
  await command(table.id, { do: 'start' });
  go(`/t/${table.id}`);
}

function bots(level: string, number: number): SeatWish[] {
  return Array.from({ length: number }, () => ({ kind: 'bot', level }));
}

export function QuickStart() {
  const [game, setGame] = useState<(typeof GAMES)[number]>('base');
  const [seats, setSeats] = useState<(typeof SEATS)[number]>('4');
  const [wanted, setWanted] = useState<string>();
  const { attempt, failure, waiting } = useAttempt();
  const levels = levelsFor(rules(), game);
  const level = levelAmong(levels, wanted);
  const rating = ratingOf(level, game);
  return (
    <form
      class="plate quick"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => begin(game, [{ kind: 'me' }, ...bots(level, Number(seats) - 1)], false));
      }}
    >
      <h2>{t('quick-start')}</h2>
      <NameField />
      <Segments label={t('which-game')} name="game" value={game} values={GAMES} text={(one) => t(`game-${one}`)} onChoose={setGame} />
      <Segments label={t('players')} name="seats" value={seats} values={SEATS} text={(one) => one} onChoose={setSeats} />
      <Segments label={t('bot-strength')} name="level" value={level} values={levels} text={levelName} onChoose={setWanted} />
      <p class="hint">
        {t(`level-${level}-about`)} {rating !== null && t('rated', { rating: String(rating) })}
      </p>
      <button type="submit" class="primary big" disabled={waiting}>
        {t('play-bots', { n: Number(seats) - 1 })}
      </button>
      <button type="button" data-act="watch-bots" disabled={waiting} onClick={() => attempt(() => begin(game, bots(level, WATCHED), true))}>
        {t('watch-bots')}
      </button>
      <Failure text={failure} />
    </form>
  );
}
