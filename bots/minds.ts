/**
 * What a bot thinks of a table: what was learnt for its course, or the hand-written value where nothing was learnt or
 * the file cannot be used. Loaded once, with the game.
 */
import type { GameEntry } from '@fathom/games';
import { type Features, type Game, seedRng } from '@fathom/kernel';
import { taught } from './taught.ts';
import { type Fault, readWeights } from './weights.ts';

export interface Mind {
  /** The rules, with the value and the prior to go by. */
  readonly game: Game;
  readonly course?: string;
  /** Why the hand-written value plays although there should be a learnt one. */
  readonly fault?: Fault;
}

const known = new Map<string, Promise<Mind>>();

/** `view`: any view of the table. */
export async function mindOf(entry: GameEntry, view: unknown): Promise<Mind> {
  const { game } = await entry.rules();
  if (!entry.features || !entry.taught) return { game };
  const { features } = await entry.features();
  const s = game.sample(view, seedRng('course', 'sample'));
  return courseMind(entry, game, features, features.courseOf(s));
}

function courseMind(entry: GameEntry, game: Game, features: Features, course: string): Promise<Mind> {
  const key = `${entry.meta.id}/${course}`;
  const found = known.get(key) ?? loadMind(entry, game, features, course);
  known.set(key, found);
  return found;
}

async function loadMind(entry: GameEntry, game: Game, features: Features, course: string): Promise<Mind> {
  const files = await entry.taught?.();
  const load = files?.taught[course];
  if (!load) return { game, course };
  const weights = await load().catch(() => undefined);
  if (!weights) return { game, course, fault: 'missing' };
  const seats = features.courses.find(({ name }) => name === course)?.seats ?? 0;
  const read = readWeights(weights.default, entry.meta.id, seats, features);
  if (!read.ok) return { game, course, fault: read.fault };
  return { game: taught(game, features, read.learnt), course };
}
