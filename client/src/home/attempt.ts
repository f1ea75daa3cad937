/** A thing that is tried once a time, and what went wrong with it. */
import { useState } from 'preact/hooks';
import { has, t } from '../i18n/bundle';
import { Refused } from '../net/api';

export function failureText(error: unknown): string {
  const code = error instanceof Refused ? error.problem?.code : undefined;
  if (code && code !== 'malformed' && has(`problem-${code}`)) return t(`problem-${code}`);
  return t('failed', { text: error instanceof Error ? error.message : String(error) });
}

export function useAttempt() {
  const [failure, setFailure] = useState('');
  const [waiting, setWaiting] = useState(false);
  const attempt = (work: () => Promise<void>) => {
    setFailure('');
    setWaiting(true);
    work()
      .catch((error: unknown) => setFailure(failureText(error)))
      .finally(() => setWaiting(false));
  };
  return { attempt, failure, waiting };
}
