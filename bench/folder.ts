/** Rules and kernel from the folder of this or another commit. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { findGame } from '@fathom/games';
import { checkOptions, type Game, type OptionValues } from '@fathom/kernel';

export const ROOT = join(import.meta.dirname, '..');

export async function rulesIn(root: string, id: string): Promise<Game> {
  const games = await importFrom<{ findGame: typeof findGame }>(root, 'games/index.ts');
  const rules = await games.findGame(id)?.rules();
  if (!rules) throw new Error(`there is no game "${id}"`);
  return rules.game;
}

export function defaultsOf(game: Game): OptionValues {
  const defaults = checkOptions(game.meta.options, {});
  if (!defaults.ok) throw new Error(`${game.meta.id} has no defaults`);
  return defaults.options;
}

export function importFrom<T>(root: string, file: string): Promise<T> {
  return import(pathToFileURL(join(root, file)).href);
}
