/** The legal moves sorted by the place where they are offered. Whatever the board lights up comes from here. */
import { DIVES, SITES } from '../data/tiles.ts';
import { hexKey, type Move, type MoveKind } from '../move.ts';
import { asked, type View } from '../view.ts';

export interface Choices {
  /** Travel, launch, drift and lay, by the cell they lead to. */
  readonly cell: ReadonlyMap<number, readonly Move[]>;
  readonly site: ReadonlyMap<number, readonly Move[]>;
  readonly dive: ReadonlyMap<number, Move>;
  /** Activate, copy, promote, reclaim, tire, by member of the own crew. */
  readonly member: ReadonlyMap<number, Move>;
  /** Spend and use, by kind of token. */
  readonly token: ReadonlyMap<number, readonly Move[]>;
  /** By journal × 4 + space. */
  readonly space: ReadonlyMap<number, Move>;
  /** By row × 16 + column; in mission 6 by the hex a marker moves to. */
  readonly hex: ReadonlyMap<number, readonly Move[]>;
  /** Mission 9: the impact cleans up instead. */
  readonly clean: Move | undefined;
  readonly gain: ReadonlyMap<number, Move>;
  readonly track: ReadonlyMap<number, Move>;
  readonly design: ReadonlyMap<number, Move>;
  /** Decisions between a few things that lie nowhere on the board. */
  readonly loose: readonly Move[];
  /** What stands beside the question. */
  readonly plain: readonly Move[];
}

const GROUPS = [
  'cell',
  'site',
  'dive',
  'member',
  'token',
  'space',
  'hex',
  'clean',
  'gain',
  'track',
  'design',
  'loose',
  'plain',
] as const satisfies readonly (keyof Choices)[];
type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<MoveKind, Group>> = {
  launch: 'cell',
  drift: 'cell',
  lay: 'cell',
  travel: 'cell',
  sonar: 'site',
  conserve: 'site',
  publish: 'site',
  remove: 'site',
  net: 'site',
  dive: 'dive',
  activate: 'member',
  copy: 'member',
  promote: 'member',
  reclaim: 'member',
  tire: 'member',
  spend: 'token',
  use: 'token',
  space: 'space',
  impact: 'hex',
  shift: 'hex',
  clean: 'clean',
  gain: 'gain',
  raise: 'track',
  recruit: 'design',
  seek: 'loose',
  keep: 'loose',
  name: 'loose',
  option: 'loose',
  card: 'loose',
  skip: 'plain',
  go: 'plain',
  pass: 'plain',
  end: 'plain',
};

/** The place of a move within its group. */
function placeIn(move: Move): number {
  switch (move.kind) {
    case 'travel':
      return move.to;
    case 'space':
      return move.journal * 4 + move.space;
    case 'impact':
      return hexKey(move.row, move.col);
    case 'shift':
      return hexKey(...move.to);
  }
  if ('cell' in move) return move.cell;
  if ('site' in move) return move.site;
  if ('dive' in move) return move.dive;
  if ('member' in move) return move.member;
  if ('token' in move) return move.token;
  if ('gain' in move) return move.gain;
  if ('track' in move) return move.track;
  return 'design' in move ? move.design : 0;
}

type Lists = ReadonlyMap<number, readonly Move[]>;

export function choicesOf(moves: readonly Move[], view: View): Choices {
  const groups = Object.fromEntries(GROUPS.map(group => [group, new Map<number, Move[]>()])) as Record<
    Group,
    Map<number, Move[]>
  >;
  // The disc that may go back lies nowhere on the board.
  const trading = asked(view)?.step === 'trade';
  for (const move of moves) {
    const group = trading ? 'plain' : GROUP_OF[move.kind];
    const list = groups[group].get(placeIn(move));
    if (list) list.push(move);
    else groups[group].set(placeIn(move), [move]);
  }
  return {
    ...groups,
    dive: single(groups.dive),
    member: single(groups.member),
    space: single(groups.space),
    gain: single(groups.gain),
    track: single(groups.track),
    design: single(groups.design),
    clean: groups.clean.get(0)?.[0],
    loose: [...groups.loose.values()].flat(),
    plain: [...groups.plain.values()].flat(),
  };
}

/** Where a place stands for one move. */
function single(lists: Lists): ReadonlyMap<number, Move> {
  return new Map([...lists].map(([place, [move]]) => [place, move]));
}

/** Every move that is made in one zone: coming here, or something at one of its places. */
export function movesIn(choices: Choices, view: View, cell: number): Move[] {
  const tile = view.ocean[cell];
  const moves = [...(choices.cell.get(cell) ?? [])];
  for (const [dive, move] of choices.dive) if (DIVES[dive].tile === tile) moves.push(move);
  for (const [site, list] of choices.site) if (SITES[site].tile === tile) moves.push(...list);
  return moves;
}
