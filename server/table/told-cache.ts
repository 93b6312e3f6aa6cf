/**
 * What was told lately, with its text: everybody who knows the same is told the same, so the spectators of a match share
 * one text, and whoever asks again gets a copy.
 */
import { applyChange, changedUpdate, type Viewer } from '@fathom/kernel';
import type { Update } from '../protocol.ts';
import { Lately } from './lately.ts';

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

/** What was told of a change: its text, and what there is to see now. Parts that look as before are those of before. */
interface ToldChange {
  readonly text: string;
  readonly view: unknown;
}

const texts = new WeakMap<Update, string>();
/** By what was seen before: most viewers of a kind have seen the same. */
const changes = new WeakMap<Update, ToldChange & { readonly before: unknown }>();

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
export function carryingChange(
  message: object,
  update: Update,
  before: unknown,
  isForMany: boolean,
): ToldChange {
  const { text, view } = isForMany ? sharedChange(update, before) : changeFrom(update, before);
  return { text: `${JSON.stringify(message).slice(0, -1)},"update":${text}}`, view };
}

function sharedChange(update: Update, before: unknown): ToldChange {
  const known = changes.get(update);
  if (known && known.before === before) return known;
  const told = { ...changeFrom(update, before), before };
  changes.set(update, told);
  return told;
}

/** The view is put together from the one before: what stays from move to move need not be kept anew for every reader. */
function changeFrom(update: Update, before: unknown): ToldChange {
  const changed = changedUpdate(update, before);
  return { text: JSON.stringify(changed), view: applyChange(before, changed.change) };
}

export class ToldCache {
  readonly #told: Lately<string, Update>;

  constructor(most: number) {
    this.#told = new Lately(most);
  }

  get characters(): number {
    return this.#told.weight;
  }

  find(telling: Telling): Update | undefined {
    return this.#told.find(keyOf(telling));
  }

  keep(telling: Telling, update: Update): Update {
    this.#told.keep(keyOf(telling), update, A_VIEW + AN_ENTRY * update.steps.length);
    return update;
  }
}

function keyOf({ match, seq, viewer, base }: Telling): string {
  return `${match} ${seq} ${viewer} ${base}`;
}
