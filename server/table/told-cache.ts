/**
 * What was told lately, with its text: everybody who knows the same is told the same, so the spectators of a match share
 * one text, and whoever asks again gets a copy.
 */
import type { Viewer } from '@fathom/kernel';
import type { Update } from '../protocol.ts';

/** What an update follows from: nothing else changes what it says. */
export interface Telling {
  readonly match: string;
  readonly seq: number;
  readonly viewer: Viewer;
  readonly base: number;
}

const texts = new WeakMap<Update, string>();

/** The JSON of an update, written once. */
export function textOf(update: Update): string {
  const known = texts.get(update);
  if (known !== undefined) return known;
  const text = JSON.stringify(update);
  texts.set(update, text);
  return text;
}

/** A message that carries an update. */
export function carrying(message: object, update: Update): string {
  return `${JSON.stringify(message).slice(0, -1)},"update":${textOf(update)}}`;
}

export class ToldCache {
  readonly #most: number;
  /** Used last stands last. */
  readonly #told = new Map<string, Update>();
  #characters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get characters(): number {
    return this.#characters;
  }

  find(telling: Telling): Update | undefined {
    const key = keyOf(telling);
    const update = this.#told.get(key);
    if (!update) return undefined;
    this.#told.delete(key);
    this.#told.set(key, update);
    return update;
  }

  keep(telling: Telling, update: Update): Update {
    this.#told.set(keyOf(telling), update);
    this.#characters += textOf(update).length;
    for (const [oldest, told] of this.#told) {
      if (this.#characters <= this.#most) break;
      this.#told.delete(oldest);
      this.#characters -= textOf(told).length;
    }
    return update;
  }
}

function keyOf({ match, seq, viewer, base }: Telling): string {
  return `${match} ${seq} ${viewer} ${base}`;
}
