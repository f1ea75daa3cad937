/** The language of the page, where everybody finds it. */
import { Globe } from '../art/signs';
import { language, LANGUAGE_NAMES, LANGUAGES, t } from '../i18n/bundle';
import { setPref } from '../state/prefs';

export function LanguageChoice() {
  return (
    <label class="language">
      <Globe />
      <span class="sr-only">{t('language')}</span>
      <select value={language.value} onChange={(event) => setPref('language', event.currentTarget.value)}>
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag}>
            {LANGUAGE_NAMES[tag]}
          </option>
        ))}
      </select>
    </label>
  );
}
