/** Requests as a page sends them. */
import type { Failure } from '@fathom/server/protocol.ts';

const RETRYING = 50;

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** A server that is busy is asked again. */
export async function call<T = Failure>(
  url: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Answer<T & Partial<Failure>>> {
  for (;;) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status !== 503) return { status: answer.status, body: parsed(text) as T & Partial<Failure> };
    await new Promise(resolve => setTimeout(resolve, RETRYING));
  }
}

/** Where nothing else than success makes sense. */
export async function asked<T>(
  url: string,
  method: string,
  path: string,
  given: { token?: string; body?: unknown } = {},
): Promise<T> {
  const { status, body } = await call<T>(url, method, path, given);
  if (status >= 200 && status < 300) return body;
  throw new Error(`${method} ${path} was answered ${status}: ${body.error?.code}`);
}

function parsed(text: string): unknown {
  return text.startsWith('{') ? JSON.parse(text) : undefined;
}
