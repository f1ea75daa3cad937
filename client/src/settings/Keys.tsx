/** The keys of the table, to look up and to change. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { slug } from '../i18n/names';
import { prefs, setPref } from '../state/prefs';
import { bind, keyLabel, USUAL } from './bindings';

const KEEP = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Enter']);

export function Keys() {
  const [waiting, setWaiting] = useState<string | null>(null);
  const press = (event: KeyboardEvent, action: string) => {
    if (waiting !== action || KEEP.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    setWaiting(null);
    if (event.key !== 'Escape' && !/^\d$/.test(event.key)) bind(action, event.key);
  };
  return (
    <div class="keys">
      {Object.keys(USUAL).map((action) => (
        <div class="setting" key={action}>
          <span id={`key-${slug(action)}`}>{t(`key-${slug(action)}`)}</span>
          <button
            type="button"
            class="small"
            id={`key-of-${slug(action)}`}
            data-key={action}
            aria-labelledby={`key-${slug(action)} key-of-${slug(action)}`}
            aria-pressed={waiting === action}
            onClick={() => setWaiting(waiting === action ? null : action)}
            onKeyDown={(event) => press(event, action)}
            onBlur={() => setWaiting(null)}
          >
            {waiting === action ? t('press-key') : keyLabel(action)}
          </button>
        </div>
      ))}
      <p class="hint">{t('keys-fixed')}</p>
      {Object.keys(prefs.value.keys).length > 0 && (
        <button type="button" class="small" onClick={() => setPref('keys', {})}>
          {t('keys-usual')}
        </button>
      )}
    </div>
  );
}
