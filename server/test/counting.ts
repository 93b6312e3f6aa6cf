/** A game for tests that is long and counts the work done for it: two seats take turns, each says one of two words. */
import type { GameEntry } from '@fathom/games';
import type { Game, Meta, Rng } from '@fathom/kernel';

const MOVES = 400;
const WORDS = ['left', 'right'] as const;
type Word = (typeof WORDS)[number];

interface State {
  rng: Rng;
  said: number;
}

const meta: Meta = {
  id: 'counting',
  title: 'Counting',
  version: 1,
  stage: 'alpha',
  seats: { min: 2, max: 2 },
  minutes: 1,
  weight: 1,
  credits: { designers: 'nobody', publisher: 'nobody', year: 2000 },
  options: {},
  bounds: { moves: MOVES, branching: 2, score: [0, 0] },
};

/** How often `play` and `setup` were called, by anybody, and `view` for a spectator. */
export const done = { plays: 0, setups: 0, watched: 0 };

const counting: Game<State, Word, { said: number }> = {
  meta,
  setup: (_, __, rng) => {
    done.setups++;
    return { rng, said: 0 };
  },
  actors: s => (s.said === MOVES ? [] : [s.said % 2]),
  moves: () => [...WORDS],
  explain: (_, __, word) => (WORDS.includes(word) ? undefined : { rule: 'CO-1', key: 'noWord' }),
  play(s, seat, word, log) {
    done.plays++;
    s.said++;
    log?.event('said', { seat, word });
  },
  clone: s => ({ rng: [...s.rng], said: s.said }),
  view: (s, viewer) => {
    if (viewer === 'spectator') done.watched++;
    return { said: s.said };
  },
  redact: (_, __, word) => word,
  sample: (v, rng) => ({ rng, said: v.said }),
  standing: () => [],
  result: s => (s.said === MOVES ? { ending: 'said', places: [1, 1], scores: [0, 0] } : undefined),
  write: word => word,
  read: text => WORDS.find(word => word === text),
  key: word => WORDS.indexOf(word),
  kind: () => 'say',
  value: () => [0.5, 0.5],
  quiet: () => true,
  prior: () => 1,
};

export const COUNTING: GameEntry = {
  meta,
  lobby: { en: 'Counting.', de: 'Zählen.' },
  rules: async () => ({ game: counting as unknown as Game }),
  voice: () => Promise.reject(new Error('the test game does not speak')),
};
