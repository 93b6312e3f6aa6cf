/** Checks the content files for people who correct them: every problem with its path, nothing when they are sound. */

import { SETBACKS, TEAM_COUNTS } from './coop.ts';
import { COUNTS } from './crew.ts';
import { GAINS } from './gains.ts';
import { SHAPES } from './hexes.ts';
import { SPACES } from './journals.ts';
import { LEVELS } from './levels.ts';
import { GOAL_COUNTS, IMPACT_MODES, UNITS } from './missions.ts';
import { COLUMNS, readCell } from './ocean.ts';
import { ACTIONS } from './slots.ts';
import { FEATURES, SYMBOLS } from './tiles.ts';

export interface Problem {
  readonly path: string;
  readonly problem: string;
}

type Json = unknown;
type Check = (value: Json, path: string) => Problem[];

const SOURCES = ['printed', 'reconstructed'] as const;
const ACTIONS_OF_ARRIVAL = ['sonar', 'conserve'] as const;

const fail = (path: string, problem: string): Problem[] => [{ path, problem }];

const oneOf =
  (names: readonly (string | number)[]): Check =>
  (value, path) =>
    names.some(name => name === value) ? [] : fail(path, `must be one of ${names.join(', ')}`);

const whole =
  (least: number, most: number): Check =>
  (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? []
      : fail(path, `must be a whole number from ${least} to ${most}`);

const text: Check = (value, path) =>
  typeof value === 'string' && value !== '' ? [] : fail(path, 'must be a text');
const yes: Check = (value, path) => (typeof value === 'boolean' ? [] : fail(path, 'must be true or false'));
const cell: Check = (value, path) =>
  typeof value === 'string' && readCell(value) !== undefined ? [] : fail(path, 'must be a cell such as C2');
const source = oneOf(SOURCES);

const list =
  (each: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => each(item, `${path}[${i}]`))
      : fail(path, 'must be a list');

const gains = list(oneOf(GAINS));
const depths = list(whole(1, 5));

/** An object with these fields; names that end with `?` may be missing, others are unknown. */
function record(fields: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return fail(path, 'must be an object');
    const given = new Map(Object.entries(value));
    const problems = Object.entries(fields).flatMap(([key, check]) => {
      const name = key.replace('?', '');
      const found = given.has(name);
      if (!found) return key.endsWith('?') ? [] : fail(`${path}.${name}`, 'is missing');
      return check(given.get(name), `${path}.${name}`);
    });
    const known = Object.keys(fields).map(key => key.replace('?', ''));
    const unknown = [...given.keys()].filter(name => !known.includes(name));
    return [...problems, ...unknown.flatMap(name => fail(`${path}.${name}`, 'is no field'))];
  };
}

const side = oneOf(['left', 'up', 'right']);

const tile = record({
  id: text,
  depth: whole(1, 5),
  unique: yes,
  source,
  discover: gains,
  arrival: gains,
  'arrivalAction?': oneOf(ACTIONS_OF_ARRIVAL),
  dives: list(record({ id: text, tokens: whole(1, 15), 'from?': side })),
  tracks: list(list(record({ id: text, 'gains?': gains, 'depths?': depths }))),
  conserve: list(record({ id: text, cost: whole(0, 12), gains, 'depths?': depths, 'from?': side })),
  publish: list(record({ id: text, symbol: oneOf(SYMBOLS), gains, 'from?': side })),
  connections: list(record({ ends: list(text), gains })),
  features: list(
    record({
      kind: oneOf(FEATURES),
      sites: list(text),
      'discs?': list(text),
      'gains?': gains,
      'depth?': whole(1, 5),
      'notTo?': whole(1, 5),
    }),
  ),
});

const actions = list(list(oneOf(ACTIONS)));
const crewSide = record({
  gains,
  actions,
  'sonarActions?': actions,
  'copies?': oneOf(['other-specialist']),
  'scores?': record({ points: whole(1, 10), per: whole(1, 10), count: oneOf(COUNTS) }),
});

