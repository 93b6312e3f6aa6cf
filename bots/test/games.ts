/** Tiny games in which the right move is known. */
import { below, type Game, type Rng, type Seat } from '@fathom/kernel';

interface Base {
  rng: Rng;
}

const META = {
  title: 'Toy',
  version: 1,
  stage: 'alpha',
  seats: { min: 2, max: 2 },
  minutes: 1,
  weight: 1,
  credits: { designers: '', publisher: '', year: 2000 },
  options: {},
  bounds: { moves: 100, branching: 10, score: [0, 1] },
} as const;

export interface Heap extends Base {
  left: number;
  seat: Seat;
}

/** Nim: take one to three, whoever takes the last wins. A multiple of four is lost for the seat to move. */
export const nim: Game<Heap, number, Heap> = {
  meta: { ...META, id: 'nim' },
  setup: (_, __, rng) => ({ rng, left: 21, seat: 0 }),
  actors: s => (s.left > 0 ? [s.seat] : []),
  moves: s => [1, 2, 3].filter(n => n <= s.left),
  explain: (s, seat, n) =>
    seat === s.seat && n >= 1 && n <= 3 && n <= s.left ? undefined : { rule: 'N-1', key: 'no' },
  play: (s, _, n) => {
    s.left -= n;
    s.seat = 1 - s.seat;
  },
  clone: s => ({ ...s, rng: [...s.rng] }),
  view: s => ({ ...s, rng: [0, 0, 0, 0] }),
  redact: (_, __, n) => String(n),
  sample: (v, rng) => ({ ...v, rng: [...rng] }),
  standing: () => [],
  result: s =>
    s.left > 0
      ? undefined
      : { ending: 'empty', places: [s.seat + 1, 2 - s.seat].map(p => 3 - p), scores: [0, 0] },
  write: String,
  read: Number,
  key: n => n,
  kind: () => 'take',
  value: s => (s.left > 0 ? [0.5, 0.5] : [0, 1].map(seat => (seat === s.seat ? 0 : 1))),
  quiet: () => true,
  prior: () => 1,
};

const SHELL_MOVES = ['hide:left', 'hide:right', 'safe', 'gamble', 'left', 'right'] as const;
export type ShellMove = (typeof SHELL_MOVES)[number];

export interface Shells extends Base {
  /** Where seat 1 has hidden the pearl; empty before. */
  pearl: '' | 'left' | 'right';
  gambled: boolean;
  /** What seat 0 won. */
  prize: number;
}

export interface ShellsView {
  readonly hidden: boolean;
  readonly gambled: boolean;
  readonly prize: number;
}

/**
 * Seat 0 takes a safe 0.6, or gambles and names one of two shells: 1 if the pearl of seat 1 is under it, else 0.
 * Seat 1 hides the pearl before or after seat 0 decides. Whoever could see through the shells would gamble.
 */
export function shells(hidden: 'before' | 'after'): Game<Shells, ShellMove, ShellsView> {
  return {
    meta: { ...META, id: 'shells' },
    setup: (_, __, rng) => ({ rng, pearl: hidden === 'before' ? 'left' : '', gambled: false, prize: -1 }),
    actors: s => (s.prize >= 0 ? [] : [s.gambled && s.pearl === '' ? 1 : 0]),
    moves: s => {
      if (!s.gambled) return ['safe', 'gamble'];
      return s.pearl === '' ? ['hide:left', 'hide:right'] : ['left', 'right'];
    },
    explain: () => undefined,
    play: (s, _, move) => {
      if (move === 'hide:left') s.pearl = 'left';
      else if (move === 'hide:right') s.pearl = 'right';
      else if (move === 'gamble') s.gambled = true;
      else if (move === 'safe') s.prize = 0.6;
      else s.prize = move === s.pearl ? 1 : 0;
    },
    clone: s => ({ ...s, rng: [...s.rng] }),
    view: s => ({ hidden: s.pearl !== '', gambled: s.gambled, prize: s.prize }),
    redact: (_, seat, move, viewer) => (move.startsWith('hide') && viewer !== seat ? 'hide:?' : move),
    sample: (v, rng) => ({
      rng: [...rng],
      pearl: v.hidden ? (below(rng, 2) === 0 ? 'left' : 'right') : '',
      gambled: v.gambled,
      prize: v.prize,
    }),
    standing: () => [],
    result: () => undefined,
    write: move => move,
    read: text => SHELL_MOVES.find(move => move === text),
    key: move => SHELL_MOVES.indexOf(move),
    kind: move => move,
    value: s => (s.prize < 0 ? [0.5, 0.5] : [s.prize, 1 - s.prize]),
    quiet: () => true,
    prior: () => 1,
  };
}

const COIN_SIDES = ['left', 'right', 'safe'] as const;
export type CoinMove = (typeof COIN_SIDES)[number];

export interface Coins extends Base {
  /** What each seat has chosen, face down until both have; empty before. */
  chosen: ('' | CoinMove)[];
}

/** Both choose a side at the same time: seat 0 wins if they differ, seat 1 if they are alike. Seat 0 may take a safe 0.3 instead. */
export const coins: Game<Coins, CoinMove, readonly boolean[]> = {
  meta: { ...META, id: 'coins' },
  setup: (_, __, rng) => ({ rng, chosen: ['', ''] }),
  actors: s => [0, 1].filter(seat => s.chosen[seat] === ''),
  moves: (_, seat) => (seat === 0 ? [...COIN_SIDES] : ['left', 'right']),
  explain: () => undefined,
  play: (s, seat, move) => {
    s.chosen[seat] = move;
  },
  clone: s => ({ rng: [...s.rng], chosen: [...s.chosen] }),
  view: s => s.chosen.map(side => side !== ''),
  redact: (_, seat, move, viewer) => (viewer === seat ? move : '?'),
  sample: (_, rng) => ({ rng: [...rng], chosen: ['', ''] }),
  standing: () => [],
  result: () => undefined,
  write: move => move,
  read: text => COIN_SIDES.find(side => side === text),
  key: move => COIN_SIDES.indexOf(move),
  kind: move => move,
  value: ({ chosen: [own, other] }) => {
    if (own === '' || other === '') return [0.5, 0.5];
    const share = own === 'safe' ? 0.3 : own === other ? 0 : 1;
    return [share, 1 - share];
  },
  quiet: s => s.chosen.every(side => side !== ''),
  prior: () => 1,
};
