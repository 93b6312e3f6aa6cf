/** Who asks: a member with a token, somebody with the invite, or anybody. */
import type { Seat } from '@fathom/kernel';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { LiveTable } from '../table/table.ts';
import { type Keyring, sameSecret } from '../tokens.ts';
import type { SeatLimit } from './limits.ts';

export interface Credentials {
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
}

export interface Who {
  readonly member: string | undefined;
  readonly seat: Seat | undefined;
}

export class Door {
  readonly #keyring: Keyring;
  readonly #limit: SeatLimit;

  constructor(keyring: Keyring, limit: SeatLimit) {
    this.#keyring = keyring;
    this.#limit = limit;
  }

  /** Refuses wrong tokens, strangers at private tables, and spectators where none are wanted. */
  viewer(table: LiveTable, { token, invite }: Credentials): Who {
    if (token === undefined) {
      this.watch(table, invite);
      return { member: undefined, seat: undefined };
    }
    const member = this.#member(table, token);
    return { member, seat: table.seatOf(member) };
  }

  /** Refuses everybody without a seat. */
  member(table: LiveTable, { token }: Credentials): string {
    if (token === undefined) throw new Refused('unauthorized');
    return this.#member(table, token);
  }

  /** An open table may be looked at by whoever may sit down at it. */
  watch(table: LiveTable, invite: string | undefined): void {
    this.enter(table, invite);
    const { watch, status } = table.row;
    if (!watch && status !== 'open') throw new Refused('no_spectators');
  }

  enter(table: LiveTable, invite: string | undefined): void {
    const { listed, invite: right } = table.row;
    if (!listed && (invite === undefined || !sameSecret(invite, right))) throw new Refused('invite_required');
  }

  #member(table: LiveTable, token: string): string {
    const member = this.#keyring.check(table.id, token)?.member;
    if (member === undefined || table.seatOf(member) === undefined) throw new Refused('bad_token');
    this.#limit.count(member);
    return member;
  }
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
