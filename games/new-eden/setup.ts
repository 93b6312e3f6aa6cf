/** NE-5 … NE-17: how a game begins. */
import { below, filled, type Log, type Rng } from '@fathom/kernel';
import { by, DEEP_THOUGHT } from './automaton.ts';
import {
  COINS,
  DEEPLES,
  OCTOPUS,
  OXYGEN,
  ROWS,
  SPACES,
  START_COINS,
  START_DEEPLES,
  TILES,
} from './data/box.ts';
import { DECKS, FULL_DECK, OCTOPUS_MODULE, RESERVE } from './data/card.ts';
import type { Options } from './meta.ts';
import { startRound } from './round.ts';
import { EMPTY, NOBODY, type State, UNSEALED } from './state.ts';
import { newStation, type Station } from './station.ts';
import { settle } from './steps/index.ts';

export function setup(seats: number, options: Options, rng: Rng, log?: Log): State {
  const stations = Array.from({ length: seats === 1 ? 2 : seats }, newStation);
  const state: State = {
    rng,
    seats,
    options,
    round: 0,
    phase: 'A',
    nautilus: 0,
    passed: 0,
    stations,
    display: filled(SPACES, EMPTY),
    markers: 0,
    winners: filled(ROWS, NOBODY),
    prices: filled(ROWS, 0),
    bonus: [],
    bonusSeen: 0,
    decks: DECKS.map(() => FULL_DECK),
    box: DECKS.map(() => 0),
    hands: stations.map(() => []),
    sealed: stations.map(() => UNSEALED),
    pool: DEEPLES - stations.length * START_DEEPLES,
    bank: COINS - stations.length * START_COINS,
    scrap: 0,
    stack: [],
    ending: '',
  };
  // NE-16, A-1: the printed criterion is table talk; NE-100: Deep Thought begins.
  if (seats === 1) {
    state.nautilus = DEEP_THOUGHT;
    equipDeepThought(state, stations[DEEP_THOUGHT]);
  } else if (options.start === 'random') state.nautilus = below(rng, seats);
  log?.event('begins', by(state, state.nautilus));
  startRound(state, log);
  settle(state, log);
  return state;
}

/** NE-100, A-56: all four expansions are built, the power plant is never used; A-54: it needs no Deeples. */
function equipDeepThought(s: State, station: Station): void {
  station.tiles = (1 << TILES.length) - 1;
  station.plant = 3;
  station.arms[OCTOPUS].push(OCTOPUS_MODULE);
  station.arms[OXYGEN].push(RESERVE);
  s.pool += station.dome;
  station.dome = 0;
}
