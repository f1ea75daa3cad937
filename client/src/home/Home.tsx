/** The first page: play at once, go on, join others. */
import { t } from '../i18n/bundle';
import { link } from '../state/route';
import { Preferences } from '../settings/Preferences';
import { Island } from './Island';
import { OpenRecord } from './OpenRecord';
import { QuickStart } from './QuickStart';
import { MyTables, PublicTables } from './Tables';

export function Home() {
  return (
    <main class="home">
      <header class="hero">
        <div>
          <h1>{t('title')}</h1>
          <p class="tagline">{t('tagline')}</p>
        </div>
        <Island />
      </header>
      <div class="plates">
        <QuickStart />
        <div class="column">
          <MyTables />
          <PublicTables />
          <OpenRecord />
          <details class="plate">
            <summary>{t('settings')}</summary>
            <Preferences />
          </details>
        </div>
      </div>
      <footer>
        <a {...link('/rules')}>{t('rules-page')}</a>
      </footer>
    </main>
  );
}
