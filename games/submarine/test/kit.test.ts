import { type Run, testGame } from '@fathom/kernel/testkit/index.ts';
import { colour, UNSEEN } from '../cards.ts';
import { owns } from '../container.ts';
import { COLOURS, KINDS } from '../data/box.ts';
import { game } from '../game.ts';
import type { Options } from '../meta.ts';
import { SPACES } from '../space.ts';
import { ENDINGS, type State } from '../state.ts';
import { inContainer, kindOf, MUSSEL, TOKENS } from '../token.ts';

const options: Options = { cards: 'shuffled', idleVoyages: 3 };
const reef: Run<Options> = { seats: 2, options, seed: 'reef', driver: 'kinds' };
const trench: Run<Options> = { seats: 5, options, seed: 'trench', driver: 'kinds' };

testGame(game, {
  folder: import.meta.dirname,
  inventory,
  invariant,
  secrets: s => s.hands.map(hand => hand.map(colour).sort()),
  games: 3,
  lucky: 0.12,
  endings: ENDINGS,
  tieBreaks: true,
  playthroughs: [reef, { ...reef, seats: 3, seed: 'lagoon' }],
  perft: [
    { name: 'first placement', run: reef, skip: 0, nodes: [6, 36, 216, 1296] },
    { name: 'first voyage of two', run: reef, skip: 10, nodes: [4, 42, 300, 652] },
    { name: 'many submarines below the ship', run: reef, skip: 164, nodes: [49, 1385, 20667, 28657] },
    { name: 'first voyage of five', run: trench, skip: 15, nodes: [4, 39, 45, 195] },
    { name: 'paying from the hand', run: trench, skip: 322, nodes: [2, 2, 4, 8] },
  ],
});

/** SU-2 … SU-5: every token, every submarine, every ship, and every card of each colour. */
function inventory(s: State): Record<string, number> {
  const cards = Object.fromEntries(
    COLOURS.map((name, c) => [`${name} cards`, s.unseen[c] + s.discards[c] + seen(s, c)]),
  );
  const piles = s.piles.flat();
  return {
    ...cards,
    cards: s.hands.flat().length + piles.length + s.discards.reduce((a, b) => a + b, 0),
    tokens: s.at.length,
    submarines: s.submarines.length,
    ships: s.ships.length,
  };
}

function seen(s: State, c: number): number {
  return [...s.hands.flat(), ...s.piles.flat()].filter(card => card !== UNSEEN && colour(card) === c).length;
}

function invariant(s: State): string | undefined {
  if (s.unseen.some(n => n < 0) || s.discards.some(n => n < 0)) return 'negative number of cards';
  if (s.unseen.reduce((a, b) => a + b, 0) < s.piles.flat().filter(card => card === UNSEEN).length)
    return 'piles hold more unseen cards than there are';
  if (s.at.length !== TOKENS) return 'tokens are missing';
  for (let token = 0; token < MUSSEL; token++) {
    if (s.at[token] === SPACES) return 'a treasure is in the box';
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const kinds = s.at
      .slice(0, MUSSEL)
      .flatMap((place, token) => (place === inContainer(seat) ? [kindOf(token)] : []));
    if (new Set(kinds).size !== kinds.length) return 'a kind lies twice in a container';
    if (kinds.length > KINDS.length || kinds.some(kind => !owns(s, seat, kind)))
      return 'a container is wrong';
    if (s.hands[seat].length > 3) return 'a hand is too large';
  }
  if (s.stack.length === 0 && s.ending === '') return 'nothing is asked but the game goes on';
  return undefined;
}
