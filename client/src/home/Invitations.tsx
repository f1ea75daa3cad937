/** Links that let others in, to copy or to scan. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { showTable } from '../net/api';
import type { TablePage } from '../net/types';
import { mySeat, table } from '../state/store';

const SHOWN_FOR = 2000;

export function CopyField({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_FOR);
    });
  return (
    <div class="copy-field">
      <label class="field">
        {label}
        <input readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={copy}>
        {t(copied ? 'copied' : 'copy')}
      </button>
      <span class="sr-only" role="status">
        {copied ? t('copied') : ''}
      </span>
    </div>
  );
}

export function Invitations({ id }: { id: string }) {
  const [page, setPage] = useState<TablePage | null>(null);
  useEffect(() => {
    void showTable(id).then(setPage, () => setPage(null));
  }, [id, mySeat.value, table.value?.watching.allowed]);
  const links = page?.invitations;
  return (
    <>
      <h2>{t('invite')}</h2>
      {links?.seat && (
        <>
          <CopyField label={t('invite-link')} text={location.origin + links.seat} />
          <img class="qr" src={`/api/tables/${id}/invitation.svg`} alt={t('invite-code')} width="180" height="180" />
          <p class="hint">{t('invite-hint')}</p>
        </>
      )}
      {links?.watch && <CopyField label={t('watch-link')} text={location.origin + links.watch} />}
    </>
  );
}
