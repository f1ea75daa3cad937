/** The HTTP calls that the page makes. */
import { prefs, setPref } from '../state/prefs';
import type { Answer, Command, Dice, Problem, Table, Watching } from './types';

export interface Guest {
  guest: string;
  name: string;
}

export interface SeatPlan {
  kind: 'me' | 'bot' | 'open';
  level?: string;
}

export interface TablePlan {
  options: Record<string, unknown>;
  seats: SeatPlan[];
  public: boolean;
  clock: { turn: number; answer: number };
  pace: number;
  dice: Dice;
  watching: Watching;
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? `HTTP ${status}`);
  }
}

export async function call<Found>(method: string, path: string, body?: unknown): Promise<Found> {
  const asIs = body === undefined || body instanceof Blob;
  const headers: HeadersInit = asIs ? {} : { 'content-type': 'application/json' };
  const response = await fetch(path, {
    method,
    headers,
    body: asIs ? (body ?? null) : JSON.stringify(body),
    credentials: 'same-origin',
  });
  const text = await response.text();
  if (!response.ok) throw new Refused(response.status, response.headers.get('content-type') === 'application/json' ? (JSON.parse(text) as Problem) : null);
  return JSON.parse(text) as Found;
}

/** Who one is; null for somebody who has not been here yet. */
export async function me(): Promise<Guest | null> {
  try {
    return await call<Guest>('GET', '/api/me');
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}

/** Makes a guest of this name, or gives the guest that one is already this name. */
export async function becomeGuest(name: string): Promise<void> {
  const known = prefs.value.guest ? await me() : null;
  if (!known) await call<Guest>('POST', '/api/guests', { name });
  else if (known.name !== name) await call<Guest>('PATCH', '/api/me', { name });
  setPref('guest', true);
}

export interface TablePage {
  table: Table;
  invitations: { seat: string | null; watch: string | null };
}

export interface ClauseShown {
  id: string;
  title: string;
  text: string;
  /** One sentence for a refusal; the text where there is none. */
  why?: string;
}

export const createTable = (plan: TablePlan) => call<TablePage>('POST', '/api/tables', plan);
export const command = (table: string, body: Command) => call<Answer>('POST', `/api/tables/${table}/commands`, { id: `page-${Date.now()}`, ...body });
export const showTable = (table: string) => call<TablePage>('GET', `/api/tables/${table}`);
export const acceptInvitation = (invitation: string) => call<{ table: string; allows: 'seat' | 'watch' }>('POST', '/api/invitations', { invitation });
export const clauses = () => call<{ clauses: ClauseShown[] }>('GET', '/api/clauses');
