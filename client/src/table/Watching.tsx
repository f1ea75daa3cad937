/** Those without a seat: who they are, whether they may be here, and what they should know. */
import { choiceOf, choiceText, watchingChoices, watchingOf } from '../home/watching';
import { t } from '../i18n/bundle';
import { Choice } from '../settings/Preferences';
import { isHost, mySeat, send, table } from '../state/store';

export function Watchers() {
  const watchers = table.value?.watchers ?? [];
  if (!watchers.length) return null;
  return (
    <p class="watchers">
      {t('watchers')} <bdi>{watchers.map((one) => one.name).join(', ')}</bdi>
    </p>
  );
}

/** The host's switch. */
export function WatchingChoice() {
  const at = table.value;
  if (!isHost.value || !at) return null;
  return (
    <Choice
      label={t('watch-setting')}
      value={choiceOf(at.watching)}
      values={watchingChoices(at.watching)}
      name={choiceText}
      onChoose={(choice) => void send({ do: 'watching', ...watchingOf(choice) })}
    />
  );
}

/** Tells those who watch a running game that they do, and how far behind they are. */
export function WatchNotice() {
  const at = table.value;
  if (at?.stage !== 'playing' || mySeat.value !== null) return null;
  return (
    <p class="notice">
      {t('prompt-watch')} {at.watching.delay > 0 && t('watch-late', { n: at.watching.delay })}
    </p>
  );
}
