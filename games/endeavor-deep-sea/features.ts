/** Endeavor in named numbers: points, what brings more of them, what can be done now, and how near the goals and the end are. */
import {
  count,
  countEach,
  countRow,
  type Feature,
  type Features,
  optionVariants,
  type Seat,
} from '@fathom/kernel';
import { look, type Survey } from './bot/survey.ts';
import { TRAITS, traitsOf } from './bot/traits.ts';
import { TRACKS } from './data/gains.ts';
import { LEVELS } from './data/levels.ts';
import { DEPTHS } from './data/ocean.ts';
import { ACTIONS } from './data/slots.ts';
import { SITE_KINDS } from './data/tiles.ts';
import { PARTS } from './goals/personal.ts';
import { meta, type Options } from './meta.ts';
import type { Move } from './move.ts';
import { hasPassed } from './player.ts';
import type { State } from './state.ts';
import { currentSetback, isTeam, teamLevel } from './team.ts';

const good = { good: 1 } as const;
/** The same once more, weighed by the rounds left: what counts early and what counts late. */
const early = { good: 1, suffix: '-early' } as const;
const late = { good: 1, suffix: '-late' } as const;
const GOALS = [1, 2, 3];
const ROUNDS = [1, 2, 3, 4, 5, 6, 7];
const MISSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Discs that can be put to use now: each needs a specialist without one, or a space of a journal. */
function usable(x: Survey, seat: Seat): number {
  return hasPassed(x.s, seat) ? 0 : Math.min(x.s.staging[seat], x.ready[seat] + x.spaces[seat]);
}

const POINTS: readonly Feature<Survey>[] = [
  count('score', 60, (x, seat) => x.score[seat], good),
  count('score-late', 60, (x, seat) => x.score[seat] / (1 + x.left), { ...good, reason: 'score' }),
  ...countRow(PARTS, 'points', 20, (x: Survey) => x.parts, good),
  ...countRow(GOALS, 'goal-points', 12, (x: Survey) => x.goals, good),
  ...countRow(GOALS, 'goal', 6, (x: Survey) => x.counts, good),
  ...countRow(GOALS, 'lead', 3, (x: Survey) => x.leads, good),
  ...countEach(GOALS, 'lead', 3, (x: Survey, seat, i) => x.leads[seat * 3 + i] / (1 + x.left), late),
  count('markers', 8, (x, seat) => x.markers[seat], good),
  count('sets', 2, (x, seat) => x.sets[seat], good),
  count('colour', 5, (x, seat) => x.colour[seat], good),
  count('cleanup', 6, (x, seat) => x.s.cleanup[seat] ?? 0, good),
];

const MEANS: readonly Feature<Survey>[] = [
  ...countRow(TRACKS, 'track', 12, (x: Survey) => x.s.tracks, good),
  ...countRow(TRACKS, 'level', 4, (x: Survey) => x.levels, good),
  ...countEach(TRACKS, 'level', 12, (x: Survey, seat, i) => x.levels[seat * 4 + i] * x.left, early),
  count('research', 6, (x, seat) => x.s.research[seat], good),
  count('discs', 6, (x, seat) => x.s.staging[seat], good),
  count('usable', 5, usable, good),
  count('passed', 1, (x, seat) => (hasPassed(x.s, seat) ? 1 : 0)),
  count('crew', 6, (x, seat) => x.crew[seat], good),
  count('seniors', 3, (x, seat) => x.seniors[seat], good),
  count('ranks', 15, (x, seat) => x.ranks[seat], good),
  count('ready', 5, (x, seat) => x.ready[seat], good),
  ...countRow(ACTIONS, 'able', 3, (x: Survey) => x.able, good),
  ...countRow(ACTIONS, 'skilled', 3, (x: Survey) => x.skilled, good),
  ...countEach(ACTIONS, 'skilled', 10, (x: Survey, seat, i) => x.skilled[seat * 6 + i] * x.left, early),
  count('tokens', 2, (x, seat) => x.s.held[seat].length, good),
  count('journals', 4, (x, seat) => x.s.journals[seat].length, good),
  count('spaces', 3, (x, seat) => x.spaces[seat], good),
];

const OCEAN: readonly Feature<Survey>[] = [
  count('vessels', 3, (x, seat) => x.vessels[seat], good),
  ...countRow(DEPTHS, 'depth', 2, (x: Survey) => x.depths),
  count('near-sonar', 3, (x, seat) => x.sonar[seat], good),
  count('near-conserve', 3, (x, seat) => x.conserve[seat], good),
  count('near-dear', 3, (x, seat) => x.dear[seat]),
  count('near-publish', 3, (x, seat) => x.publish[seat], good),
  count('near-dives', 6, (x, seat) => x.dives[seat], good),
  ...countRow(SITE_KINDS, 'sites', 6, (x: Survey) => x.discs, good),
  count('half-links', 4, (x, seat) => x.halfLinks[seat], good),
  count('found', 4, (x, seat) => x.found[seat]),
];

const ORDER: readonly Feature<Survey>[] = [
  count('on-turn', 1, (x, seat) => (x.s.seat === seat ? 1 : 0)),
  count('waits', 3, (x, seat) => (seat - x.s.seat + x.s.seats) % x.s.seats),
  count('wave', 1, (x, seat) => (x.s.wave === seat ? 1 : 0)),
];

const SHARED: readonly Feature<Survey>[] = [
  count('left', 6, x => x.left),
  ...countEach(ROUNDS, 'round', 1, (x: Survey, _, i) => (x.s.round === ROUNDS[i] ? 1 : 0)),
  ...countEach(MISSIONS, 'mission', 1, (x: Survey, _, i) => (x.s.options.mission === MISSIONS[i] ? 1 : 0)),
  ...countEach(SITE_KINDS, 'free', 15, (x: Survey, _, i) => x.free[i]),
  count('zones', 25, x => x.zones),
  count('dive-tokens', 20, x => x.tokens),
  count('out', 2, x => x.out),
  ...countEach([1, 2, 3, 4, 5, 6, 7], 'team-goal', 1, (x: Survey, _, i) => x.progress[i], good),
  count('team-met', 5, x => x.met, good),
  count('bonus', 3, x => x.s.bonus.length),
  ...countEach(LEVELS, 'difficulty', 1, (x: Survey, _, i) =>
    x.team && teamLevel(x.s) === LEVELS[i] ? 1 : 0,
  ),
  count('setback', 1, x => (currentSetback(x.s) >= 0 ? 1 : 0)),
];

const [standard] = optionVariants<Options>(meta.options);
const missions = meta.options.mission.values;
const rivals = missions.map(mission => ({ ...standard, mission }));
const teams = LEVELS.flatMap(mode => missions.map(mission => ({ ...standard, mission, mode })));

export const features: Features<State, Move, Survey, Options> = {
  courses: [
    ...[2, 3, 4].map(seats => ({ name: String(seats), seats, options: rivals })),
    { name: '1', seats: 1, options: teams },
    ...[2, 3, 4].map(seats => ({ name: `${seats}-team`, seats, options: teams })),
  ],
  courseOf: s => (s.seats > 1 && isTeam(s) ? `${s.seats}-team` : String(s.seats)),
  survey: look,
  seat: [...POINTS, ...MEANS, ...OCEAN, ...ORDER],
  shared: SHARED,
  together: isTeam,
  traits: TRAITS,
  traitsOf,
};
