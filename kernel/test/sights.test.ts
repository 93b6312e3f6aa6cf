/** What a viewer saw, move by move, and what is left of a match that was taken back. */
import { expect, test } from 'vitest';
import { seedRng, sightsOf } from '../index.ts';
import { begin, step, VIEWERS } from './telling.ts';

function played() {
  const told = begin();
  const chance = seedRng('sights', 'test');
  while (told.actors.length > 0) step(told, chance);
  return told;
}

test.each(VIEWERS)('of %s: every position, the first one and the last one included', viewer => {
  const told = played();
  const all = sightsOf(told, viewer, { from: 0, most: told.count });
  expect(all.map(({ seq }) => seq)).toEqual([0, ...told.seqs]);
  expect(all.at(-1)?.view).toEqual(told.view(viewer));
  expect(all[0].view).toEqual(begin().view(viewer));
  expect(sightsOf(told, viewer, { from: 0, most: 2 })).toEqual(all.slice(-3));
  const [, from, , to] = told.seqs;
  expect(sightsOf(told, viewer, { from, to, most: told.count })).toEqual(all.slice(2, 5));
  expect(sightsOf(told, viewer, { from: to, to, most: 9 })).toEqual([all[4]]);
});

test('of a match that was taken back to its start the set-up stays', () => {
  const told = begin();
  const [seat] = told.actors;
  const open = told.movesOf(seat).find(text => {
    const tried = begin();
    tried.choose(seat, text, 1);
    return tried.undoable(seat) > 0;
  });
  told.choose(seat, open ?? '', 1);
  expect(told.update(seat, 1).keep).toBe(1);
  told.takeBack(seat);
  expect(told.update(seat, 1)).toMatchObject({ base: 1, seq: 2, keep: 0, steps: [] });
});
