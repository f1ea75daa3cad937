/** The places that can be chosen now: an area each, as large as the others leave, and a mark that can be seen. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { placeKind } from '../acting/choose';
import { draft, onBoard, options, pick, preview, slot } from '../acting/draft';
import { blocksMe, figureOf } from '../acting/ghosts';
import { City, KnightPiece, Merchant, Road, Robber, Settlement, Wall } from '../art/pieces';
import { t } from '../i18n/bundle';
import { hexName, placeName, slug } from '../i18n/names';
import { battleAhead } from '../motion/battle';
import { prefs } from '../state/prefs';
import { phaseName } from '../ck/steps';
import { mySeat, scene } from '../state/store';
import { byKeys } from '../table/press';
import { polygon, SIDE, voronoi } from './geometry';
import { isArrow, nextPoint } from './keyboard';
import { type Model, type PlaceKind, pointOf } from './model';
import { At, colourOf, robberAt } from './pieces';
import { aboutHex } from './spoken';

const REACH: Record<PlaceKind, number> = { node: 0.95 * SIDE, edge: 0.8 * SIDE, hex: 0.98 * SIDE };
/** The place under the pointer, or that keys have come to. */
export const looking = signal<string | null>(null);

function Ghost({ map, kind, name, held }: { map: Model; kind: PlaceKind; name: string; held: boolean }) {
  const now = draft.value;
  if (!now) return null;
  const colour = colourOf(mySeat.value ?? 0);
  const figure = phaseName() === 'found city' && now.kind === 'found settlement' ? 'city' : figureOf(now.kind, slot.value === 'to' && !held ? 'to' : 'place');
  const knight = scene.value?.pieces.knights?.[now.picked.place ?? ''];
  const strength = knight?.strength ?? scene.value?.step?.strength ?? 1;
  const at = figure === 'robber' ? robberAt(map, name) : pointOf(map, kind, name);
  const turn = kind === 'edge' ? (map.edges.get(name)?.angle ?? 0) : 0;
  return (
    <g class={`ghost${held ? ' held' : ''}`} aria-hidden="true">
      <At at={at} turn={turn}>
        {figure === 'road' && <Road colour={colour} />}
        {figure === 'settlement' && <Settlement colour={colour} />}
        {figure === 'city' && <City colour={colour} />}
        {figure === 'robber' && <Robber />}
        {figure === 'knight' && <KnightPiece colour={colour} strength={strength} active={false} />}
        {figure === 'wall' && <Wall colour={colour} />}
        {figure === 'merchant' && <Merchant colour={colour} />}
        {figure === 'mark' && <circle class="ring" r="22" />}
      </At>
    </g>
  );
}

function Sign({ kind, turn }: { kind: PlaceKind; turn: number }) {
  if (kind === 'hex') return <circle class="sign" r="30" cy="13" />;
  if (kind === 'edge') return <rect class="sign" x="-17" y="-5" width="34" height="10" rx="5" transform={`rotate(${turn})`} />;
  return <circle class="sign" r="10" />;
}

/** Chooses a place, or holds it up for a second look where the person wants that, or would block an own hex. */
export function choose(name: string, pointer: string): void {
  const { confirm } = prefs.value;
  const twice = confirm === 'always' || (confirm === 'touch' && pointer === 'touch') || blocksMe(name);
  if (twice && preview.value !== name) preview.value = name;
  else pick(name);
}

export function Targets({ map }: { map: Model }) {
  const acting = onBoard.value && draft.value !== null && !battleAhead.value;
  const kind: PlaceKind = acting && draft.value ? placeKind(draft.value.kind) : 'hex';
  const names = acting ? options.value.filter(Boolean) : [...map.hexes.keys()];
  const key = `${acting} ${kind} ${names.join(' ')}`;
  const found = useMemo(() => {
    const points = names.map((name) => pointOf(map, kind, name));
    return { points, cells: acting ? voronoi(points, REACH[kind]) : [] };
  }, [map, key]);
  const group = useRef<SVGGElement>(null);
  const [last, setLast] = useState(0);
  const hadFocus = useRef(false);
  const focused = last < names.length ? last : 0;

  useLayoutEffect(() => {
    looking.value = null;
    if (hadFocus.current && document.activeElement === document.body) focus(focused);
  }, [key]);

  function focus(i: number): void {
    const element = group.current?.children[i];
    if (element instanceof SVGElement) element.focus();
  }

  function key_(event: KeyboardEvent, i: number): void {
    if (isArrow(event.key)) {
      event.preventDefault();
      const next = nextPoint(found.points, found.points[i] ?? [0, 0], event.key);
      if (next !== null) focus(next);
    } else if (acting && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      choose(names[i] ?? '', 'keyboard');
    }
  }

  const act = draft.value ? t(`act-${slug(draft.value.kind)}`) : '';
  const shown = preview.value ?? looking.value;
  const picked = draft.value?.picked.place;
  return (
    <>
      <g ref={group} class={acting ? 'targets' : 'looks'}>
        {names.map((name, i) => {
          const point = found.points[i] ?? ([0, 0] as const);
          const turn = kind === 'edge' ? (map.edges.get(name)?.angle ?? 0) : 0;
          const label = acting ? t('target', { place: placeName(kind, name), act }) : aboutHex(map, name, hexName(name));
          return (
            <g
              key={name}
              class="target"
              role={acting ? 'button' : 'img'}
              tabindex={i === focused ? 0 : -1}
              aria-label={label}
              data-place={name}
              data-kind={kind}
              onKeyDown={(event) => key_(event, i)}
              onFocus={() => {
                hadFocus.current = true;
                setLast(i);
                if (acting && byKeys()) looking.value = name;
              }}
              onBlur={(event) => {
                if (event.relatedTarget) hadFocus.current = false;
                looking.value = null;
              }}
              {...(acting && {
                onClick: (event: MouseEvent) => choose(name, (event as PointerEvent).pointerType),
                onPointerEnter: (event: PointerEvent) => {
                  if (event.pointerType !== 'touch') looking.value = name;
                },
                onPointerLeave: () => {
                  looking.value = null;
                },
              })}
            >
              {acting && <path class="area" d={polygon(found.cells[i] ?? [])} />}
              <g transform={`translate(${point[0]} ${point[1]})`}>
                {acting ? <Sign kind={kind} turn={turn} /> : <path class="outline" d="M0-58 50-29V29L0 58-50 29V-29Z" />}
              </g>
            </g>
          );
        })}
      </g>
      {picked && draft.value && <Ghost map={map} kind={placeKind(draft.value.kind)} name={picked} held />}
      {acting && shown && names.includes(shown) && <Ghost map={map} kind={kind} name={shown} held={shown === preview.value} />}
    </>
  );
}
