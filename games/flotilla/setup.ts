/** FL-8 … FL-18: how a table is set up. */
import { below, filled, type Log, type Rng, range, shuffle } from '@fathom/kernel';
import { fillDisplay } from './crew.ts';
import { ARTIFACTS } from './data/artifacts.ts';
import { NUMBERS, TRACKS } from './data/box.ts';
import { CARDS_PER_GUILD, STARTERS } from './data/crew.ts';
import { COLOURS, GUILDS } from './data/names.ts';
import { OBJECTIVES_PER_SET, SETS, STACK } from './data/objectives.ts';
import { OCEAN_TILES } from './data/tiles.ts';
import { emptyField } from './field.ts';
import { HOME } from './hex.ts';
import type { Options } from './meta.ts';
import { ASHORE, newTurn, poolSize, SKIFFS, type State } from './state.ts';
import { settle } from './steps/index.ts';
import { startTurn } from './turn.ts';

export function setup(seats: number, options: Options, rng: Rng, log?: Log): State {
  const pool = poolSize(seats, options);
  const perSeat = (count: number, value: number): number[] => filled(seats * count, value);
  const state: State = {
    rng,
    seats,
    options,
    side: perSeat(1, 0),
    coins: perSeat(1, 0),
    vp: perSeat(1, 0),
    barrels: perSeat(COLOURS.length, 0),
    toxicity: perSeat(1, 0),
    poison: perSeat(1, 0),
    discs: perSeat(GUILDS.length, 0),
    laps: perSeat(1, 0),
    seals: perSeat(GUILDS.length, 0),
    skiffs: perSeat(SKIFFS, ASHORE),
    cargo: perSeat(SKIFFS * COLOURS.length, 0),
    field: [],
    outposts: perSeat(1, 0),
    artifacts: perSeat(1, 0),
    rings: perSeat(1, 0),
    hands: [],
    piles: [],
    stocks: [],
    retired: [],
    bag: range(OCEAN_TILES),
    relics: range(ARTIFACTS),
    hub: [],
    display: filled(GUILDS.length * 4, -1),
    decks: GUILDS.map(() => (1 << CARDS_PER_GUILD) - 1),
    objectives: [],
    bank: COLOURS.map(() => NUMBERS.barrelsPerColour),
    prices: COLOURS.map(() => TRACKS.priceStart),
    dials: GUILDS.map(() => TRACKS.dialStart),
    sonar: 0,
    survivors: 0,
    pool,
    reserve: NUMBERS.points - pool,
    first: 0,
    seat: 0,
    round: 0,
    lastRound: 0,
    idle: 0,
    scored: false,
    turn: newTurn(),
    stack: [],
    ending: '',
  };
  // FL-18: chance decides who begins.
  state.first = below(rng, seats);
  state.seat = state.first;
  log?.event('begins', { seat: state.first });
  dealSeats(state);
  fillDisplay(state);
  layObjectives(state, log);
  startTurn(state);
  settle(state, log);
  return state;
}

/** FL-14: three random tiles of each set, face up. */
function layObjectives(s: State, log?: Log): void {
  s.objectives = SETS.map((_, set) =>
    shuffle(s.rng, range(OBJECTIVES_PER_SET))
      .slice(0, STACK)
      .map(i => set * OBJECTIVES_PER_SET + i),
  );
  for (const [top] of s.objectives) log?.event('open', { objective: top });
}

/** FL-9, FL-10, FL-12: the data may give money by turn order. */
function dealSeats(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    s.coins[seat] = NUMBERS.startCoins[(seat - s.first + s.seats) % s.seats];
    s.skiffs[seat * SKIFFS] = HOME;
    s.field.push(...emptyField());
    s.hands.push(range(STARTERS));
    s.piles.push([]);
    s.stocks.push([]);
  }
}
