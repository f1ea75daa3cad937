/** Choices that are made on the stage and not on the board: a player, a kind of card, cards of the bank. */
import { keyOf } from '../acting/choose';
import { cancel, candidates, draft, optional, options, pick, slot } from '../acting/draft';
import { CardChoice, DeckChoice } from '../ck/choices';
import { DicePicker } from '../ck/DicePicker';
import { Done } from '../ck/steps';
import { GoodFace } from '../art/goods';
import { t } from '../i18n/bundle';
import { goodName, slug } from '../i18n/names';
import type { Good, Goods, Track } from '../net/types';
import { PickGoods } from './PickGoods';
import { StageHead } from './StageHead';
import { Victim } from './Victim';

/** Cards out of the bank. */
function Bundles({ title }: { title: string }) {
  const found = candidates.value;
  const take = (bundle: Goods) => pick(keyOf(found.find((one) => one.goods === bundle) ?? {}, 'goods'));
  return <PickGoods title={title} bundles={found.flatMap((one) => one.goods ?? [])} act="take goods" onCancel={optional.value ? cancel : undefined} onTake={take} />;
}

function nothingText(kind: string): string {
  if (kind === 'robber') return t('choice-nobody');
  return kind === 'play smith' ? t('choice-only-this') : t('choice-none');
}

/** The ways to fill in the part that is asked for. */
export function ChoiceButtons({ values }: { values: readonly string[] }) {
  const part = slot.value;
  const wish = draft.value;
  if (!part || !wish) return null;
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
          {value && part === 'track' && <DeckChoice track={value as Track} />}
          {value && part === 'card' && <CardChoice card={value} />}
          {value && part === 'strength' && t('knight-strength', { n: value })}
        </button>
      ))}
    </div>
  );
}

export function Cancel({ onCancel }: { onCancel: () => void }) {
  return (
    <button type="button" data-act="cancel" onClick={onCancel}>
      {t('cancel')} <kbd>Esc</kbd>
    </button>
  );
}

export function Choices() {
  const wish = draft.value;
  if (!wish) return null;
  const title = t(`act-${slug(wish.kind)}`);
  if (slot.value === 'goods') return <Bundles title={title} />;
  return (
    <>
      <StageHead title={title} />
      {slot.value === 'dice' ? <DicePicker /> : <ChoiceButtons values={options.value} />}
      <span class="fill" />
      <div class="row ends">
        {optional.value && <Cancel onCancel={cancel} />}
        <Done />
      </div>
    </>
  );
}
