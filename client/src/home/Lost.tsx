/** Where there is nothing to see: what is wrong, and the way home. */
import { t } from '../i18n/bundle';
import { link } from '../state/route';
import { Frame } from './Frame';
import { Island } from './Island';

export function Lost({ title, hint = '' }: { title: string; hint?: string }) {
  return (
    <Frame title={title}>
      <div class="lost">
        {hint && <p>{hint}</p>}
        <a class="button primary" {...link('/')}>
          {t('back-home')}
        </a>
        <Island />
      </div>
    </Frame>
  );
}
