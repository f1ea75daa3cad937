/** The barbarians' way to the island, and both strengths as they are now. */
import { Axes, Shield, Ship } from '../art/barbarians';
import { PlayerChip, Sign } from '../art/chips';
import { colourOf } from '../board/pieces';
import { t } from '../i18n/bundle';
import { whoName } from '../i18n/names';
import { scene, table } from '../state/store';
import { knightsOf } from './knights';

const STEP = 36;

/** Where knights are sent one by one: what a seat could send, until it is asked. */
function willing(seat: number): number {
  const now = scene.value;
  if (!now || table.value?.options.ck_expert_defence !== true || now.phase === 'committing knights') return 0;
  return knightsOf(seat).active;
}

/** Both strengths; `short` when the island would lose. */
export function strengths() {
  const lane = scene.value?.barbarians;
  if (!lane) return null;
  const parts = lane.defence.map((n, seat) => Math.max(n, willing(seat)));
  const defence = parts.reduce((sum, n) => sum + n, 0);
  return { ...lane, defence, parts, short: defence < lane.strength };
}

export function laneText(): string {
  const now = strengths();
  if (!now) return '';
  const { step, track, strength, defence } = now;
  return `${t('lane-step', { step, of: track })}. ${t(now.short ? 'lane-short' : 'lane-holds', { strength, defence })}`;
}

export function Strengths() {
  const now = strengths();
  if (!now) return null;
  return (
    <span class={`strengths${now.short ? ' short' : ''}`} aria-hidden="true">
      <Axes /> <b data-mark={now.strength} /> <i data-mark={now.short ? '>' : '≤'} /> <b class="defence" data-mark={now.defence} /> <Shield />
    </span>
  );
}

function Lane({ step, track }: { step: number; track: number }) {
  const width = (track + 1) * STEP + 16;
  return (
    <svg class="lane" viewBox={`-20 -34 ${width} 52`} aria-hidden="true">
      <path class="water" d={`M-20 4H${width}V18H-20Z`} />
      <path class="ripple" d={`M-16 10${Array.from({ length: track * 3 }, () => 'q4-4 8 0t8 0').join('')}`} />
      {Array.from({ length: track + 1 }, (_, i) => (
        <g key={i} transform={`translate(${i * STEP} 8)`}>
          <circle class={`buoy${i === track ? ' last' : ''}${i < step ? ' past' : ''}`} r="6.5" />
          {i === step + 1 && i < track && <circle class="next" r="2.4" />}
        </g>
      ))}
      <g transform={`translate(${track * STEP} 3)`}>
        <path class="tower" d="M-10 0V-20H-6V-16H-2V-20H2V-16H6V-20H10V0Z" />
        <path class="gate" d="M-3 0V-6a3 3 0 0 1 6 0V0Z" />
      </g>
      <g transform={`translate(${step * STEP} 4)`}>
        <Ship />
      </g>
    </svg>
  );
}

export function Barbarians() {
  const now = strengths();
  if (!now) return null;
  return (
    <section class="barbarians" aria-label={t('barbarians')}>
      <header>
        <h2>{t('barbarians')}</h2>
        <span class="step">{t('lane-count', { step: now.step, of: now.track })}</span>
      </header>
      <p class="sr-only">{laneText()}</p>
      <Lane step={now.step} track={now.track} />
      <div class="forces">
        <Strengths />
        <ul aria-label={t('defence-by-player')}>
          {now.parts.map((n, seat) => (
            <li key={seat} title={t('defence-of', { player: whoName(seat), n })}>
              <Sign colour={colourOf(seat)} size={16} /> <b>{n}</b>
              <span class="sr-only">
                <PlayerChip seat={seat} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
