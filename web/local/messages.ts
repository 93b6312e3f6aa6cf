/** Between the page and the worker that hosts a local match. */
import type { Refusal, Seat, Sight } from '@fathom/kernel';
import type { News } from './host.ts';
import type { SavedMatch } from './saved.ts';
import type { Tempo } from './tempo.ts';

export type Order =
  | { readonly type: 'open'; readonly saved: SavedMatch }
  | { readonly type: 'move'; readonly id: number; readonly text: string }
  | { readonly type: 'undo'; readonly id: number; readonly all: boolean }
  | { readonly type: 'sights'; readonly id: number; readonly from: number; readonly to: number }
  | { readonly type: 'lift' }
  | { readonly type: 'tempo'; readonly tempo: Tempo };

export type Report =
  | { readonly type: 'news'; readonly news: News }
  | { readonly type: 'done'; readonly id: number; readonly refusal?: Refusal }
  | { readonly type: 'sights'; readonly id: number; readonly sights: readonly Sight[] }
  | { readonly type: 'thinking'; readonly seat: Seat }
  /** What the bots have learnt could not be loaded. */
  | { readonly type: 'untaught' }
  /** The match cannot be opened or go on; `where` is a path in the record, or `bot`. */
  | { readonly type: 'failed'; readonly where: string };
