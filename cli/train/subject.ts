/** The game that is learnt. */
import { findGame } from '@fathom/games';
import type { Course, Features, Game } from '@fathom/kernel';
import { UsageError } from '../command.ts';

export interface Subject {
  readonly game: Game;
  readonly features: Features;
  readonly course: Course;
}

export async function subjectOf(id: string, name: string): Promise<Subject> {
  const entry = findGame(id);
  if (!entry?.features) throw new UsageError(`${id} has no features to learn from`);
  const [{ game }, { features }] = await Promise.all([entry.rules(), entry.features()]);
  const course = features.courses.find(one => one.name === name);
  if (!course)
    throw new UsageError(
      `${id} has no course "${name}"; it has ${features.courses.map(one => one.name).join(', ')}`,
    );
  return { game, features, course };
}
