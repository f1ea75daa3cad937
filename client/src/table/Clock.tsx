/** The time that is left to whoever is to act. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { keyLabel } from '../settings/bindings';
import { awaited, scene, send } from '../state/store';

const WARNING = 15;
/** From here on the clock is red and each second can be seen to pass. */
const LAST = 10;
const now = signal(Date.now() / 1000);

/** A minute more, for whoever's clock runs. */
export function askForTime(): void {
  if (scene.value?.deadline) void send({ do: 'time' });
}

export function Clock() {
  const deadline = scene.value?.deadline;
  useEffect(() => {
    if (!deadline) return undefined;
    now.value = Date.now() / 1000;
    const timer = setInterval(() => {
      now.value = Date.now() / 1000;
    }, 500);
    return () => clearInterval(timer);
  }, [deadline]);
  if (!deadline) return null;
  const paused = scene.value?.paused_until ?? 0;
  const stands = paused > now.value;
  const left = Math.max(0, Math.ceil(deadline - Math.max(now.value, paused)));
  const short = left <= WARNING && !stands;
  return (
    <span class={`clock${short ? ' short' : ''}${short && left <= LAST ? ' last' : ''}`}>
      {stands && <small>{t('clock-stands')}</small>}
      <span role="timer" aria-label={t('clock')} key={short ? left : 'long'}>
        {t('clock-left', { n: left })}
      </span>
      {short && awaited.value && (
        <>
          <span class="sr-only" role="alert">
            {t('clock-warning', { n: WARNING })}
          </span>
          <button type="button" class="small" onClick={askForTime}>
            {t('more-time')} <kbd>{keyLabel('time')}</kbd>
          </button>
        </>
      )}
    </span>
  );
}
