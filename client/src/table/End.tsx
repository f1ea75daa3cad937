/** Who won, with the points and how the dice fell. */
import { useState } from 'preact/hooks';
import { PlayerChip } from '../art/chips';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import { go } from '../state/route';
import { events, mySeat, scene, send, table } from '../state/store';

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const BAR = 60;

/** How often each sum from 2 to 12 was rolled. */
export function histogram(totals: readonly number[]): number[] {
  return WAYS.map((_, i) => totals.filter((total) => total === i + 2).length);
}

function DiceChart() {
  const totals = events.value.filter((event) => event.event === 'dice').map((event) => Number(event.total));
  const counts = histogram(totals);
  const expected = WAYS.map((ways) => (totals.length * ways) / 36);
  const most = Math.max(1, ...counts, ...expected);
  return (
    <figure class="dice-chart">
      <figcaption>{t('dice-rolled')}</figcaption>
      <svg viewBox={`0 0 ${11 * 22} ${BAR + 30}`} role="img" aria-label={counts.map((n, i) => t('dice-bar', { sum: i + 2, n, expected: Math.round(expected[i] ?? 0) })).join('; ')}>
        {counts.map((n, i) => {
          const height = (BAR * n) / most;
          const level = BAR + 12 - (BAR * (expected[i] ?? 0)) / most;
          return (
            <g key={i} transform={`translate(${22 * i} 0)`}>
              <rect class="bar" x="3" width="16" y={BAR + 12 - height} height={height} rx="2" />
              <path class="expected" d={`M1 ${level}H21`} />
              <text x="11" y={BAR + 9 - height}>{n || ''}</text>
              <text x="11" y={BAR + 26}>{i + 2}</text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function title(): string {
  const winner = scene.value?.winner;
  if (winner === null || winner === undefined) return t('game-aborted');
  const victory = events.value.findLast((event) => event.event === 'victory');
  const n = Number(victory?.points ?? scene.value?.players[winner]?.points ?? 0);
  return winner === mySeat.value ? t('game-won', { n }) : t('game-over', { player: seatName(winner), n });
}

export function End() {
  const [hidden, setHidden] = useState(false);
  const now = scene.value;
  const at = table.value;
  if (!at || (at.stage !== 'over' && at.stage !== 'aborted')) return null;
  if (hidden) return null;
  const rows = [...(now?.players ?? [])].sort((a, b) => (b.all_points ?? b.points) - (a.all_points ?? a.points));
  return (
    <section class="end" aria-label={t('prompt-over')}>
      <header>
        <h2>{title()}</h2>
        <button type="button" class="quiet small" aria-label={t('close')} onClick={() => setHidden(true)}>
          ✕
        </button>
      </header>
      <ol aria-label={t('final-points')}>
        {rows.map((row) => (
          <li key={row.seat}>
            <PlayerChip seat={row.seat} plain /> <b>{row.all_points ?? row.points}</b>
          </li>
        ))}
      </ol>
      <DiceChart />
      <div class="row ends">
        {at.next_table ? (
          <button type="button" class="primary" onClick={() => go(`/t/${at.next_table}`)}>
            {t('rematch')}
          </button>
        ) : (
          mySeat.value !== null && (
            <button type="button" class="primary" disabled={at.rematch_votes.includes(mySeat.value)} onClick={() => send({ do: 'rematch' })}>
              {t('rematch')}
            </button>
          )
        )}
        {at.stage === 'over' && (
          <a class="button" href={`/api/tables/${at.id}/record`} download={`${at.id}.jsonl`}>
            {t('download')}
          </a>
        )}
        <button type="button" onClick={() => go('/')}>
          {t('back-home')}
        </button>
      </div>
    </section>
  );
}
