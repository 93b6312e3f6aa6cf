/**
 * Pairs: a tiny game for testing the kernel and its test kit. Everybody holds three hidden cards from a deck of
 * four suits; in turn a seat shows one (public) or tucks one (face down) and draws. Whoever showed most of a suit wins.
 */
import { below, drawFrom, forkRng, type Game, type Rng, type Viewer } from '../index.ts';

export type PairsMove = { readonly kind: 'show' | 'tuck' | 'end'; readonly suit: number };
export type PairsOptions = { readonly suits: 3 | 4 };

export interface PairsState {
  rng: Rng;
  hands: number[][];
  shown: number[][];
  suits: number;
  tucked: number;
  deck: number[];
  seat: number;
  /** A card was shown or tucked in this turn. */
  acted: boolean;
  turns: number;
}

export interface PairsView {
  readonly viewer: Viewer;
  readonly hands: readonly (readonly number[] | number)[];
  readonly shown: readonly (readonly number[])[];
  readonly suits: number;
  readonly tucked: number;
  readonly left: number;
  readonly seat: number;
  readonly acted: boolean;
  readonly turns: number;
}

const TURNS = 12;

export const pairs: Game<PairsState, PairsMove, PairsView, PairsOptions> = {
  meta: {
    id: 'pairs',
    title: 'Pairs',
    version: 1,
    stage: 'alpha',
    seats: { min: 2, max: 3 },
    minutes: 1,
    weight: 1,
    credits: { designers: '', publisher: '', year: 2026 },
    options: { suits: { values: [3, 4], default: 4 } },
    bounds: { moves: 60, branching: 9, score: [0, 12] },
  },
  setup(seats, options, rng, log) {
    const deck: number[] = new Array(options.suits).fill(12);
    const hands = Array.from({ length: seats }, () => [0, 0, 0].map(() => drawFrom(rng, deck)));
    for (const [seat, hand] of hands.entries())
      log?.event('dealt', { seat }, { seats: [seat], params: { hand: [...hand].sort().join(' ') } });
    return {
      rng,
      hands,
      shown: hands.map(() => [0, 0, 0, 0]),
      suits: options.suits,
      tucked: 0,
      deck,
      seat: below(rng, seats),
      acted: false,
      turns: 0,
    };
  },
  actors: s => (s.turns < TURNS ? [s.seat] : []),
  moves(s, seat) {
    if (s.acted) return [{ kind: 'end', suit: 0 }];
    const suits = [...new Set(s.hands[seat])].sort();
    return suits.flatMap(suit => [
      { kind: 'show', suit },
      { kind: 'tuck', suit },
    ]);
  },
  explain(s, seat, move) {
    if (s.acted !== (move.kind === 'end')) return { rule: 'P-1', key: 'oneCardThenEnd' };
    if (move.kind !== 'end' && !s.hands[seat].includes(move.suit)) return { rule: 'P-2', key: 'notInHand' };
    return undefined;
  },
  play(s, seat, move, log) {
    if (move.kind === 'end') {
      s.hands[seat].push(drawFrom(s.rng, s.deck));
      s.acted = false;
      s.turns++;
      s.seat = (s.seat + 1) % s.hands.length;
      return;
    }
    s.hands[seat].splice(s.hands[seat].indexOf(move.suit), 1);
    if (move.kind === 'show') s.shown[seat][move.suit]++;
    else s.tucked++;
    s.acted = true;
    if (move.kind === 'show') log?.event('showed', { seat, suit: move.suit });
    else log?.event('tucked', { seat }, { seats: [seat], params: { suit: move.suit } });
  },
  clone: s => ({
    ...s,
    rng: [...s.rng],
    hands: s.hands.map(h => [...h]),
    shown: s.shown.map(h => [...h]),
    deck: [...s.deck],
  }),
  view: (s, viewer) => ({
    viewer,
    hands: s.hands.map((hand, seat) => (seat === viewer ? [...hand].sort() : hand.length)),
    shown: s.shown.map(row => [...row]),
    suits: s.suits,
    tucked: s.tucked,
    left: s.deck.reduce((a, b) => a + b, 0),
    seat: s.seat,
    acted: s.acted,
    turns: s.turns,
  }),
  redact: (_, seat, move, viewer) => (move.kind === 'tuck' && viewer !== seat ? 'tuck:?' : pairs.write(move)),
  sample(v, rng) {
    const hidden =
      v.hands.map(hand => (typeof hand === 'number' ? hand : 0)).reduce((a, b) => a + b, 0) + v.left;
    const deck: number[] = Array.from({ length: v.suits }, (_, suit) =>
      Math.floor((hidden + suit) / v.suits),
    );
    const hands = v.hands.map(hand =>
      typeof hand === 'number' ? Array.from({ length: hand }, () => drawFrom(rng, deck)) : [...hand],
    );
    return {
      rng: forkRng(rng),
      hands,
      shown: v.shown.map(row => [...row]),
      suits: v.suits,
      tucked: v.tucked,
      deck,
      seat: v.seat,
      acted: v.acted,
      turns: v.turns,
    };
  },
  standing: v =>
    v.shown.map((row, seat) => ({
      seat,
      score: Math.max(...row),
      parts: [{ key: 'suit', value: Math.max(...row) }],
    })),
  result(s) {
    if (s.turns < TURNS) return undefined;
    const scores = s.shown.map(row => Math.max(...row));
    return {
      ending: 'turns',
      scores,
      places: scores.map(mine => 1 + scores.filter(other => other > mine).length),
    };
  },
  write: m => (m.kind === 'end' ? 'end' : `${m.kind}:${m.suit}`),
  read(text) {
    if (text === 'end') return { kind: 'end', suit: 0 };
    const match = /^(show|tuck):([0-3])$/.exec(text);
    return match ? { kind: match[1] as 'show' | 'tuck', suit: Number(match[2]) } : undefined;
  },
  key: m => ['show', 'tuck', 'end'].indexOf(m.kind) * 4 + m.suit,
  kind: m => m.kind,
  value: s => {
    const scores = s.shown.map(row => Math.max(...row) + 1);
    const total = scores.reduce((a, b) => a + b, 0);
    return scores.map(score => score / total);
  },
  quiet: s => !s.acted,
  prior: () => 1,
};
