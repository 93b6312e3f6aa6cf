/** The numbers of a game are numbers, tell nothing a seat may not know of itself, and are spoken of in both languages. */
import { describe, expect, test } from 'vitest';
import {
  type Course,
  type Feature,
  type Features,
  type Game,
  LANGS,
  type Lang,
  nameOf,
  optionVariants,
  type Reasons,
  type Rng,
  range,
  reasonOf,
  type Stateful,
  sayChange,
  seatCounts,
  seedRng,
} from '../index.ts';
import { drive } from './drive.ts';
import { flawOf, miscounts, type Proof } from './sentences.ts';

export interface FeaturesKit extends Pick<Proof, 'internal' | 'counted'> {
  /** Moves of a game after which it is not followed further. */
  readonly moves?: number;
}

/** How far a number may be from what is usual. */
const MOST = 5;
/** The share of positions that is compared with other worlds. */
const COMPARED = 5;
const CHANGES = [1, 2, 5, -1, -2, -5];

export function testFeatures<S extends Stateful, M, V, O, X>(
  game: Game<S, M, V, O>,
  features: Features<S, M, X, O>,
  reasons: Readonly<Record<Lang, Reasons>>,
  kit: FeaturesKit,
): void {
  const { courses, seat: own, shared } = features;
  const all = [...own, ...shared];

  test('features, traits and courses have names of their own', () => {
    for (const names of [all.map(({ name }) => name), features.traits, courses.map(({ name }) => name)])
      expect(new Set(names).size, names.join()).toBe(names.length);
  });

  test('every table has a course', () => {
    const courseOf = (seats: number, options: O) =>
      features.courseOf(game.setup(seats, options, seedRng('course', 'play')));
    for (const seats of seatCounts(game.meta)) {
      for (const options of optionVariants(game.meta.options))
        expect(courses.map(({ name }) => name)).toContain(courseOf(seats, options));
    }
    for (const { name, seats, options } of courses)
      for (const some of options) expect(courseOf(seats, some)).toBe(name);
  });

  test.each(courses)(
    'features of course $name are numbers, and of an own seat no secret of others',
    course => {
      const rng = seedRng(course.name, 'worlds');
      for (const { state, seat, moves, count } of positions(game, course, kit.moves)) {
        const told = numbersOf(features, state, course.seats);
        expect(outliers(all, told, own.length, course.seats)).toEqual([]);
        expectTraits(features, state, seat, moves);
        if (count % COMPARED === 0) expectOpen(game, features, state, course.seats, rng);
      }
    },
  );

  describe.each(LANGS)('reasons %s', lang => {
    const counting = miscounts(lang, kit.counted[lang]);

    test('there is one for every feature, and none for nothing', () => {
      expect(new Set(Object.keys(reasons[lang]))).toEqual(new Set(all.map(reasonOf)));
    });

    test('are fit to be read', () => {
      const texts = all.flatMap(feature => [
        nameOf(feature, reasons[lang], lang),
        ...CHANGES.map(change => sayChange(feature, change, reasons[lang], lang)),
      ]);
      expect(texts.filter(text => text.trim() === '' || / {2}|^ | [.,;]|[.]$/.test(text))).toEqual([]);
      expect(texts.flatMap(text => flawOf(text, kit.internal, counting) ?? [])).toEqual([]);
    });
  });
}

function* positions<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  { name, seats, options }: Course<O>,
  limit = Number.POSITIVE_INFINITY,
) {
  const ends = new Set([options[0], options[options.length - 1]]);
  for (const some of ends) {
    for (const position of drive(game, { seats, options: some, seed: name, driver: 'prior' })) {
      if (position.count > limit) break;
      yield position;
    }
  }
}

interface Numbers {
  readonly seats: readonly (readonly number[])[];
  readonly shared: readonly number[];
}

function numbersOf<S, M, X, O>(features: Features<S, M, X, O>, s: S, seats: number): Numbers {
  const survey = features.survey(s);
  return {
    seats: range(seats).map(seat => features.seat.map(feature => feature.of(survey, seat))),
    shared: features.shared.map(feature => feature.of(survey, -1)),
  };
}

function outliers<X>(all: readonly Feature<X>[], told: Numbers, own: number, seats: number): string[] {
  return all.flatMap(({ name, scale }, k) => {
    const numbers = k < own ? range(seats).map(seat => told.seats[seat][k]) : [told.shared[k - own]];
    return numbers.filter(x => !(Math.abs(x / scale) <= MOST)).map(x => `${name}: ${x}`);
  });
}

function expectTraits<S, M, X, O>(features: Features<S, M, X, O>, s: S, seat: number, moves: readonly M[]) {
  const found = new Int32Array(32);
  for (const move of moves) {
    const count = features.traitsOf(s, seat, move, found);
    expect(found.subarray(0, count).every(trait => features.traits[trait] !== undefined)).toBe(true);
  }
}

/** In every world that fits a seat's view its own numbers and those of the table are the same. */
function expectOpen<S extends Stateful, M, V, O, X>(
  game: Game<S, M, V, O>,
  features: Features<S, M, X, O>,
  s: S,
  seats: number,
  rng: Rng,
): void {
  const truth = numbersOf(features, s, seats);
  for (let seat = 0; seat < seats; seat++) {
    const world = numbersOf(features, game.sample(game.view(s, seat), rng), seats);
    expect(named(features.seat, world.seats[seat])).toEqual(named(features.seat, truth.seats[seat]));
    expect(named(features.shared, world.shared)).toEqual(named(features.shared, truth.shared));
  }
}

function named<X>(list: readonly Feature<X>[], numbers: readonly number[]): Record<string, number> {
  return Object.fromEntries(list.map(({ name }, k) => [name, numbers[k]]));
}
