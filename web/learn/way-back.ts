import { useEffect } from 'react';
import { go } from '../navigate.tsx';

/** An address that leads to nothing leads to everything there is to learn of the game. */
export function useWayBack(game: string, isLost: boolean): void {
  useEffect(() => {
    if (isLost) go({ page: 'learn', game }, { replace: true });
  }, [isLost, game]);
}
