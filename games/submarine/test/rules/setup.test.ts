/** SU-1 … SU-11: what is in the box and how the table is laid. */
import { apply, pick, seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { colour, UNSEEN } from '../../cards.ts';
import { COLOURS, KINDS } from '../../data/box.ts';
import { game } from '../../game.ts';
import type { Options } from '../../meta.ts';
import { writeToken } from '../../notation.ts';
import { LEFT, SPACES, writeSpace } from '../../space.ts';
import type { State } from '../../state.ts';
import { BOX, MUSSEL, TOKENS } from '../../token.ts';
import { position } from '../position.ts';
import { flaws } from '../soundness.ts';
import { cardCount, container, jokers, offered, play, tokensIn } from '../table.ts';

const SEATS = [2, 3, 4, 5];
const SEATS_OF_FIVE = [0, 1, 2, 3, 4];

function start(seats: number, seed = 'start', cards: Options['cards'] = 'shuffled'): State {
  return game.setup(seats, { cards, idleVoyages: 3 }, seedRng(seed, 'play'));
}

test('SU-1 six columns, four levels under water; nothing but ships is ever on the surface', () => {
  const spaces = new Set(start(2).at.slice(0, MUSSEL).map(writeSpace));
  const expected = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap(column => [2, 3, 4, 5].map(n => `${column}${n}`));
  expect([...spaces].sort()).toEqual(expected);
  expect(game.read('move:C2-C1')).toBeUndefined();
  expect(game.read('move:C5-C6')).toBeUndefined();
  expect(game.read('sail:G')).toBeUndefined();
});

test('SU-2 sixty treasures, twelve kinds, each once in every colour', () => {
  const names = Array.from({ length: MUSSEL }, (_, token) => writeToken(token));
  expect(names).toHaveLength(60);
  expect(KINDS).toHaveLength(12);
  expect(new Set(names)).toEqual(new Set(KINDS.flatMap(kind => COLOURS.map(c => `${kind}-${c}`))));
});

test('SU-3 five mussels, one in each colour', () => {
  const names = Array.from({ length: TOKENS - MUSSEL }, (_, i) => writeToken(MUSSEL + i));
  expect(names).toEqual(['mussel-sand', 'mussel-sky', 'mussel-rose', 'mussel-jade', 'mussel-lilac']);
});

test('SU-4 sixty salvage cards, twelve of each colour: five players have them all', () => {
  const s = start(5);
  const inHands = COLOURS.map((_, c) => s.hands.flat().filter(x => colour(x) === c).length);
  expect(s.piles.flat().length + s.hands.flat().length).toBe(60);
  expect(s.unseen.map((count, c) => count + inHands[c])).toEqual([12, 12, 12, 12, 12]);
});

test('SU-5 everyone has one ship and a fleet; the player colour has nothing to do with the treasure colours', () => {
  expect(start(5).ships).toHaveLength(5);
  expect(start(2).submarines).toHaveLength(2 * 5);
  for (const seat of SEATS_OF_FIVE) {
    for (const c of COLOURS) {
      const s = position({
        seats: 5,
        turn: seat,
        submarines: SEATS_OF_FIVE.map(i => (i === seat ? ['C2'] : [])),
        treasures: { C2: `ring-${c}` },
        hands: SEATS_OF_FIVE.map(i => (i === seat ? `${c} ${c} ${c}` : undefined)),
      });
      play(s, 'sail:C', `lift:ring-${c}`);
      expect(container(s, seat)).toContain(`ring-${c}`);
    }
  }
});

test('SU-6 every column holds one, two, three and four treasures from top to bottom', () => {
  for (const seats of SEATS) {
    const s = start(seats);
    for (const column of ['A', 'B', 'C', 'D', 'E', 'F']) {
      const counts = [2, 3, 4, 5].map(level => tokensIn(s, `${column}${level}`).length);
      expect(counts).toEqual([1, 2, 3, 4]);
    }
    expect(s.at.slice(0, MUSSEL).every(place => place < SPACES)).toBe(true);
  }
});

test('SU-6 the treasures lie at random and face up', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 300; i++) seen.add(start(2, `spread ${i}`).at[0]);
  expect(seen.size).toBe(24);
  const s = start(3);
  expect(game.view(s, 'spectator').at).toEqual(s.at);
});

