import '../../styles/learn.css';
import { findGame, GAMES } from '@fathom/games';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { type Books, useBooks } from '../../learn/books.ts';
import { type Progress, progressOf, wasForgotten, watchProgress } from '../../learn/progress.ts';
import { go } from '../../navigate.tsx';
import { GameSpeech } from '../../settings.tsx';
import { Bar } from '../../shell.tsx';
import { useTitle } from '../../title.ts';
import { GuidedGame } from './guided.tsx';
import { KeptPuzzles } from './kept.tsx';
import { Lessons } from './lessons.tsx';
import { Puzzles } from './puzzles.tsx';
import { References } from './references.tsx';
import { GameTabs } from './tabs.tsx';

/** Everything there is to learn about a game, and how far one has come. */
export default function LearnPage({ game }: { readonly game: string | undefined }) {
  const say = useSay();
  const id = findGame(game ?? '')?.meta.id ?? GAMES[0].meta.id;
  const { title } = findGame(id)?.meta ?? GAMES[0].meta;
  const books = useBooks(id);
  const progress = useProgress(id);
  const unknown = game !== undefined && game !== id;
  useEffect(() => {
    if (unknown) go({ page: 'learn', game: id }, { replace: true });
  }, [unknown, id]);
  useTitle(`${say('learn.of', { game: title })} · ${say('app.name')}`);
  return (
    <>
      <Bar here="learn" />
      <main className="learn">
        <GameTabs game={id} />
        {wasForgotten(id) && (
          <p className="problem" role="alert">
            {say('learn.forgotten')}
          </p>
        )}
        {books && (
          <GameSpeech words={books.words}>
            <Offered game={id} books={books} progress={progress} />
          </GameSpeech>
        )}
        <References game={id} />
      </main>
    </>
  );
}

export interface OfferedProps {
  readonly game: string;
  readonly books: Books;
  readonly progress: Progress;
}

function Offered({ game, books, progress }: OfferedProps) {
  const { say } = useSpeech();
  if (!books.lessons) return <p className="cap note">{say('learn.nothingYet')}</p>;
  return (
    <>
      <GuidedGame game={game} guided={books.lessons.guided} words={books.words} progress={progress} />
      <div className="cols">
        <Lessons game={game} lessons={books.lessons.lessons} progress={progress} />
        <div>
          {books.puzzles && <Puzzles game={game} puzzles={books.puzzles.puzzles} progress={progress} />}
          <KeptPuzzles key={game} game={game} progress={progress} />
        </div>
      </div>
    </>
  );
}

function useProgress(game: string): Progress {
  return useSyncExternalStore(watchProgress, () => progressOf(game));
}
