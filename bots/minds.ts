/**
 * What a bot thinks of a table: what was learnt for its course, or the hand-written value where nothing was learnt or
 * the file cannot be used. Loaded once, with the game.
 */
import { type GameEntry, rulesOf } from '@fathom/games';
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

/** What was learnt is of the rules of today: earlier ones are played by the value they were written with. */
export async function mindFor(entry: GameEntry, version: number, view: unknown): Promise<Mind> {
  if (version === entry.meta.version) return mindOf(entry, view);
  const game = await rulesOf(entry, version);
  if (!game) throw new Error(`version ${version} of "${entry.meta.id}" is not kept`);
  return { game };
}

/** What a coach goes by: what a bot goes by, and the numbers its reasons are made of; for earlier rules there are none. */
export async function adviserFor(
  entry: GameEntry,
  version: number,
  view: unknown,
): Promise<{ readonly game: Game; readonly features: Features | undefined }> {
  const { game } = await mindFor(entry, version, view);
  const features = version === entry.meta.version ? (await entry.features?.())?.features : undefined;
  return { game, features };
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
