/** The bots of a table: who they are, how they play, how strong they are. */
import { levelName, ratingOf } from '../home/levels';
import { has, t } from '../i18n/bundle';
import type { Seat } from '../net/types';
import { seats, table } from '../state/store';
import { Face } from './Face';
import { personaName, personaOf, personaStyle, personaTrade } from './personas';

/** Level and rating of a bot; in records of others it may be of a kind that has no name here. */
export function strength(seat: Seat): string {
  const level = seat.level ?? '';
  if (!has(`level-${level}`)) return t('bot');
  const rating = ratingOf(level, String(table.value?.options.game));
  return rating === null ? levelName(level) : t('level-rated', { level: levelName(level), rating: String(rating) });
}

function Lines({ seat }: { seat: Seat }) {
  const persona = table.value && personaOf(table.value, seat);
  if (!persona) return null;
  return (
    <span class="about-bot">
      <b>
        {personaName(persona)}, {personaTrade(persona)}
      </b>
      <small>{strength(seat)}</small>
      <small>{personaStyle(persona)}</small>
    </span>
  );
}

export function Bots() {
  const bots = seats.value.filter((seat) => seat.kind === 'bot');
  if (!bots.length) return null;
  return (
    <details class="more bots">
      <summary>{t('about-bots')}</summary>
      <ul>
        {bots.map((seat) => (
          <li key={seat.seat}>
            <Face seat={seat} size={44} />
            <Lines seat={seat} />
          </li>
        ))}
      </ul>
      <p class="hint">{t('rating-about')}</p>
    </details>
  );
}
