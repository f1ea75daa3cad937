/** The charts of Cities & Knights as one panel, and the button that leads to them where there is no room for both. */
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

interface ButtonProps {
  open?: boolean;
  onPress?: () => void;
}

const toggle = () => {
  chartsOpen.value = !chartsOpen.value;
};

/** The ship's step and both strengths, and the way to the charts. */
export function ChartsButton({ open = chartsOpen.value, onPress = toggle }: ButtonProps) {
  const now = strengths();
  if (!citiesKnights.value || !now) return null;
  const able = legal.value.some((one) => one.kind === 'improve');
  return (
    <button type="button" class={`charts-button${able ? ' able' : ''}`} aria-expanded={open} aria-label={`${t('open-charts')}: ${laneText()}`} onClick={onPress}>
      <svg class="icon" viewBox="-18 -26 36 32" aria-hidden="true">
        <Ship />
      </svg>
      <b data-mark={t('lane-count', { step: now.step, of: now.track })} />
      <Strengths />
      {able && <span class="can" role="img" aria-label={t('can-improve')} />}
    </button>
  );
}
