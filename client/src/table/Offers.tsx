/** Offers on the table, worded from the reader's side, with what can be answered. */
import { computed, effect } from '@preact/signals';
import { PlayerChip } from '../art/chips';
import { GoodsLine } from '../art/goods';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import type { Legal, Offer } from '../net/types';
import { prefs } from '../state/prefs';
import { busy, legal, mySeat, play, scene, seats } from '../state/store';
import { counter, tradeOpen } from './trading';

/** Nobody shall learn from the haste of an answer what a hand lacks. */
const AS_IF_THINKING = 6000;

const find = (kind: string, seat?: number): Legal | undefined => legal.value.find((one) => one.kind === kind && (seat === undefined || one.seat === seat));

/** What a seat says to my offer. One that offers something else instead shows its terms; its own card takes them up. */
function Answer({ seat, offer }: { seat: number; offer: Offer }) {
  const answer = offer.answers[String(seat)];
  const instead = scene.value?.offers.find((one) => one.seat === seat);
  const deal = instead ? undefined : find('deal', seat);
  if (deal) {
    return (
      <li class="answer accepted">
        <button type="button" class="primary small" data-act="deal" disabled={busy.value} onClick={() => play(deal.text)}>
          {t('deal-with', { player: seatName(seat) })}
        </button>
      </li>
    );
  }
  return (
    <li class={`answer ${instead ? 'countered' : (answer ?? 'none')}`}>
      <PlayerChip seat={seat} /> <small>{t(`answer-${instead ? 'countered' : (answer ?? 'none')}`)}</small>
      {instead && (
        <span class="nowrap">
          {' '}
          <GoodsLine goods={instead.gives} /> {t('offer-for')} <GoodsLine goods={instead.gets} />
        </span>
      )}
    </li>
  );
}

function Own({ offer }: { offer: Offer }) {
  const withdraw = find('withdraw');
  const asked = seats.value.filter((seat) => seat.seat !== offer.seat && (offer.to === null || offer.to === seat.seat));
  return (
    <li class="offer own">
      <p>
        {t('offer-yours')} <GoodsLine goods={offer.gives} /> {t('offer-for')} <GoodsLine goods={offer.gets} />
      </p>
      {offer.seat === scene.value?.active && (
        <ul>
          {asked.map((seat) => (
            <Answer key={seat.seat} seat={seat.seat} offer={offer} />
          ))}
        </ul>
      )}
      {withdraw && (
        <button type="button" class="small" data-act="withdraw" onClick={() => play(withdraw.text)}>
          {t('act-withdraw')}
        </button>
      )}
    </li>
  );
}

/** An offer as those hear it whom it does not concern: who watches, or sits beside the two. */
function Overheard({ offer }: { offer: Offer }) {
  const answers = offer.seat !== scene.value?.active && scene.value?.offers.some((one) => one.seat === scene.value?.active);
  return (
    <li class="offer">
      <p>
        <PlayerChip seat={offer.seat} /> {t(answers ? 'answer-countered' : 'offer-theirs')}{' '}
        <span class="nowrap">
          <GoodsLine goods={offer.gives} /> {t('offer-for')} <GoodsLine goods={offer.gets} />
        </span>
      </p>
    </li>
  );
}

function Theirs({ offer }: { offer: Offer }) {
  const mine = scene.value?.active === mySeat.value;
  const accept = mine ? find('deal', offer.seat) : find('accept');
  const decline = find('decline', offer.seat);
  const withdraw = !mine && offer.answers[String(mySeat.value)] === 'accepted' ? find('withdraw') : undefined;
  const concerned = accept ?? decline;
  return (
    <li class={`offer${concerned ? ' to-me' : ''}`}>
      <p>
        <PlayerChip seat={offer.seat} /> <span class="nowrap">{t('offer-you-get')} <GoodsLine goods={offer.gives} /></span>{' '}
        <span class="nowrap">{t('offer-you-give')} <GoodsLine goods={offer.gets} /></span>
      </p>
      <div class="row">
        {accept && (
          <button type="button" class="primary small" data-act="accept" disabled={busy.value} onClick={() => play(accept.text)}>
            {t('act-accept')}
          </button>
        )}
        {decline && (
          <button type="button" class="small" data-act="decline" disabled={busy.value} onClick={() => play(decline.text)}>
            {t('act-decline')}
          </button>
        )}
        {scene.value?.offers_open && concerned && (
          <button type="button" class="small" onClick={() => counter(offer)}>
            {t('counter')}
          </button>
        )}
        {withdraw && (
          <button type="button" class="small" onClick={() => play(withdraw.text)}>
            {t('act-withdraw')}
          </button>
        )}
      </div>
    </li>
  );
}

function kindOf(offer: Offer) {
  if (offer.seat === mySeat.value) return Own;
  return mySeat.value !== null && (offer.to === null || offer.to === mySeat.value) ? Theirs : Overheard;
}

export function Offers() {
  const offers = scene.value?.offers ?? [];
  if (!offers.length) return null;
  return (
    <ul class="offers" aria-label={t('offers')}>
      {offers.map((offer) => {
        const Kind = kindOf(offer);
        return <Kind key={offer.seat} offer={offer} />;
      })}
    </ul>
  );
}

/** The same at the head of a sheet that lies over their usual place. */
export function OffersOverSheet() {
  if (!scene.value?.offers.length) return null;
  return (
    <section class="over-sheet" aria-label={t('offers')}>
      <Offers />
    </section>
  );
}

/** The offer that I could not take up if I wanted to, as one text; null when there is none. */
const beyondMe = computed(() => {
  const offer = scene.value?.offers.find((one) => one.seat === scene.value?.active);
  return offer && offer.seat !== mySeat.value && find('decline') && !find('accept') ? JSON.stringify([offer.seat, offer.gives, offer.gets]) : null;
});

/** Declines by itself what somebody who does not trade is offered, and after a while what one cannot pay. */
export function followOffers(): () => void {
  const stops = [
    effect(() => {
      const decline = legal.value.find((one) => one.kind === 'decline');
      if (decline && !prefs.value.trading) void play(decline.text);
    }),
    effect(() => {
      if (!beyondMe.value || !prefs.value.declineImpossible || tradeOpen.value) return undefined;
      const timer = setTimeout(() => {
        const decline = find('decline');
        if (decline) void play(decline.text);
      }, AS_IF_THINKING);
      return () => clearTimeout(timer);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
