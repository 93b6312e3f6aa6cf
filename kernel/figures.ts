/** Pictures of the rules: positions of real games that a board draws, each beside the rule it shows. */
import type { Seat } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Lang, Words } from './words.ts';

export interface Figure {
  /** Number of the rule it stands beside; its caption is the text `figure.<rule>`. */
  readonly rule: string;
  readonly seats: number;
  readonly seed: string;
  readonly options?: OptionValues;
  /** Also what lies before the player, which is otherwise drawn only when somebody wants to see it large. */
  readonly hand?: boolean;
  /** Key of a panel that is drawn instead of the board. */
  readonly panel?: string;
  /** The moves that led there: `0=place:A 1=place:B`. */
  readonly moves: string;
}

/** Loaded on its own by whoever shows the rules. */
export interface FigureBook {
  readonly figures: readonly Figure[];
  readonly words: Readonly<Record<Lang, Words>>;
}

export function movesOf({ moves }: Figure): { readonly seat: Seat; readonly text: string }[] {
  return moves
    .split(' ')
    .filter(Boolean)
    .map(move => {
      const at = move.indexOf('=');
      return { seat: Number(move.slice(0, at)), text: move.slice(at + 1) };
    });
}
