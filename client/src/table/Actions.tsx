/** The buttons of the turn, with what they cost; a greyed one tells why. */
import { byKind } from '../acting/choose';
import { cancel, draft, start } from '../acting/draft';
import { City, KnightPiece, Road, Settlement, Wall } from '../art/pieces';
import { GoodsLine } from '../art/goods';
import { CardBack, Struck } from '../art/signs';
import { colourOf } from '../board/pieces';
import { t } from '../i18n/bundle';
import { costOf, entries, goodsText } from '../i18n/names';
import type { PlayerRow } from '../net/types';
import { busy, citiesKnights, legal, myRow, mySeat, scene, send } from '../state/store';
import { keyLabel } from '../settings/bindings';
import { endAsked, mainKind, pressMain } from './mainAction';
import { refusesTurn } from './refusals';
import { ANY_TRADE, toggleTrade, tradable, tradeFirst } from './trading';
import { ask, stopAsking, tell } from './Why';

const ITEM: Record<string, string> = { 'buy card': 'card', recruit: 'knight' };
const LEFT: Record<string, 'roads' | 'settlements' | 'cities'> = { road: 'roads', settlement: 'settlements', city: 'cities' };

function Picture({ kind }: { kind: string }) {
  const colour = colourOf(mySeat.value ?? 0);
  if (kind === 'buy card') return <CardBack tone="development" />;
  return (
    <svg class="piece" viewBox="-26 -26 52 46" aria-hidden="true">
      {kind === 'road' && (
        <g transform="translate(0 -4) rotate(-24)">
          <Road colour={colour} />
        </g>
      )}
      {kind === 'settlement' && <Settlement colour={colour} />}
      {kind === 'city' && <City colour={colour} />}
      {kind === 'recruit' && <KnightPiece colour={colour} strength={1} active={false} />}
      {kind === 'wall' && (
        <g transform="translate(0 -6)">
          <Wall colour={colour} />
        </g>
      )}
    </svg>
  );
}

/** A cost, with what the hand lacks marked. */
function Cost({ item }: { item: string }) {
  const hand = myRow.value?.hand ?? {};
  return (
    <span class="cost" aria-hidden="true">
      {entries(costOf(item)).flatMap(([good, n]) =>
        Array.from({ length: n }, (_, i) => (
          <span key={`${good}${i}`} class={(hand[good] ?? 0) > i ? 'has' : 'lacks'}>
            <GoodsLine goods={{ [good]: 1 }} />
          </span>
        )),
      )}
    </span>
  );
}

/** How many more of a piece can be built. */
function leftOf(kind: string, row: PlayerRow | null): number | undefined {
  if (kind === 'recruit') return row?.knights_left?.basic;
  if (kind === 'wall') return row?.walls_left;
  return LEFT[kind] ? row?.left[LEFT[kind]] : scene.value?.deck;
}

export function BuildButton({ kind }: { kind: string }) {
  const item = ITEM[kind] ?? kind;
  const able = byKind(legal.value).has(kind);
  const chosen = draft.value?.kind === kind;
  const row = myRow.value;
  const left = leftOf(kind, row);
  const id = kind.replace(' ', '-');
  const label = `${t(`button-${id}`)}: ${t('costs', { goods: goodsText(costOf(item)) })}, ${t('left', { n: left ?? 0 })}`;
  return (
    <button
      type="button"
      class={`build${chosen ? ' chosen' : ''}`}
      data-act={kind}
      aria-disabled={!able}
      aria-pressed={chosen}
      aria-label={label}
      title={label}
      onClick={() => (able ? (chosen ? cancel() : start(kind)) : ask(kind))}
      onPointerEnter={(event) => (!able && event.pointerType === 'mouse' ? ask(kind) : undefined)}
      onPointerLeave={stopAsking}
      onBlur={stopAsking}
    >
      <Picture kind={kind} />
      <span class="label">{t(`button-${id}`)}</span>
      <kbd data-mark={keyLabel(kind)} />
      <Cost item={item} />
      <span class="left" data-mark={left} />
    </button>
  );
}

/** Roll or end the turn: the big one under the thumb. */
function Main() {
  const kind = mainKind();
  const able = byKind(legal.value).has(kind) && !busy.value;
  const explain = () => (busy.value ? undefined : ask(kind));
  return (
    <button
      type="button"
      class="primary main"
      data-act={kind}
      aria-disabled={!able}
      onClick={() => (able ? pressMain() : explain())}
      onPointerEnter={(event) => (!able && event.pointerType === 'mouse' ? explain() : undefined)}
      onPointerLeave={stopAsking}
      onBlur={stopAsking}
    >
      {t(kind === 'roll' ? 'button-roll' : endAsked.value ? 'button-end-sure' : 'button-end-turn')} <kbd>{keyLabel('main')}</kbd>
    </button>
  );
}

export function Builds() {
  const kinds = citiesKnights.value ? ['road', 'settlement', 'city', 'recruit', 'wall'] : ['road', 'settlement', 'city', 'buy card'];
  return (
    <div class="builds">
      {scene.value?.phase !== 'over' && mySeat.value !== null && kinds.map((kind) => <BuildButton key={kind} kind={kind} />)}
    </div>
  );
}

export function Mains() {
  const now = scene.value;
  const kinds = byKind(legal.value);
  return (
    <section class="mains" aria-label={t('turn-buttons')}>
      {now && now.phase !== 'over' && mySeat.value !== null && (
        <>
          <button type="button" data-act="trade" aria-disabled={!tradable.value} aria-expanded={tradeFirst.value} onClick={() => (tradable.value ? toggleTrade() : ask(ANY_TRADE))} onBlur={stopAsking}>
            {refusesTurn.value && <Struck />} {t('button-trade')} <kbd>{keyLabel('trade')}</kbd>
          </button>
          <button type="button" data-act="undo" aria-disabled={!now.undo} onClick={() => (now.undo ? void send({ do: 'undo' }) : tell('undo', 'no-undo'))} onBlur={stopAsking}>
            {t('button-undo')} <kbd>{keyLabel('undo')}</kbd>
          </button>
          {kinds.has('claim victory') && (
            <button type="button" class="gold" onClick={() => start('claim victory')}>
              {t('button-claim-victory')}
            </button>
          )}
          <Main />
        </>
      )}
    </section>
  );
}
