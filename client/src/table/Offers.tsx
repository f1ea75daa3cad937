/** Offers on the stage, worded from the reader's side: who says what, one exchange at a time, and how to answer it. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { PlayerChip, Sign } from '../art/chips';
import { GoodsLine } from '../art/goods';
import { colourOf } from '../board/pieces';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import type { Offer } from '../net/types';
import { busy, mySeat, play, scene } from '../state/store';
import { askable, repeat } from './again';
import { putOffersAside } from './asking';
import { callFor, myCall, putCallAside } from './calls';
import { Deal, ToMe } from './Deal';
import { Keyed } from './Keyed';
import { type Left, leaving } from './leaving';
import { agreedTo, legalOffer, offersToMe, ownOffer, type Reply, type Standing, unasked } from './offering';
import { StageHead } from './StageHead';

/** The seat whose answer or offer is looked at; without one, the first that can be taken up. */
const looked = signal<number | null>(null);
const SIGNS: Record<Standing, string> = { accepted: '✓', declined: '✕', countered: '⇄', none: '…', silent: '–' };
const isLive = ({ standing }: Reply) => standing === 'accepted' || standing === 'countered';

/** The answer that is looked at. */
export function lookedAt(replies: readonly Reply[]): Reply | undefined {
  const live = replies.filter(isLive);
  return live.find((one) => one.seat === looked.value) ?? live[0];
}

/** What everybody says; who agrees or offers something else can be looked at. */
function Faces({ replies, at }: { replies: readonly Reply[]; at: number | null }) {
  return (
    <div class="answers">
      {replies.map((reply) => (
        <button
          type="button"
          key={reply.seat}
          class={`answer ${reply.standing}`}
          aria-pressed={reply.seat === at}
          aria-disabled={!isLive(reply)}
          onClick={() => {
            looked.value = reply.seat;
          }}
        >
          <Sign colour={colourOf(reply.seat)} size={26} />
          <bdi>{seatName(reply.seat)}</bdi>
          <small>{t(`answer-${reply.standing}`)}</small>
          <span class="standing" data-mark={SIGNS[reply.standing]} />
        </button>
      ))}
    </div>
  );
}

interface RepliesProps {
  title: ComponentChildren;
  replies: readonly Reply[];
  /** The terms to which others agree; without them they only offer. */
  offer?: Offer;
  takeBack?: (() => void) | undefined;
  onClose: () => void;
}

/** The own offer or call with all answers, and the one that is looked at. */
function Replies({ title, replies, offer, takeBack, onClose }: RepliesProps) {
  const now = lookedAt(replies);
  const deal = offer && now && !now.instead ? legalOffer('deal', now.seat) : undefined;
  return (
    <>
      <div class="offer own">
        <header>
          <h2>{title}</h2>
          {takeBack && (
            <button type="button" data-act="withdraw" onClick={takeBack}>
              {t('withdraw')}
            </button>
          )}
          <button type="button" class="quiet close" aria-label={t('close')} onClick={onClose}>
            ✕
          </button>
        </header>
        <Faces replies={replies} at={now?.seat ?? null} />
      </div>
      {now?.instead && <ToMe key={now.seat} offer={now.instead} />}
      {!now?.instead && (
        <>
          <span class="fill" />
          <div class="row ends">
            {askable.value && (
              <button type="button" data-act="again" disabled={busy.value} onClick={repeat}>
                <Keyed by="again">{t('ask-again')}</Keyed>
              </button>
            )}
            {deal && now && (
              <button type="button" class="primary" data-act="deal" disabled={busy.value} onClick={() => play(deal.text)}>
                <Keyed by="accept">{t('deal-with', { player: seatName(now.seat) })}</Keyed>
              </button>
            )}
          </div>
        </>
      )}
    </>
  );
}

function withdraw(): (() => void) | undefined {
  const action = legalOffer('withdraw');
  return action && (() => void play(action.text));
}

/** The own offer in the own turn. */
function Own({ offer, replies }: { offer: Offer; replies: readonly Reply[] }) {
  const title = (
    <>
      {t('offer-yours')}{' '}
      <span class="nowrap">
        <GoodsLine goods={offer.gives} /> {t('offer-for')} <GoodsLine goods={offer.gets} />
      </span>
    </>
  );
  return <Replies title={title} replies={replies} offer={offer} takeBack={withdraw()} onClose={putOffersAside} />;
}

/** The own call, or offers in the own turn that nobody was asked for. */
function Unasked() {
  const call = myCall.value;
  if (!call) return <Replies title={t('offers')} replies={unasked.value} onClose={putOffersAside} />;
  const title = (
    <>
      {t('call-yours')} <GoodsLine goods={{ [call.good]: 1 }} />
    </>
  );
  const close = () => {
    putCallAside(call);
    putOffersAside();
  };
  return <Replies title={title} replies={unasked.value} takeBack={() => void callFor(null)} onClose={close} />;
}

/** What I have agreed to or offered instead, until the other side answers. */
function Waiting({ title, gets, gives }: { title: ComponentChildren; gets: Offer['gives']; gives: Offer['gets'] }) {
  const takeBack = withdraw();
  return (
    <div class="offer own">
      <StageHead title={title} onClose={putOffersAside} />
      <Deal gets={gets} gives={gives} />
      <span class="fill" />
      <div class="row ends">
        {takeBack && (
          <button type="button" data-act="withdraw" onClick={takeBack}>
            {t('withdraw')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Offers as those hear them whom they do not concern: who watches, or sits beside the two. */
function Overheard() {
  const now = scene.value;
  return (
    <>
      <StageHead title={t('offers')} onClose={putOffersAside} />
      <ul>
        {now?.offers.map((offer) => (
          <li key={offer.seat} class="offer">
            <PlayerChip seat={offer.seat} /> {t(offer.seat !== now.active && now.offers.some((one) => one.seat === now.active) ? 'answer-countered' : 'offer-theirs')}{' '}
            <span class="nowrap">
              <GoodsLine goods={offer.gives} /> {t('offer-for')} <GoodsLine goods={offer.gets} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What has just been answered or has lapsed, for a moment. */
function Leaving({ left: { offer, fate } }: { left: Left }) {
  return (
    <div class={`offer leaving ${fate}`}>
      <header>
        <h2 class="maker">
          <PlayerChip seat={offer.seat} /> {t('offer-theirs')}
        </h2>
      </header>
      <Deal gets={offer.gives} gives={offer.gets} />
      <p class="fate" role="status">
        {t(`fate-${fate}`)}
      </p>
    </div>
  );
}

/** Where nothing has to be answered any more. */
function Rest() {
  const own = ownOffer.value;
  const left = leaving.value;
  if (left && left.offer.seat !== mySeat.value) return <Leaving left={left} />;
  if (own) return <Waiting title={t('offer-yours')} gets={own.offer.gets} gives={own.offer.gives} />;
  const agreed = agreedTo.value;
  if (!agreed) return <Overheard />;
  const title = (
    <>
      <PlayerChip seat={agreed.seat} /> ✓
    </>
  );
  return <Waiting title={title} gets={agreed.gives} gives={agreed.gets} />;
}

function Content() {
  const own = ownOffer.value;
  const [toMe, another] = offersToMe.value;
  if (own?.answers.length) return <Own offer={own.offer} replies={own.answers} />;
  if (scene.value?.active === mySeat.value && mySeat.value !== null && (myCall.value || another)) return <Unasked />;
  return toMe ? <ToMe offer={toMe} /> : <Rest />;
}

export function Offers() {
  return (
    <div class="offers" role="group" aria-label={t('offers')}>
      <Content />
    </div>
  );
}
