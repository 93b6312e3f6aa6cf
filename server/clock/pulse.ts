/**
 * The sign of life of the whole server, and how long there was none: clocks stand still while nobody can be asked. All nodes
 * write the same mark; whoever finds it old writes down the silence.
 */
import { Rounds } from '../rounds.ts';
import type { Facts } from '../store/facts.ts';
import type { Span } from './pauses.ts';

const MARK = 'pulse';
const EVERY = 5000;
/** A longer silence is a time in which the server was down. */
const SILENCE = 6 * EVERY;
/** Older ones concern no clock. */
const REMEMBERED = 400 * 24 * 60 * 60_000;

export interface PulseSettings {
  readonly now: () => number;
  /** How much faster than real time it passes here. */
  readonly speed: number;
  readonly onError: (error: unknown) => void;
}

export class Pulse {
  readonly #facts: Facts;
  readonly #settings: PulseSettings;
  #downtimes: readonly Span[] = [];
  readonly #rounds = new Rounds(() => this.#beat());

  constructor(facts: Facts, settings: PulseSettings) {
    this.#facts = facts;
    this.#settings = settings;
  }

  get downtimes(): readonly Span[] {
    return this.#downtimes;
  }

  /** Knows of every silence when it resolves. */
  async start(): Promise<void> {
    await this.#rounds.join();
    this.#rounds.start(EVERY, this.#settings.onError);
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  async #beat(): Promise<void> {
    const now = this.#settings.now();
    const last = await this.#facts.agree(MARK, () => String(now));
    const silence = now - Number(last);
    if (silence > SILENCE * this.#settings.speed) await this.#facts.endSilence(MARK, last, String(now));
    else if (silence > 0) await this.#facts.replace(MARK, last, String(now));
    this.#downtimes = await this.#facts.downtimes(now - REMEMBERED);
  }
}
