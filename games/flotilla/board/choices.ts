/** The legal moves sorted by the place where they are offered. Whatever the board lights up comes from here. */
import type { Move } from '../move.ts';

export type Kind = Move['kind'];
type Of<K extends Kind> = Extract<Move, { readonly kind: K }>;

export interface Choices {
  /** By the cell a skiff comes from, then by the cell it goes to. */
  readonly sail: ReadonlyMap<number, ReadonlyMap<number, Move>>;
  /** By cell: a place for a tile, an outpost, or a tile to restore. */
  readonly cell: ReadonlyMap<number, Of<'lay' | 'outpost' | 'restore'>>;
  readonly dice: readonly Of<'die'>[];
  readonly again: readonly Of<'again'>[];
  readonly set: readonly Of<'set'>[];
  readonly price: readonly Of<'price'>[];
  /** By card, seat, guild, colour, stack, tile or turn, whatever the kind of move names. */
  readonly play: ReadonlyMap<number, Move>;
  readonly copy: ReadonlyMap<number, Move>;
  readonly guild: ReadonlyMap<number, Move>;
  readonly recruit: ReadonlyMap<number, Move>;
  readonly barrel: ReadonlyMap<number, Move>;
  readonly buy: ReadonlyMap<number, Move>;
  readonly sell: ReadonlyMap<number, Move>;
  readonly objective: ReadonlyMap<number, Move>;
  readonly tile: ReadonlyMap<number, Move>;
  readonly turn: ReadonlyMap<number, Move>;
  readonly skiff: Move | undefined;
}

export function choicesOf(moves: readonly Move[]): Choices {
  const of = <K extends Kind>(...kinds: K[]) =>
    moves.filter((move): move is Of<K> => (kinds as Kind[]).includes(move.kind));
  const by = <K extends Kind>(kind: K, place: (move: Of<K>) => number): ReadonlyMap<number, Move> =>
    new Map(of(kind).map(move => [place(move), move]));
  const sail = new Map<number, Map<number, Move>>();
  for (const move of of('sail')) {
    sail.set(move.from, (sail.get(move.from) ?? new Map<number, Move>()).set(move.to, move));
  }
  return {
    sail,
    cell: new Map(of('lay', 'outpost', 'restore').map(move => [move.cell, move])),
    dice: of('die'),
    again: of('again'),
    set: of('set'),
    price: of('price'),
    play: by('play', move => move.card),
    copy: by('copy', move => move.seat),
    guild: by('guild', move => move.guild),
    recruit: by('recruit', move => move.card),
    barrel: by('barrel', move => move.colour),
    buy: by('buy', move => move.colour),
    sell: by('sell', move => move.colour),
    objective: by('objective', move => move.stack),
    tile: by('tile', move => move.tile),
    turn: by('turn', move => move.turns),
    skiff: of('skiff')[0],
  };
}
