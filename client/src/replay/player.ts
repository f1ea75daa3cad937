/** The game that is shown again: which step, how fast, and the positions that were fetched. */
import { batch, computed, effect, signal } from '@preact/signals';
import { moment, type Source, story } from '../net/catalogue';
import type { Moment, RecordStory, Story, TableInfo } from '../net/types';
import { events, fixed, fresh, online, scene, table, you } from '../state/store';

export const PAUSES = { slow: 2000, brisk: 900, fast: 250 } as const;
export type Speed = keyof typeof PAUSES;

export const tale = signal<Story | RecordStory | null>(null);
export const source = signal<Source>('table');
export const step = signal(0);
export const playing = signal(false);
export const speed = signal<Speed>('brisk');
export const failure = signal<unknown>(null);
const kept = new Map<number, Promise<Moment>>();
const shownStep = signal(-1);

export const steps = computed(() => tale.value?.steps ?? 0);
/** The turn that the step belongs to. */
export const turn = computed(() => tale.value?.turns.findLast((one) => one.step <= step.value) ?? null);

function fetched(number: number): Promise<Moment> {
  const id = tale.value?.table.id ?? '';
  const found = kept.get(number) ?? moment(id, source.value, number);
  kept.set(number, found);
  found.catch(() => kept.delete(number));
  return found;
}

/** Goes to a step; what is asked for last is what is shown. */
export function goTo(number: number): void {
  step.value = Math.min(steps.value, Math.max(0, number));
}

/** The first step of the next turn, or of this one or the one before. */
export function goToTurn(by: 1 | -1): void {
  const turns = tale.value?.turns ?? [];
  const found = by > 0 ? turns.find((one) => one.step > step.value) : turns.findLast((one) => one.step < step.value);
  goTo(found?.step ?? (by > 0 ? steps.value : 0));
}

function show(found: Moment): void {
  batch(() => {
    const all = tale.value?.events ?? [];
    events.value = all.filter((event) => event.seq <= found.step);
    fresh.value = all.filter((event) => event.seq === found.step);
    scene.value = found.scene;
    shownStep.value = found.step;
  });
}

/** Opens a finished game; the answer closes it. */
export function openReplay(id: string, from: Source, first: number | null): () => void {
  kept.clear();
  batch(() => {
    source.value = from;
    tale.value = failure.value = you.value = scene.value = null;
    events.value = fresh.value = [];
    shownStep.value = -1;
    playing.value = false;
  });
  story(id, from).then(
    (found) =>
      batch(() => {
        tale.value = found;
        table.value = found.table as TableInfo; // of a record it has less: a replay shows no more of it
        fixed.value = found.static;
        online.value = true;
        goTo(first ?? 0);
      }),
    (error: unknown) => {
      failure.value = error;
    },
  );
  const stops = [
    effect(() => {
      const wanted = step.value;
      if (!tale.value) return;
      fetched(wanted).then(
        (found) => {
          if (step.peek() === wanted) show(found);
        },
        (error: unknown) => {
          playing.value = false;
          failure.value = error;
        },
      );
      if (wanted < steps.value) void fetched(wanted + 1).catch(() => undefined);
    }),
    effect(() => {
      if (!playing.value || shownStep.value !== step.value) return undefined;
      if (step.value >= steps.value) {
        playing.value = false;
        return undefined;
      }
      const timer = setTimeout(() => goTo(step.peek() + 1), PAUSES[speed.value]);
      return () => clearTimeout(timer);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    batch(() => {
      table.value = scene.value = fixed.value = null;
      events.value = fresh.value = [];
      tale.value = null;
      playing.value = false;
    });
  };
}
