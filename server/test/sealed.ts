/**
 * A game for tests: everybody bids a secret card at the same time, the last bid opens all of them. Its cards are
 * six-digit numbers, so a leaked one is found in any text.
 */
import type { GameEntry } from '@fathom/games';
import { below, type Game, type Meta, type OptionValues, type Rng, type Viewer } from '@fathom/kernel';

const ROUNDS = 4;

interface State {
  rng: Rng;
  seats: number;
  hands: number[][];
  bids: number[];
  points: number[];
  round: number;
}

interface View {
  hand: number[];
  sizes: number[];
  hasBid: boolean[];
  points: number[];
  round: number;
}

const meta: Meta = {
  id: 'sealed',
  title: 'Sealed',
  version: 1,
  stage: 'alpha',
  seats: { min: 2, max: 4 },
  minutes: 1,
  weight: 1,
  credits: { designers: 'nobody', publisher: 'nobody', year: 2000 },
  options: {},
  bounds: { moves: 16, branching: 4, score: [0, 4] },
};

function draw(s: State): number {
  return 100000 + below(s.rng, 900000);
}

export const sealed: Game<State, number, View, OptionValues> = {
  meta,
  setup(seats, _, rng) {
    const s: State = {
      rng,
      seats,
      hands: [],
      bids: Array(seats).fill(0),
      points: Array(seats).fill(0),
      round: 0,
    };
    for (let seat = 0; seat < seats; seat++) s.hands.push([draw(s), draw(s), draw(s)]);
    return s;
  },
  actors: s => (s.round === ROUNDS ? [] : [...Array(s.seats).keys()].filter(seat => s.bids[seat] === 0)),
  moves: (s, seat) => [...s.hands[seat]],
  explain: (s, seat, card) =>
    s.hands[seat].includes(card) ? undefined : { rule: 'SE-1', key: 'notYours', params: { card } },
  play(s, seat, card, log) {
    s.hands[seat] = s.hands[seat].filter(other => other !== card);
    s.bids[seat] = card;
    log?.event('bid', { seat }, { seats: [seat], params: { card } });
    if (s.bids.includes(0)) return;
    const best = s.bids.indexOf(Math.max(...s.bids));
    s.points[best]++;
    s.round++;
    log?.event('open', Object.fromEntries(s.bids.map((bid, i) => [`bid${i}`, bid])));
    log?.reveal([...Array(s.seats).keys()]);
    s.bids.fill(0);
    for (const hand of s.hands) hand.push(draw(s));
  },
  clone: s => structuredClone(s),
  view: (s, viewer) => ({
    hand: viewer === 'spectator' ? [] : [...s.hands[viewer]],
    sizes: s.hands.map(hand => hand.length),
    hasBid: s.bids.map(bid => bid > 0),
    points: [...s.points],
    round: s.round,
  }),
  redact: (_, seat, card, viewer: Viewer) => (viewer === seat ? String(card) : '?'),
  sample: (v, rng) => ({
    rng,
    seats: v.sizes.length,
    hands: [],
    bids: [],
    points: [...v.points],
    round: v.round,
  }),
  standing: v => v.points.map((score, seat) => ({ seat, score, parts: [] })),
  result(s) {
    if (s.round < ROUNDS) return undefined;
    const places = s.points.map(own => 1 + s.points.filter(other => other > own).length);
    return { ending: 'rounds', places, scores: [...s.points] };
  },
  write: String,
  read: text => (/^\d{6}$/.test(text) ? Number(text) : undefined),
  key: card => card,
  kind: () => 'bid',
  value: s => s.points.map(() => 0.5),
  quiet: () => true,
  prior: () => 1,
};

export const SEALED: GameEntry = {
  meta,
  lobby: { en: 'Bids nobody sees.', de: 'Gebote, die keiner sieht.' },
  rules: async () => ({ game: sealed as unknown as Game }),
  voice: () => Promise.reject(new Error('the test game does not speak')),
};
