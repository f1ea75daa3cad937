/** A choice that is made on the board: what it is, what it costs, and the second step of a touch. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { cancel, draft, onBoard, optional, options, pick, preview, slot } from '../acting/draft';
import { placeKind } from '../acting/choose';
import { blocksMe, figureOf } from '../acting/ghosts';
import { GoodsLine } from '../art/goods';
import { looking } from '../board/targets';
import { Done } from '../ck/steps';
import { t } from '../i18n/bundle';
import { costOf, placeName, slug, total } from '../i18n/names';
import { scene } from '../state/store';
import { About } from './About';
import { Cancel, ChoiceButtons } from './Choices';
import { StageHead } from './StageHead';

function Confirm({ kind, place, children }: { kind: string; place: string; children: ComponentChildren }) {
  return (
    <div class="confirm">
      <p>
        {placeName(placeKind(kind), place)}
        {blocksMe(place) && <strong>. {t('robber-on-own')}</strong>}
      </p>
      {children}
      <span class="fill" />
      <div class="row ends">
        <button
          type="button"
          onClick={() => {
            preview.value = null;
          }}
        >
          {t('cancel')}
        </button>
        <button type="button" class="primary" onClick={() => pick(place)}>
          {t('confirm-here', { act: t(`act-${slug(kind)}`) })}
        </button>
      </div>
    </div>
  );
}

/** The place that was looked at last in this choice: what is told of it does not flicker as the pointer goes from place to place. */
function useLooked(choice: string): string | null {
  const last = useRef<{ choice: string; place: string | null }>({ choice, place: null });
  if (last.current.choice !== choice) last.current = { choice, place: null };
  last.current.place = preview.value ?? looking.value ?? last.current.place;
  return last.current.place;
}

export function Place() {
  const wish = draft.value;
  const looked = useLooked(`${wish?.kind} ${slot.value} ${scene.value?.seq}`);
  if (!wish) return null;
  const about = looked !== null && options.value.includes(looked) && <About kind={placeKind(wish.kind)} name={looked} robber={figureOf(wish.kind, 'place') === 'robber'} />;
  const cost = costOf({ 'buy card': 'card', recruit: 'knight' }[wish.kind] ?? wish.kind);
  return (
    <>
      <StageHead title={t(`act-${slug(wish.kind)}`)}>{total(cost) > 0 && <GoodsLine goods={cost} />}</StageHead>
      {preview.value ? (
        <Confirm kind={wish.kind} place={preview.value}>{about}</Confirm>
      ) : (
        <>
          <p class="hint">{t('choose-on-board')}</p>
          {about}
          {onBoard.value && options.value.includes('') && <ChoiceButtons values={['']} />}
          <span class="fill" />
          <div class="row ends">
            {optional.value && <Cancel onCancel={cancel} />}
            <Done />
          </div>
        </>
      )}
    </>
  );
}
