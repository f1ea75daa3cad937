/** What the reader likes, who is here, and the ways out. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { SeedPromise } from '../end/SeedCheck';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import { HandOn } from '../device/Handover';
import { Bots } from '../persona/Bots';
import { Choice, Preferences } from '../settings/Preferences';
import { promised } from '../state/promises';
import { clauseLink, go } from '../state/route';
import { isHost, mySeat, seats, send, table } from '../state/store';
import { StageHead } from './StageHead';
import { Watchers, WatchingChoice } from './Watching';

const PACES = [0, 600, 1500];

function Leave() {
  const [sure, setSure] = useState(false);
  const playing = table.value?.stage === 'playing' && mySeat.value !== null;
  if (!playing || !sure) {
    return (
      <button type="button" onClick={() => (playing ? setSure(true) : go('/'))}>
        {t('leave')}
      </button>
    );
  }
  return (
    <div role="alert">
      <p>{t('leave-sure')}</p>
      <div class="row">
        <button type="button" class="warn" onClick={() => void send({ do: 'stand' }).then(() => go('/'))}>
          {t('leave')}
        </button>
        <button type="button" onClick={() => setSure(false)}>
          {t('stay')}
        </button>
      </div>
    </div>
  );
}

/** Those who have left, and whether the reader minds. */
function Excuses() {
  const own = mySeat.value;
  const playing = table.value?.stage === 'playing' && own !== null;
  const gone = playing ? seats.value.filter((seat) => seat.kind === 'person' && seat.bot_plays && seat.seat !== own) : [];
  return (
    <>
      {gone.map((seat) => {
        const said = seat.excused_by.includes(own ?? -1);
        return (
          <button type="button" key={seat.seat} data-act={`excuse ${seat.seat}`} disabled={said} title={t('excuse-about')} onClick={() => send({ do: 'excuse', seat: seat.seat })}>
            {t(said ? 'excuse-said' : 'excuse', { player: seatName(seat.seat) })}
          </button>
        );
      })}
    </>
  );
}

/** Ends the game without a winner when all people agree. */
function Abort() {
  const at = table.value;
  const seat = mySeat.value;
  if (at?.stage !== 'playing' || seat === null) return null;
  const mine = at.abort_votes.includes(seat);
  const people = seats.value.filter((one) => one.kind === 'person' && !one.bot_plays).length;
  return (
    <button type="button" data-act="abort" aria-pressed={mine} onClick={() => send({ do: 'abort', agree: !mine })}>
      {t(mine ? 'abort-withdraw' : people > 1 ? 'abort-propose' : 'abort-now')}
    </button>
  );
}

/** Somebody else would end the game. */
export function AbortVote() {
  const at = table.value;
  const seat = mySeat.value;
  if (at?.stage !== 'playing' || !at.abort_votes.length || seat === null || at.abort_votes.includes(seat)) return null;
  return (
    <div class="vote" role="alert">
      <StageHead title={t('abort-asked', { player: seatName(at.abort_votes[0] ?? 0) })} />
      <span class="fill" />
      <div class="row ends">
        <button type="button" onClick={() => send({ do: 'abort', agree: true })}>
          {t('agree')}
        </button>
        <button type="button" class="primary" onClick={() => send({ do: 'abort', agree: false })}>
          {t('go-on-playing')}
        </button>
      </div>
    </div>
  );
}

export function Settings() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      if (event.target instanceof globalThis.Node && !menu.current?.contains(event.target)) menu.current?.removeAttribute('open');
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, []);
  return (
    <details class="settings" ref={menu}>
      <summary aria-label={t('settings')} title={t('settings')}>
        <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 4h12M2 8h12M2 12h12" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
        </svg>
      </summary>
      <div class="menu">
        <Preferences />
        {isHost.value && table.value && (
          <Choice
            label={t('pace')}
            value={String(PACES.reduce((a, b) => (Math.abs(b - (table.value?.pace ?? 0)) < Math.abs(a - (table.value?.pace ?? 0)) ? b : a)))}
            values={PACES.map(String)}
            name={(one) => t(`pace-${one}`)}
            onChoose={(value) => void send({ do: 'pace', milliseconds: Number(value) })}
          />
        )}
        <WatchingChoice />
        <HandOn />
        <Bots />
        <Excuses />
        <Watchers />
        {table.value && <SeedPromise hash={promised(table.value.id, table.value.seed_hash)} />}
        <a {...clauseLink('')}>{t('rules-page')}</a>
        <Abort />
        <Leave />
      </div>
    </details>
  );
}
