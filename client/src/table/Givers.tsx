/** A glance at the others while one composes an offer: how many cards they hold, and who cannot give what is wanted. */
import { Sign } from '../art/chips';
import { CardBack, Struck } from '../art/signs';
import { colourOf } from '../board/pieces';
import { t } from '../i18n/bundle';
import { seatName } from '../i18n/names';
import { mySeat, scene } from '../state/store';
import { keep } from './kept';
import { cannotGive, type Giver, givers } from './givers';
import { RefusalsButton } from './Refusals';
import { choosable, isLastAsked, partner, privateOffers, someAsked, toggleAsked } from './trading';

/** What is known, as a sentence to be spoken. */
function words({ seat, cards, counted, unknown, refused }: Giver): string {
  const player = seatName(seat);
  if (refused) return t('giver-refused', { player });
  if (cards === null) return t('giver-unknown', { player });
  if (cards === 0) return t('giver-empty', { player });
  if (!counted) return t('giver-cards', { player, n: cards });
  const [low, high] = counted;
  return t('giver-counted', { player, range: low === high ? low : t('from-to', { low, high }), unknown });
}

/** The same in signs: cards in hand, or how many of the wanted kind were counted. */
function mark({ cards, counted, unknown }: Giver): string {
  if (!counted || cards === 0) return cards === null ? '?' : String(cards);
  const [low, high] = counted;
  const n = low === high ? String(low) : `${low}–${high}`;
  return unknown ? `${n}+?` : n;
}

function Known({ one }: { one: Giver }) {
  return (
    <>
      <Sign colour={colourOf(one.seat)} size={20} />
      {!one.counted && !one.refused && <CardBack tone="hand" />}
      {one.refused ? <Struck /> : <span data-mark={mark(one)} />}
    </>
  );
}

/** Who is asked, and who is left out: a press on one changes that. */
function ToSome() {
  return (
    <div class="givers to-whom" role="group" aria-label={t('to-whom')}>
      {givers.value.map((one) => {
        const label = words(one);
        return (
          <button
            type="button"
            key={one.seat}
            class={`giver${cannotGive(one) || one.refused ? ' cannot' : ''}`}
            data-ask={one.seat}
            aria-pressed={someAsked.value?.includes(one.seat) ?? true}
            aria-disabled={isLastAsked(one.seat)}
            aria-label={label}
            title={label}
            onClick={() => toggleAsked(one.seat)}
          >
            <Known one={one} />
          </button>
        );
      })}
    </div>
  );
}

/** Who could give it; one of them is chosen where offers are for one player alone. */
function ToOne() {
  const choosing = privateOffers.value && scene.value?.active === mySeat.value;
  return (
    <div class={`givers${choosing ? ' to-whom' : ''}`} role={choosing ? 'radiogroup' : 'list'} aria-label={t(choosing ? 'to-whom' : 'givers')}>
      {givers.value.map((one) => {
        const label = words(one);
        const state = `giver${cannotGive(one) || one.refused ? ' cannot' : ''}`;
        return choosing ? (
          <label key={one.seat} class={state} title={label}>
            <input type="radio" name="addressee" checked={partner.value === one.seat} onChange={() => keep({ addressee: one.seat })} />
            <span class="sr-only">{label}</span>
            <Known one={one} />
          </label>
        ) : (
          <span key={one.seat} class={state} role="listitem" aria-label={label} title={label}>
            <Known one={one} />
          </span>
        );
      })}
    </div>
  );
}

export function Givers() {
  return (
    <div class="others">
      {choosable.value.length ? <ToSome /> : <ToOne />}
      <RefusalsButton />
    </div>
  );
}
