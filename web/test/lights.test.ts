/** The light of a lesson, where a step has one, falls on something that is drawn. */
import { findGame } from '@fathom/games';
import { type Lesson, type LessonBook, Tutor } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { GAME_IDS, type LoadedGame, load, MEASURED, markupOf, propsAt } from './tables.tsx';

test.each(GAME_IDS)('lessons of %s light what is there', async id => {
  const game = await load(id);
  const book = (await findGame(id)?.lessons?.())?.lessons;
  expect(book).toBeDefined();
  expect(lessonsOf(book).flatMap(lesson => unlit(game, lesson))).toEqual([]);
});

function lessonsOf(book: LessonBook | undefined): readonly Lesson[] {
  return book ? [book.guided, ...book.lessons] : [];
}

/** Steps whose place is not on the table; the others do what is scripted or first in the list, and so does a free turn. */
function unlit(game: LoadedGame, lesson: Lesson): string[] {
  const found: string[] = [];
  const tutor = new Tutor(game.rules, lesson);
  for (let moves = 0; tutor.phase !== 'over' && moves < game.rules.meta.bounds.moves; moves++) {
    const { step, seat, told, waits } = tutor;
    if (tutor.phase === 'done') tutor.next();
    else if (waits !== undefined) tutor.reply(tutor.script ?? told.movesOf(waits)[0]);
    else if (step?.expect || step?.free) tutor.choose(tutor.expected[0] ?? told.movesOf(seat)[0]);
    else {
      const markup = markupOf(game, {
        props: propsAt(game, told.state, { seat, seats: lesson.position.seats }),
      });
      const places = [...markup.matchAll(/data-place="([^"]*)"/g)].flatMap(([, names]) => names.split(' '));
      const at = step?.at;
      if (at !== undefined && !REGIONS.test(at) && !MEASURED.test(at) && !places.includes(at))
        found.push(`${lesson.id}, ${step?.key}: ${at}`);
      tutor.next();
    }
  }
  return found;
}

/** Drawn by the page around the board. */
const REGIONS = /^(board|tray|seat:\d+)$/;
