/** The HTTP calls that the page makes. */
import { prefs, setPref } from '../state/prefs';
import type { Accepted, Answer, ClausePage, Me, NewTable, ProblemBody, TablePage } from './types';
import type { Unsent } from './socket';

/** A problem that the page itself has. */
export const ownProblem = (code: string, text = ''): ProblemBody => ({ code, text, clause: null, facts: {} });

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemBody | null,
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
  if (!response.ok) throw new Refused(response.status, response.headers.get('content-type') === 'application/json' ? (JSON.parse(text) as ProblemBody) : null);
  return JSON.parse(text) as Found;
}

/** Who one is; null for somebody who has not been here yet. */
export async function me(): Promise<Me | null> {
  try {
    return await call<Me>('GET', '/api/me');
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}

/** Makes a guest of this name, or gives the guest that one is already this name. */
export async function becomeGuest(name: string): Promise<void> {
  const known = prefs.value.guest ? await me() : null;
  if (!known) await call<Me>('POST', '/api/guests', { name });
  else if (known.name !== name) await call<Me>('PATCH', '/api/me', { name });
  setPref('guest', true);
}

export const createTable = (plan: NewTable) => call<TablePage>('POST', '/api/tables', plan);
export const command = (table: string, body: Unsent) => call<Answer>('POST', `/api/tables/${table}/commands`, { id: `page-${Date.now()}`, ...body });
export const showTable = (table: string) => call<TablePage>('GET', `/api/tables/${table}`);
export const acceptInvitation = (invitation: string) => call<Accepted>('POST', '/api/invitations', { invitation });
export const clauses = () => call<ClausePage>('GET', '/api/clauses');
