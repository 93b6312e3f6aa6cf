/** The server's answers as values: a result or a problem, never an exception for what the server said. */
import type { Failure, News, Problem } from '@fathom/server/protocol.ts';
import { noteServerTime } from './server-time.ts';

export type Answer<T> = { readonly ok: true; readonly value: T } | NoAnswer;

export interface NoAnswer {
  readonly ok: false;
  readonly problem: WebProblem;
  /** With `stale`: where the match stands now. */
  readonly update?: News;
}

/** What the server said no with, or `offline` when it could not be asked. */
export interface WebProblem extends Omit<Problem, 'code'> {
  readonly code: Problem['code'] | 'offline';
}

export interface Keys {
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
}

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export const NOT_REACHED: NoAnswer = {
  ok: false,
  problem: { code: 'offline', message: 'The server cannot be reached.' },
};

export async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, invite }: Keys = {},
  body?: unknown,
  fetching: Fetch = fetch,
): Promise<Answer<T>> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (invite) headers['Fathom-Invite'] = invite;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  let data: unknown;
  try {
    response = await fetching(`/api${path}`, {
      method,
      headers,
      cache: 'no-store',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    noteServerTime(response.headers.get('date'));
    data = await response.json();
  } catch {
    return NOT_REACHED;
  }
  if (response.ok) return { ok: true, value: data as T };
  const failure = data as Partial<Failure>;
  if (!failure.error) return NOT_REACHED;
  return { ok: false, problem: failure.error, ...(failure.update && { update: failure.update }) };
}

/** An id no other request has: repeating a request with it is safe. */
export function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
