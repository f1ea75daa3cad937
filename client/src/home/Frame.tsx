/** What all pages around the table have: a way home, a heading. */
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/bundle';
import { link } from '../state/route';

export function Frame({ title, wide = false, children }: { title: string; wide?: boolean; children: ComponentChildren }) {
  return (
    <div class="around">
      <header class="masthead">
        <a class="home-link" {...link('/')}>
          {t('title')}
        </a>
        <nav aria-label={t('pages')}>
          <a {...link('/new')}>{t('new-table')}</a>
          <a {...link('/rules')}>{t('rules-page')}</a>
        </nav>
      </header>
      <main class={`sheet${wide ? ' wide' : ''}`}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
