/** The three ladders of improvements: who stands where, what the next step costs and what it brings. */
import { signal } from '@preact/signals';
import { start } from '../acting/draft';
import { Sign } from '../art/chips';
import { GoodsLine } from '../art/goods';
import { Gate } from '../art/pieces';
import { ProgressBack, TrackSign } from '../art/tracks';
import { colourOf } from '../board/pieces';
import { list, t } from '../i18n/bundle';
import { goodsText, whoName } from '../i18n/names';
import type { Track } from '../net/types';
import { events, legal, myRow, mySeat, scene } from '../state/store';
import { Losses, lossesOf } from '../table/Recap';
import { ask, stopAsking, tell } from '../table/Why';
import { hasLasting, Lasting } from './steps';
import { ABILITY_LEVEL, commodityOf, LEVELS, metropolisOf, paysUpTo, priceOf, TRACKS } from './tracks';

/** The step that the line under the ladders tells about. */
const looked = signal<{ track: Track; level: number } | null>(null);

export const buildingName = (track: Track, level: number) => t(`building-${track}-${level}`);

function standing(track: Track, level: number): number[] {
  return (scene.value?.players ?? []).filter((row) => row.improvements?.[track] === level).map((row) => row.seat);
}

/** A step in words: name, price, what it pays, what it allows. */
function stepText(track: Track, level: number): string {
  const parts = [
    t('step-facts', { building: buildingName(track, level), price: goodsText({ [commodityOf(track)]: level }), upto: paysUpTo(level), track: t(`track-${track}`) }),
  ];
  if (level === ABILITY_LEVEL) parts.push(t(`ability-${track}`));
  if (level > ABILITY_LEVEL) parts.push(t(`step-metropolis-${level}`));
  return parts.join(' ');
}

function Step({ track, level }: { track: Track; level: number }) {
  const own = myRow.value?.improvements?.[track] ?? -1;
  const next = own + 1 === level;
  const able = next && legal.value.some((one) => one.kind === 'improve' && one.track === track);
  const here = standing(track, level);
  const price = { [commodityOf(track)]: priceOf(level) };
  const who = here.length ? t('step-here', { names: list(here.map(whoName)) }) : '';
  const look = () => {
    looked.value = { track, level };
  };
  return (
    <button
      type="button"
      class={`rung of-${track}${own >= level ? ' reached' : ''}${next ? ' next' : ''}${able ? ' able' : ''}`}
      data-rung={`${track} ${level}`}
      data-improve={able ? track : undefined}
      aria-disabled={!able}
      aria-label={[stepText(track, level), who, able ? t('step-buy') : ''].filter(Boolean).join(' ')}
      title={stepText(track, level)}
      onPointerEnter={look}
      onFocus={look}
      onBlur={stopAsking}
      onClick={() => {
        look();
        if (able) start('improve', { track });
        else if (next) void ask(`improve ${track}`);
        else if (own >= 0) tell(`improve ${track} ${level}`, own < level ? 'later-level' : 'built-level');
      }}
    >
      <span class="building">{buildingName(track, level)}</span>
      <span class="at" aria-hidden="true">
        {here.map((seat) => (
          <Sign key={seat} colour={colourOf(seat)} size={15} />
        ))}
        {next && <GoodsLine goods={price} bare />}
        {level === ABILITY_LEVEL && !next && here.length < 3 && <span class="ability" data-mark="★" />}
      </span>
    </button>
  );
}

function Head({ track }: { track: Track }) {
  const holder = metropolisOf(track);
  const deck = scene.value?.progress_decks?.[track] ?? 0;
  const held = holder === null ? t('metropolis-free') : t('metropolis-held', { player: whoName(holder) });
  return (
    <div class={`track-head of-${track}`}>
      <span class="track-name">
        <TrackSign track={track} /> {t(`track-${track}-title`)}
      </span>
      <span class="track-facts">
        <span role="img" aria-label={t('deck-of', { n: deck })} title={t('deck-of', { n: deck })}>
          <ProgressBack track={track} />
          {deck}
        </span>
        <span role="img" aria-label={held} title={held} class={holder === null ? 'free' : ''}>
          <svg class="icon" viewBox="-15 -33 30 22" aria-hidden="true">
            <Gate track={track} />
          </svg>
          {holder !== null && <Sign colour={colourOf(holder)} size={15} />}
        </span>
      </span>
    </div>
  );
}

/** What cards still do, else what was taken from the reader last, else a hint. Two lines at most. */
function Note() {
  if (hasLasting()) return <Lasting />;
  const losses = lossesOf(events.value, mySeat.value).slice(-1);
  return losses.length ? <Losses of={losses} /> : <>{t('ladders-hint')}</>;
}

export function Improvements() {
  const at = looked.value;
  return (
    <section class="ladders" aria-label={t('improvements')}>
      <div class="ladder-grid" onPointerLeave={() => (looked.value = null)}>
        <span class="corner" title={t('red-die-pays')}>
          <span class="sr-only">{t('red-die-pays')}</span>
        </span>
        {TRACKS.map((track) => (
          <Head key={track} track={track} />
        ))}
        {LEVELS.flatMap((level) => [
          <span key={`${level}`} class="pays" role="img" aria-label={t('pays-upto', { n: paysUpTo(level) })} title={t('pays-upto', { n: paysUpTo(level) })}>
            {`1–${paysUpTo(level)}`}
          </span>,
          ...TRACKS.map((track) => <Step key={`${track} ${level}`} track={track} level={level} />),
        ])}
      </div>
      <div class="step-note">{at ? stepText(at.track, at.level) : <Note />}</div>
    </section>
  );
}
