/** Choices that are not made on the board: a player, a kind of card, a bundle. */
import { draft, onBoard, options, pick, slot } from '../acting/draft';
import { PlayerChip } from '../art/chips';
import { GoodFace } from '../art/goods';
import { t } from '../i18n/bundle';
import { cardName, goodName, slug } from '../i18n/names';
import type { Good } from '../net/types';
import { scene } from '../state/store';

function Victim({ seat }: { seat: number }) {
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

function Bundle({ text }: { text: string }) {
  return (
    <span class="bundle">
      {text.split(', ').flatMap((part) => {
        const [n, good] = part.split(' ');
        return Array.from({ length: Number(n) }, (_, i) => <GoodFace key={`${good}${i}`} good={good as Good} />);
      })}
    </span>
  );
}

function nothingText(kind: string): string {
  if (kind === 'robber') return t('choice-nobody');
  return kind === 'play smith' ? t('choice-only-this') : t('choice-none');
}

export function Choices() {
  const part = slot.value;
  const wish = draft.value;
  if (!part || !wish || onBoard.value) return null;
  return (
    <div class={`choices of-${part}`} role="group" aria-label={t(`act-${slug(wish.kind)}`)}>
      {options.value.map((value) => (
        <button type="button" key={value} data-choice={value} onClick={() => pick(value)} aria-label={part === 'good' && value ? goodName(value) : undefined}>
          {!value && nothingText(wish.kind)}
          {value && part === 'seat' && <Victim seat={Number(value)} />}
          {value && part === 'good' && (
            <>
              <GoodFace good={value as Good} />
              <small>{goodName(value)}</small>
            </>
          )}
          {value && part === 'goods' && <Bundle text={value} />}
          {value && part === 'track' && t(`track-${value}`)}
          {value && part === 'card' && cardName(value)}
          {value && (part === 'dice' || part === 'strength') && value}
        </button>
      ))}
    </div>
  );
}
