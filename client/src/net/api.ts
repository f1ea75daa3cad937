/** The HTTP calls that the page makes. */
import { prefs, setPref } from '../state/prefs';
import type {
  Accepted,
  Answer,
  BoardShown,
  ClausePage,
  ExampleList,
  ExamplePage,
  ExamplePosition,
  ExampleStep,
  InvitationShown,
  Me,
  NewTable,
  ProblemBody,
  TablePage,
} from './types';
import type { Unsent } from './socket';

/** A problem that the page itself has. */
export const ownProblem = (code: string, text = ''): ProblemBody => ({ code, text, clause: null, facts: {}, case: '' });

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemBody | null,
  ) {
    super(problem?.text ?? `HTTP ${status}`);
  }
}

export function call<Found>(method: string, path: string, body?: unknown): Promise<Found> {
  return fetched(method, path, body, { credentials: 'same-origin' });
}

/** The same for another guest, or for nobody; the cookie of the browser stays out of it and stays as it is. */
export function callAs<Found>(token: string | null, method: string, path: string, body?: unknown): Promise<Found> {
  return fetched(method, path, body, { credentials: 'omit', headers: token === null ? {} : { authorization: `Bearer ${token}` } });
}

async function fetched<Found>(method: string, path: string, body: unknown, how: { credentials: RequestCredentials; headers?: Record<string, string> }): Promise<Found> {
  const asIs = body === undefined || body instanceof Blob;
  const response = await fetch(path, {
    method,
    ...how,
    headers: { ...how.headers, ...(asIs ? {} : { 'content-type': 'application/json' }) },
    body: asIs ? (body ?? null) : JSON.stringify(body),
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

/** Tells the server that one is called otherwise now; of those who are nobody yet it need not know. */
export async function renameMe(name: string): Promise<void> {
  if (prefs.value.guest) await call<Me>('PATCH', '/api/me', { name });
}

export const createTable = (plan: NewTable) => call<TablePage>('POST', '/api/tables', plan);
export const command = (table: string, body: Unsent) => call<Answer>('POST', `/api/tables/${table}/commands`, { id: `page-${Date.now()}`, ...body });
export const showTable = (table: string) => call<TablePage>('GET', `/api/tables/${table}`);
export const showInvitation = (invitation: string) => call<InvitationShown>('GET', `/api/invitations/${encodeURIComponent(invitation)}`);
/** Lets one in to a table, and to a free seat there if one wants to sit. */
export const acceptInvitation = (invitation: string, sit: boolean) => call<Accepted>('POST', '/api/invitations', { invitation, sit });
/** The board of a table or of a finished game. */
export const boardOf = (table: string) => call<BoardShown>('GET', `/api/tables/${table}/board`);
export const clauses = () => call<ClausePage>('GET', '/api/clauses');
export const examples = () => call<ExampleList>('GET', '/api/examples');
export const showExample = (example: string) => call<ExamplePage>('GET', `/api/examples/${example}`);
export const trySteps = (example: string, steps: ExampleStep[], seat: number | null) => call<ExamplePosition>('POST', `/api/examples/${example}`, { steps, seat });
