/**
 * What can be read about a thing on the table before anything is done with it. A board says which entry of the tables of the
 * rules it is about, what could be done with it and what that would change; name, effect, price and rule come from the entry.
 */
import type { Certain, Say, Voice } from '@fathom/kernel';
import type { BoardProps } from './board.ts';
import type { SymbolName } from './symbols.ts';

export interface Line {
  readonly text: string;
  readonly icon?: SymbolName;
  /** Number of the rule that says it. */
  readonly rule?: string;
}

/** A number before and after a move. */
export interface Change {
  readonly icon: SymbolName;
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** Whether that is welcome; not said where it depends. */
  readonly tone?: 'good' | 'bad' | undefined;
}

export interface Act<M> {
  readonly move: M;
  readonly label: string;
  readonly changes: readonly Change[];
  /** A warning about waste or loss. */
  readonly warning?: string | undefined;
}

export interface Reading<M = unknown> {
  /** Entry of the reference tables that says name, effect, price and rule. */
  readonly about?: string | undefined;
  /** The lines say what there is to say; of the entry only the way to it is shown. */
  readonly instead?: boolean;
  /** Instead of the name in the tables, or where there is no entry. */
  readonly title?: string;
  /** What kind of thing it is, in a few words. */
  readonly kind?: string;
  readonly icon?: SymbolName;
  /** What is true of it here and now, besides what the tables say. */
  readonly lines?: readonly Line[];
  readonly acts?: readonly Act<M>[];
  /** The first press reads, the second one acts. Otherwise a press acts at once, and what it did is seen on the board. */
  readonly careful?: boolean;
  /** What a press would try where nothing is legal, to say why not. */
  readonly wish?: M | undefined;
}

/** What a board knows about one of its places; undefined where there is nothing to read. */
export type Reader<V = unknown, M = unknown> = (
  place: string,
  table: BoardProps<V, M>,
) => Reading<M> | undefined;

/** A number of the viewer's that moves change. */
export interface Meter<V> {
  readonly icon: SymbolName;
  readonly label: (say: Say) => string;
  readonly of: (view: Certain<V> | V, seat: number) => number | undefined;
  /** More of it is welcome, or less. */
  readonly better?: 'more' | 'less';
}

/** What a legal move would change for the viewer, as far as it is certain. */
function changesOf<V, M>(
  table: BoardProps<V, M>,
  move: M,
  meters: readonly Meter<V>[],
  ...then: readonly M[]
): Change[] {
  const seat = table.viewer === 'spectator' ? table.actors[0] : table.viewer;
  const after = table.foresee(move, ...then).view;
  return meters.flatMap(({ icon, label, of, better }) => {
    const [now, next] = [of(table.view, seat), of(after, seat)];
    if (now === undefined || next === undefined || now === next) return [];
    const tone = better && (next > now === (better === 'more') ? ('good' as const) : ('bad' as const));
    return [{ icon, label: label(table.say), before: now, after: next, tone }];
  });
}

/** What could be done, as a game names it: what is not offered is left out. */
export function actsWith<V, M>(
  { label }: Pick<Voice<V, M>, 'label'>,
  meters: readonly Meter<V>[],
  warningOf: (table: BoardProps<V, M>, move: M) => string | undefined = () => undefined,
): (table: BoardProps<V, M>, moves: readonly (M | undefined)[], warning?: string) => Act<M>[] {
  return (table, moves, warning) =>
    moves
      .filter(move => move !== undefined)
      .map(move => ({
        move,
        label: label(table.say, move, table.view),
        changes: changesOf(table, move, meters),
        warning: warning ?? warningOf(table, move),
      }));
}

/** The numbers in the name of a place: `seat:1:card:12` names 1 and 12. */
function numbersIn(place: string): number[] {
  return place
    .split(':')
    .filter(part => /^-?\d+$/.test(part))
    .map(Number);
}

/** A place by its pattern: `seat:*:card:*` gives the seat and the card of `seat:1:card:12`. */
export function matchPlace(pattern: string, place: string): number[] | undefined {
  const [wanted, parts] = [pattern.split(':'), place.split(':')];
  if (wanted.length !== parts.length) return undefined;
  return wanted.every((part, i) => (part === '*' ? /^-?\d+$/.test(parts[i]) : part === parts[i]))
    ? numbersIn(place)
    : undefined;
}

/** The first pattern that fits decides what is read. */
export function readerOf<V, M>(
  patterns: Readonly<
    Record<string, (table: BoardProps<V, M>, ...numbers: number[]) => Reading<M> | undefined>
  >,
): Reader<V, M> {
  const entries = Object.entries(patterns);
  return (place, table) => {
    for (const [pattern, read] of entries) {
      const numbers = matchPlace(pattern, place);
      if (numbers) return read(table, ...numbers);
    }
    return undefined;
  };
}
