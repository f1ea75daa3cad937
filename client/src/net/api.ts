/** The HTTP calls that the page makes. */
import type { Problem, Table } from './types';

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
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? `HTTP ${status}`);
  }
}

async function call<Found>(method: string, path: string, body?: unknown): Promise<Found> {
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'same-origin',
  });
  const text = await response.text();
  const found = text ? (JSON.parse(text) as Found & { problem?: Problem }) : ({} as Found & { problem?: Problem });
  if (!response.ok) throw new Refused(response.status, found.problem ?? null);
  return found;
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
export async function becomeGuest(name: string): Promise<Guest> {
  const known = await me();
  if (!known) return call<Guest>('POST', '/api/guests', { name });
  return known.name === name ? known : call<Guest>('PATCH', '/api/me', { name });
}

export const createTable = (plan: TablePlan) => call<Table>('POST', '/api/tables', plan);
