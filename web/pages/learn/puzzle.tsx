import { certain, GRADES, lessonOf, type Puzzle, type Say } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { useMemo } from 'react';
import { type Books, bothWords, useBooks } from '../../learn/books.ts';
import { dayOf, puzzleOfDay } from '../../learn/daily.ts';
import { isKept, keptPuzzles, keptWords } from '../../learn/kept.ts';
import { beginDay, progressOf, solvePuzzle, tryPuzzle } from '../../learn/progress.ts';
import { LessonScreen } from '../../learn/screen.tsx';
import type { Session } from '../../learn/session.ts';
import { type Keeping, useSession } from '../../learn/use-session.ts';
import { useWayBack } from '../../learn/way-back.ts';
import { Link } from '../../navigate.tsx';
import { GameSpeech } from '../../settings.tsx';
import { Loading, Message } from '../../shell.tsx';
import { type LoadedGame, useGame } from '../table/game.ts';
import type { Situation } from '../table/props.ts';

interface PuzzlePageProps {
  readonly game: string;
  readonly puzzle: string;
}

/** One decision with one best answer; an address that leads to none leads to all of them. */
export default function PuzzlePage({ game: id, puzzle: name }: PuzzlePageProps) {
  const game = useGame({ game: id });
  const printed = useBooks(id);
  const books = useMemo(
    () => printed && (isKept(name) ? withKept(printed, id) : printed),
    [printed, id, name],
  );
  const puzzle = books?.puzzles?.puzzles.find(one => one.id === name);
  useWayBack(id, game === null || (books !== undefined && puzzle === undefined));
  if (!game || !books || !puzzle) return <Loading />;
  return <Posed game={game} books={books} puzzle={puzzle} />;
}

/** Those of one's own games stand in the place of the book's. */
function withKept(books: Books, game: string): Books {
  const puzzles = keptPuzzles(game);
  const words = keptWords(puzzles);
  return {
    ...books,
    puzzles: { puzzles, words },
    words: bothWords(books.words, words),
  };
}

interface PosedProps {
  readonly game: LoadedGame;
  readonly books: Books;
  readonly puzzle: Puzzle;
}

function Posed({ game, books, puzzle }: PosedProps) {
  const say = useSay();
  const words = useMemo(() => bothWords(game.board.voice.words, books.words), [game, books]);
  const keeping = useMemo(() => keepingOf(game.rules.meta.id, books, puzzle), [game, books, puzzle]);
  const session = useSession(game, keeping, books.words.en);
  if (session === 'unfit')
    return <Message title={say(isKept(puzzle.id) ? 'learn.keptOld' : 'learn.unfit')} />;
  return (
    <GameSpeech words={words}>{session && <Solving {...{ game, books, puzzle, session }} />}</GameSpeech>
  );
}

function keepingOf(game: string, books: Books, puzzle: Puzzle): Keeping {
  const today = dayOf(new Date());
  const isDaily =
    !isKept(puzzle.id) && puzzleOfDay(books.puzzles?.puzzles ?? [], new Date(), progressOf(game)) === puzzle;
  return {
    lesson: lessonOf(puzzle),
    prefix: `puzzle.${puzzle.id}`,
    left: () => undefined,
    keep: () => isDaily && beginDay(game, today),
    wrong: () => tryPuzzle(game, puzzle.id),
    finish: () => solvePuzzle(game, puzzle.id, isDaily ? today : undefined),
  };
}

function Solving({ game, books, puzzle, session }: PosedProps & { readonly session: Session }) {
  const { say } = useSpeech();
  const { id } = game.rules.meta;
  const all = books.puzzles?.puzzles ?? [];
  const next = all[all.indexOf(puzzle) + 1];
  const [best, second] = puzzle.worth;
  const kept = isKept(puzzle.id);
  return (
    <LessonScreen
      game={game}
      session={session}
      words={books.words}
      prefix={`puzzle.${puzzle.id}`}
      title={say(`puzzle.${puzzle.id}.title`)}
      note={kept ? say('learn.keptNote') : say('learn.puzzleNote', { n: puzzle.grade, all: GRADES.length })}
      judge={(situation, given, move) => refutation(say, puzzle, situation, given, move)}
      ending={() => ({
        text: say(`puzzle.${puzzle.id}.why`),
        why: say(kept ? 'learn.keptWhy' : 'learn.solvedWhy', { best, second }),
        acts: (
          <>
            <Link className="btn" to={{ page: 'learn', game: id }}>
              {say('learn.toPuzzles')}
            </Link>
            {next && (
              <Link className="btn light" to={{ page: 'puzzle', game: id, puzzle: next.id }}>
                {say('learn.nextPuzzle')}
              </Link>
            )}
          </>
        ),
      })}
    />
  );
}

/** What another move leaves, in figures of the engine: the score after it as far as that is certain, and what search found. */
function refutation(
  say: Say,
  puzzle: Puzzle,
  { game, known, you }: Situation,
  { foresee }: BoardProps,
  text: string,
): string {
  const [best, second] = puzzle.worth;
  const move = game.rules.read(text);
  const after = move === undefined ? undefined : certain(foresee(move).view);
  const scoreIn = (view: unknown) => game.rules.standing(view).find(({ seat }) => seat === you)?.score;
  const change = after === undefined ? 0 : (scoreIn(after) ?? 0) - (scoreIn(known.view) ?? 0);
  return say(isKept(puzzle.id) ? 'learn.keptRefuted' : 'learn.refuted', { change, best, second });
}
