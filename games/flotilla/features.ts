/** Flotilla in named numbers: points, goods, the fleet or the city, the crew, what objectives would pay, and the clock. */
import { count, countEach, countRow, type Feature, type Features } from '@fathom/kernel';
import { look, type Survey } from './bot/survey.ts';
import { TRAITS, traitsOf } from './bot/traits.ts';
import { NUMBERS } from './data/box.ts';
import { COLOURS, GUILDS, SINK } from './data/names.ts';
import { totalToxicity } from './goods.ts';
import type { Options } from './meta.ts';
import type { Move } from './move.ts';
import { poolSize, type State } from './state.ts';

const good = { good: 1 } as const;
const bad = { good: -1 } as const;
const STACKS = ['a', 'b', 'c'];
const DEPTHS = [1, 2, 3];

const POINTS: readonly Feature<Survey>[] = [
  count('points', 80, (x, seat) => x.s.vp[seat], good),
  count('score', 100, (x, seat) => x.score[seat], good),
  count('score-late', 50, (x, seat) => x.score[seat] / (1 + x.turns[seat]), { ...good, reason: 'score' }),
  count('awards', 20, (x, seat) => x.awards[seat], good),
  count('poison', 9, (x, seat) => x.poison[seat], good),
  count('toxicity', 12, (x, seat) => totalToxicity(x.s, seat), bad),
  ...countRow(STACKS, 'objective', 15, (x: Survey) => x.objectives, good),
  count('best-objective', 20, (x, seat) => x.bestObjective[seat], good),
  count('outposts', 6, (x, seat) => x.s.outposts[seat], good),
  count('places', 10, (x, seat) => x.places[seat], good),
];

const GOODS: readonly Feature<Survey>[] = [
  count('coins', 40, (x, seat) => x.s.coins[seat], good),
  count('coins-early', 400, (x, seat) => x.s.coins[seat] * x.turns[seat], { ...good, reason: 'coins' }),
  count('affordable', 1, (x, seat) => (x.s.coins[seat] >= nextCost(x, seat) ? 1 : 0), good),
  ...countRow(COLOURS, 'barrels', 5, (x: Survey) => x.s.barrels, good),
  count('wealth', 80, (x, seat) => x.wealth[seat], good),
  count('cargo', 8, (x, seat) => x.cargo[seat], good),
  ...countRow(GUILDS, 'seals', 3, (x: Survey) => x.seals, good),
  ...countRow(GUILDS, 'lead', 2, (x: Survey) => x.leads, good),
  ...countRow(GUILDS, 'disc', 6, (x: Survey) => x.s.discs, good),
  count('laps', 2, (x, seat) => x.s.laps[seat], good),
  count('artifacts', 4, (x, seat) => x.s.artifacts[seat], good),
  count('rings', 4, (x, seat) => x.s.rings[seat], good),
];

const FIELD: readonly Feature<Survey>[] = [
  count('sky', 1, (x, seat) => (x.s.side[seat] === SINK ? 0 : 1)),
  count('sky-early', 10, (x, seat) => (x.s.side[seat] === SINK ? 0 : x.turns[seat]), { reason: 'sky' }),
  count('skiffs', 4, (x, seat) => x.skiffs[seat], good),
  count('at-sea', 4, (x, seat) => x.atSea[seat]),
  count('catches', 4, (x, seat) => x.catches[seat], good),
  count('tiles', 12, (x, seat) => x.tiles[seat], good),
  ...countRow(DEPTHS, 'depth', 6, (x: Survey) => x.depths),
  count('islands', 4, (x, seat) => x.islands[seat]),
  count('depleted', 6, (x, seat) => x.depleted[seat], bad),
  ...countEach(
    COLOURS,
    'district',
    6,
    (x: Survey, seat, i) => inCity(x, seat) * x.districts[seat * 4 + i],
    good,
  ),
  ...countEach(
    GUILDS,
    'building',
    4,
    (x: Survey, seat, i) => inCity(x, seat) * x.buildings[seat * 4 + i],
    good,
  ),
  count('group', 6, (x, seat) => x.group[seat], good),
  ...countRow(COLOURS, 'stock', 4, (x: Survey) => x.stock, good),
  count('plans', 60, (x, seat) => Math.min(200, x.plans[seat]), good),
];

const CREW: readonly Feature<Survey>[] = [
  ...countRow(GUILDS, 'crew', 4, (x: Survey) => x.guilds, good),
  ...countRow([1, 2], 'level', 4, (x: Survey) => x.levels, good),
  ...countEach([1, 2], 'level', 40, (x: Survey, seat, i) => x.levels[seat * 2 + i] * x.turns[seat], {
    ...good,
    suffix: '-early',
  }),
  count('hand', 6, (x, seat) => x.s.hands[seat].length, good),
  count('captain', 1, (x, seat) => x.captain[seat], good),
  count('traders', 2, (x, seat) => x.traders[seat], good),
  count('turns', 12, (x, seat) => x.turns[seat]),
  count('on-turn', 1, (x, seat) => (x.s.seat === seat ? 1 : 0)),
  count('waits', 5, (x, seat) => (seat - x.s.seat + x.s.seats) % x.s.seats),
];

function nextCost({ s }: Survey, seat: number): number {
  return NUMBERS.outpostCosts[s.outposts[seat]] ?? Number.POSITIVE_INFINITY;
}

function inCity({ s }: Survey, seat: number): number {
  return s.side[seat] === SINK ? 0 : 1;
}

const SHARED: readonly Feature<Survey>[] = [
  count('pool', 1, x => x.s.pool / poolSize(x.s.seats, x.s.options)),
  count('round', 16, x => x.s.round),
  count('last', 1, x => (x.s.lastRound > 0 ? 1 : 0)),
  count('skysiders', 5, x => x.sky),
  ...countEach(COLOURS, 'price', 10, (x: Survey, _, i) => x.s.prices[i]),
  ...countEach(GUILDS, 'dial', 6, (x: Survey, _, i) => x.s.dials[i]),
  count('sonar', 10, x => x.s.sonar),
  count('survivors', 15, x => x.s.survivors),
  count('bag', 60, x => x.s.bag.length),
  count('hub', 8, x => x.s.hub.length),
];

const standard: Options = { outposts: 'any', building: 'each', pool: 'full' };

export const features: Features<State, Move, Survey, Options> = {
  courses: [2, 3, 4, 5].map(seats => ({
    name: String(seats),
    seats,
    options: [standard, { ...standard, pool: 'short' as const }],
  })),
  courseOf: s => String(s.seats),
  survey: look,
  seat: [...POINTS, ...GOODS, ...FIELD, ...CREW],
  shared: SHARED,
  together: () => false,
  traits: TRAITS,
  traitsOf,
};
