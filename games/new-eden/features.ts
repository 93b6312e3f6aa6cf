/** New Eden in named numbers: points, what the station bears, what it makes, what is on offer, and how near the end is. */
import { count, countEach, countRow, type Feature, type Features, type Seat } from '@fathom/kernel';
import { DEEP_THOUGHT } from './automaton.ts';
import { look, type Survey } from './bot/survey.ts';
import { TRAITS, traitsOf } from './bot/traits.ts';
import { GROUPS, TILES } from './data/box.ts';
import { BONUS } from './data/card.ts';
import type { Options } from './meta.ts';
import type { Move } from './move.ts';
import { usesLeft } from './power-plant.ts';
import { hasPassed } from './round.ts';
import { PHASES, type State } from './state.ts';
import { hasTile } from './station.ts';

const good = { good: 1 } as const;
const OUTSIDE = GROUPS.slice(0, 3);
const ROUNDS = [1, 2, 3];

const POINTS: readonly Feature<Survey>[] = [
  count('score', 60, (x, seat) => x.score[seat], good),
  count('expected', 80, (x, seat) => x.expected[seat], good),
  count('track', 40, (x, seat) => x.track[seat], good),
  count('printed', 30, (x, seat) => x.printed[seat], good),
  count('staffed', 15, (x, seat) => x.staffed[seat], good),
  count('bonus-coins', 8, (x, seat) => x.bonusCoins[seat], good),
  count('bonus-points', 10, (x, seat) => x.bonusPoints[seat], good),
];

const SAFETY: readonly Feature<Survey>[] = [
  count('damage', 10, (x, seat) => x.s.stations[seat].damage, { good: -1 }),
  count('pointer', 10, (x, seat) => x.pointer[seat], good),
  count('margin', 8, (x, seat) => x.margin[seat], good),
  count('margin-late', 8, (x, seat) => x.margin[seat] / (1 + 2 * x.left), { ...good, reason: 'margin' }),
  count('unstable', 1, (x, seat) => (x.margin[seat] < 0 ? 1 : 0), { good: -1 }),
  count('narrow', 1, (x, seat) => (x.margin[seat] >= 0 && x.margin[seat] <= 2 ? 1 : 0), { good: -1 }),
];

const MEANS: readonly Feature<Survey>[] = [
  count('coins', 10, (x, seat) => x.s.stations[seat].coins, good),
  count('coins-early', 20, (x, seat) => x.s.stations[seat].coins * x.left, { ...good, reason: 'coins' }),
  ...countRow(GROUPS, 'cards', 4, (x: Survey) => x.cards, good),
  ...countRow(OUTSIDE, 'yield', 20, (x: Survey) => x.amounts, good),
  ...countRow(OUTSIDE, 'fresh', 20, (x: Survey) => x.fresh, good),
  count('staff', 10, (x, seat) => x.staff[seat]),
  count('deeples', 6, (x, seat) => x.deeples[seat], good),
  count('deeples-early', 10, (x, seat) => x.deeples[seat] * x.left, { ...good, reason: 'deeples' }),
  count('dome', 4, (x, seat) => x.s.stations[seat].dome, good),
  count('bottles', 5, (x, seat) => x.bottles[seat], good),
  count('steps', 10, (x, seat) => x.steps[seat], good),
  count('plant', 3, (x, seat) => usesLeft(x.s.stations[seat]), good),
  count('plant-research', 2, (x, seat) => x.plants[seat], good),
  ...countEach(TILES, 'tile', 1, (x: Survey, seat, i) => (hasTile(x.s.stations[seat], i) ? 1 : 0), good),
];

