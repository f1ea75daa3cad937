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
import { partner, privateOffers } from './trading';

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

/** One of them is chosen where offers are for one player alone. */
export function Givers() {
  const choosing = privateOffers.value && scene.value?.active === mySeat.value;
  return (
    <div class="others">
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
      <RefusalsButton />
    </div>
  );
}
