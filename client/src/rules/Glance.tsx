/** Prices and all cards of both games on one page. */
import { PROGRESS, trackOf } from '../art/progress';
import { TRACKS } from '../ck/tracks';
import { t } from '../i18n/bundle';
import { cardName, slug } from '../i18n/names';
import { rules } from '../net/catalogue';
import { link } from '../state/route';
import { CardPicture, Costs, Explained } from './pictures';
import { DEVELOPMENT } from './topics_base';
import { addressOf } from './ways';

function Cards({ heading, cards, game, tone }: { heading: string; cards: readonly string[]; game: string; tone: string }) {
  const counts = rules()?.prices[game]?.cards ?? {};
  return (
    <section class={`deck-list of-${tone}`}>
      <h3>{heading}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <CardPicture card={card} tone={tone} />
            <div>
              <h4>
                <a {...link(addressOf({ topic: `card-${slug(card)}` }))}>{cardName(card)}</a> {counts[card] !== undefined && <small>{t('rules-times', { n: counts[card] })}</small>}
              </h4>
              <p>{t(`card-${slug(card)}-text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Glance() {
  return (
    <div class="glance">
      <nav class="crumbs" aria-label={t('rules-where')}>
        <a {...link(addressOf())}>{t('rules-page')}</a>
      </nav>
      <h1 tabIndex={-1}>{t('rules-glance')}</h1>
      <section class="book" aria-labelledby="glance-base">
        <h2 id="glance-base">{t('rules-base')}</h2>
        <div class="side-by-side">
          <section>
            <h3>{t('rules-prices')}</h3>
            <Costs items={['road', 'settlement', 'city', 'card']} game="base" />
          </section>
          <section>
            <h3>{t('rules-points', { n: rules()?.prices.base?.goal ?? 10 })}</h3>
            <Explained picture={{ art: 'points' }} />
          </section>
        </div>
        <Cards heading={t('rules-development')} cards={DEVELOPMENT} game="base" tone="development" />
      </section>
      <section class="book" aria-labelledby="glance-knights">
        <h2 id="glance-knights">{t('rules-cities')}</h2>
        <div class="side-by-side">
          <section>
            <h3>{t('rules-prices')}</h3>
            <Costs items={['road', 'settlement', 'city', 'knight', 'activate', 'promote', 'wall']} game="cities_knights" />
          </section>
          <section>
            <h3>{t('rules-points', { n: rules()?.prices.cities_knights?.goal ?? 13 })}</h3>
            <Explained picture={{ art: 'points-knights' }} />
          </section>
        </div>
        <Explained picture={{ art: 'ladder' }} />
        {TRACKS.map((track) => (
          <Cards key={track} heading={t('rules-progress-of', { track: t(`track-${track}-title`) })} cards={PROGRESS.filter((card) => trackOf(card) === track)} game="cities_knights" tone={track} />
        ))}
      </section>
    </div>
  );
}
