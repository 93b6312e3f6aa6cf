import type { Lesson, LessonMark, Words } from '@fathom/kernel';
import { UnfitLesson } from '@fathom/kernel';
import { motionReduced } from '@fathom/parts/motion.ts';
import { useEffect, useState } from 'react';
import { startThinker } from '../local/thinker.ts';
import type { LoadedGame } from '../pages/table/game.ts';
import { Session } from './session.ts';

export interface Keeping {
  readonly lesson: Lesson;
  /** Its texts begin with this. */
  readonly prefix: string;
  /** Where somebody left it. */
  left(): LessonMark | undefined;
  keep(mark: LessonMark): void;
  /** Another move than the one that is meant was tried. */
  wrong?(): void;
  finish(): void;
}

/** A session for as long as the page is open; `unfit` where it cannot be taken up. */
export function useSession(game: LoadedGame, keeping: Keeping, words: Words): Session | 'unfit' | undefined {
  const [session, setSession] = useState<Session | 'unfit'>();
  useEffect(() => {
    const thinker = startThinker();
    const opened = open(game, keeping, words, async request => (await thinker.think(request)).move);
    setSession(opened ?? 'unfit');
    return () => {
      opened?.close();
      thinker.close();
    };
  }, [game, keeping, words]);
  return session;
}

function open(
  game: LoadedGame,
  { lesson, prefix, left, keep, wrong, finish }: Keeping,
  words: Words,
  think: ConstructorParameters<typeof Session>[3]['think'],
): Session | undefined {
  try {
    return new Session(game.rules, lesson, left(), {
      think,
      keep,
      wrong: () => wrong?.(),
      finish,
      pause: ms => new Promise(resume => setTimeout(resume, motionReduced() ? ms / 10 : ms)),
      isAnswered: step => Object.hasOwn(words, `${prefix}.${step}.done`),
    });
  } catch (error) {
    if (error instanceof UnfitLesson) return undefined;
    throw error;
  }
}
