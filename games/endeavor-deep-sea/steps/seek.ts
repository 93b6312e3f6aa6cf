/** ED-67 … ED-70: which depths the tiles are drawn from. `slots` are the depths, `a` is the depth that needs no zone above. */
import type { Log } from '@fathom/kernel';
import { packGains } from '../data/gains.ts';
import type { Move } from '../move.ts';
import { drawTile, hasOpenCell, pileSize } from '../sea.ts';
import { type Frame, frame, type State } from '../state.ts';
import { isTeam, struckBy } from '../team.ts';
import { refuse, type Step } from './step.ts';

/** E-30: a tile of this depth is there and could be placed now. */
function isOnOffer(s: State, depth: number, anywhere: number): boolean {
  return pileSize(s, depth) > 0 && hasOpenCell(s, depth, anywhere);
}

/** ED-69, ED-70, E-32: depths that can be drawn, else the shallowest other one; without any the discovery becomes an impact. Returns true when there is something to decide. */
export function prepareSearch(s: State, f: Frame, log?: Log): boolean {
  let open = 0;
  for (let depth = 1; depth <= 5; depth++) {
    if ((f.slots & (1 << depth)) !== 0 && isOnOffer(s, depth, f.a)) open |= 1 << depth;
  }
  for (let depth = 1; depth <= 5 && open === 0; depth++) if (isOnOffer(s, depth, f.a)) open = 1 << depth;
  if (open !== 0) {
    f.slots = open;
    return true;
  }
  s.stack.pop();
  log?.event('oceanFull', { seat: f.seat });
  s.stack.push(frame('gain', f.seat, { gains: packGains(['impact']), zone: f.zone }));
  return false;
}

/** S-6: hydrophones that hear one tile only. */
function drawsOne(s: State, f: Frame): boolean {
  if (struckBy(s, 'broken-hydrophones') > 0) return true;
  let tiles = 0;
  for (let depth = 1; depth <= 5; depth++) if ((f.slots & (1 << depth)) !== 0) tiles += pileSize(s, depth);
  return tiles === 1;
}

export const seek: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    const one = drawsOne(s, f);
    for (let first = 1; first <= 5; first++) {
      if ((f.slots & (1 << first)) === 0) continue;
      if (one) {
        moves.push({ kind: 'seek', first, second: 0 });
        continue;
      }
      for (let second = first; second <= 5; second++) {
        if ((f.slots & (1 << second)) !== 0 && (first !== second || pileSize(s, first) > 1))
          moves.push({ kind: 'seek', first, second });
      }
    }
    moves.push({ kind: 'skip' });
    return moves;
  },

  explain(s, f, move) {
    if (move.kind === 'skip') return undefined;
    if (move.kind !== 'seek') return refuse('ED-67', 'seekNow');
    const { first, second } = move;
    for (const depth of second === 0 ? [first] : [first, second]) {
      if ((f.slots & (1 << depth)) === 0) return refuse('E-30', 'otherDepth', { depth });
    }
    const one = drawsOne(s, f);
    if (one !== (second === 0)) return one ? refuse('E-31', 'oneTile') : refuse('ED-67', 'twoTiles');
    if (first === second && pileSize(s, first) < 2) return refuse('E-30', 'onlyOneLeft', { depth: first });
    return undefined;
  },

  play(s, f, move, log) {
    if (move.kind !== 'seek') {
      s.stack.pop();
      return;
    }
    const a = draw(s, f.seat, move.first, log);
    const b = move.second === 0 ? -1 : draw(s, f.seat, move.second, log);
    log?.event(
      'sought',
      { seat: f.seat, count: b < 0 ? 1 : 2 },
      { seats: isTeam(s) ? [...Array(s.seats).keys()] : [f.seat], params: { first: a, second: b } },
    );
    f.step = 'lay';
    f.slots = f.a;
    f.a = a;
    f.b = b;
  },
};

/** A tile somebody put back may come up without any chance: its drawer learns it all the same. */
function draw(s: State, seat: number, depth: number, log?: Log): number {
  const { tile, knowers } = drawTile(s, depth);
  if ((knowers & (1 << seat)) === 0) log?.reveal([seat]);
  return tile;
}
