/** S-8: conservation discs of the team are lost, if possible in zones that have lost none yet. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import { CONSERVE, SITES } from '../data/tiles.ts';
import type { Poach } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const poach: Decision<State, Poach, Move, 'remove'> = {
  settle(s, f) {
    if (poachable(s, f).length > 0) return false;
    s.stack.pop();
    return true;
  },

  moves: (s, f) => poachable(s, f).map(site => ({ kind: 'remove', site })),

  explain(s, f, _, move) {
    if (move.kind !== 'remove') return refuse('S-8', 'removeNow');
    return poachable(s, f).includes(move.site) ? undefined : refuse('S-8', 'notRemovable');
  },

  play(s, f, _, move, log) {
    const { tile } = SITES[move.site];
    const owner = s.discs[move.site] - 1;
    s.discs[move.site] = 0;
    s.stock[owner]++;
    log?.event('poached', { seat: owner, tile });
    if (f.discs === 1) s.stack.pop();
    else replaceTop(s, { ...f, discs: f.discs - 1, robbed: [...f.robbed, tile] });
  },
};

function poachable(s: State, f: Poach): number[] {
  const all = SITES.flatMap((site, i) => (site.kind === CONSERVE && s.discs[i] > 0 ? [i] : []));
  const fresh = all.filter(i => !f.robbed.includes(SITES[i].tile));
  return fresh.length > 0 ? fresh : all;
}
