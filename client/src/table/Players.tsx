/** Who sits at the table, and what everybody may know about them. */
import { PlayerFacts, PlayerLevels } from '../ck/PlayerFacts';
import { CardBack, Fist, RouteSign, Trophy } from '../art/signs';
import { Sign } from '../art/chips';
import { GoodsLine } from '../art/goods';
import { atDevice } from '../device/handing';
import { levelName } from '../home/levels';
import { has, t } from '../i18n/bundle';
import { goodsText, seatName } from '../i18n/names';
import { Bubble } from '../persona/Bubble';
import { Face } from '../persona/Face';
import { shape } from '../state/screen';
import type { PlayerRow, Seat } from '../net/types';
import { citiesKnights, fixed, mySeat, scene, seats } from '../state/store';
import { Fact } from './Fact';
import { BlowBadge } from './BlowBadge';
import { blows, gifts } from './gains';
import { NotWith } from './Refusals';

function Points({ row }: { row: PlayerRow }) {
  const all = row.all_points ?? row.points;
  const label = all === row.points ? t('points', { n: all }) : t('hidden-points', { open: row.points, all });
  return (
    <span class="points" role="img" aria-label={label} title={label}>
      {all}
    </span>
  );
}

/** A bot says how well it plays; in records of others it may be of a kind that has no name here. */
function State({ seat }: { seat: Seat }) {
  if (seat.kind === 'bot' && !has(`level-${seat.level}`)) return <small>{t('bot')}</small>;
  if (seat.kind === 'bot')
    return (
      <small>
        <span class="kind">{t('bot')} · </span>
        {levelName(seat.level ?? '')}
      </small>
    );
  if (seat.bot_plays) return <small>{t('bot-plays')}</small>;
  return seat.kind === 'person' && !seat.here && !atDevice.value.includes(seat.guest ?? '') ? <small>{t('away')}</small> : null;
}

function Row({ seat, row }: { seat: Seat; row: PlayerRow }) {
  const now = scene.value;
  const active = now?.active === seat.seat;
  const late = (row.hand_size ?? 0) > row.hand_limit;
  const gift = gifts.value.get(seat.seat);
  const blow = blows.now.value.findLast((one) => one.seat === seat.seat);
  const { roads, settlements, cities } = row.left;
  return (
    <li data-seat={seat.seat} class={`player ${seat.colour}${active ? ' active' : ''}${now?.awaiting.includes(seat.seat) ? ' awaited' : ''}`}>
      <span class="who">
        {shape.value === 'wide' ? <Face seat={seat} size={38} /> : <Sign colour={seat.colour} size={26} />}
        <span class="name">
          <bdi>{seatName(seat.seat)}</bdi>
          <span class="state">
            {seat.seat === mySeat.value && <small>{t('you-badge')}</small>}
            <State seat={seat} />
          </span>
        </span>
        {active && <span class="sr-only">{t('is-active')}</span>}
        <Points row={row} />
      </span>
      <span class="facts" title={t('pieces-left', { roads, settlements, cities })}>
        <Fact n={row.hand_size} label={row.hand_size === null ? t('hand-unknown') : t('hand-count', { n: row.hand_size })} warn={late}>
          <CardBack tone="hand" />
        </Fact>
        {citiesKnights.value ? <PlayerFacts row={row} /> : <BaseFacts row={row} />}
        <Fact n={row.route} label={row.longest_route ? t('longest-route') : t('route-length', { n: row.route })} held={row.longest_route}>
          <RouteSign />
        </Fact>
        <span class="sr-only">{t('pieces-left', { roads, settlements, cities })}</span>
      </span>
      {citiesKnights.value && <PlayerLevels row={row} />}
      {(gift || blow) && (
        <span class="gifts" key={`${blow?.lost} ${goodsText(gift)}`}>
          {blow && <BlowBadge blow={blow} />}
          {gift && (
            <span class="gift">
              + <GoodsLine goods={gift} />
            </span>
          )}
        </span>
      )}
      <NotWith seat={seat.seat} />
      <Bubble seat={seat} />
    </li>
  );
}

function BaseFacts({ row }: { row: PlayerRow }) {
  return (
    <>
      <Fact n={row.cards_size} label={t('cards-count', { n: row.cards_size })}>
        <CardBack tone="development" />
      </Fact>
      <Fact n={row.knights_played} label={row.largest_army ? t('largest-army') : t('knights-count', { n: row.knights_played })} held={row.largest_army}>
        <Fist />
      </Fact>
    </>
  );
}

export function Players() {
  const now = scene.value;
  return (
    <section class="players" aria-label={t('players')}>
      <ul>
        {seats.value.map((seat) => {
          const row = now?.players[seat.seat];
          return row ? <Row key={seat.seat} seat={seat} row={row} /> : null;
        })}
      </ul>
      {fixed.value && (
        <p class="goal">
          <Trophy /> {t('goal', { n: fixed.value.goal })}
          {now && now.turn > 0 && <span class="turn">{t('turn-number', { n: now.turn })}</span>}
        </p>
      )}
    </section>
  );
}
