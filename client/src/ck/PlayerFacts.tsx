/** What everybody may know about a player of Cities & Knights, beside cards and roads. */
import { KnightSign, Medal, WallSign } from '../art/barbarians';
import { CardBack } from '../art/signs';
import { TrackSign } from '../art/tracks';
import { t } from '../i18n/bundle';
import type { PlayerRow } from '../net/types';
import { fixed, scene } from '../state/store';
import { Fact } from '../table/Fact';
import { knightsOf } from './knights';
import { TRACKS } from './tracks';

/** City walls of a seat. */
function wallsOf(seat: number): number {
  const { cities = {}, walls = [] } = scene.value?.pieces ?? {};
  return walls.filter((node) => cities[node] === seat).length;
}

export function PlayerFacts({ row }: { row: PlayerRow }) {
  const { active, all } = knightsOf(row.seat);
  const walls = wallsOf(row.seat);
  const cards = row.progress_size ?? 0;
  const limit = fixed.value?.progress_limit ?? cards;
  const left = row.knights_left;
  const medals = (row.defenders ?? 0) + (row.open_points ?? 0);
  return (
    <>
      <Fact n={cards} label={t('progress-count', { n: cards })} warn={cards > limit}>
        <CardBack tone="development" />
      </Fact>
      <Fact n={`${active}/${all}`} label={`${t('knights-strength', { active, all })} ${left ? t('knights-left', { ...left }) : ''}`}>
        <KnightSign />
      </Fact>
      {walls > 0 && (
        <Fact n={walls} extra label={t('walls-count', { n: walls })}>
          <WallSign />
        </Fact>
      )}
      {medals > 0 && (
        <Fact n={medals} extra label={t('open-cards', { defenders: row.defenders ?? 0, points: row.open_points ?? 0 })}>
          <Medal />
        </Fact>
      )}
    </>
  );
}

/** The levels of the three tracks, small. */
export function PlayerLevels({ row }: { row: PlayerRow }) {
  return (
    <span class="levels">
      {TRACKS.map((track) => {
        const n = row.improvements?.[track] ?? 0;
        const label = t('level-of', { track: t(`track-${track}`), n });
        return (
          <span key={track} class={`level of-${track}`} role="img" aria-label={label} title={label}>
            <TrackSign track={track} />
            <b class="number">{n}</b>
            <span class="bars">
              {[1, 2, 3, 4, 5].map((i) => (
                <i key={i} class={i <= n ? 'on' : ''} />
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
}
