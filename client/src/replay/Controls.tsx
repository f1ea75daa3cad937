/** First, back, forward, last; speed; a jump to a turn; a link to this moment. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import { goTo, goToTurn, PAUSES, playing, source, type Speed, speed, step, steps, tale, turn } from './player';

const COPIED_FOR = 2000;

interface ButtonProps {
  act: string;
  sign: string;
  off?: boolean;
  onClick: () => void;
}

function Go({ act, sign, off = false, onClick }: ButtonProps) {
  return (
    <button type="button" data-act={act} aria-label={t(`replay-${act}`)} title={t(`replay-${act}`)} disabled={off} onClick={onClick}>
      <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={sign} fill="currentColor" />
      </svg>
    </button>
  );
}

const SIGNS = {
  first: 'M2 3h2v10H2zM14 3v10L5 8z',
  back: 'M12 3v10L4 8z',
  play: 'M4 2v12l10-6z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  forward: 'M4 3v10l8-5z',
  last: 'M12 3h2v10h-2zM2 3v10l9-5z',
};

function Turns() {
  const found = tale.value;
  if (!found) return null;
  return (
    <label class="inline">
      {t('replay-turn')}
      <select value={String(turn.value?.step ?? 0)} onChange={(event) => goTo(Number(event.currentTarget.value))}>
        {!found.turns.some((one) => one.step === 0) && <option value="0">{t('replay-founding')}</option>}
        {found.turns.map((one) => (
          <option key={one.turn} value={one.step}>
            {t('replay-turn-of', { n: one.turn, player: seatName(one.seat) })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Share() {
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${location.pathname}#${step.value}`;
  const copy = () =>
    void navigator.clipboard.writeText(address).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_FOR);
    });
  return (
    <button type="button" onClick={copy}>
      <span role="status">{t(copied ? 'copied' : 'replay-link')}</span>
    </button>
  );
}

/** The record of the game; one that was aborted has none, and who opened a record has it. */
function Download() {
  const at = tale.value?.table;
  if (at?.stage !== 'over' || source.value === 'record') return null;
  return (
    <a class="button" href={`/api/tables/${at.id}/record`} download={`${at.id}.jsonl`}>
      {t('download')}
    </a>
  );
}

export function Controls() {
  const end = steps.value;
  const now = step.value;
  const run = () => {
    if (now >= end) goTo(0);
    playing.value = !playing.value;
  };
  return (
    <section class="replay-controls" aria-label={t('replay')}>
      <input type="range" min="0" max={end} value={now} aria-label={t('replay-step')} aria-valuetext={t('replay-at', { step: now, steps: end })} onInput={(event) => goTo(event.currentTarget.valueAsNumber)} />
      <div class="row">
        <Go act="first" sign={SIGNS.first} off={now === 0} onClick={() => goTo(0)} />
        <Go act="back" sign={SIGNS.back} off={now === 0} onClick={() => goTo(now - 1)} />
        <Go act={playing.value ? 'pause' : 'play'} sign={playing.value ? SIGNS.pause : SIGNS.play} onClick={run} />
        <Go act="forward" sign={SIGNS.forward} off={now >= end} onClick={() => goTo(now + 1)} />
        <Go act="last" sign={SIGNS.last} off={now >= end} onClick={() => goTo(end)} />
        <span class="at" data-step={now}>
          {t('replay-at', { step: now, steps: end })}
        </span>
        <Turns />
        <label class="inline">
          {t('replay-speed')}
          <select
            value={speed.value}
            onChange={(event) => {
              speed.value = event.currentTarget.value as Speed;
            }}
          >
            {Object.keys(PAUSES).map((one) => (
              <option key={one} value={one}>
                {t(`speed-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <Share />
        <Download />
      </div>
    </section>
  );
}

const KEYS: Record<string, () => void> = {
  ArrowRight: () => goTo(step.value + 1),
  ArrowLeft: () => goTo(step.value - 1),
  ArrowDown: () => goToTurn(1),
  ArrowUp: () => goToTurn(-1),
  Home: () => goTo(0),
  End: () => goTo(steps.value),
};

/** Arrows step, up and down go from turn to turn; controls with a use of their own for them keep it. */
export function followReplayKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target;
    if (event.ctrlKey || event.altKey || event.metaKey || target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    const deed = KEYS[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
