/** Who is to sit where at a new table. */
import { t } from '../i18n/bundle';
import type { SeatWish } from '../net/types';
import { LevelNotes, levelAmong, levelName } from './levels';

interface Props {
  seats: SeatWish[];
  levels: string[];
  onChange: (seats: SeatWish[]) => void;
}

const wordOf = (seat: SeatWish) => (seat.kind === 'bot' ? `bot ${seat.level}` : seat.kind);

function planOf(word: string): SeatWish {
  const [kind, level] = word.split(' ');
  return kind === 'bot' && level ? { kind: 'bot', level } : { kind: kind === 'me' ? 'me' : 'open' };
}

/** One seat is another; the host sits on one seat only. */
function changed(seats: SeatWish[], i: number, plan: SeatWish): SeatWish[] {
  return seats.map((seat, k) => (k === i ? plan : plan.kind === 'me' && seat.kind === 'me' ? { kind: 'open' } : seat));
}

/** The same seats with bots that play the game. */
export function seatsAmong(seats: SeatWish[], levels: string[]): SeatWish[] {
  return seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', level: levelAmong(levels, seat.level ?? undefined) } : seat));
}

export function SeatPlans({ seats, levels, onChange }: Props) {
  return (
    <fieldset class="seat-plans">
      <legend>{t('seats')}</legend>
      {seats.map((seat, i) => (
        <label key={i}>
          <span>{t('seat-number', { n: i + 1 })}</span>
          <select value={wordOf(seat)} onChange={(event) => onChange(changed(seats, i, planOf(event.currentTarget.value)))}>
            <option value="me">{t('seat-me')}</option>
            <option value="open">{t('seat-for-guest')}</option>
            {levels.map((level) => (
              <option key={level} value={`bot ${level}`}>
                {t('seat-bot', { level: levelName(level) })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <LevelNotes levels={levels.filter((level) => seats.some((seat) => seat.level === level))} />
    </fieldset>
  );
}
