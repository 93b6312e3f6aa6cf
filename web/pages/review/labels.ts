/** Moves and people of a film in words. */
import { type Say, type Seat, sumUp, turnsOf } from '@fathom/kernel';
import type { Film } from '../replay/film.ts';
import type { LoadedGame } from '../table/game.ts';

/** A move that could be made at a moment, or without one the move that was, as whoever made it would call it. */
export function labelAt(
  say: Say,
  game: LoadedGame,
  { record, told }: Film,
  at: number,
  text?: string,
): string {
  const [seat, played] = record.moves[at] ?? [];
  const move = game.rules.read(text ?? played ?? '');
  if (seat === undefined || move === undefined) return '';
  return game.board.voice.label(say, move, told.viewAfter(at, seat));
}

/** The turn in which a move was made, as far as it had come then, in a sentence. */
export function turnText(say: Say, { board: { voice } }: LoadedGame, film: Film, at: number): string {
  const [seat] = film.record.moves[at] ?? [];
  if (seat === undefined) return '';
  const turns = turnsOf(film.told.entries(seat, at + 1), film.record.seats, voice.impersonal);
  const deeds = turns.findLast(turn => turn.seat === seat)?.deeds ?? [];
  const listener = { viewer: 'spectator', name: (one: Seat) => nameOf(say, film, one) } as const;
  return sumUp(say, voice, deeds, listener, say('parts.and'));
}

export function nameOf(say: Say, { record }: Film, seat: Seat | undefined): string {
  if (seat === undefined) return '';
  return record.names?.[seat] || say('start.player', { n: seat + 1 });
}
