/** The page: which view for which address. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { Scenery } from './art/scenery';
import { Home } from './home/Home';
import { Invite } from './home/Invite';
import { Lost } from './home/Lost';
import { NewTable } from './home/NewTable';
import { followEnds } from './home/Tables';
import { followLanguage, language, t } from './i18n/bundle';
import { fetchFonts } from './i18n/fonts';
import { installWorker } from './offline/keep';
import { ReplayPage } from './replay/ReplayPage';
import type { RulesPage } from './rules/RulesPage';
import { followPrefs } from './state/prefs';
import { route } from './state/route';
import { followScreen } from './state/screen';
import './style/index.css';
import { TablePage } from './table/TablePage';

const almanac = signal<typeof RulesPage | null>(null);

/** The rules are fetched by those who read them. */
function Rules(place: Parameters<typeof RulesPage>[0]) {
  const Found = almanac.value;
  if (Found) return <Found {...place} />;
  import('./rules/RulesPage').then(
    (rules) => {
      almanac.value = rules.RulesPage;
    },
    (error: unknown) => console.error(error),
  );
  return <main class="page">{t('connecting')}</main>;
}

function Page() {
  const now = route.value;
  if (now.page === 'home') return <Home />;
  if (now.page === 'new') return <NewTable />;
  if (now.page === 'rules') return <Rules {...now} />;
  if (now.page === 'replay') return <ReplayPage id={now.id} source={now.source} step={now.step} />;
  if (now.page === 'table') return <TablePage id={now.id} />;
  if (now.page === 'invite') return <Invite invitation={now.invitation} />;
  return <Lost title={t('not-found')} hint={t('not-found-hint')} />;
}

/** Everything, with the pictures that others use by name. */
export function App({ children }: { children: preact.ComponentChildren }) {
  return (
    <>
      <svg class="store-room" aria-hidden="true">
        <defs>
          <Scenery />
        </defs>
      </svg>
      {children}
    </>
  );
}

followPrefs();
fetchFonts(language.value);
followScreen();
followEnds();
await followLanguage();
const root = document.getElementById('app');
if (root) {
  render(
    <App>
      <Page />
    </App>,
    root,
  );
}
if (document.readyState === 'complete') installWorker();
else addEventListener('load', installWorker);
