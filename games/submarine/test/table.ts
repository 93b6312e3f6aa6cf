import { testTable, told } from '@fathom/kernel/testkit/index.ts';
import { colour } from '../cards.ts';
import { COLOURS } from '../data/box.ts';
import { game } from '../game.ts';
import { writeToken } from '../notation.ts';
import { LEVELS, writeSpace } from '../space.ts';
import { fleetSize, type State } from '../state.ts';
import { besideContainer, inContainer } from '../token.ts';
import { space } from './position.ts';
import { flaws } from './soundness.ts';

export { told };
export const { play, refused, offered, move } = testTable(game, { flaws });

/** Each seat in turn sails off the board until a seat that does not want to is reached. */
export function leave(s: State, seats: number): void {
  for (let i = 0; i < seats; i++) play(s, 'sail:out', 'end');
}

export function hand(s: State, seat: number): string[] {
  return s.hands[seat].map(c => COLOURS[colour(c)]).sort();
}

export function container(s: State, seat: number): string[] {
  return tokensAt(s, inContainer(seat));
}

export function jokers(s: State, seat: number): string[] {
  return tokensAt(s, besideContainer(seat));
}

export function tokensIn(s: State, name: string): string[] {
  return tokensAt(s, space(name));
}

export function fleet(s: State, seat: number): string[] {
  const size = fleetSize(s);
  return s.submarines.slice(seat * size, (seat + 1) * size).map(writeSpace);
}

/** Tokens of a column, mussels included. */
export function tokensBelow(s: State, column: string): string[] {
  return LEVELS.flatMap(level => tokensIn(s, `${column}${level}`));
}

export function cardCount(s: State, seat: number): number {
  return s.hands[seat].length + s.piles[seat].length;
}

function tokensAt(s: State, place: number): string[] {
  return s.at.flatMap((at, token) => (at === place ? [writeToken(token)] : []));
}
