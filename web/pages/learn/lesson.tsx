import type { Lesson } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { useMemo } from 'react';
import { type Books, bothWords, useBooks } from '../../learn/books.ts';
import { finishLesson, forgetMark, keepMark, progressOf } from '../../learn/progress.ts';
import { LessonScreen } from '../../learn/screen.tsx';
import type { Session } from '../../learn/session.ts';
import { type Keeping, useSession } from '../../learn/use-session.ts';
import { useWayBack } from '../../learn/way-back.ts';
import { createMatch } from '../../local/saved.ts';
import { go, Link } from '../../navigate.tsx';
import { GameSpeech, useSettings } from '../../settings.tsx';
import { Loading, Message } from '../../shell.tsx';
import { type LoadedGame, useGame } from '../table/game.ts';

interface LessonPageProps {
  readonly game: string;
  readonly lesson: string;
}

/** A lesson, or the guided first game; an address that leads to none leads to all of them. */
export default function LessonPage({ game: id, lesson: name }: LessonPageProps) {
  const game = useGame({ game: id });
  const books = useBooks(id);
  const lesson = books && lessonNamed(books, name);
  useWayBack(id, game === null || (books !== undefined && lesson === undefined));
  if (!game || !books || !lesson) return <Loading />;
  return <Begun game={game} books={books} lesson={lesson} />;
}

function lessonNamed({ lessons }: Books, name: string): Lesson | undefined {
  return lessons && [lessons.guided, ...lessons.lessons].find(({ id }) => id === name);
}

interface BegunProps {
  readonly game: LoadedGame;
  readonly books: Books;
  readonly lesson: Lesson;
}

function Begun({ game, books, lesson }: BegunProps) {
  const words = useMemo(() => bothWords(game.board.voice.words, books.words), [game, books]);
  const keeping = useMemo(() => keepingOf(game.rules.meta.id, lesson), [game, lesson]);
  const session = useSession(game, keeping, books.words.en);
  return (
    <GameSpeech words={words}>
      {session === 'unfit' ? (
        <Unfit game={game} lesson={lesson} />
      ) : (
        session && <Taught {...{ game, books, lesson, session }} />
      )}
    </GameSpeech>
  );
}

function keepingOf(game: string, lesson: Lesson): Keeping {
  return {
    lesson,
    prefix: `lesson.${lesson.id}`,
    left: () => progressOf(game).left[lesson.id],
    keep: mark => keepMark(game, lesson.id, mark),
    finish: () => finishLesson(game, lesson.id),
  };
}

/** What was kept of it fits the lesson no more. */
function Unfit({ game, lesson }: Pick<BegunProps, 'game' | 'lesson'>) {
  const say = useSay();
  const again = () => {
    forgetMark(game.rules.meta.id, lesson.id);
    location.reload();
  };
  return (
    <Message title={say('learn.unfit')}>
      <Button tone="primary" onClick={again}>
        {say('learn.again')}
      </Button>
    </Message>
  );
}

function Taught({ game, books, lesson, session }: BegunProps & { readonly session: Session }) {
  const { say } = useSpeech();
  const guided = books.lessons?.guided === lesson;
  const number = (books.lessons?.lessons.indexOf(lesson) ?? -1) + 1;
  const name = say(`lesson.${lesson.id}.title`);
  const title = guided ? name : say('learn.lessonTitle', { n: number, name });
  return (
    <LessonScreen
      game={game}
      session={session}
      words={books.words}
      prefix={`lesson.${lesson.id}`}
      title={title}
      tip={guided}
      ending={() => ({
        text: say(guided ? 'learn.letGo' : 'learn.finished', { name }),
        why: say(guided ? 'learn.letGoWhy' : 'learn.finishedWhy'),
        acts: guided ? (
          <PlayOn game={game} session={session} />
        ) : (
          <NextLesson game={game} books={books} number={number} />
        ),
      })}
    />
  );
}

/** From the guided game into an ordinary one: the same table, without the coach. */
function PlayOn({ game, session }: { readonly game: LoadedGame; readonly session: Session }) {
  const say = useSay();
  const { name } = useSettings();
  const { meta } = game.rules;
  const { seats: count, seed } = session.lesson.position;
  const over = session.get().over;
  const playOn = () => {
    const seats = Array.from({ length: count }, (_, seat) =>
      seat === session.seat
        ? { kind: 'person' as const, name: name.trim() || say('start.you') }
        : { kind: 'bot' as const, name: session.nameOf(seat), level: 'casual' },
    );
    createMatch({
      game: meta.id,
      version: meta.version,
      seats,
      options: session.options,
      from: { seed, moves: session.moves },
    });
    go({ page: 'local', game: meta.id });
  };
  return (
    <>
      <Link className="btn" to={{ page: 'learn', game: meta.id }}>
        {say('learn.toLessons')}
      </Link>
      {!over && (
        <Button tone="light" onClick={playOn}>
          {say('learn.playOn')}
        </Button>
      )}
    </>
  );
}

function NextLesson({
  game,
  books,
  number,
}: Pick<BegunProps, 'game' | 'books'> & { readonly number: number }) {
  const say = useSay();
  const { id } = game.rules.meta;
  const next = books.lessons?.lessons[number];
  const puzzle = books.puzzles?.puzzles[0];
  return (
    <>
      <Link className="btn" to={{ page: 'learn', game: id }}>
        {say('learn.toLessons')}
      </Link>
      {next && (
        <Link className="btn light" to={{ page: 'lesson', game: id, lesson: next.id }}>
          {say('learn.nextLesson')}
        </Link>
      )}
      {!next && puzzle && (
        <Link className="btn light" to={{ page: 'puzzle', game: id, puzzle: puzzle.id }}>
          {say('learn.firstPuzzle')}
        </Link>
      )}
    </>
  );
}
