/** The head of the pages around the table: the way home, other pages, the language. */
import { t } from '../i18n/bundle';
import { LanguageChoice } from '../settings/LanguageChoice';
import { link } from '../state/route';

export function Masthead() {
  return (
    <header class="masthead">
      <a class="home-link" {...link('/')}>
        {t('title')}
      </a>
      <nav aria-label={t('pages')}>
        <a {...link('/new')}>{t('new-table')}</a>
        <a {...link('/rules')}>{t('rules-page')}</a>
      </nav>
      <LanguageChoice />
    </header>
  );
}
