/** People who keep playing whatever happens to the server. */
import { randomUUID } from 'node:crypto';
import { below, pick, type Rng } from '@fathom/kernel';
import type { Update } from '../protocol.ts';
import { type Answer, createTable, joinTable, type Player } from './arena.ts';

/** People who think leave the processor to the server that is loading. */
const THINKING = 10;
const WAITING = 60;
const RETRYING = 40;

export interface Ack {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly seq: number;
  /** Undefined for an undo. */
  readonly move: string | undefined;
}

/** Keeps several matches going until told to stop, whatever happens to the server. */
export class Crowd {
  readonly acks: Ack[] = [];
  readonly tables = new Map<string, Player[]>();
  /** Requests that had to be sent again. */
  retries = 0;
  readonly #url: () => string;
  readonly #chance: Rng;
  #stopped = false;
  #games: Promise<void>[] = [];

  constructor(url: () => string, chance: Rng) {
    this.#url = url;
    this.#chance = chance;
  }

  start(matches: number): void {
    this.#games = Array.from({ length: matches }, (_, i) => this.#playForever(i));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#games);
  }

  /** Plays a match to its end. */
  async finish(players: readonly Player[]): Promise<void> {
    this.#stopped = false;
    await Promise.all(players.map(player => this.#play(player)));
  }

  async #playForever(kind: number): Promise<void> {
    while (!this.#stopped) {
      const players = await this.#seat(kind).catch(() => undefined);
      if (!players) {
        // Not every refusal of a new table ends by itself: whoever is told to stop looks for none.
        await this.#rest();
        continue;
      }
      this.tables.set(players[0].table, players);
      await Promise.all(players.map(player => this.#play(player)));
    }
  }

  async #seat(kind: number): Promise<Player[]> {
    if (kind % 3 === 2) {
      const seats = [{ kind: 'you' }, { kind: 'bot', level: 'greedy' }] as const;
      return [await createTable(this.#url(), { seats: [...seats] })];
    }
    const host = await createTable(this.#url(), { game: kind % 3 === 0 ? 'submarine' : 'sealed' });
    return [host, await joinTable(host)];
  }

  async #play(player: Player): Promise<void> {
    let update = await this.#patiently(() => player.update());
    while (!this.#stopped && !update.result) {
      const asked = update.moves.length > 0;
      await new Promise(resolve => setTimeout(resolve, asked ? THINKING : WAITING));
      update = asked ? await this.#choose(player, update) : await this.#patiently(() => player.update());
    }
  }

  /** Sends one choice until it is answered; a stale one is answered with the update it missed. */
  async #choose(player: Player, { seq: base, undo, moves }: Update): Promise<Update> {
    const id = randomUUID();
    const { seat, table } = player;
    const move = undo > 0 && below(this.#chance, 6) === 0 ? undefined : pick(this.#chance, moves);
    const { status, body } = await this.#patiently(() =>
      move === undefined ? player.undo(base, false, id) : player.move(move, base, id),
    );
    if (status === 200) this.acks.push({ table, seat, id, seq: body.seq, move });
    else if (status !== 409) throw new Error(`${status} ${JSON.stringify(body.error)}`);
    return body.update;
  }

  async #patiently<T>(request: () => Promise<T>): Promise<T> {
    for (;;) {
      const answer = await request().catch(() => undefined);
      if (answer !== undefined && !isUnavailable(answer)) return answer;
      await this.#rest();
    }
  }

  async #rest(): Promise<void> {
    this.retries++;
    await new Promise(resolve => setTimeout(resolve, RETRYING));
  }
}

function isUnavailable(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && (answer as Answer<unknown>).status >= 500;
}
