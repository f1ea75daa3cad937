/** An invitation that was opened: a name, then the table. */
import { t } from '../i18n/bundle';
import { acceptInvitation, becomeGuest } from '../net/api';
import { go } from '../state/route';
import { useAttempt } from './attempt';
import { Island } from './Island';
import { myName, NameField } from './NameField';

export function Invite({ invitation }: { invitation: string }) {
  const { attempt, failure, waiting } = useAttempt();
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      await becomeGuest(myName());
      go(`/t/${(await acceptInvitation(invitation)).table}`);
    });
  };
  return (
    <main class="home invited">
      <header class="hero">
        <div>
          <h1>{t('title')}</h1>
          <p class="tagline">{t('invited')}</p>
        </div>
        <Island />
      </header>
      <form class="plate" onSubmit={submit}>
        <NameField />
        <button type="submit" class="primary big" disabled={waiting || !myName()}>
          {t('join-table')}
        </button>
        {failure && (
          <p class="failure" role="alert">
            {failure}
          </p>
        )}
      </form>
    </main>
  );
}
