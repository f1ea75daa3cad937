/** A help for those who like it: the cards of the others, as far as everybody could have counted them. */
import { PlayerChip } from '../art/chips';
import { GoodsLine } from '../art/goods';
import { t } from '../i18n/bundle';
import { entries, goodName } from '../i18n/names';
import { prefs, setPref } from '../state/prefs';
import { events, mySeat, scene } from '../state/store';
import { countHands, type Hand } from './counting';

function Counted({ hand }: { hand: Hand }) {
  return (
    <span class="counted">
      {entries(hand.known).map(([good]) => {
        const [low, high] = hand.range(good);
        const n = low === high ? String(low) : t('from-to', { low, high });
        return (
          <span key={good} class="nowrap" title={`${goodName(good)}: ${n}`}>
            <b>{n}</b> <GoodsLine goods={{ [good]: 1 }} />
          </span>
        );
      })}
      {hand.unknown > 0 && <span class="nowrap">{t('unknown-cards', { n: hand.unknown })}</span>}
      {hand.size === 0 && <small>{t('nothing')}</small>}
    </span>
  );
}

export function Counting() {
  const rows = scene.value?.players ?? [];
  const open = prefs.value.counting;
  if (rows.some((row) => row.hand_size === null)) return null; // the sizes of hands are secret here
  const hands = open ? countHands(events.value, rows.length) : null;
  return (
    <section class="counting">
      <label class="setting">
        {t('count-cards')}
        <input type="checkbox" data-pref="counting" checked={open} onChange={(event) => setPref('counting', event.currentTarget.checked)} />
      </label>
      {hands && (
        <ul aria-label={t('count-cards')}>
          {hands.map((hand, seat) =>
            seat === mySeat.value ? null : (
              <li key={seat} data-counted={hand.size}>
                <PlayerChip seat={seat} /> <Counted hand={hand} />
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}
