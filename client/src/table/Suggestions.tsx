/** Trades in one press: the last offer once more, and what would complete something to build. */
import { City, KnightPiece, Road, Settlement, Wall } from '../art/pieces';
import { GoodsLine } from '../art/goods';
import { CardBack } from '../art/signs';
import { colourOf } from '../board/pieces';
import { t } from '../i18n/bundle';
import { entries, goodsText, total } from '../i18n/names';
import { busy, mySeat } from '../state/store';
import { repeat, repeatable } from './again';
import { kept } from './kept';
import { get, give, makeBankTrade, makeOffer } from './trading';
import { type Suggestion, suggestions } from './suggestions';

/** What a cost of the protocol is called on buttons. */
const BUTTON: Record<string, string> = { card: 'buy-card', knight: 'recruit' };

function Item({ item }: { item: string }) {
  const colour = colourOf(mySeat.value ?? 0);
  if (item === 'card') return <CardBack tone="development" />;
  return (
    <svg class="piece" viewBox="-26 -26 52 46" aria-hidden="true">
      {item === 'road' && (
        <g transform="translate(0 -4) rotate(-24)">
          <Road colour={colour} />
        </g>
      )}
      {item === 'settlement' && <Settlement colour={colour} />}
      {item === 'city' && <City colour={colour} />}
      {item === 'knight' && <KnightPiece colour={colour} strength={1} active={false} />}
      {item === 'wall' && (
        <g transform="translate(0 -14)">
          <Wall colour={colour} />
        </g>
      )}
    </svg>
  );
}

function Exchange({ gives, gets }: Pick<Suggestion, 'gives' | 'gets'>) {
  return (
    <>
      <GoodsLine goods={gives} bare />
      <span aria-hidden="true">→</span>
      <GoodsLine goods={gets} bare />
    </>
  );
}

function Suggested({ one }: { one: Suggestion }) {
  const { item, gives, gets, bank } = one;
  const what = t(`button-${BUTTON[item] ?? item}`);
  const label = t(bank ? 'suggest-bank' : 'suggest-offer', { gives: goodsText(gives), gets: goodsText(gets), item: what });
  return (
    <button type="button" class={`suggested${bank ? ' by-bank' : ''}`} data-act="suggested" data-item={item} disabled={busy.value} aria-label={label} title={label} onClick={() => (bank ? makeBankTrade(bank) : makeOffer({ gives, gets }))}>
      <Exchange gives={gives} gets={gets} />
      <Item item={item} />
      <span class="label" aria-hidden="true">
        {what}
      </span>
    </button>
  );
}

function Again() {
  const { last } = kept.value;
  if (!last || !repeatable.value) return null;
  const label = t('offer-again', { gives: goodsText(last.gives), gets: goodsText(last.gets) });
  return (
    <button type="button" class="suggested again" data-act="again" disabled={busy.value} aria-label={label} title={label} onClick={repeat}>
      <span data-mark="↻" />
      <Exchange {...last} />
    </button>
  );
}

/** Those that fit what is on the scales already: all while they are empty, none when something is wanted. */
export function Suggestions() {
  if (total(get.value)) return null;
  const given = entries(give.value).map(([good]) => good);
  const fits = ({ gives }: Pick<Suggestion, 'gives'>) => !given.length || (given.length === 1 && Boolean(gives[given[0] ?? 'ore']));
  const found = suggestions.value.filter(fits);
  const { last } = kept.value;
  if (!found.length && !repeatable.value) return null;
  return (
    <div class="suggestions" role="group" aria-label={t('suggestions')}>
      {last && fits(last) && <Again />}
      {found.map((one) => (
        <Suggested key={one.item} one={one} />
      ))}
    </div>
  );
}
