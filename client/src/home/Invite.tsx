/** An invitation that was opened: a name, then the table. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { acceptInvitation, becomeGuest } from '../net/api';
import { prefs, setPref } from '../state/prefs';
import { go } from '../state/route';

export function Invite({ invitation }: { invitation: string }) {
  const [name, setName] = useState(prefs.value.name);
  const [failure, setFailure] = useState('');
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      setPref('name', name.trim());
      await becomeGuest(name.trim());
      go(`/t/${(await acceptInvitation(invitation)).table}`);
    } catch (error) {
      setFailure(t('failed', { text: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <main class="page home">
      <h1>{t('title')}</h1>
      <form class="plate" onSubmit={submit}>
        <label>
          {t('your-name')}
          <input name="name" required maxLength={24} autocomplete="nickname" value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary">
          {t('join-table')}
        </button>
        {failure && <p role="alert">{failure}</p>}
      </form>
    </main>
  );
}
