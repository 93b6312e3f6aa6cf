import { sum } from '@fathom/kernel';
import { type Run, testGame } from '@fathom/kernel/testkit/index.ts';
import { BANK, VALUES } from '../data/box.ts';
import { game } from '../game.ts';
import type { Options } from '../meta.ts';
import { ENDINGS, type State } from '../state.ts';

const reef: Run<Options> = { seats: 2, options: { length: 5 }, seed: 'reef', driver: 'kinds' };

testGame(game, {
  folder: import.meta.dirname,
  inventory,
  invariant,
  secrets: s => s.fists,
  games: 3,
  // Of two fists one is known, and the other is one of six values.
  lucky: 0.35,
  endings: ENDINGS,
  playthroughs: [reef],
  perft: [
    { name: 'first turns of two', run: reef, skip: 0, nodes: [4, 16, 58, 192] },
    { name: 'pearls that are alike', run: reef, skip: 3, nodes: [3, 7, 20, 63] },
  ],
});

/** NA-1: every pearl, wherever it is. */
function inventory(s: State): Record<string, number> {
  const open = [...s.bank, ...s.strings.flat(), ...s.fists];
  return Object.fromEntries(
    VALUES.map(value => [`pearls of ${value}`, s.sea[value] + open.filter(one => one === value).length]),
  );
}

function invariant(s: State): string | undefined {
  if (s.sea.some(n => n < 0)) return 'a pearl was taken that the sea does not hold';
  if (s.stack.at(-1)?.step === 'turn' && s.bank.length !== BANK) return 'the bank is not full';
  if (s.fists.length !== s.seats) return 'a fist is empty';
  const strung = s.strings.map(string => string.length);
  if (Math.max(...strung) > s.options.length) return 'a string is too long';
  if (sum(strung) === s.seats * s.options.length && s.ending === '') return 'the game should be over';
  return undefined;
}
