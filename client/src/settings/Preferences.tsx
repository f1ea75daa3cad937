/** What the reader likes: language, looks, confirmations, sounds, keys. */
import { NameField } from '../home/NameField';
import { language, LANGUAGE_NAMES, LANGUAGES, t } from '../i18n/bundle';
import { hear } from '../sound/play';
import { MOTIONS, type Prefs, prefs, setPref, THEMES } from '../state/prefs';
import { Keys } from './Keys';
import { TrySounds } from './TrySounds';

interface ChoiceProps {
  label: string;
  value: string;
  values: readonly string[];
  name: (value: string) => string;
  onChoose: (value: string) => void;
}

export function Choice({ label, value, values, name, onChoose }: ChoiceProps) {
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

type Switchable = 'ambient' | 'botTalk' | 'trading' | 'declineImpossible' | 'confirmEnd' | 'autoRoll';

function Switch({ of, label }: { of: Switchable; label: string }) {
  return (
    <label class="setting">
      {label}
      <input type="checkbox" data-pref={of} checked={prefs.value[of]} onChange={(event) => setPref(of, event.currentTarget.checked)} />
    </label>
  );
}

function Sounds() {
  const notify = (wanted: boolean) => {
    if (!wanted || !('Notification' in globalThis)) setPref('notify', false);
    else void Notification.requestPermission().then((answer) => setPref('notify', answer === 'granted'));
  };
  return (
    <>
      <label class="setting">
        {t('volume')}
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={prefs.value.volume}
          aria-valuetext={prefs.value.volume > 0 ? t('volume-now', { n: Math.round(100 * prefs.value.volume) }) : t('volume-off')}
          onInput={(event) => setPref('volume', event.currentTarget.valueAsNumber)}
          onChange={() => hear('turn')}
        />
      </label>
      <label class="setting">
        {t('notify')}
        <input type="checkbox" checked={prefs.value.notify} onChange={(event) => notify(event.currentTarget.checked)} />
      </label>
    </>
  );
}

/** `named`: the name can be changed here too; not where the page has a place for that already. */
export function Preferences({ named = true }: { named?: boolean }) {
  const now = prefs.value;
  return (
    <div class="preferences">
      {named && <NameField />}
      <Choice label={t('language')} value={language.value} values={LANGUAGES} name={(tag) => LANGUAGE_NAMES[tag] ?? tag} onChoose={(value) => setPref('language', value)} />
      <Choice label={t('theme')} value={now.theme} values={['auto', ...THEMES]} name={(one) => t(`theme-${one}`)} onChoose={(value) => setPref('theme', value as Prefs['theme'])} />
      <Choice label={t('motion')} value={now.motion} values={MOTIONS} name={(one) => t(`motion-${one}`)} onChoose={(value) => setPref('motion', value as Prefs['motion'])} />
      <Switch of="ambient" label={t('ambient')} />
      <Choice label={t('confirm')} value={now.confirm} values={['touch', 'always', 'never']} name={(one) => t(`confirm-${one}`)} onChoose={(value) => setPref('confirm', value as Prefs['confirm'])} />
      <Switch of="confirmEnd" label={t('confirm-end')} />
      <Switch of="autoRoll" label={t('auto-roll')} />
      <Switch of="trading" label={t('trading')} />
      {now.trading && <Switch of="declineImpossible" label={t('decline-impossible')} />}
      <Switch of="botTalk" label={t('bot-talk')} />
      <Sounds />
      <details class="more">
        <summary>{t('try-sounds')}</summary>
        <TrySounds />
      </details>
      <details class="more of-keys">
        <summary>{t('keys')}</summary>
        <Keys />
      </details>
    </div>
  );
}
