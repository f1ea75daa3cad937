/** The own offer, or a trade with the bank: what is given is tapped in the hand or dragged here, what is wanted here. */
import { GoodPicture, GoodsLine } from '../art/goods';
import { t } from '../i18n/bundle';
import { goodName, goodsInPlay, goodsText, seatName, total } from '../i18n/names';
import { busy } from '../state/store';
import { callFor } from './calls';
import { dragged } from './drag';
import { Given } from './Given';
import { Givers } from './Givers';
import { Keyed } from './Keyed';
import { StageHead } from './StageHead';
import { Suggestions } from './Suggestions';
import { bankTrade, calledFor, choosable, clearScales, get, getOne, give, giveOne, makeBankTrade, makeOffer, offerText, partner, playersTrade, someAsked, tradeOpen } from './trading';

function Wanted() {
  return (
    <div class="gets" role="group" aria-label={t('you-get')}>
      {goodsInPlay().map((good) => {
        const n = get.value[good] ?? 0;
        return (
          <span key={good} class="pick-good">
            <button type="button" class={`get ${good}${n ? ' some' : ''}`} data-weigh={`get-more ${good}`} aria-label={t('get-more', { good: goodName(good), n })} title={goodName(good)} onClick={() => getOne(good)}>
              <GoodPicture good={good} />
            </button>
            {n > 0 && (
              <button type="button" class="badge back" aria-label={t('take-off', { good: goodName(good) })} onClick={() => getOne(good, -1)}>
                <span data-mark={`+${n}`} />
              </button>
            )}
          </span>
        );
      })}
    </div>
  );
}

export async function offerNow(): Promise<void> {
  if (offerText.value) await makeOffer({ gives: give.value, gets: get.value });
  else if (calledFor.value && (await callFor(calledFor.value))) {
    clearScales();
    tradeOpen.value = false;
  }
}

export async function bankNow(): Promise<void> {
  if (bankTrade.value) await makeBankTrade(bankTrade.value);
}

/** Whom the offer asks, as its button says it. */
function offerWords(): string {
  const some = someAsked.value;
  const only = some?.length === 1 ? some[0] : partner.value;
  if (only !== null && only !== undefined) return t('offer-to', { player: seatName(only) });
  return some ? t('offer-to-some', { n: some.length, all: choosable.value.length }) : t('offer-to-all');
}

/** Offers what is on the scales; with nothing to give on them it asks who has what is wanted. */
function OfferButton() {
  const calls = calledFor.value;
  return (
    <button type="button" class="primary" data-act={calls ? 'call' : 'offer'} disabled={!(offerText.value || calls) || busy.value} onClick={offerNow}>
      <Keyed by="offer">{calls ? t('call-for', { good: goodName(calls) }) : offerWords()}</Keyed>
    </button>
  );
}

function BankButton() {
  const bank = bankTrade.value;
  return (
    <button
      type="button"
      data-act="bank"
      class={bank && !offerText.value && !calledFor.value ? 'primary' : ''}
      disabled={!bank || busy.value}
      onClick={bankNow}
      aria-label={bank ? `${t('bank')}: ${goodsText(bank.gives)} → ${goodsText(bank.gets)}` : undefined}
      title={t('act-bank')}
    >
      <Keyed by="bank">
        {t('bank')}
        {bank && (
          <>
            {' '}
            <GoodsLine goods={bank.gives ?? {}} bare /> → <GoodsLine goods={bank.gets ?? {}} bare />
          </>
        )}
      </Keyed>
    </button>
  );
}

/** What is given; before the first card what could be traded in one press. */
function GiveSide() {
  return (
    <div class="side-of give-side">
      <small>{t('you-give')}</small>
      <div class="weighed">
        <Given goods={give.value} label="take-off" hint={t('give-hint')} onBack={(good) => giveOne(good, -1)} />
        <Suggestions />
      </div>
    </div>
  );
}

export function Trade() {
  const close = () => {
    tradeOpen.value = false;
  };
  return (
    <div class={`trade${dragged.value ? ' takes' : ''}`} role="group" aria-label={t('trade')}>
      <StageHead title={t('trade')} onClose={close}>
        <button type="button" class="quiet" data-act="clear" disabled={!total(give.value) && !total(get.value)} onClick={clearScales}>
          {t('clear')}
        </button>
      </StageHead>
      <GiveSide />
      <div class="side-of">
        <small>{t('you-get')}</small>
        <Wanted />
      </div>
      {playersTrade.value ? <Givers /> : <span class="fill" />}
      <div class="row ends">
        <BankButton />
        {playersTrade.value && <OfferButton />}
      </div>
    </div>
  );
}
