/** ED-67 … ED-70: which depths the tiles are drawn from. */
import { bitsOf, type Decision, hasBit, type Log, refuse, replaceTop } from '@fathom/kernel';
import { packGains } from '../data/gains.ts';
import { DEPTHS } from '../data/ocean.ts';
import type { Seek } from '../frames.ts';
import { give } from '../gains.ts';
import type { Move } from '../move.ts';
import { drawersOf, drawTile, pileSize } from '../piles.ts';
import { hasOpenCell } from '../sea.ts';
import type { State } from '../state.ts';
import { struckBy } from '../team.ts';

const AN_IMPACT = packGains(['impact']);

export const seek: Decision<State, Seek, Move> = {
  /** ED-70, E-32: without any depth to draw from the discovery becomes an impact. */
  settle(s, f, log) {
    const depths = openDepths(s, f);
    if (depths !== 0) {
      if (depths !== f.depths) replaceTop(s, { ...f, depths });
      return false;
    }
    s.stack.pop();
    log?.event('oceanFull', { seat: f.seat });
    give(s, f.seat, AN_IMPACT, f.zone);
    return true;
  },

  moves(s, f) {
    const moves: Move[] = [];
    const one = drawsOne(s, f);
    for (const first of DEPTHS) {
      if (!hasBit(f.depths, first)) continue;
      if (one) {
        moves.push({ kind: 'seek', first, second: 0 });
        continue;
      }
      for (let second: number = first; second <= DEPTHS.length; second++) {
        if (hasBit(f.depths, second) && canDrawBoth(s, first, second))
          moves.push({ kind: 'seek', first, second });
      }
    }
    moves.push({ kind: 'skip' });
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'skip') return undefined;
    if (move.kind !== 'seek') return refuse('ED-67', 'seekNow');
    const { first, second } = move;
    for (const depth of second === 0 ? [first] : [first, second]) {
      if (!hasBit(f.depths, depth)) return refuse('E-30', 'otherDepth', { depth });
    }
    const one = drawsOne(s, f);
    if (one !== (second === 0)) return one ? refuse('E-31', 'oneTile') : refuse('ED-67', 'twoTiles');
    return one || canDrawBoth(s, first, second) ? undefined : refuse('E-30', 'onlyOneLeft', { depth: first });
  },

  play(s, f, _, move, log) {
    if (move.kind !== 'seek') {
      s.stack.pop();
      return;
    }
    const tiles = [draw(s, f.seat, move.first, log)];
    if (move.second !== 0) tiles.push(draw(s, f.seat, move.second, log));
    const { seat, anywhere } = f;
    log?.event(
      'sought',
      { seat, count: tiles.length },
      { seats: bitsOf(drawersOf(s, seat)), params: { first: tiles[0], second: tiles[1] ?? -1 } },
    );
    replaceTop(s, { step: 'lay', seat, tiles, anywhere });
  },
};

/** ED-69, E-30: the depths that can be drawn, else the shallowest other one. */
function openDepths(s: State, f: Seek): number {
  let open = 0;
  for (const depth of DEPTHS)
    if (hasBit(f.depths, depth) && isOnOffer(s, depth, f.anywhere)) open |= 1 << depth;
  if (open !== 0) return open;
  const other = DEPTHS.find(depth => isOnOffer(s, depth, f.anywhere));
  return other === undefined ? 0 : 1 << other;
}

/** E-30: a tile of this depth is there and could be placed now. */
function isOnOffer(s: State, depth: number, anywhere: number): boolean {
  return pileSize(s, depth) > 0 && hasOpenCell(s, depth, anywhere);
}

/** S-6: hydrophones that hear one tile only; E-31: only one tile is left. */
function drawsOne(s: State, f: Seek): boolean {
  if (struckBy(s, 'broken-hydrophones') > 0) return true;
  let tiles = 0;
  for (const depth of DEPTHS) if (hasBit(f.depths, depth)) tiles += pileSize(s, depth);
  return tiles === 1;
}

function canDrawBoth(s: State, first: number, second: number): boolean {
  return first !== second || pileSize(s, first) > 1;
}

/** A tile somebody put back may come up without any chance: its drawer learns it all the same. */
function draw(s: State, seat: number, depth: number, log?: Log): number {
  const { tile, knowers } = drawTile(s, depth);
  if (!hasBit(knowers, seat)) log?.reveal([seat]);
  return tile;
}
