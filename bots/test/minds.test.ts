/** What was learnt is found, loaded and checked; whatever is wrong with it, the hand-written value plays and says why. */
import { readFileSync } from 'node:fs';
import { findGame, GAMES, type GameEntry } from '@fathom/games';
import { optionVariants, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { mindOf } from '../minds.ts';
import { WEIGHTS_VERSION } from '../weights.ts';

const taughtGames = GAMES.filter(entry => entry.taught);

/** A view of a new table of a course, and the state it shows. */
async function tableOf(entry: GameEntry, course: string) {
  const { game } = await entry.rules();
  const features = (await entry.features?.())?.features;
  const found = features?.courses.find(({ name }) => name === course);
  if (!found) throw new Error(`${entry.meta.id} has no course ${course}`);
  const [options] = optionVariants(entry.meta.options);
  const s = game.setup(
    found.seats,
    { ...options, ...(found.options[0] as object) },
    seedRng('minds', 'play'),
  );
  return { game, s, view: game.view(s, 0) };
}

describe.each(taughtGames)('weights of $meta.title', entry => {
  test('have a card, fit their course, weigh at most 30 kB, and think differently', async () => {
    const files = (await entry.taught?.())?.taught ?? {};
    const file = new URL(`../../games/${entry.meta.id}/docs/taught.md`, import.meta.url);
    const cards = readFileSync(file, 'utf8').match(/(?<=^## Course ).*/gm) ?? [];
    expect(cards).toEqual(expect.arrayContaining(Object.keys(files)));
    for (const [course, load] of Object.entries(files)) {
      expect(JSON.stringify((await load()).default).length).toBeLessThan(30_000);
      const { game, s, view } = await tableOf(entry, course);
      const mind = await mindOf(entry, view);
      expect([mind.course, mind.fault]).toEqual([course, undefined]);
      expect(mind.game.value(s)).not.toEqual(game.value(s));
    }
  });
});

describe('weights that cannot be used', () => {
  const entry = findGame('submarine');
  if (!entry) throw new Error('no Submarine');
  const renamed = (id: string, file: () => Promise<{ readonly default: unknown }>): GameEntry => ({
    ...entry,
    meta: { ...entry.meta, id },
    taught: async () => ({ taught: { '2': file } }),
  });

  test.each<[string, () => Promise<{ readonly default: unknown }>]>([
    ['missing', () => Promise.reject(new Error('404'))],
    ['version', async () => ({ default: { weights: 0 } })],
    ['version', async () => ({ default: 'cut' })],
    ['game', async () => ({ default: { weights: WEIGHTS_VERSION, game: 'chess' } })],
  ])('are %s: the hand-written value plays', async (fault, file) => {
    const id = `submarine-${fault}-${file}`;
    const { game, s, view } = await tableOf(entry, '2');
    const mind = await mindOf(renamed(id, file), view);
    expect(mind.fault).toBe(fault);
    expect(mind.game.value(s)).toEqual(game.value(s));
  });

  test('and a course nobody has learnt is no fault', async () => {
    const { view } = await tableOf(entry, '3');
    const mind = await mindOf(
      renamed('submarine-3', async () => ({ default: null })),
      view,
    );
    expect([mind.course, mind.fault]).toEqual(['3', undefined]);
  });
});