test('SU-7 all ships start on the left, all containers are empty and open to everybody', () => {
  for (const seats of SEATS) {
    const s = start(seats);
    expect(s.ships).toEqual(new Array(seats).fill(LEFT));
    for (let seat = 0; seat < seats; seat++) expect(container(s, seat)).toEqual([]);
    expect(game.standing(game.view(s, 'spectator')).map(standing => standing.score)).toEqual(
      new Array(seats).fill(0),
    );
  }
});

test('SU-8 cards and submarines by number of players, one mussel each', () => {
  for (const { seats, cards, inPlay, submarines } of [
    { seats: 2, cards: 15, inPlay: 30, submarines: 5 },
    { seats: 3, cards: 15, inPlay: 45, submarines: 5 },
    { seats: 4, cards: 13, inPlay: 52, submarines: 4 },
    { seats: 5, cards: 12, inPlay: 60, submarines: 3 },
  ]) {
    const s = start(seats);
    for (let seat = 0; seat < seats; seat++) {
      expect(cardCount(s, seat)).toBe(cards);
      expect(jokers(s, seat)).toHaveLength(1);
    }
    expect(s.hands.flat().length + s.piles.flat().length).toBe(inPlay);
    expect(s.submarines).toHaveLength(seats * submarines);
  }
});

test('SU-9 what is not needed stays in the box', () => {
  for (const seats of SEATS) {
    const s = start(seats);
    const beside = s.hands.flatMap((_, seat) => jokers(s, seat));
    expect(new Set(beside).size).toBe(seats);
    const onTable = s.at.slice(MUSSEL).filter(place => place !== BOX).length;
    expect(onTable).toBe(seats);
    const unseenInBox = s.unseen.reduce((sum, n) => sum + n, 0) - s.piles.flat().length;
    expect(unseenInBox).toBe([30, 15, 8, 0][seats - 2]);
  }
});

test('SU-10 everybody holds three cards and has the rest as a face-down pile nobody knows', () => {
  for (const seats of SEATS) {
    const s = start(seats);
    expect(s.hands.map(hand => hand.length)).toEqual(new Array(seats).fill(3));
    expect(new Set(s.piles.map(pile => pile.length)).size).toBe(1);
    expect(s.piles.flat().every(c => c === UNSEEN)).toBe(true);
  }
  const first = start(2, 'one').hands.flat().map(colour);
  const others = ['two', 'three', 'four'].map(seed => start(2, seed).hands.flat().map(colour));
  expect(others.some(hand => hand.join() !== first.join())).toBe(true);
});

test('SU-11 every player has one mussel, openly beside the container', () => {
  const s = start(4);
  const mine = s.hands.map((_, seat) => jokers(s, seat));
  expect(mine.every(tokens => tokens.length === 1 && tokens[0].startsWith('mussel-'))).toBe(true);
  expect(new Set(mine.flat()).size).toBe(4);
  expect(game.standing(game.view(s, 'spectator')).map(({ parts }) => parts[1].value)).toEqual([1, 1, 1, 1]);
});

test('SU-1 SU-2 SU-3 SU-4 SU-5 nothing of the box is lost, doubled or misplaced in whole games', () => {
  for (const seats of SEATS) {
    for (const cards of ['shuffled', 'even'] as const) {
      const s = start(seats, `whole ${seats}`, cards);
      const rng = seedRng('driver', 'play');
      for (let i = 0; i < 6000 && game.actors(s).length > 0; i++) {
        const moves = game.moves(s, s.seat);
        const kind = pick(rng, [...new Set(moves.map(game.kind))]);
        const move = pick(
          rng,
          moves.filter(m => game.kind(m) === kind),
        );
        expect(apply(game, s, s.seat, move)).toBeUndefined();
        expect(flaws(s)).toEqual([]);
      }
      expect(game.result(s)).toBeDefined();
      expect(offered(s)).toEqual([]);
    }
  }
});
