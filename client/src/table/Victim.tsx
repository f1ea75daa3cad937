/** Somebody who could be robbed, and of how much. */
import { PlayerChip } from '../art/chips';
import { t } from '../i18n/bundle';
import { scene } from '../state/store';

export function Victim({ seat }: { seat: number }) {
  const row = scene.value?.players[seat];
  return (
    <>
      <PlayerChip seat={seat} />
      {row && (
        <small>
          {row.hand_size === null ? t('hand-unknown') : t('hand-count', { n: row.hand_size })} · {t('points', { n: row.points })}
        </small>
      )}
    </>
  );
}
