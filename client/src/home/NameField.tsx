/** The name that one plays under: drawn at first, typed when one likes; kept in the browser. */
import { Dice } from '../art/signs';
import { t } from '../i18n/bundle';
import { renameMe } from '../net/api';
import { drawName, myName } from '../state/nickname';
import { prefs, setPref } from '../state/prefs';

const LONGEST_NAME = 24;

export function NameField() {
  const tell = () => void renameMe(myName()).catch(() => undefined); // the next table hears of it in any case
  return (
    <div class="name-field">
      <label class="field">
        {t('your-name')}
        <input
          name="name"
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          placeholder={myName()}
          value={prefs.value.name}
          onInput={(event) => setPref('name', event.currentTarget.value)}
          onChange={tell}
        />
      </label>
      <button
        type="button"
        aria-label={t('another-name')}
        title={t('another-name')}
        onClick={() => {
          drawName();
          tell();
        }}
      >
        <Dice />
      </button>
    </div>
  );
}
