/**
 * What was told lately, with its text: everybody who knows the same is told the same, so the spectators of a match share
 * one text, and whoever asks again gets a copy.
 */
import { changedUpdate, type Viewer } from '@fathom/kernel';
import type { Update } from '../protocol.ts';

/** What an update follows from: nothing else changes what it says. */
export interface Telling {
  readonly match: string;
  readonly seq: number;
  readonly viewer: Viewer;
  readonly base: number;
}

/** Characters, about: what is told as a change is never written as a whole, so nobody counts them. */
const A_VIEW = 2500;
const AN_ENTRY = 250;

interface Kept {
  readonly update: Update;
  readonly weight: number;
}

const texts = new WeakMap<Update, string>();
/** By what was seen before: most viewers of a kind have seen the same. */
const changes = new WeakMap<Update, { readonly before: unknown; readonly text: string }>();

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

/**
 * The same for somebody who has seen `before`, which is what there was to see at the base of the update. What many are told is
 * written once.
 */
export function carryingChange(message: object, update: Update, before: unknown, isForMany: boolean): string {
  const text = isForMany ? changeText(update, before) : JSON.stringify(changedUpdate(update, before));
  return `${JSON.stringify(message).slice(0, -1)},"update":${text}}`;
}

function changeText(update: Update, before: unknown): string {
  const known = changes.get(update);
  if (known && known.before === before) return known.text;
  const text = JSON.stringify(changedUpdate(update, before));
  changes.set(update, { before, text });
  return text;
}

export class ToldCache {
  readonly #most: number;
  /** Used last stands last. */
  readonly #told = new Map<string, Kept>();
  #characters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get characters(): number {
    return this.#characters;
  }

  find(telling: Telling): Update | undefined {
    const key = keyOf(telling);
    const kept = this.#told.get(key);
    if (!kept) return undefined;
    this.#told.delete(key);
    this.#told.set(key, kept);
    return kept.update;
  }

  keep(telling: Telling, update: Update): Update {
    const weight = A_VIEW + AN_ENTRY * update.steps.length;
    this.#told.set(keyOf(telling), { update, weight });
    this.#characters += weight;
    for (const [oldest, told] of this.#told) {
      if (this.#characters <= this.#most) break;
      this.#told.delete(oldest);
      this.#characters -= told.weight;
    }
    return update;
  }
}

function keyOf({ match, seq, viewer, base }: Telling): string {
  return `${match} ${seq} ${viewer} ${base}`;
}
