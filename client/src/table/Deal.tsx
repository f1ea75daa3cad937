/** One exchange as the reader has to do with it, and an offer to the reader with its three answers. */
import { useEffect, useState } from 'preact/hooks';
import { PlayerChip } from '../art/chips';
import { GoodsLine } from '../art/goods';
import { Struck } from '../art/signs';
import { t } from '../i18n/bundle';
import { total } from '../i18n/names';
import type { Offer } from '../net/types';
import { busy, mySeat, play, scene, seats } from '../state/store';
import { Keyed } from './Keyed';
import { declinesAt } from './offerHabits';
import { acceptance, lacking, legalOffer } from './offering';
import { RefuseThis } from './Refusals';
import { counter } from './trading';
import { ask, stopAsking } from './Why';

/** What the reader gets and gives; what the hand lacks is marked. */
export function Deal({ gets, gives }: { gets: Offer['gives']; gives: Offer['gets'] }) {
  const lacks = lacking(gives);
  return (
    <p class="deal">
      <span>
        {t('offer-you-get')} <GoodsLine goods={gets} />
      </span>
      <span class={total(lacks) ? 'lacks' : ''}>
        {t('offer-you-give')} <GoodsLine goods={gives} />
      </span>
    </p>
  );
}

/** The action by which an offer is taken up, as a text to ask about where it is none. */
function acceptText(offer: Offer): string {
  if (scene.value?.active !== mySeat.value) return 'accept';
  return `deal ${seats.value.find(({ seat }) => seat === offer.seat)?.colour ?? ''}`;
}

function AcceptButton({ offer }: { offer: Offer }) {
  const accept = acceptance(offer);
  return (
    <button
      type="button"
      class="primary"
      data-act="accept"
      aria-disabled={!accept || busy.value}
      onClick={() => (accept ? play(accept.text) : ask(acceptText(offer)))}
      onBlur={stopAsking}
    >
      <Keyed by="accept">{t('act-accept')}</Keyed>
    </button>
  );
}

/** The seconds until an offer that cannot be paid is declined by itself; seen only, as nothing has to be done about it. */
function Countdown() {
  const at = declinesAt.value;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return at === null ? null : <span class="seconds" data-mark={Math.max(1, Math.ceil((at - now) / 1000))} />;
}

function Answers({ offer }: { offer: Offer }) {
  const decline = legalOffer('decline', offer.seat);
  return (
    <div class="row ends">
      {decline && (
        <button type="button" data-act="decline" disabled={busy.value} onClick={() => play(decline.text)}>
          <Keyed by="decline">
            {t('act-decline')} {offer.seat === scene.value?.active && <Countdown />}
          </Keyed>
        </button>
      )}
      {scene.value?.offers_open && (
        <button type="button" data-act="counter" onClick={() => counter(offer)}>
          <Keyed by="counter">{t('counter')}</Keyed>
        </button>
      )}
      <AcceptButton offer={offer} />
    </div>
  );
}

/** An offer to me with its three answers; where it cannot be paid, it says what is missing. */
export function ToMe({ offer }: { offer: Offer }) {
  const [refusing, setRefusing] = useState(false);
  const lacks = lacking(offer.gets);
  return (
    <div class="offer to-me">
      <header>
        <h2 class="maker">
          <PlayerChip seat={offer.seat} /> {t(scene.value?.active === mySeat.value ? 'answer-countered' : 'offer-theirs')}
        </h2>
        <button type="button" class="quiet refuse-button" data-act="refuse" aria-expanded={refusing} aria-label={t('refuse-more')} title={t('refuse-more')} onClick={() => setRefusing(!refusing)}>
          <Struck />
        </button>
      </header>
      <Deal gets={offer.gives} gives={offer.gets} />
      {total(lacks) > 0 && !refusing && (
        <p class="hint lacking">
          {t('you-lack')} <GoodsLine goods={lacks} />
        </p>
      )}
      <span class="fill" />
      {refusing ? <RefuseThis offer={offer} onDone={() => setRefusing(false)} /> : <Answers offer={offer} />}
    </div>
  );
}
