/** The attack over the board: ships land, both strengths are counted, and what comes of it with the reason. */
import { Axes, Shield, Ship } from '../art/barbarians';
import { Sign } from '../art/chips';
import { colourOf } from '../board/pieces';
import { language, list, t } from '../i18n/bundle';
import { whoName } from '../i18n/names';
import { mySeat, reader } from '../state/store';
import { type Battle, report, shownBattle } from './battle';
import { Counted } from './counted';

/** What came of it and why. */
export function outcomeText({ outcome, seats, rows }: Battle): string {
  const n = rows.find((row) => row.seat === seats[0])?.strength ?? 0;
  const who = seats.length === 1 && seats[0] === reader.value ? 'you' : 'other';
  const text = t(`battle-${outcome}`, { who, n, several: seats.length > 1 ? 'yes' : 'no', players: list(seats.map(whoName)) });
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}

export const resultText = ({ won, barbarians, island }: Battle) => t(won ? 'battle-won' : 'battle-lost', { barbarians, island });

function CityIcon() {
  return (
    <svg class="icon" viewBox="-24 -26 48 44" aria-hidden="true">
      <path d="M-18 14V-6H-21L-10-23 1-6H-2V-1H2V-6H7V-1H13V-6H18V14Z" fill="#e9dcc3" stroke="#2b2420" stroke-width="3" stroke-linejoin="round" />
    </svg>
  );
}

/** What each player had at stake and brought. */
export function Rows({ battle }: { battle: Battle }) {
  return (
    <ul class="battle-rows">
      {battle.rows.map(({ seat, strength, cities }, i) => (
        <li key={seat} style={{ '--turn': i }} class={battle.seats.includes(seat) ? (battle.won ? 'best' : 'worst') : undefined}>
          <Sign colour={colourOf(seat)} size={18} />
          <bdi>{whoName(seat)}</bdi>
          <span role="img" aria-label={t('battle-cities', { n: cities })} title={t('battle-cities', { n: cities })}>
            <CityIcon /> <b>{cities}</b>
          </span>
          <span role="img" aria-label={t('battle-knights', { n: strength })} title={t('battle-knights', { n: strength })}>
            <Shield /> <b>{strength}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Landing() {
  return (
    <svg class="landing" viewBox="0 0 400 84" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="sea" d="M0 50H400V84H0Z" />
      <path class="surf" d={`M-10 58${'q10-6 20 0t20 0'.repeat(11)}M-20 70${'q10-6 20 0t20 0'.repeat(11)}`} />
      <path class="shore" d="M300 84Q318 52 350 50H400V84Z" />
      <g transform="translate(356 52) scale(1.7)">
        <path class="tower" d="M-10 0V-20H-6V-16H-2V-20H2V-16H6V-20H10V0Z" />
        <path class="gate" d="M-3 0V-6a3 3 0 0 1 6 0V0Z" />
      </g>
      {[0, 1, 2].map((i) => (
        <g key={i} transform={`translate(${286 - 62 * i} ${64 + 6 * (i % 2)}) scale(${1.45 - 0.14 * i})`}>
          <g class="landing-ship" style={{ '--turn': i }}>
            <Ship />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** What is heard of it stands in the live region. */
export function BattleScene() {
  const battle = shownBattle.value;
  if (!battle) return null;
  const mine = battle.seats.includes(mySeat.value ?? -1);
  return (
    <div class="battle" data-won={battle.won} aria-hidden="true">
      <h2>{t('battle-title')}</h2>
      <Landing />
      <div class="sides">
        <span>
          <Axes /> <Counted n={battle.barbarians} ms={700} delay={700} />
          <small>{t('battle-attack')}</small>
        </span>
        <span>
          <Shield /> <Counted n={battle.island} ms={700} delay={1100} />
          <small>{t('battle-defence')}</small>
        </span>
      </div>
      <Rows battle={battle} />
      <p class={`verdict${mine ? ' mine' : ''}`}>
        <strong>{resultText(battle)}</strong>
        <span>{outcomeText(battle)}</span>
      </p>
    </div>
  );
}

/** The same to be read, in the stage. */
export function BattleReport() {
  const battle = report.value;
  if (!battle) return null;
  return (
    <div class="battle-report" data-won={battle.won}>
      <header>
        <h2>{resultText(battle)}</h2>
        <button type="button" class="quiet close" data-act="close-report" aria-label={t('close')} onClick={() => (report.value = null)}>
          ✕
        </button>
      </header>
      <p>{outcomeText(battle)}</p>
      <Rows battle={battle} />
    </div>
  );
}
