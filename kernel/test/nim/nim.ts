/**
 * Nim, as small as a game can be: in turn everybody takes one to three sticks, and whoever takes the last one wins.
 * Every turn is a single decision, nothing is hidden, there are no options and no recorded games.
 */
import { forkRng, type Game, type Params, type Refusal, type Rng, type Voice } from '../../index.ts';

export interface Take {
  readonly kind: 'take';
  readonly sticks: number;
}

export interface NimState {
  rng: Rng;
  seats: number;
  sticks: number;
  seat: number;
}

type NimView = Omit<NimState, 'rng'>;

const STICKS = 15;
const MOST = 3;

export const nim: Game<NimState, Take, NimView, Record<string, never>> = {
  meta: {
    id: 'nim',
    title: 'Nim',
    version: 1,
    stage: 'alpha',
    seats: { min: 2, max: 3 },
    minutes: 1,
    weight: 1,
    credits: { designers: '', publisher: '', year: 2026 },
    options: {},
    bounds: { moves: STICKS, branching: MOST, score: [0, 1] },
  },
  setup(seats, _, rng, log) {
    log?.event('laid', { sticks: STICKS });
    return { rng, seats, sticks: STICKS, seat: 0 };
  },
  actors: s => (s.sticks > 0 ? [s.seat] : []),
  moves: s => [1, 2, 3].filter(sticks => sticks <= s.sticks).map(sticks => ({ kind: 'take', sticks })),
  explain: (s, _, { sticks }) =>
    sticks > s.sticks ? refuse('N-1', 'tooMany', { sticks: s.sticks }) : undefined,
  play(s, seat, { sticks }, log) {
    s.sticks -= sticks;
    log?.event('took', { seat, sticks });
    if (s.sticks > 0) s.seat = (seat + 1) % s.seats;
  },
  clone: s => ({ ...s, rng: [...s.rng] }),
  view: ({ seats, sticks, seat }) => ({ seats, sticks, seat }),
  redact: (_, __, move) => nim.write(move),
  sample: (v, rng) => ({ rng: forkRng(rng), ...v }),
  standing: v =>
    Array.from({ length: v.seats }, (_, seat) => ({
      seat,
      score: v.sticks === 0 && v.seat === seat ? 1 : 0,
      parts: [],
    })),
  result(s) {
    if (s.sticks > 0) return undefined;
    const scores = Array.from({ length: s.seats }, (_, seat) => (seat === s.seat ? 1 : 0));
    return { ending: 'taken', scores, places: scores.map(score => 2 - score) };
  },
  write: ({ sticks }) => `take:${sticks}`,
  read: text => (/^take:[1-3]$/.test(text) ? { kind: 'take', sticks: Number(text.at(-1)) } : undefined),
  key: ({ sticks }) => sticks,
  kind: ({ kind }) => kind,
  value: s => Array.from({ length: s.seats }, () => 1 / s.seats),
  quiet: () => true,
  prior: () => 1,
};

function refuse(rule: string, key: string, params: Params): Refusal {
  return { rule, key, params };
}

const KERNEL = {
  'refuse.notYourTurn': 'Not now.',
  'refuse.unreadable': 'No move.',
  'refuse.gameOver': 'Over.',
};

export const voice: Voice<NimView, Take> = {
  words: {
    en: {
      ...KERNEL,
      'label.take': 'Take {sticks}',
      'event.laid': '{sticks} sticks lie on the table.',
      'event.took': 'Somebody takes {sticks}.',
      'refuse.tooMany': 'Only {sticks} are left.',
      ask: 'How many?',
    },
    de: {
      ...KERNEL,
      'label.take': '{sticks} nehmen',
      'event.laid': '{sticks} Hölzchen liegen auf dem Tisch.',
      'event.took': 'Jemand nimmt {sticks}.',
      'refuse.tooMany': 'Es sind nur noch {sticks} da.',
      ask: 'Wie viele?',
    },
  },
  ask: say => say('ask'),
  label: (say, { sticks }) => say('label.take', { sticks }),
  tell: (say, { key, params }) => say(`event.${key}`, params),
};
