/** Who asks: a member with a token, somebody with the invite, or anybody. */
import type { Seat } from '@fathom/kernel';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { LiveTable } from '../table/table.ts';
import { type Keyring, sameSecret, type Ticket } from '../tokens.ts';
import type { Ledger } from '../work/ledger.ts';
import { networkOf } from './address.ts';

export interface Credentials {
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
  /** Where it comes from. */
  readonly address?: string;
}

export interface Identity {
  readonly ticket: Ticket | undefined;
  readonly member: string | undefined;
  readonly seat: Seat | undefined;
}

export class Auth {
  readonly #keyring: Keyring;
  readonly #ledger: Ledger;

  constructor(keyring: Keyring, ledger: Ledger) {
    this.#keyring = keyring;
    this.#ledger = ledger;
  }

  /** Refuses wrong tokens, strangers at private tables, and spectators where none are wanted. */
  async viewer(table: LiveTable, { token, invite, address }: Credentials): Promise<Identity> {
    if (token === undefined) {
      await this.watch(table, invite, address);
      return { ticket: undefined, member: undefined, seat: undefined };
    }
    const ticket = this.#keyring.check(table.id, token);
    const member = await this.again(table, ticket);
    return { ticket, member, seat: table.seatOf(member) };
  }

  /** Refuses everybody without a seat. */
  async member(table: LiveTable, { token }: Credentials): Promise<string> {
    if (token === undefined) throw new Refused('unauthorized');
    return this.again(table, this.#keyring.check(table.id, token));
  }

  /** Somebody who has shown the ticket before asks for something else. */
  again(table: LiveTable, ticket: Ticket | undefined): string | Promise<string> {
    if (!ticket || !this.#keyring.stillHolds(ticket)) throw new Refused('bad_token');
    const { member } = ticket;
    if (table.seatOf(member) === undefined) return table.refresh().then(() => this.#seated(table, member));
    return this.#seated(table, member);
  }

  #seated(table: LiveTable, member: string): string {
    if (table.seatOf(member) === undefined) throw new Refused('bad_token');
    this.#ledger.chargeSeat(member);
    return member;
  }

  /** An open table may be looked at by whoever may sit down at it. */
  async watch(table: LiveTable, invite: string | undefined, address?: string): Promise<void> {
    table.audience.check(address);
    await this.enter(table, invite);
    const { watch, status } = table.row;
    if (!watch && status !== 'open') throw new Refused('no_spectators');
  }

  /** A node may not have heard yet of a new invite, or of whoever sat down at another one: then it looks. */
  async enter(table: LiveTable, invite: string | undefined): Promise<void> {
    const isRight = () => table.row.listed || (invite !== undefined && sameSecret(invite, table.row.invite));
    if (isRight()) return;
    if (invite !== undefined) await table.refresh();
    if (!isRight()) throw new Refused('invite_required');
  }
}

export function credentials(request: Pick<FastifyRequest, 'headers' | 'ip'>): Credentials {
  const { authorization, 'fathom-invite': invite } = request.headers;
  const token = authorization === undefined ? undefined : bearer(authorization);
  return { token, invite: typeof invite === 'string' ? invite : undefined, address: networkOf(request.ip) };
}

function bearer(header: string): string {
  const [, token] = /^Bearer ([\w.-]{1,200})$/i.exec(header) ?? [];
  if (token === undefined) throw new Refused('bad_token');
  return token;
}
