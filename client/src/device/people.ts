/** Several people at one device: each is a guest of their own, whose token this browser keeps while the table is of use. */
import { signal } from '@preact/signals';
import { call, callAs, showTable } from '../net/api';
import type { Accepted, Answer, NewGuest } from '../net/types';

export interface Person {
  guest: string;
  name: string;
  token: string;
}

const KEY = 'ostrov.device';
const TABLES_KEPT = 20;

type Stored = [table: string, people: Person[]][];

function stored(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Stored) : [];
  } catch {
    return []; // no storage, or somebody else's text in it
  }
}

/** The people of the table that is shown who sit here beside the owner of the browser. */
export const people = signal<readonly Person[]>([]);

export function recallPeople(table: string): void {
  people.value = stored().find(([id]) => id === table)?.[1] ?? [];
}

function keep(table: string, all: Person[]): void {
  people.value = all;
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, all], ...stored().filter(([id]) => id !== table)].slice(0, TABLES_KEPT)));
  } catch {
    // no room: they play until the page is closed
  }
}

/** Gives a free seat to somebody who sits here; they become a guest without touching the cookie of the owner. */
export async function seatHere(table: string, seat: number, name: string): Promise<void> {
  const path = (await showTable(table)).invitations.seat ?? '';
  const { guest, token, name: shown } = await callAs<NewGuest>(null, 'POST', '/api/guests', { name });
  await callAs<Accepted>(token, 'POST', '/api/invitations', { invitation: path.split('/').at(-1), sit: false });
  await callAs<Answer>(token, 'POST', `/api/tables/${table}/commands`, { do: 'sit', id: 'sit-here', seat });
  keep(table, [...people.peek(), { guest, name: shown, token }]);
}

/** Somebody who sits here gives the seat up again. */
export async function standHere(table: string, guest: string): Promise<void> {
  await call<Answer>('POST', `/api/tables/${table}/commands`, { do: 'remove', id: `remove-${guest}`, guest });
  keep(table, people.peek().filter((one) => one.guest !== guest));
}
