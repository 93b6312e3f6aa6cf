import { titleOf } from '@fathom/games';
import type { ReactNode } from 'react';
import { Cover } from './cover.tsx';

interface GameLineProps {
  readonly game: string;
  /** What there is to say of a match of it. */
  readonly children: ReactNode;
}

/** How the line of a match begins in a list: picture and title of its game. */
export function GameLine({ game, children }: GameLineProps) {
  return (
    <>
      <span className="thumb">
        <Cover game={game} />
      </span>
      <span className="tx">
        <b>{titleOf(game)}</b>
        {children}
      </span>
    </>
  );
}
