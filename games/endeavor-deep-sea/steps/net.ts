/** S-16: free sites in zones with a disc or vessel of the team are covered, if possible in zones without a net. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { SITES, SONAR, TILES } from '../data/tiles.ts';
import type { Net } from '../frames.ts';
import type { Move } from '../move.ts';
import { cellOf } from '../sea.ts';
import { isFree } from '../sites.ts';
import type { State } from '../state.ts';

export const net: Decision<State, Net, Move, 'net'> = {
  settle(s) {
    if (nettable(s).length > 0) return false;
    s.stack.pop();
    return true;
  },

  moves: s => nettable(s).map(site => ({ kind: 'net', site })),

  explain(s, _, __, move) {
    if (move.kind !== 'net') return refuse('S-16', 'netNow');
    return nettable(s).includes(move.site) ? undefined : refuse('S-16', 'notCoverable');
  },

  play(s, f, _, move, log) {
    const { tile } = SITES[move.site];
    s.nets.push(move.site);
    log?.event('netted', { tile, cell: cellOf(s, tile) });
    if (f.nets === 1) s.stack.pop();
    else replaceTop(s, { ...f, nets: f.nets - 1 });
  },
};

function nettable(s: State): number[] {
  const all: number[] = [];
  for (let cell = 0; cell < s.ocean.length; cell++) {
    const tile = s.ocean[cell];
    if (tile < 0 || !isVisited(s, tile, cell)) continue;
    for (const site of TILES[tile].sites) if (SITES[site].kind !== SONAR && isFree(s, site)) all.push(site);
  }
  const fresh = all.filter(site => !s.nets.some(other => SITES[other].tile === SITES[site].tile));
  return fresh.length > 0 ? fresh : all;
}

function isVisited(s: State, tile: number, cell: number): boolean {
  return s.vessels.includes(cell) || TILES[tile].sites.some(site => s.discs[site] > 0);
}
