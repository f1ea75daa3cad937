/** Every legal action as text: the whole game can be played from here. */
import { byKind, placeKind } from '../acting/choose';
import { t } from '../i18n/bundle';
import { cardName, goodName, goodsText, placeName, slug, whoName } from '../i18n/names';
import type { Legal } from '../net/types';
import { busy, legal, play } from '../state/store';

/** What an action names, in words. */
export function actionText(action: Legal): string {
  const parts: string[] = [];
  const kind = placeKind(action.kind);
  if (action.place) parts.push(placeName(kind, action.place));
  if (action.to) parts.push(placeName(kind, action.to));
  if (action.seat !== undefined) parts.push(whoName(action.seat));
  if (action.good) parts.push(goodName(action.good));
  if (action.goods) parts.push(goodsText(action.goods));
  if (action.gives && action.gets) parts.push(`${goodsText(action.gives)} → ${goodsText(action.gets)}`);
  if (action.track) parts.push(t(`track-${action.track}`));
  if (action.card && !action.kind.startsWith('play ')) parts.push(cardName(action.card));
  if (action.dice) parts.push(action.dice.join(' + '));
  return parts.join('; ') || t(`act-${slug(action.kind)}`);
}

export function ActionList() {
  const groups = [...byKind(legal.value)];
  if (!groups.length) return <p class="empty">{t('actions-list-none')}</p>;
  return (
    <div class="action-list">
      {groups.map(([kind, actions]) => (
        <section key={kind}>
          <h2>{t(`act-${slug(kind)}`)}</h2>
          <ul>
            {actions.map((action) => (
              <li key={action.text}>
                <button type="button" class="line" disabled={busy.value} data-text={action.text} onClick={() => play(action.text)}>
                  {actionText(action)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
