/** The name that one plays under; kept in the browser. */
import { t } from '../i18n/bundle';
import { prefs, setPref } from '../state/prefs';

const LONGEST_NAME = 24;

export function NameField() {
  return (
    <label class="field">
      {t('your-name')}
      <input
        name="name"
        required
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        value={prefs.value.name}
        onInput={(event) => setPref('name', event.currentTarget.value)}
      />
    </label>
  );
}

export const myName = () => prefs.value.name.trim();
