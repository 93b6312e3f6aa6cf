/** The legal moves sorted by the place where they are offered. Whatever the board lights up comes from here. */
import { DIVES, SITES } from '../data/tiles.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';

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

export function hexKey(row: number, col: number): number {
  return row * 16 + col;
}

export function choicesOf(moves: readonly Move[], view: View): Choices {
  const cell = new Map<number, Move[]>();
  const site = new Map<number, Move[]>();
  const dive = new Map<number, Move>();
  const member = new Map<number, Move>();
  const token = new Map<number, Move[]>();
  const space = new Map<number, Move>();
  const hex = new Map<number, Move[]>();
  const gain = new Map<number, Move>();
  const track = new Map<number, Move>();
  const design = new Map<number, Move>();
  const loose: Move[] = [];
  const plain: Move[] = [];
  let clean: Move | undefined;
  const trading = view.stack.at(-1)?.step === 'trade';
  for (const move of moves) {
    switch (move.kind) {
      case 'launch':
      case 'drift':
      case 'lay':
        add(cell, move.cell, move);
        break;
      case 'travel':
        add(cell, move.to, move);
        break;
      case 'sonar':
      case 'conserve':
      case 'publish':
      case 'remove':
      case 'net':
        add(site, move.site, move);
        break;
      case 'dive':
        dive.set(move.dive, move);
        break;
      case 'activate':
      case 'copy':
      case 'promote':
      case 'reclaim':
      case 'tire':
        member.set(move.member, move);
        break;
      case 'spend':
      case 'use':
        if (trading) plain.push(move);
        else add(token, move.token, move);
        break;
      case 'space':
        space.set(move.journal * 4 + move.space, move);
        break;
      case 'impact':
        add(hex, hexKey(move.row, move.col), move);
        break;
      case 'shift':
        add(hex, hexKey(move.to[0], move.to[1]), move);
        break;
      case 'gain':
        gain.set(move.gain, move);
        break;
      case 'raise':
        track.set(move.track, move);
        break;
      case 'recruit':
        design.set(move.design, move);
        break;
      case 'seek':
      case 'keep':
      case 'name':
      case 'option':
      case 'card':
        loose.push(move);
        break;
      case 'clean':
        clean = move;
        break;
      case 'skip':
      case 'go':
      case 'pass':
      case 'end':
        plain.push(move);
        break;
    }
  }
  return { cell, site, dive, member, token, space, hex, clean, gain, track, design, loose, plain };
}

function add<T>(map: Map<number, T[]>, key: number, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Every move that is made in one zone: coming here, or something at one of its places. */
export function movesIn(choices: Choices, view: View, cell: number): Move[] {
  const tile = view.ocean[cell];
  const moves = [...(choices.cell.get(cell) ?? [])];
  for (const [dive, move] of choices.dive) if (DIVES[dive].tile === tile) moves.push(move);
  for (const [site, list] of choices.site) if (SITES[site].tile === tile) moves.push(...list);
  return moves;
}
