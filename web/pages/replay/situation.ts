/** A moment of a record as a board is given it. */
import type { MatchRecord, Viewer } from '@fathom/kernel';
import { useSay } from '@fathom/parts/say.tsx';
import { useMemo } from 'react';
import { markOf } from '../../marks.tsx';
import type { LoadedGame } from '../table/game.ts';
import type { Situation } from '../table/props.ts';
import { type Film, knownAt } from './film.ts';

export function useSituation(game: LoadedGame, film: Film, at: number, eyes: Viewer): Situation {
  const say = useSay();
  const seats = useMemo(() => seatsOf(film.record, n => say('start.player', { n })), [film.record, say]);
  return useMemo(
    () => ({
      game,
      known: knownAt(film, at, eyes),
      you: eyes === 'spectator' ? null : eyes,
      seats,
      say,
      retold: true,
    }),
    [game, film, at, eyes, seats, say],
  );
}

function seatsOf(record: MatchRecord, name: (n: number) => string) {
  return Array.from({ length: record.seats }, (_, seat) => ({
    seat,
    name: record.names?.[seat] || name(seat + 1),
    mark: markOf(seat),
    kind: 'person' as const,
    connected: true,
  }));
}