const specialist = record({
  id: text,
  rank: whole(1, 5),
  copies: whole(1, 12),
  source,
  copiesSource: source,
  junior: crewSide,
  senior: crewSide,
});

const journal = record({
  id: text,
  anchor: yes,
  source,
  cost: whole(0, 12),
  points: whole(0, 10),
  symbols: list(oneOf(SYMBOLS)),
  gains,
  others: gains,
  spaces: list(oneOf(SPACES)),
});

const token = record({
  id: text,
  copies: whole(1, 36),
  source,
  research: whole(0, 12),
  'effect?': record({
    'gains?': gains,
    'action?': oneOf(ACTIONS),
    'cheaper?': whole(1, 12),
    'discBack?': whole(1, 12),
  }),
});

const filter = {
  'units?': list(oneOf(UNITS)),
  'contains?': list(oneOf(UNITS)),
  'depths?': depths,
  'columns?': list(oneOf(COLUMNS)),
  'side?': oneOf(['left', 'right']),
};

const goalFields = {
  'id?': text,
  'source?': source,
  'count?': oneOf(GOAL_COUNTS),
  ...filter,
  'points?': whole(0, 10),
  'first?': whole(0, 20),
  'second?': whole(0, 20),
  'colourLeader?': whole(1, 10),
  'leaders?': list(record({ ...filter, points: whole(1, 10) })),
};

const spot = list(whole(0, 15));
const hex = record({
  at: spot,
  points: whole(-5, 10),
  'gains?': gains,
  'symbol?': oneOf([...SYMBOLS, 'wild']),
  'symbols?': whole(2, 4),
  'start?': yes,
  'startSource?': source,
  'endless?': yes,
  'apart?': yes,
  'goal?': whole(1, 3),
  'rescue?': yes,
  'turtle?': yes,
  'turtleSource?': source,
});

const mission = record({
  number: whole(1, 10),
  id: text,
  source,
  'rulesSource?': source,
  columns: whole(1, 7),
  maxDepth: whole(1, 5),
  zones: list(record({ cell, 'tile?': text, 'random?': yes })),
  'dealt?': record({ cells: list(cell), tile: text }),
  'hidden?': record({ tile: text, among: whole(0, 9) }),
  base: text,
  baseSource: source,
  impact: oneOf(IMPACT_MODES),
  goals: list(record({ ...goalFields, 'options?': list(record(goalFields)) })),
  shape: oneOf(SHAPES),
  hexes: list(hex),
  'links?': list(record({ between: list(spot), source })),
});

const numbers = list(whole(1, 60));
const needs = record(Object.fromEntries(LEVELS.map(name => [name, numbers])));
const teamGoalFields = {
  'id?': text,
  'source?': source,
  'count?': oneOf(TEAM_COUNTS),
  ...filter,
  'needs?': needs,
};

const level = record({
  source,
  goals: whole(1, 7),
  cards: whole(1, 2),
  strength: whole(1, 3),
  turns: whole(1, 9),
});

const FILES: Readonly<Record<string, Check>> = {
  tiles: record({ about: text, tiles: list(tile) }),
  specialists: record({
    about: text,
    teamLeader: record({ source, actions }),
    specialists: list(specialist),
  }),
  journals: record({ about: text, journals: list(journal) }),
  tokens: record({ about: text, tokens: list(token) }),
  missions: record({ about: text, missions: list(mission) }),
  coop: record({
    about: text,
    levels: record(Object.fromEntries(LEVELS.map(name => [name, level]))),
    relief: numbers,
    missions: list(list(record({ ...teamGoalFields, 'options?': list(record(teamGoalFields)) }))),
    bonus: list(record({ ...teamGoalFields, notIn: list(whole(1, 10)) })),
    setbacks: list(record({ id: oneOf(SETBACKS), source })),
  }),
};

/** The shape of one content file; `name` is its name without the ending. */
export function checkFile(name: string, content: Json): Problem[] {
  const check = FILES[name];
  return check === undefined ? fail(name, 'is no content file') : check(content, name);
}
