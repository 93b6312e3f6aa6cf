/** Who asks: a member with a token, somebody with the invite, or anybody. */
import type { Seat } from '@fathom/kernel';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { LiveTable } from '../table/table.ts';
import { type Keyring, sameSecret } from '../tokens.ts';

export interface Credentials {
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
}

export interface Who {
  readonly member: string | undefined;
  readonly seat: Seat | undefined;
}

/** Refuses wrong tokens and strangers at private tables. */
export function identify(table: LiveTable, keyring: Keyring, { token, invite }: Credentials): Who {
  if (token !== undefined) {
    const member = checkMember(table, keyring, token);
    return { member, seat: table.seatOf(member) };
  }
  admit(table, invite);
  return { member: undefined, seat: undefined };
}

/** Refuses everybody without a seat. */
export function identifyMember(table: LiveTable, keyring: Keyring, { token }: Credentials): string {
  if (token === undefined) throw new Refused('unauthorized');
  return checkMember(table, keyring, token);
}

export function admit(table: LiveTable, invite: string | undefined): void {
  const { listed, invite: right } = table.row;
  if (!listed && (invite === undefined || !sameSecret(invite, right))) throw new Refused('invite_required');
}

function checkMember(table: LiveTable, keyring: Keyring, token: string): string {
  const member = keyring.check(table.id, token);
  if (member === undefined || table.seatOf(member) === undefined) throw new Refused('bad_token');
  return member;
}

export function credentials(request: FastifyRequest): Credentials {
  const { authorization, 'fathom-invite': invite } = request.headers;
  const token = authorization === undefined ? undefined : bearer(authorization);
  return { token, invite: typeof invite === 'string' ? invite : undefined };
}

function bearer(header: string): string {
  const [, token] = /^Bearer ([\w.-]{1,200})$/i.exec(header) ?? [];
  if (token === undefined) throw new Refused('bad_token');
  return token;
}
