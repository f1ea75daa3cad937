/** Whose hand the device is in, and who it is to be handed to: nothing of a person is shown before they say that it is them. */
import { computed, signal } from '@preact/signals';
import { openTable, scene, seats, table, you } from '../state/store';
import { people } from './people';

/** The guest to whom the browser belongs. */
const owner = signal<string | null>(null);
/** Who said last that it is them. */
const confirmed = signal<string | null>(null);
/** Who is to have the device though nobody asks them. */
const called = signal<string | null>(null);

/** The guests at this device, the owner first; nobody where there is but one. */
export const atDevice = computed<string[]>(() => {
  const mine = owner.value ?? you.value?.guest ?? null;
  return mine !== null && people.value.length ? [mine, ...people.value.map((one) => one.guest)] : [];
});

/** The people here whom the game asks. */
const awaitedHere = computed<string[]>(() => {
  const awaited = seats.value.filter((seat) => scene.value?.awaiting.includes(seat.seat) && !seat.bot_plays);
  return awaited.flatMap((seat) => (seat.guest !== null && atDevice.value.includes(seat.guest) ? [seat.guest] : []));
});
/** Those who were asked when they let somebody else have the device: it stays there until others are asked. */
const lenders = signal<string | null>(null);

/** The first person here whom the game asks, if it does not ask the one who has the device. */
const asked = computed<string | null>(() => {
  const here = awaitedHere.value;
  return here.includes(you.value?.guest ?? '') || here.join() === lenders.value ? null : (here[0] ?? null);
});

/** Who the device is to be handed to; null while the right person has it, or nothing is secret. */
export const handTo = computed<string | null>(() => {
  if (!atDevice.value.length || table.value?.stage !== 'playing') return null;
  const next = called.value ?? asked.value;
  if (next !== null && next !== you.value?.guest) return next;
  return confirmed.value === you.value?.guest ? null : (you.value?.guest ?? null);
});

export function callFor(guest: string): void {
  called.value = guest;
}

/** They have the device: from now on the page is theirs. */
export function takeDevice(guest: string): void {
  const id = table.peek()?.id;
  owner.value ??= you.peek()?.guest ?? null;
  lenders.value = called.peek() === guest ? awaitedHere.peek().join() : null;
  called.value = null;
  confirmed.value = guest;
  if (id && guest !== you.peek()?.guest) openTable(id, people.peek().find((one) => one.guest === guest)?.token);
}

/** Another table: nobody has said anything yet. */
export function forgetHands(): void {
  owner.value = confirmed.value = called.value = lenders.value = null;
}
