/** Choices that are not made on the board: a player, a kind of card, a bundle. */
import { draft, onBoard, options, pick, slot } from '../acting/draft';
import { CardChoice, DeckChoice } from '../ck/choices';
import { DicePicker } from '../ck/DicePicker';
import { PlayerChip } from '../art/chips';
import { GoodFace } from '../art/goods';
import { t } from '../i18n/bundle';
import { goodName, slug } from '../i18n/names';
import type { Good, Track } from '../net/types';
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
  if (!part || !wish || (onBoard.value && !options.value.includes(''))) return null;
  if (part === 'dice') return <DicePicker />;
  const values = onBoard.value ? [''] : options.value; // what is on the board is chosen there
  return (
    <div class={`choices of-${part}`} role="group" aria-label={t(`act-${slug(wish.kind)}`)}>
      {values.map((value) => (
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
          {value && part === 'track' && <DeckChoice track={value as Track} />}
          {value && part === 'card' && <CardChoice card={value} />}
          {value && part === 'strength' && t('knight-strength', { n: value })}
        </button>
      ))}
    </div>
  );
}
