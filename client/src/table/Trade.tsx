/** The trade panel: click cards to give and to get, then offer, or trade with the bank. */
import { GoodFace, GoodsLine } from '../art/goods';
import { PlayerChip } from '../art/chips';
import { t } from '../i18n/bundle';
import { goodName, goodsInPlay, goodsText, seatName } from '../i18n/names';
import type { Good, Goods } from '../net/types';
import { sheets } from '../state/screen';
import { busy, myRow, mySeat, play, scene, seats } from '../state/store';
import { addressee, bankTrade, clearScales, get, getOne, give, giveOne, offerText, partner, playersTrade, privateOffers, tradeOpen } from './trading';

interface ScaleProps {
  title: string;
  goods: Goods;
  label: 'give-more' | 'get-more';
  change: (good: Good, by: number) => void;
  most: (good: Good) => number;
  /** Under each kind, how many the hand has. */
  held?: Goods;
}

function Scale({ title, goods, label, change, most, held }: ScaleProps) {
  return (
    <fieldset class="scale">
      <legend>{title}</legend>
      <div class="row">
        {goodsInPlay().map((good) => {
          const n = goods[good] ?? 0;
          return (
            <span key={good} class={`weigh${n ? ' some' : ''}`}>
              <button type="button" data-weigh={`${label} ${good}`} disabled={most(good) <= n} aria-label={t(label, { good: goodName(good), n })} title={goodName(good)} onClick={() => change(good, 1)}>
                <GoodFace good={good} {...(n > 0 && { count: n })} />
              </button>
              {held && !n && (
                <span class="held" aria-hidden="true">
                  {held[good] ?? 0}
                </span>
              )}
              <button type="button" class="less" disabled={!n} aria-label={t('take-off', { good: goodName(good) })} onClick={() => change(good, -1)}>
                −
              </button>
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}

function ToWhom() {
  if (!privateOffers.value || scene.value?.active !== mySeat.value) return null;
  return (
    <fieldset class="to-whom">
      <legend>{t('to-whom')}</legend>
      {seats.value
        .filter((seat) => seat.seat !== mySeat.value)
        .map((seat) => (
          <label key={seat.seat}>
            <input
              type="radio"
              name="addressee"
              checked={partner.value === seat.seat}
              onChange={() => {
                addressee.value = seat.seat;
              }}
            />
            <PlayerChip seat={seat.seat} />
          </label>
        ))}
    </fieldset>
  );
}

/** What the bank takes for one card of another kind. */
function Rates() {
  const rates = myRow.value?.rates ?? {};
  return (
    <p class="rates">
      {goodsInPlay().map((good) => (
        <span key={good} class="nowrap">
          <GoodsLine goods={{ [good]: 1 }} /> {t('rate', { n: rates[good] ?? 4 })}
        </span>
      ))}
    </p>
  );
}

async function act(text: string | null | undefined): Promise<boolean> {
  const done = Boolean(text && (await play(text)));
  if (done) clearScales();
  return done;
}

/** Offers what is on the scales; where the panel lies over the answers it then goes out of their way. */
async function offer(): Promise<void> {
  if ((await act(offerText.value)) && sheets.value) tradeOpen.value = false;
}

export function Trade() {
  if (!tradeOpen.value || !myRow.value) return null;
  const hand = myRow.value.hand ?? {};
  const bank = bankTrade.value;
  const whom = partner.value === null ? t('offer-to-all') : t('offer-to', { player: seatName(partner.value) });
  return (
    <section class="trade" aria-label={t('trade')}>
      <header>
        <h2>{t('trade')}</h2>
        <button type="button" class="quiet small" onClick={clearScales}>
          {t('clear')}
        </button>
        <button
          type="button"
          class="quiet small"
          aria-label={t('close')}
          onClick={() => {
            tradeOpen.value = false;
          }}
        >
          ✕
        </button>
      </header>
      <Scale title={t('you-give')} goods={give.value} label="give-more" change={giveOne} most={(good) => hand[good] ?? 0} held={hand} />
      <Scale title={t('you-get')} goods={get.value} label="get-more" change={getOne} most={() => 19} />
      <ToWhom />
      <div class="row ends">
        {playersTrade.value && (
          <button type="button" class="primary" data-act="offer" disabled={!offerText.value || busy.value} onClick={offer}>
            {whom}
          </button>
        )}
        <button type="button" data-act="bank" disabled={!bank || busy.value} onClick={() => act(bank?.text)} aria-label={bank ? `${t('act-bank')}: ${goodsText(bank.gives)} → ${goodsText(bank.gets)}` : t('act-bank')}>
          {bank ? (
            <>
              {t('bank')} <GoodsLine goods={bank.gives ?? {}} /> → <GoodsLine goods={bank.gets ?? {}} />
            </>
          ) : (
            t('bank')
          )}
        </button>
      </div>
      <Rates />
    </section>
  );
}
