/** The board: sea, land, harbours, pieces, and the places that can be chosen. */
import { useEffect, useRef } from 'preact/hooks';
import { KnightHandles } from '../ck/KnightMenu';
import { t } from '../i18n/bundle';
import { askThere } from './asking';
import { Harbours, Waves } from './harbours';
import { Land, Tokens } from './hexes';
import { followLife, stirring } from './life';
import { model } from './model';
import { Pieces } from './pieces';
import { Spot } from './spot';
import { Stroller } from './Stroller';
import { Targets } from './targets';
import { followPointers, home, view, zoom, zoomed } from './zoom';

export function Board() {
  const map = model.value;
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => (svg.current ? followPointers(svg.current) : undefined), [map !== null]);
  useEffect(followLife, []);
  if (!map) return null;
  const { left, top, width, height } = map.box;
  return (
    <div class={`board${stirring.value ? ' stirs' : ''}`}>
      <svg ref={svg} viewBox={`${left} ${top} ${width} ${height}`} role="group" aria-label={t('board')} onClick={(event) => askThere(map, event.currentTarget, event)}>
        <Camera>
          <Waves map={map} />
          <Land map={map} />
          <Stroller map={map} />
          <Harbours map={map} />
          <Tokens map={map} />
          <Pieces map={map} />
          <Spot map={map} />
          <Targets map={map} />
          <KnightHandles map={map} />
        </Camera>
      </svg>
      <div class="zoom" role="group" aria-label={t('zoom')}>
        <button type="button" class="round" aria-label={t('zoom-in')} onClick={() => zoom(1.4)}>
          +
        </button>
        {zoomed.value && (
          <>
            <button type="button" class="round" aria-label={t('zoom-out')} onClick={() => zoom(1 / 1.4)}>
              −
            </button>
            <button type="button" class="round" aria-label={t('zoom-home')} onClick={home}>
              ⤢
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function Camera({ children }: { children: preact.ComponentChildren }) {
  const { x, y, scale } = view.value;
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}
