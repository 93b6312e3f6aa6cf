/** What is written for a net is what the features say, each in its place. */
import { GAMES } from '@fathom/games';
import { range } from '@fathom/kernel';
import { drive } from '@fathom/kernel/testkit/index.ts';
import { expect, test } from 'vitest';
import { numbersWriter } from '../numbers.ts';

/** Places before the first number. */
const BEFORE = 3;
const MOVES = 120;

const subjects = await Promise.all(
  GAMES.map(async ({ rules, features }) => ({ ...(await rules()), ...(await features?.()) })),
);
const courses = subjects.flatMap(({ game, features }) =>
  features
    ? features.courses.map(course => ({ id: game.meta.id, name: course.name, game, features, course }))
    : [],
);

test.each(courses)('numbers of $id, course $name', ({ game, features, course }) => {
  const { seats, options } = course;
  const write = numbersWriter(features, seats);
  const own = new Float32Array(BEFORE + seats * features.seat.length);
  const shared = new Float32Array(BEFORE + features.shared.length);
  for (const { state, count } of drive(game, {
    seats,
    options: options[0],
    seed: 'numbers',
    driver: 'prior',
  })) {
    if (count > MOVES) break;
    write(state, own, shared, BEFORE, BEFORE);
    const survey = features.survey(state);
    const told = range(seats).flatMap(seat =>
      features.seat.map(({ of, scale }) => Math.fround(of(survey, seat) / scale)),
    );
    expect([...own.subarray(BEFORE)]).toEqual(told);
    expect([...shared.subarray(BEFORE)]).toEqual(
      features.shared.map(({ of, scale }) => Math.fround(of(survey, -1) / scale)),
    );
  }
});
