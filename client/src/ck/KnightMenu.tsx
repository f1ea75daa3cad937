/** What an own knight can do: a menu on the piece. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { draft, onBoard, start } from '../acting/draft';
import { GoodsLine } from '../art/goods';
import { polygon, SIDE, voronoi } from '../board/geometry';
import { model, type Model } from '../board/model';
import { t } from '../i18n/bundle';
import { costOf, goodsText, nodeName, slug } from '../i18n/names';
import type { Knight } from '../net/types';
import { legal, scene } from '../state/store';
import { useClosing } from '../table/closing';
import { StageHead } from '../table/StageHead';
import { ask, stopAsking } from '../table/Why';
import { knightText, menuAt, menuKnight, ownKnights } from './knights';

const ACTS = ['activate', 'promote', 'move knight', 'displace', 'chase robber'] as const;
const STRONGEST = 3;
/** How far from a knight a finger still means it. */
const REACH = 0.65 * SIDE;

const actsOf = (node: string) => new Set(legal.value.filter((one) => one.place === node && (ACTS as readonly string[]).includes(one.kind)).map((one) => one.kind));

/** An act that is not legal now, but that one would look for: a press on it tells why. */
function missed(kind: string, node: string, knight: Knight): boolean {
  if (kind === 'activate') return !knight.active;
  if (kind === 'promote') return knight.strength < STRONGEST;
  return kind === 'chase robber' && (model.value?.nodes.get(node)?.hexes.includes(scene.value?.robber ?? '') ?? false);
}

/** Places to press on the board; they give way while a place is chosen. */
export function KnightHandles({ map }: { map: Model }) {
  if (onBoard.value && draft.value) return null;
  const knights = ownKnights();
  const areas = voronoi(knights.map(([node]) => map.nodes.get(node)?.at ?? [0, 0]), REACH);
  return (
    <g class="handles">
      {knights.map(([node, knight], i) => {
        const [x, y] = map.nodes.get(node)?.at ?? [0, 0];
        const open = menuAt.value === node;
        const toggle = () => {
          menuAt.value = open ? null : node;
        };
        return (
          <g
            key={node}
            class={`handle${open ? ' open' : ''}${actsOf(node).size ? ' able' : ''}`}
            role="button"
            tabindex={0}
            aria-expanded={open}
            aria-label={t('knight-menu-of', { knight: knightText(knight), place: nodeName(node) })}
            data-knight={node}
            onClick={toggle}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              toggle();
            }}
          >
            <path class="area" d={polygon(areas[i] ?? [])} />
            <circle class="grip" cx={x} cy={y} r="23" />
          </g>
        );
      })}
    </g>
  );
}

function Act({ kind, node, able }: { kind: string; node: string; able: boolean }) {
  const cost = costOf(kind);
  const priced = Object.keys(cost).length > 0;
  return (
    <button
      type="button"
      data-act={kind}
      aria-disabled={!able}
      aria-label={priced ? `${t(`act-${slug(kind)}`)}: ${t('costs', { goods: goodsText(cost) })}` : undefined}
      onBlur={stopAsking}
      onClick={() => {
        if (!able) {
          void ask(`${kind} ${node}`);
          return;
        }
        menuAt.value = null;
        start(kind, { place: node });
      }}
    >
      {t(`knight-act-${slug(kind)}`)} {priced && <GoodsLine goods={cost} />}
    </button>
  );
}

/** On the stage; a press elsewhere closes it. */
export function KnightMenu() {
  const box = useRef<HTMLDivElement>(null);
  const [node, knight] = menuKnight.value ?? [];
  const close = () => {
    menuAt.value = null;
  };
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>('button[data-act]:not([aria-disabled=true])')?.focus({ preventScroll: true });
  }, [node]);
  useClosing(box, '.handle, .why', close);
  if (!node || !knight) return null;
  const able = actsOf(node);
  return (
    <div ref={box} class="knight-menu" role="group" aria-label={knightText(knight)}>
      <StageHead title={knightText(knight)} onClose={close} />
      <div class="acts">
        {ACTS.filter((kind) => able.has(kind) || missed(kind, node, knight)).map((kind) => (
          <Act key={kind} kind={kind} node={node} able={able.has(kind)} />
        ))}
      </div>
    </div>
  );
}
