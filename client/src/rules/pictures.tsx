/** What explains a topic at a glance: pieces, prices, cards, dice, drawn with the art of the table. */
import type { ComponentChildren } from 'preact';
import { EventDie, Ship } from '../art/barbarians';
import { DevelopmentFace } from '../art/development';
import { Die } from '../art/dice';
import { GoodFace, GoodsLine } from '../art/goods';
import { City, KnightPiece, Road, Settlement, Wall } from '../art/pieces';
import { ProgressPicture, trackOf } from '../art/progress';
import { CardBack } from '../art/signs';
import { ProgressBack, TrackSign } from '../art/tracks';
import { pips, Tile, Token } from '../board/hexes';
import { ABILITY_LEVEL, TRACKS } from '../ck/tracks';
import { t } from '../i18n/bundle';
import { cardName, goodName, goodsText } from '../i18n/names';
import { rules } from '../net/catalogue';
import type { Good, Goods, Terrain } from '../net/types';
import { Sketch } from './sketch';
import type { Picture } from './topic';
import { DEVELOPMENT } from './topics_base';

const COLOUR = 'red';
const YIELDS: readonly (readonly [Terrain, Good])[] = [
  ['forest', 'lumber'],
  ['hills', 'brick'],
  ['pasture', 'wool'],
  ['fields', 'grain'],
  ['mountains', 'ore'],
];
const COMMODITIES: readonly (readonly [Terrain, Goods])[] = [
  ['forest', { lumber: 1, paper: 1 }],
  ['pasture', { wool: 1, cloth: 1 }],
  ['mountains', { ore: 1, coin: 1 }],
];
const TOKENS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** A piece or a card by the name under which it is bought. */
export function Thing({ item }: { item: string }) {
  if (item === 'card') return <CardBack tone="development" />;
  return (
    <svg class="piece" viewBox="-27 -38 54 62" aria-hidden="true">
      {item === 'road' && (
        <g transform="rotate(-24)">
          <Road colour={COLOUR} />
        </g>
      )}
      {item === 'settlement' && <Settlement colour={COLOUR} />}
      {item === 'city' && <City colour={COLOUR} />}
      {item === 'wall' && (
        <>
          <Wall colour={COLOUR} />
          <City colour={COLOUR} />
        </>
      )}
      {item === 'medicine' && <City colour={COLOUR} />}
      {item === 'knight' && <KnightPiece colour={COLOUR} strength={1} active={false} />}
      {item === 'activate' && <KnightPiece colour={COLOUR} strength={1} active />}
      {item === 'promote' && <KnightPiece colour={COLOUR} strength={2} active={false} />}
    </svg>
  );
}

/** What things cost, as the server says. */
export function Costs({ items, game }: { items: readonly string[]; game: string }) {
  const costs = rules()?.prices[game]?.costs;
  return (
    <ul class="price-list">
      {items.map((item) => (
        <li key={item}>
          <Thing item={item} />
          <span class="name">{t(`price-${item}`)}</span>
          {costs?.[item] && <GoodsLine goods={costs[item]} />}
        </li>
      ))}
    </ul>
  );
}

/** A card's face; the same name may be in both games, and then `tone` says of which. */
export function CardPicture({ card, tone = DEVELOPMENT.includes(card) ? 'development' : trackOf(card) }: { card: string; tone?: string }) {
  return <span class={`card-picture of-${tone}`}>{tone === 'development' ? <DevelopmentFace card={card} /> : <ProgressPicture card={card} />}</span>;
}

function Ground({ terrain }: { terrain: Terrain }) {
  return (
    <svg class="ground" viewBox="-56 -64 112 128" aria-hidden="true">
      <Tile hex={{ name: terrain, q: 0, r: 0, terrain, at: [0, 0] }} />
    </svg>
  );
}

function Row({ children }: { children: ComponentChildren }) {
  return <ul class="picture-row">{children}</ul>;
}

/** Points by what they are for, with the number first. */
function Points({ rows }: { rows: readonly (readonly [string, number])[] }) {
  return (
    <ul class="points-list">
      {rows.map(([source, n]) => (
        <li key={source}>
          <b>{n}</b> {t(`points-for-${source}`)}
        </li>
      ))}
    </ul>
  );
}

