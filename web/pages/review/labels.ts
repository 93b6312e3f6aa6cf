/** Moves and people of a film in words. */
import type { Say, Seat } from '@fathom/kernel';
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

export function nameOf(say: Say, { record }: Film, seat: Seat | undefined): string {
  if (seat === undefined) return '';
  return record.names?.[seat] || say('start.player', { n: seat + 1 });
}