const WORK: readonly Feature<Survey>[] = [
  count('coins-now', 6, (x, seat) => x.coinsNow[seat], good),
  count('points-now', 10, (x, seat) => x.pointsNow[seat], good),
  count('repair-now', 10, (x, seat) => x.repairNow[seat], good),
  count('coins-next', 8, (x, seat) => x.coinsNext[seat] * x.left, good),
  count('points-next', 15, (x, seat) => x.pointsNext[seat] * x.left, good),
  count('repair-next', 12, (x, seat) => x.repairNext[seat] * x.left, good),
  count('idle', 3, (x, seat) => x.idle[seat]),
  count('best-card', 8, (x, seat) => x.bestCard[seat], good),
  count('best-row', 15, (x, seat) => x.bestRow[seat], good),
];

const ORDER: readonly Feature<Survey>[] = [
  count('passed', 1, (x, seat) => (hasPassed(x.s, seat) ? 1 : 0)),
  count('nautilus', 1, (x, seat) => (x.s.nautilus === seat ? 1 : 0), good),
  count('hand', 3, (x, seat) => x.s.hands[seat]?.length ?? 0),
  count('on-turn', 1, onTurn),
];

/** Whether the seat decides, as far as one seat does. */
function onTurn({ s }: Survey, seat: Seat): number {
  const f = s.stack[s.stack.length - 1];
  return f !== undefined && 'seat' in f && f.seat === seat ? 1 : 0;
}

/** NE-100: of Deep Thought; 0 where nobody plays alone. */
function rival(of: (x: Survey) => number): (x: Survey) => number {
  return x => (x.s.seats === 1 ? of(x) : 0);
}

const SHARED: readonly Feature<Survey>[] = [
  ...countEach(ROUNDS, 'round', 1, (x: Survey, _, i) => (x.s.round === ROUNDS[i] ? 1 : 0)),
  ...countEach(PHASES, 'phase', 1, (x: Survey, _, i) => (x.s.phase === PHASES[i] ? 1 : 0)),
  ...countEach(PHASES, 'phase', 1, (x: Survey, _, i) => (x.left === 0 && x.s.phase === PHASES[i] ? 1 : 0), {
    suffix: '-last',
  }),
  count('offered', 12, x => x.offered),
  count('rows', 4, x => (x.s.phase === 'C' ? x.rows : 0)),
  ...countEach(GROUPS, 'bonus', 2, (x: Survey, _, i) => bonusOf(x, i)),
  count(
    'rival-score',
    60,
    rival(x => x.score[DEEP_THOUGHT]),
    { good: -1 },
  ),
  count(
    'rival-expected',
    80,
    rival(x => x.expected[DEEP_THOUGHT]),
    { good: -1 },
  ),
  count(
    'rival-margin',
    8,
    rival(x => x.margin[DEEP_THOUGHT]),
    { good: -1 },
  ),
  count(
    'rival-cards',
    15,
    rival(x => x.printed[DEEP_THOUGHT]),
    { good: -1 },
  ),
];

function bonusOf({ s }: Survey, group: number): number {
  let amount = 0;
  for (let i = 0; i < s.bonus.length; i++)
    if (BONUS[s.bonus[i]].group === group) amount += BONUS[s.bonus[i]].amount;
  return amount;
}

const standard: Options = {
  coins: 'secret',
  start: 'random',
  collapse: 'always',
  movement: 'outward',
  boatyardLoss: 'kept',
  octopusTile: 'octopus',
  deepThought: 0,
  deepThoughtDamage: 'rows',
  soloAuction: 'german',
};
const alone = ([0, 1, 2, 3] as const).map(deepThought => ({ ...standard, deepThought }));

export const features: Features<State, Move, Survey, Options> = {
  courses: [
    ...[2, 3, 4].map(seats => ({
      name: String(seats),
      seats,
      options: [standard, { ...standard, coins: 'open' as const }],
    })),
    { name: '1', seats: 1, options: alone },
  ],
  courseOf: s => String(s.seats),
  survey: look,
  seat: [...POINTS, ...SAFETY, ...MEANS, ...WORK, ...ORDER],
  shared: SHARED,
  together: s => s.seats === 1,
  traits: TRAITS,
  traitsOf,
};