const POINTS = [
  ['settlement', 1],
  ['city', 2],
  ['route', 2],
  ['army', 2],
  ['card', 1],
] as const;
const POINTS_KNIGHTS = [
  ['settlement', 1],
  ['city', 2],
  ['metropolis', 4],
  ['route', 2],
  ['defender', 1],
  ['progress', 1],
  ['merchant', 1],
] as const;

const ART: Record<string, () => ComponentChildren> = {
  terrains: () => (
    <Row>
      {YIELDS.map(([terrain, good]) => (
        <li key={terrain}>
          <Ground terrain={terrain} />
          <span>{t('almanac-yields', { terrain: t(`terrain-${terrain}`), good: goodName(good) })}</span>
        </li>
      ))}
    </Row>
  ),
  commodities: () => (
    <Row>
      {COMMODITIES.map(([terrain, goods]) => (
        <li key={terrain}>
          <Ground terrain={terrain} />
          <span>{t('almanac-yields', { terrain: t(`terrain-${terrain}`), good: goodsText(goods) })}</span>
        </li>
      ))}
    </Row>
  ),
  tokens: () => (
    <Row>
      {TOKENS.map((value) => (
        <li key={value}>
          <svg class="token-alone" viewBox="-24 -11 48 48" role="img" aria-label={t('almanac-chance', { value, ways: pips(value) })}>
            <Token hex={{ name: '', q: 0, r: 0, terrain: 'desert', at: [0, 0] }} value={value} rolled={false} robbed={false} />
          </svg>
        </li>
      ))}
    </Row>
  ),
  gates: () => (
    <Row>
      {(['yellow', 'blue', 'green'] as const).map((face, i) => (
        <li key={face}>
          <EventDie face={face} />
          <ProgressBack track={TRACKS[i] ?? 'trade'} />
          <span>{t(`track-${TRACKS[i] ?? 'trade'}-title`)}</span>
        </li>
      ))}
    </Row>
  ),
  ladder: () => (
    <div class="ladders-at-a-glance">
      {TRACKS.map((track) => (
        <section key={track}>
          <p class="track-name">
            <TrackSign track={track} /> {t(`track-${track}-title`)}
          </p>
          <ol>
            {[1, 2, 3, 4, 5].map((level) => (
              <li key={level}>
                {t(`building-${track}-${level}`)} <GoodsLine goods={{ [rules()?.prices.cities_knights?.commodities?.[track] ?? 'coin']: level }} />
              </li>
            ))}
          </ol>
          <p>
            <b>{t(`building-${track}-${ABILITY_LEVEL}`)}:</b> {t(`ability-${track}`)}
          </p>
        </section>
      ))}
    </div>
  ),
  ship: () => (
    <Row>
      <li>
        <svg class="ship-alone" viewBox="-24 -30 48 48" aria-hidden="true">
          <Ship />
        </svg>
      </li>
      <li>
        <EventDie face="ship" />
      </li>
    </Row>
  ),
  points: () => <Points rows={POINTS} />,
  'points-knights': () => <Points rows={POINTS_KNIGHTS} />,
  swap: () => (
    <p class="swap">
      <GoodFace good="wool" /> <span aria-hidden="true">⇄</span> <GoodFace good="grain" />
    </p>
  ),
  hidden: () => (
    <p class="swap" aria-hidden="true">
      <CardBack tone="hand" /> <CardBack tone="development" />
    </p>
  ),
};

export function Explained({ picture }: { picture: Picture }) {
  if ('sketch' in picture) return <Sketch sketch={picture.sketch} />;
  if ('costs' in picture) return <Costs items={picture.costs} game={picture.game} />;
  if ('cards' in picture) {
    return (
      <p class="fan">
        {picture.cards.map((card, i) => (
          <span key={i} title={cardName(card)}>
            <CardPicture card={card} />
          </span>
        ))}
      </p>
    );
  }
  if ('dice' in picture) {
    return (
      <p class="dice-alone" aria-hidden="true">
        {picture.event && <EventDie face={picture.event} />}
        <Die value={picture.dice[0]} tone="red" />
        <Die value={picture.dice[1]} tone="yellow" />
      </p>
    );
  }
  return <>{ART[picture.art]?.()}</>;
}
