/** A board to look at: no game, nothing to press. */
import { Robber } from '../art/pieces';
import { Harbours, Waves } from '../board/harbours';
import { Land, Token } from '../board/hexes';
import { makeModel } from '../board/model';
import { t } from '../i18n/bundle';
import type { BoardShown } from '../net/types';

export function MapPicture({ shown }: { shown: BoardShown }) {
  const map = makeModel(shown.static);
  const { left, top, width, height } = map.box;
  const robber = map.hexes.get(shown.robber);
  return (
    <svg class="map-preview" viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={t('map-picture')}>
      <Waves map={map} />
      <Land map={map} />
      <Harbours map={map} />
      <g class="tokens">
        {[...map.hexes.values()].map((hex) => {
          const value = shown.tokens[hex.name];
          return value ? <Token key={hex.name} hex={hex} value={value} rolled={false} robbed={hex.name === shown.robber} /> : null;
        })}
      </g>
      {robber && (
        <g transform={`translate(${robber.at[0]} ${robber.at[1]})`}>
          <Robber />
        </g>
      )}
    </svg>
  );
}
