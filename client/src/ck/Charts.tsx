/** The charts of Cities & Knights: beside the board, or a sheet under it on small screens. */
import { signal } from '@preact/signals';
import { Ship } from '../art/barbarians';
import { t } from '../i18n/bundle';
import { citiesKnights, legal } from '../state/store';
import { Barbarians, laneText, Strengths, strengths } from './Barbarians';
import { Improvements } from './Improvements';

/** On small screens: whether the sheet is up. */
export const chartsOpen = signal(false);

export function Charts() {
  if (!citiesKnights.value) return null;
  return (
    <div class={`charts${chartsOpen.value ? ' open' : ''}`}>
      <button
        type="button"
        class="quiet close-sheet"
        aria-label={t('close')}
        onClick={() => {
          chartsOpen.value = false;
        }}
      >
        ✕
      </button>
      <Barbarians />
      <Improvements />
    </div>
  );
}

/** Over the board on small screens: the ship's step and both strengths, and the way to the charts. */
export function ChartsButton() {
  const now = strengths();
  if (!citiesKnights.value || !now) return null;
  const able = legal.value.some((one) => one.kind === 'improve');
  return (
    <button
      type="button"
      class="charts-button"
      aria-expanded={chartsOpen.value}
      aria-label={`${t('open-charts')}: ${laneText()}`}
      onClick={() => {
        chartsOpen.value = !chartsOpen.value;
      }}
    >
      <svg class="icon" viewBox="-18 -26 36 32" aria-hidden="true">
        <Ship />
      </svg>
      <b data-mark={t('lane-count', { step: now.step, of: now.track })} />
      <Strengths />
      {able && <span class="can" role="img" aria-label={t('can-improve')} />}
    </button>
  );
}
