/** The page: which view for which address. */
import { render } from 'preact';
import { Scenery } from './art/scenery';
import { Home } from './home/Home';
import { Invite } from './home/Invite';
import { Lost } from './home/Lost';
import { NewTable } from './home/NewTable';
import { followLanguage, t } from './i18n/bundle';
import { ReplayPage } from './replay/ReplayPage';
import { RulesPage } from './rules/RulesPage';
import { followPrefs } from './state/prefs';
import { route } from './state/route';
import './style/index.css';
import { TablePage } from './table/TablePage';

function Page() {
  const now = route.value;
  if (now.page === 'home') return <Home />;
  if (now.page === 'new') return <NewTable />;
  if (now.page === 'rules') return <RulesPage clause={now.clause} />;
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
