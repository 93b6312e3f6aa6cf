/** What goes to the server with every call, and what its answers mean. */
import type { Accepted, Failure } from '@fathom/server/protocol.ts';
import type { Answer, Keys } from '../api.ts';

export function refusal({ error, update }: Failure): Answer<Accepted> {
  return { ok: false, problem: error, ...(update && { update }) };
}

/** Only those who sit at the table learn its invite. */
export function told(invite: string | undefined): { invite?: string } {
  return invite === undefined ? {} : { invite };
}

export function present({ token, invite }: Keys): Keys {
  return { ...(token !== undefined && { token }), ...(invite !== undefined && { invite }) };
}
