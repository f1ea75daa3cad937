/** Whether the seed is the one that was promised before the game, and whether the dice follow from it: worked out here, not by the server. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import type { GameEvent, TableInfo } from '../net/types';
import { events } from '../state/store';
import { canCheckDice, checkDice } from './diceCheck';

/** SHA-256 of `TABLE/SEED` in hexadecimal digits. */
export async function seedHash(table: string, seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${table}/${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The promise, for those who want to keep it: shown before the game and while it runs. */
export function SeedPromise({ hash }: { hash: string }) {
  return (
    <details class="seed">
      <summary>{t('seed-title-before')}</summary>
      <p>{t('seed-about-before')}</p>
      <dl>
        <dt>{t('seed-fingerprint')}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
      </dl>
    </details>
  );
}

type Verdict = { fits: boolean; dice: { rolls: number; good: number } | null };

async function judge(table: TableInfo, seed: string, hash: string, all: readonly GameEvent[]): Promise<Verdict> {
  const fits = (await seedHash(table.id, seed)) === hash;
  return { fits, dice: canCheckDice(table) ? await checkDice(seed, all, table.options.game === 'cities_knights') : null };
}

const isGood = ({ fits, dice }: Verdict) => fits && (!dice || dice.rolls === dice.good);

function Judged({ verdict: { fits, dice } }: { verdict: Verdict }) {
  return (
    <>
      {t(fits ? 'seed-good' : 'seed-bad')} {dice && t('seed-rolls', { n: dice.rolls, good: dice.good })}
    </>
  );
}

/** `hash` is what was promised before the game. */
export function SeedCheck({ table, hash }: { table: TableInfo; hash: string }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { seed } = table;
  if (!seed) return null;
  const able = globalThis.isSecureContext;
  return (
    <details class="seed">
      <summary>{t('seed-title')}</summary>
      <p>{t('seed-about')}</p>
      <dl>
        <dt>{t('seed-promised')}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        <dt>{t('seed')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
      {able ? (
        <button type="button" data-act="check-seed" onClick={() => void judge(table, seed, hash, events.value).then(setVerdict)}>
          {t('seed-check')}
        </button>
      ) : (
        <p>{t('seed-insecure')}</p>
      )}
      <p role="status" class={verdict ? `verdict ${isGood(verdict) ? 'good' : 'bad'}` : 'verdict'}>
        {verdict && <Judged verdict={verdict} />}
      </p>
    </details>
  );
}
