/**
 * Positions for tests, built from what matters in them. Whatever is not mentioned is filled in so that nothing of
 * the box is missing: see `Position` for the defaults. Seat numbers are the indices of the lists.
 */
import { type Rng, seedRng } from '@fathom/kernel';
import { card, dealUnseen, UNSEEN } from '../cards.ts';
import { COLOURS, HAND, SHARES, TREASURES_PER_SPACE } from '../data/box.ts';
import type { Options } from '../meta.ts';
import { read } from '../notation.ts';
import { COLUMNS, depthOf, LEFT, LEVELS, RIGHT, spaceAt } from '../space.ts';
import type { State } from '../state.ts';
import { besideContainer, inContainer, MUSSEL, type Token } from '../token.ts';
import { startTurn } from '../turn.ts';
import { flaws } from './soundness.ts';
import { Tokens } from './spread.ts';

export interface Position {
  /** Two, unless said otherwise. */
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Whose turn begins; seat 0 unless said otherwise. */
  readonly turn?: number;
  /** `left`, a column, or `right`; `left` unless said otherwise. */
  readonly ships?: readonly string[];
  /** Spaces of the submarines; those not mentioned lie in A5, in nobody's way. */
  readonly submarines?: readonly (readonly string[])[];
  /** Exactly what lies in a space; spaces not mentioned are filled. */
  readonly treasures?: Readonly<Record<string, string>>;
  /** Tokens, or how many (then the kinds in order); not mentioned: what has no room on the board, last seat first. */
  readonly containers?: readonly (string | number | undefined)[];
  /** Tokens beside the container; not mentioned: one mussel, and duplicates that have no room. */
  readonly jokers?: readonly (string | undefined)[];
  /** Colours; not mentioned: sand, sky, rose. */
  readonly hands?: readonly (string | undefined)[];
  /** How many cards, which nobody has seen; not mentioned: an equal share of the rest. */
  readonly piles?: readonly (number | undefined)[];
  readonly voyage?: number;
  readonly idle?: number;
  readonly progress?: boolean;
}

export function position(p: Position): State {
  const seats = p.seats ?? 2;
  const options: Options = { cards: 'shuffled', idleVoyages: 3, ...p.options };
  const hands = perSeat(seats, seat => words(p.hands?.[seat] ?? 'sand sky rose').map(colourNamed));
  const tokens = layTokens(p, seats, hands);
  const discarded = MUSSEL - tokens.onBoard();
  const unseen = dealUnseen(seats, options);
  for (const c of hands.flat()) unseen[c]--;
  const discards = COLOURS.map(() => 0);
  for (let i = 0; i < discarded; i++) discardFrom(unseen, discards);
  const state: State = {
    rng: testRng(),
    seats,
    options,
    at: tokens.at,
    submarines: fleets(p, seats),
    ships: perSeat(seats, seat => column(p.ships?.[seat] ?? 'left')),
    hands: hands.map((hand, seat) => hand.map(c => card(c, 1 << seat))),
    piles: pileSizes(p, seats, hands, discarded).map(size => new Array(size).fill(UNSEEN)),
    unseen,
    discards,
    seat: p.turn ?? 0,
    voyage: p.voyage ?? 1,
    idle: p.idle ?? 0,
    progress: p.progress ?? false,
    stack: [{ step: 'sail' }],
    ending: '',
  };
  startTurn(state);
  const found = flaws(state);
  if (found.length > 0) throw new Error(`the position is not sound: ${found.join('; ')}`);
  return state;
}

/** The number of a token written as in the notation, such as `ring-rose` or `mussel-sky`. */
export function token(text: string): Token {
  const move = read(`lift:${text}`);
  if (move?.kind !== 'salvage') throw new Error(`${text} is no token`);
  return move.token;
}

/** The number of a space written as in the notation, such as `C4`. */
export function space(text: string): number {
  const depth = LEVELS.map(String).indexOf(text.slice(1));
  if (depth < 0) throw new Error(`${text} is no space`);
  return spaceAt(column(text.slice(0, 1)), depth);
}

function testRng(seed = 'position'): Rng {
  return seedRng(seed, 'play');
}

function layTokens(p: Position, seats: number, hands: readonly number[][]): Tokens {
  const tokens = new Tokens(seats);
  for (const [name, content] of Object.entries(p.treasures ?? {})) {
    if (words(content).length > TREASURES_PER_SPACE[depthOf(space(name))])
      throw new Error(`${name} is overfull`);
    for (const text of words(content)) tokens.lay(token(text), space(name));
  }
  const openContainers: number[] = [];
  const openBesides: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const held = p.containers?.[seat];
    const beside = p.jokers?.[seat];
    if (typeof held === 'string') for (const text of words(held)) tokens.lay(token(text), inContainer(seat));
    if (beside !== undefined)
      for (const text of words(beside)) tokens.lay(token(text), besideContainer(seat));
    if (held === undefined) openContainers.unshift(seat);
    if (held === undefined && beside === undefined) openBesides.unshift(seat);
  }
  for (let seat = 0; seat < seats; seat++) {
    const held = p.containers?.[seat];
    if (typeof held === 'number') tokens.fillContainer(seat, held);
    if (p.jokers?.[seat] === undefined) tokens.dealMussel(seat);
  }
  tokens.boxMussels();
  const described = new Set(Object.keys(p.treasures ?? {}).map(space));
  tokens.spreadRest(described, boardGoal(p, seats, hands), openContainers, openBesides);
  return tokens;
}

/** Every discarded card has brought up a token, so described cards say how many tokens are left on the board. */
function boardGoal(p: Position, seats: number, hands: readonly number[][]): number {
  const piles = perSeat(seats, seat => p.piles?.[seat]);
  if (piles.some(size => size === undefined)) return MUSSEL;
  const left = sum(piles.map(size => size ?? 0)) + hands.flat().length;
  return MUSSEL - (SHARES[seats].cards * seats - left);
}

function pileSizes(p: Position, seats: number, hands: readonly number[][], discarded: number): number[] {
  const described = perSeat(seats, seat => p.piles?.[seat] ?? (hands[seat].length < HAND ? 0 : undefined));
  const open = described.filter(size => size === undefined).length;
  const rest =
    SHARES[seats].cards * seats - discarded - hands.flat().length - sum(described.map(size => size ?? 0));
  let extra = open > 0 ? rest % open : 0;
  return described.map(size => size ?? Math.floor(rest / open) + (extra-- > 0 ? 1 : 0));
}

function fleets(p: Position, seats: number): number[] {
  const fleet = SHARES[seats].submarines;
  return perSeat(seats, seat => {
    const named = (p.submarines?.[seat] ?? []).map(space);
    if (named.length > fleet) throw new Error(`seat ${seat} has only ${fleet} submarines`);
    return [...named, ...new Array<number>(fleet - named.length).fill(space('A5'))];
  }).flat();
}

/** Discards a card of the colour that is most plentiful. */
function discardFrom(unseen: number[], discards: number[]): void {
  const c = unseen.indexOf(Math.max(...unseen));
  unseen[c]--;
  discards[c]++;
}

function column(name: string): number {
  if (name === 'left') return LEFT;
  if (name === 'right') return RIGHT;
  const index = COLUMNS.map(String).indexOf(name);
  if (index < 0) throw new Error(`${name} is no column`);
  return index;
}

function colourNamed(name: string): number {
  const index = COLOURS.map(String).indexOf(name);
  if (index < 0) throw new Error(`${name} is no colour`);
  return index;
}

function words(text: string): string[] {
  return text.split(' ').filter(word => word !== '');
}

function perSeat<T>(seats: number, make: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => make(seat));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
