/** What the reader likes, and the way out. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, LANGUAGE_NAMES, LANGUAGES, t } from '../i18n/bundle';
import { type Prefs, prefs, setPref } from '../state/prefs';
import { go } from '../state/route';
import { isHost, mySeat, send, table } from '../state/store';

const PACES = [0, 600, 1500];

function Choice({ label, value, values, name, onChoose }: { label: string; value: string; values: string[]; name: (value: string) => string; onChoose: (value: string) => void }) {
  return (
    <label class="setting">
      {label}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Preferences() {
  const now = prefs.value;
  return (
    <>
      <Choice label={t('language')} value={language.value} values={LANGUAGES} name={(tag) => LANGUAGE_NAMES[tag] ?? tag} onChoose={(value) => setPref('language', value)} />
      <Choice label={t('theme')} value={now.theme} values={['auto', 'light', 'dark']} name={(one) => t(`theme-${one}`)} onChoose={(value) => setPref('theme', value as Prefs['theme'])} />
      <Choice label={t('motion')} value={now.motion} values={['auto', 'none']} name={(one) => t(`motion-${one}`)} onChoose={(value) => setPref('motion', value as Prefs['motion'])} />
      <Choice label={t('confirm')} value={now.confirm} values={['touch', 'always', 'never']} name={(one) => t(`confirm-${one}`)} onChoose={(value) => setPref('confirm', value as Prefs['confirm'])} />
      <label class="setting">
        {t('trading')}
        <input type="checkbox" checked={now.trading} onChange={(event) => setPref('trading', event.currentTarget.checked)} />
      </label>
    </>
  );
}

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
        <Leave />
      </div>
    </details>
  );
}
