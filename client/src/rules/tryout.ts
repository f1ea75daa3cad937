/** A worked example that is being tried: the position is shown as that of a table, the server plays. */
import { batch, signal } from '@preact/signals';
import { cancel, followScene } from '../acting/draft';
import { home } from '../board/zoom';
import * as api from '../net/api';
import type { Answer, ExamplePage, ExamplePosition, ExampleStep, TableInfo } from '../net/types';
import { clear, events, fixed, hold, nobodyIsYou, online, problem, scene, table, you } from '../state/store';
import { asked } from '../table/Why';

/** Who plays every seat of an example. */
const READER = 'reader';

export const page = signal<ExamplePage | null>(null);
export const position = signal<ExamplePosition | null>(null);
export const failed = signal(false);
/** What was asked for last: an older answer is not shown. */
let latest = 0;

function show(next: ExamplePosition): void {
  const found = page.value;
  if (!found) return;
  batch(() => {
    position.value = next;
    const seats = found.table.seats.map((seat) => ({ ...seat, guest: seat.seat === next.acting ? READER : null }));
    table.value = { ...found.table, seats } as unknown as TableInfo; // less than a table, as of a record
    you.value = { guest: READER, seat: next.acting, host: false };
    events.value = next.events;
    scene.value = next.scene;
  });
}

/** Does these steps from the beginning, and shows what becomes of it; a refusal is told. */
export async function tryAll(steps: ExampleStep[], seat: number | null = null): Promise<ExamplePosition | null> {
  const found = page.value;
  if (!found) return null;
  const number = ++latest;
  const next = await api.trySteps(found.id, steps, seat);
  if (number !== latest) return null;
  cancel();
  batch(() => {
    asked.value = null;
    show(next);
    problem.value = next.problem;
  });
  return next;
}

/** Takes the last step of a player back, with what chance did after it. */
export function takeBack(): void {
  const steps = position.value?.steps ?? [];
  const last = steps.findLastIndex((step) => step.seat !== null);
  if (last >= 0) void tryAll(steps.slice(0, last));
}

/** Commands of the board come here: an action is tried, or asked about. */
async function answer(action: string, keep: boolean): Promise<Answer> {
  const now = position.value;
  const steps = [...(now?.steps ?? []), { seat: now?.acting ?? null, do: action }];
  const next = keep ? await tryAll(steps) : page.value && (await api.trySteps(page.value.id, steps, now?.acting ?? null));
  const refused = next?.problem ?? undefined;
  return { kind: 'answer', id: null, ok: !refused, seq: 0, ...(refused && { problem: refused }) };
}

/** Opens an example; the answer closes it. */
export function openExample(id: string): () => void {
  clear();
  nobodyIsYou.value = true;
  failed.value = false;
  home();
  const stops = [
    hold({
      send: (command) => answer('action' in command ? command.action : '', command.do === 'play'),
      close: () => undefined,
    }),
    followScene(),
  ];
  const number = ++latest;
  api.showExample(id).then(
    (found) => {
      if (number !== latest) return;
      batch(() => {
        page.value = found;
        fixed.value = found.static;
        online.value = true;
        show(found.position);
      });
    },
    () => {
      failed.value = true;
    },
  );
  return () => {
    latest++;
    for (const stop of stops) stop();
    batch(() => {
      page.value = position.value = null;
      nobodyIsYou.value = false;
      cancel();
      asked.value = null;
      clear();
    });
  };
}
