/** Whether the seed is the one that was promised before the game: worked out here, not by the server. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import type { TableInfo } from '../net/types';

/** SHA-256 of `TABLE/SEED` in hexadecimal digits. */
export async function seedHash(table: string, seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${table}/${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function SeedCheck({ table, promised }: { table: TableInfo; promised: string | null }) {
  const [verdict, setVerdict] = useState<'' | 'good' | 'bad'>('');
  const { id, seed } = table;
  if (!seed || !promised) return null;
  const able = globalThis.isSecureContext;
  const check = () => void seedHash(id, seed).then((hash) => setVerdict(hash === promised ? 'good' : 'bad'));
  return (
    <details class="seed">
      <summary>{t('seed-title')}</summary>
      <p>{t('seed-about')}</p>
      <dl>
        <dt>{t('seed-promised')}</dt>
        <dd>
          <code>{promised}</code>
        </dd>
        <dt>{t('seed')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
      {able ? (
        <button type="button" data-act="check-seed" onClick={check}>
          {t('seed-check')}
        </button>
      ) : (
        <p>{t('seed-insecure')}</p>
      )}
      <p role="status" class={`verdict ${verdict}`}>
        {verdict && t(`seed-${verdict}`)}
      </p>
    </details>
  );
}
