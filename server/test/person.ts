/** A device of a person, as a browser is one. */
import { randomBytes } from 'node:crypto';
import type { Failure, OwnTables, PersonAnswer, Tested, Transfer } from '../protocol.ts';
import { type Answer, call, type Player } from './arena.ts';

export class Browser {
  readonly url: string;
  readonly secret: string;

  constructor(url: string, secret = randomBytes(32).toString('base64url')) {
    this.url = url;
    this.secret = secret;
  }

  ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T & Failure>> {
    return call(this.url, method, `/api/person${path}`, {
      token: this.secret,
      ...(body !== undefined && { body }),
    });
  }

  async meet(name = 'Ines'): Promise<this> {
    const answer = await this.ask('POST', '', { name, label: 'a test', settings: { lang: 'en' } });
    if (answer.status !== 200) throw new Error(`not met: ${JSON.stringify(answer.body)}`);
    return this;
  }

  async me(): Promise<PersonAnswer> {
    return (await this.ask<PersonAnswer>('GET', '')).body;
  }

  async link(...players: readonly Player[]): Promise<OwnTables> {
    const seats = players.map(({ table, token }) => ({ table, token }));
    return (await this.ask<OwnTables>('POST', '/seats', { seats })).body;
  }

  async tables(): Promise<OwnTables> {
    return (await this.ask<OwnTables>('GET', '/tables')).body;
  }

  async offer(): Promise<Transfer> {
    return (await this.ask<Transfer>('POST', '/transfer')).body;
  }

  take(code: string): Promise<Answer<PersonAnswer & Failure>> {
    return this.ask('POST', '/take', { code, label: 'another device' });
  }

  /** The id of the channel. */
  async reach(channel: object): Promise<string> {
    const answer = await this.ask<PersonAnswer>('POST', '/channels', channel);
    const id = answer.body.channels?.at(-1)?.id;
    if (id === undefined) throw new Error(`no channel: ${JSON.stringify(answer.body)}`);
    return id;
  }

  async test(channel: string): Promise<Tested> {
    return (await this.ask<Tested>('POST', `/channels/${channel}/test`)).body;
  }
}
