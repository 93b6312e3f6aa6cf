/**
 * Dive tokens. Nobody knows the order of face-down tokens, so a site only counts them, and a token gets its kind from
 * the pool it belongs to when it is turned up. A reshuffle (ED-80) makes a new pool: what lay out before still
 * comes from the older one.
 */
import { drawFrom } from '@fathom/kernel';
import { DIVES, TILES } from './data/tiles.ts';
import { TOKEN_KINDS } from './data/tokens.ts';
import type { Open, State } from './state.ts';

const BITS = 4;
const MOST = (1 << BITS) - 1;

export function tokensAt(s: Open<'dives'>, dive: number): number {
  let count = 0;
  for (let rest = s.dives[dive]; rest !== 0; rest >>= BITS) count += rest & MOST;
  return count;
}

/** Turns up the top token of a site. */
export function turnToken(s: State, dive: number): number {
  let pool = 0;
  for (let rest = s.dives[dive] >> BITS; rest !== 0; rest >>= BITS) pool++;
  s.dives[dive] -= 1 << (pool * BITS);
  return drawFromPool(s, pool);
}

/** ED-25, ED-73, E-5: fills the dive sites of a zone in order, as far as tokens last. */
export function fillDives(s: State, tile: number): void {
  for (const dive of TILES[tile].dives) {
    for (let i = 0; i < DIVES[dive].tokens; i++) {
      if (s.supply === 0 && !reshuffle(s)) return;
      s.supply--;
      s.dives[dive] += 1 << (newestPool(s) * BITS);
    }
  }
}

function newestPool(s: State): number {
  return s.pools.length / TOKEN_KINDS - 1;
}

/** ED-80: the discards become the new supply. */
function reshuffle(s: State): boolean {
  const count = s.discarded.reduce((sum, n) => sum + n, 0);
  if (count === 0) return false;
  s.pools.push(...s.discarded);
  s.discarded.fill(0);
  s.supply = count;
  return true;
}

function drawFromPool(s: State, pool: number): number {
  const counts = s.pools.slice(pool * TOKEN_KINDS, (pool + 1) * TOKEN_KINDS);
  const kind = drawFrom(s.rng, counts);
  s.pools[pool * TOKEN_KINDS + kind]--;
  return kind;
}
