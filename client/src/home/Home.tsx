/** The first page: go on, play at once, join others. */
import { t } from '../i18n/bundle';
import { KeptGames } from '../offline/KeptGames';
import { ExampleGameLink } from '../replay/ExampleGameLink';
import { LanguageChoice } from '../settings/LanguageChoice';
import { Preferences } from '../settings/Preferences';
import { link } from '../state/route';
import { Island } from './Island';
import { OpenRecord } from './OpenRecord';
import { QuickStart } from './QuickStart';
import { MyTables, PublicTables } from './Tables';

export function Home() {
  return (
    <main class="home">
      <header class="home-bar">
        <h1>{t('title')}</h1>
        <nav aria-label={t('pages')}>
          <a {...link('/rules')}>{t('rules-page')}</a> <ExampleGameLink />
        </nav>
        <LanguageChoice />
      </header>
      <div class="plates">
        <div class="hero">
          <p class="tagline">{t('tagline')}</p>
          <Island />
        </div>
        <MyTables />
        <QuickStart />
        <PublicTables />
        <div class="column">
          <KeptGames />
          <OpenRecord />
          <details class="plate">
            <summary>{t('settings')}</summary>
            <Preferences named={false} />
          </details>
        </div>
      </div>
      <footer>
        <a {...link('/rules')}>{t('rules-page')}</a> <ExampleGameLink />
      </footer>
    </main>
  );
}
