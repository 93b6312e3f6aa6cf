/** What a move costs on the wire. */
import { GAMES } from '@fathom/games';
import { optionVariants, pick, seedRng, ToldMatch, type Viewer } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { carryingChange } from '../table/told-cache.ts';

const MOST_AT_THE_MEDIAN = 2000;
const MOVES = 120;

const TABLES = GAMES.flatMap(({ meta, rules }) =>
  Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, i) => ({
    id: meta.id,
    seats: meta.seats.min + i,
    rules,
  })),
);

test.each(TABLES)('$id, $seats seats: what viewers are told of a move is short', async ({ seats, rules }) => {
  const { game } = await rules();
  const rng = seedRng('size', String(seats));
  const [options] = optionVariants(game.meta.options);
  const match = new ToldMatch(game, { seats, options, seed: 'size' });
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const sizes: number[] = [];
  for (let n = 0; n < MOVES && match.actors.length > 0; n++) {
    const { seq: base } = match;
    const seen = viewers.map(viewer => match.view(viewer));
    const [seat] = match.actors;
    match.choose(seat, pick(rng, match.movesOf(seat)), Date.now());
    for (const [i, viewer] of viewers.entries())
      sizes.push(carryingChange({ type: 'update' }, match.update(viewer, base), seen[i], false).text.length);
  }
  sizes.sort((a, b) => a - b);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(MOST_AT_THE_MEDIAN);
});
