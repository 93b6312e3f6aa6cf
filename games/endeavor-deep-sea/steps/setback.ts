/** S-8, S-10, S-11, S-16: decisions that setbacks ask for. */
import { depthOf, NEIGHBOURS, UP } from '../data/ocean.ts';
import { CONSERVE, SITES, SONAR, TILES } from '../data/tiles.ts';
import type { Move } from '../move.ts';
import { BUSY, designOf, isBusy } from '../player.ts';
import { cellOf, isClosed } from '../sea.ts';
import { isFree } from '../sites.ts';
import type { Frame, State } from '../state.ts';
import { refuse, type Step } from './step.ts';

/** S-8: conservation discs of the team, if possible in a zone that has lost none yet (`b` and `slots` are the tiles so far, plus one). */
export function poachable(s: State, f: Frame): number[] {
  const all = SITES.flatMap((site, i) => (site.kind === CONSERVE && s.discs[i] > 0 ? [i] : []));
  const fresh = all.filter(i => SITES[i].tile + 1 !== f.b && SITES[i].tile + 1 !== f.slots);
  return fresh.length > 0 ? fresh : all;
}

export const poach: Step = {
  moves: (s, f) => poachable(s, f).map(site => ({ kind: 'remove', site })),

  explain(s, f, move) {
    if (move.kind !== 'remove') return refuse('S-8', 'removeNow');
    return poachable(s, f).includes(move.site) ? undefined : refuse('S-8', 'notRemovable');
  },

  play(s, f, move, log) {
    if (move.kind !== 'remove') return;
    const owner = s.discs[move.site] - 1;
    s.discs[move.site] = 0;
    s.stock[owner]++;
    log?.event('poached', { seat: owner, tile: SITES[move.site].tile });
    f.slots = f.b;
    f.b = SITES[move.site].tile + 1;
    if (--f.a === 0) s.stack.pop();
  },
};

/** S-16: free sites in zones with a disc or vessel of the team, if possible in a zone without a net. */
export function nettable(s: State): number[] {
  const all: number[] = [];
  for (let cell = 0; cell < s.ocean.length; cell++) {
    const tile = s.ocean[cell];
    if (tile < 0 || !isVisited(s, tile, cell)) continue;
    for (const site of TILES[tile].sites) if (SITES[site].kind !== SONAR && isFree(s, site)) all.push(site);
  }
  const fresh = all.filter(site => !s.nets.some(net => SITES[net].tile === SITES[site].tile));
  return fresh.length > 0 ? fresh : all;
}

function isVisited(s: State, tile: number, cell: number): boolean {
  return s.vessels.includes(cell) || TILES[tile].sites.some(site => s.discs[site] > 0);
}

export const net: Step = {
  moves: s => nettable(s).map(site => ({ kind: 'net', site })),

  explain(s, _, move) {
    if (move.kind !== 'net') return refuse('S-16', 'netNow');
    return nettable(s).includes(move.site) ? undefined : refuse('S-16', 'notCoverable');
  },

  play(s, f, move, log) {
    if (move.kind !== 'net') return;
    s.nets.push(move.site);
    log?.event('netted', { tile: SITES[move.site].tile, cell: cellOf(s, SITES[move.site].tile) });
    if (--f.a === 0) s.stack.pop();
  },
};

/** S-10: zones of the deepest own vessels that can be carried up. */
export function driftable(s: State, seat: number): number[] {
  const own = s.vessels.slice(seat * 3, seat * 3 + 3).filter(cell => cell >= 0);
  const deepest = Math.max(...own.map(depthOf));
  return [...new Set(own)]
    .filter(cell => depthOf(cell) === deepest && canRise(s, cell))
    .sort((a, b) => a - b);
}

function canRise(s: State, cell: number): boolean {
  const above = NEIGHBOURS[cell][UP];
  return above >= 0 && s.ocean[above] >= 0 && !isClosed(s, above);
}

export const drift: Step = {
  moves: (s, f) => driftable(s, f.seat).map(cell => ({ kind: 'drift', cell })),

  explain(s, f, move) {
    if (move.kind !== 'drift') return refuse('S-10', 'driftNow');
    return driftable(s, f.seat).includes(move.cell) ? undefined : refuse('S-10', 'notDeepestVessel');
  },

  play(s, f, move, log) {
    if (move.kind !== 'drift') return;
    const to = NEIGHBOURS[move.cell][UP];
    s.vessels[s.vessels.indexOf(move.cell, f.seat * 3)] = to;
    log?.event('drifted', { seat: f.seat, from: move.cell, to });
    if (--f.a === 0) s.stack.pop();
  },
};

/** S-11: discs of the staging area go on free specialists. */
export const tire: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    for (let member = 0; member < s.crew[f.seat].length; member++) {
      if (!isBusy(s.crew[f.seat][member])) moves.push({ kind: 'tire', member });
    }
    return moves;
  },

  explain(s, f, move) {
    if (move.kind !== 'tire') return refuse('S-11', 'tireNow');
    const free = move.member < s.crew[f.seat].length && !isBusy(s.crew[f.seat][move.member]);
    return free ? undefined : refuse('S-11', 'notFree');
  },

  play(s, f, move, log) {
    if (move.kind !== 'tire') return;
    const crew = s.crew[f.seat];
    crew[move.member] |= BUSY;
    s.staging[f.seat]--;
    log?.event('tired', { seat: f.seat, design: designOf(crew[move.member]) });
    if (--f.a === 0) s.stack.pop();
  },
};
