/** The Alchemist sets both dice: a row of faces for each. */
import { signal } from '@preact/signals';
import { options, pick } from '../acting/draft';
import { Die } from '../art/dice';
import { t } from '../i18n/bundle';

const FACES = [1, 2, 3, 4, 5, 6];
const red = signal<number | null>(null);
const yellow = signal<number | null>(null);

function Faces({ tone, chosen }: { tone: 'red' | 'yellow'; chosen: typeof red }) {
  return (
    <div class="row" role="group" aria-label={t(`die-${tone}`)}>
      {FACES.map((n) => (
        <button
          type="button"
          key={n}
          class={`set-die${chosen.value === n ? ' chosen' : ''}`}
          data-die={`${tone} ${n}`}
          aria-pressed={chosen.value === n}
          aria-label={`${t(`die-${tone}`)}: ${n}`}
          onClick={() => {
            chosen.value = n;
          }}
        >
          <Die value={n} tone={tone} />
        </button>
      ))}
    </div>
  );
}

export function DicePicker() {
  const wanted = `${red.value} ${yellow.value}`;
  const complete = options.value.includes(wanted);
  return (
    <div class="dice-picker">
      <Faces tone="red" chosen={red} />
      <Faces tone="yellow" chosen={yellow} />
      <button
        type="button"
        class="primary"
        data-act="set dice"
        disabled={!complete}
        onClick={() => {
          red.value = yellow.value = null;
          pick(wanted);
        }}
      >
        {complete ? t('set-dice', { sum: (red.value ?? 0) + (yellow.value ?? 0) }) : t('set-dice-choose')}
      </button>
    </div>
  );
}
