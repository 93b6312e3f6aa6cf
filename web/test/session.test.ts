/** A lesson in which everything is skipped is played by the coach, move by move. */
import { GAMES } from '@fathom/games';
import type { Lesson } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { Session } from '../learn/session.ts';
import { load } from './tables.tsx';

const BOOKS = GAMES.filter(({ lessons }) => lessons !== undefined);

describe.each(BOOKS.map(({ meta, lessons }) => ({ id: meta.id, lessons })))(
  'skipping in $id',
  ({ id, lessons }) => {
    test.each([true, false])(
      'makes every move that is meant, with something to be said after it: %s',
      async said => {
        const { rules } = await load(id);
        const book = await lessons?.();
        for (const lesson of book?.lessons.lessons ?? []) {
          const moves = await skipped(() => session(rules, lesson, said));
          const meant = lesson.steps.flatMap(({ expect: [move] = [] }) => move ?? []);
          expect(inOrder(moves, meant), lesson.id).toEqual(meant);
        }
      },
    );
  },
);

type Rules = ConstructorParameters<typeof Session>[0];

function session(rules: Rules, lesson: Lesson, said: boolean): Session {
  return new Session(rules, lesson, undefined, {
    think: ({ moves }) => Promise.resolve(moves[0]),
    keep: () => {},
    wrong: () => {},
    finish: () => {},
    pause: () => Promise.resolve(),
    isAnswered: () => said,
  });
}

/** What whoever learns has played when nothing but Skip was pressed. */
async function skipped(begin: () => Session): Promise<string[]> {
  const taken = begin();
  const begun = taken.moves.length;
  for (let presses = 0; taken.get().phase !== 'over'; presses++) {
    expect(presses, taken.lesson.id).toBeLessThan(200);
    await new Promise(resume => setTimeout(resume));
    taken.skip();
  }
  return taken.moves.slice(begun).flatMap(([seat, text]) => (seat === taken.seat ? [text] : []));
}

/** Those of the meant moves that were made one after the other; between them forced ones are made by themselves. */
function inOrder(moves: readonly string[], meant: readonly string[]): string[] {
  const made: string[] = [];
  for (const move of moves) if (move === meant[made.length]) made.push(move);
  return made;
}
