/** Many matches played at once against one target, with the time of every acknowledgement and every delivery. */
import { cpus } from 'node:os';
import { pick, type Rng, seedRng } from '@fathom/kernel';
import type { Position, Target, TargetMatch, TargetSeat } from './target.ts';

export interface Plan {
  readonly matches: number;
  readonly seconds: number;
  /** Mean milliseconds a player thinks; 0 plays as fast as the server answers. */
  readonly pace: number;
}

export interface Traffic {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a move to its acknowledgement, and to the other player's screen. */
  readonly acknowledged: readonly number[];
  readonly delivered: readonly number[];
  readonly refused: number;
  readonly finished: number;
  /** Share of one core. */
  readonly serverCores: number;
  readonly driverCores: number;
  /** Of the whole machine, with databases and whatever else runs on it. */
  readonly machineCores: number;
}

/** How many matches are opened at the same time. */
const OPENING = 16;
const CPU_UNIT = 1000;

export class Crowd {
  readonly #target: Target;
  readonly #rng: Rng = seedRng('load', 'players');
  readonly #matches = new Set<TargetMatch>();
  readonly #opening = new Set<Promise<void>>();
  #pace = 0;
  #counting = false;
  #playing = false;
  #acknowledged: number[] = [];
  #delivered: number[] = [];
  #refused = 0;
  #finished = 0;
  #failure: unknown;

  constructor(target: Target) {
    this.#target = target;
  }

  async play({ matches, seconds, pace }: Plan, tick: () => void): Promise<Traffic> {
    this.#pace = pace;
    await this.#fill(matches);
    this.#playing = true;
    for (const match of this.#matches) this.#attend(match);
    await this.#sleep(Math.max(1, seconds / 5), tick);
    const before = await this.#begin();
    await this.#sleep(seconds, tick);
    return this.#end(before);
  }

  /** Also closes the matches that are just being opened: none may outlive its server. */
  async close(): Promise<void> {
    this.#playing = false;
    await Promise.all(this.#opening);
    for (const match of this.#matches) match.close();
    this.#matches.clear();
  }

  /** Nobody moves until everybody sits: a server at its limit would hardly let anybody in. */
  async #fill(count: number): Promise<void> {
    let left = count;
    const openSome = async () => {
      while (left-- > 0 && !this.#failure) this.#matches.add(await this.#target.openMatch());
    };
    await Promise.all(Array.from({ length: OPENING }, () => this.#settled(openSome())));
    if (this.#failure) throw this.#failure;
  }

  /** A seat says at once what it knows already. */
  #attend(match: TargetMatch): void {
    const table = new Table(match);
    for (const seat of match.seats) seat.onPosition = position => this.#heard(table, seat, position);
  }

  async #open(): Promise<void> {
    const match = await this.#target.openMatch();
    this.#matches.add(match);
    this.#attend(match);
  }

  #heard(table: Table, seat: TargetSeat, position: Position): void {
    const delay = table.deliveredTo(seat, position.seq);
    if (delay !== undefined && this.#counting) this.#delivered.push(delay);
    if (position.over) this.#replace(table);
    else if (position.moves.length > 0 && this.#playing)
      this.#choose(table, seat, position).catch(this.#fail);
  }

  async #choose(table: Table, seat: TargetSeat, position: Position): Promise<void> {
    if (!table.take(seat, position.seq)) return;
    if (this.#pace > 0) await wait(this.#pace * (0.5 + Math.random()));
    if (!this.#playing || !this.#matches.has(table.match)) return;
    const start = performance.now();
    table.sent = { seat, after: position.seq, start };
    const accepted = await seat.play(position, pick(this.#rng, position.moves));
    if (!accepted) this.#refused++;
    else if (this.#counting) this.#acknowledged.push(performance.now() - start);
  }

  #replace(table: Table): void {
    if (!this.#matches.delete(table.match)) return;
    this.#finished++;
    table.match.close();
    if (this.#playing) this.#settled(this.#open());
  }

  #settled(opening: Promise<void>): Promise<void> {
    const settled = opening.catch(this.#fail).finally(() => this.#opening.delete(settled));
    this.#opening.add(settled);
    return settled;
  }

  readonly #fail = (error: unknown): void => {
    this.#failure ??= error;
  };

  async #begin(): Promise<Started> {
    this.#acknowledged = [];
    this.#delivered = [];
    this.#refused = 0;
    this.#finished = 0;
    this.#counting = true;
    const server = await this.#target.process.cpu();
    return { at: performance.now(), server, driver: ownCpu(), machine: machineCpu() };
  }

  async #end({ at, server, driver, machine }: Started): Promise<Traffic> {
    this.#counting = false;
    this.#playing = false;
    if (this.#failure) throw this.#failure;
    const milliseconds = performance.now() - at;
    const used = (await this.#target.process.cpu()) - server;
    return {
      moves: this.#acknowledged.length,
      seconds: milliseconds / 1000,
      acknowledged: this.#acknowledged,
      delivered: this.#delivered,
      refused: this.#refused,
      finished: this.#finished,
      serverCores: used / milliseconds,
      driverCores: (ownCpu() - driver) / milliseconds,
      machineCores: (machineCpu() - machine) / milliseconds,
    };
  }

  async #sleep(seconds: number, tick: () => void): Promise<void> {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end && !this.#failure) {
      await wait(Math.min(1000, end - performance.now()));
      tick();
    }
  }
}

interface Started {
  readonly at: number;
  readonly server: number;
  readonly driver: number;
  readonly machine: number;
}

interface Sent {
  readonly seat: TargetSeat;
  readonly after: number;
  readonly start: number;
}

/** What is under way in one match. */
class Table {
  readonly match: TargetMatch;
  readonly #taken = new Map<TargetSeat, number>();
  sent: Sent | undefined;

  constructor(match: TargetMatch) {
    this.match = match;
  }

  /** True once for each position and seat. */
  take(seat: TargetSeat, seq: number): boolean {
    if ((this.#taken.get(seat) ?? -1) >= seq) return false;
    this.#taken.set(seat, seq);
    return true;
  }

  deliveredTo(seat: TargetSeat, seq: number): number | undefined {
    const { sent } = this;
    if (!sent || sent.seat === seat || seq <= sent.after) return undefined;
    this.sent = undefined;
    return performance.now() - sent.start;
  }
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / CPU_UNIT;
}

/** Milliseconds in which a processor of this machine was not idle. */
function machineCpu(): number {
  const busy = cpus().map(({ times: { idle: _, ...used } }) => Object.values(used));
  return busy.flat().reduce((sum, time) => sum + time, 0);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
