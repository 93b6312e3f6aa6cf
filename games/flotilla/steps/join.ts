/** FL-27, FL-74 … FL-77: the Captain may lead everybody into the Flotilla, once and for all. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import { addToHand } from '../crew.ts';
import { TRACKS } from '../data/box.ts';
import { SKY } from '../data/names.ts';
import { STARTER } from '../data/tiles.ts';
import { at, hasOutpost, laid, tileOf, withOutpost } from '../field.ts';
import { type Join, runOf } from '../frames.ts';
import { dockOf, takeCoins } from '../goods.ts';
import { CELLS, HOME } from '../hex.ts';
import type { Move } from '../move.ts';
import { SKIFFS, SOLD, type State } from '../state.ts';
import { STOP } from './moves.ts';
import { unload } from './sail.ts';

const JOIN: Move = { kind: 'join' };

export const join: Decision<State, Join, Move> = {
  moves: () => [JOIN, STOP],

  explain: (_, __, ___, move) =>
    move.kind === 'join' || move.kind === 'stop' ? undefined : refuse('FL-27', 'joinFirst'),

  play(s, _, __, move, log) {
    s.stack.pop();
    if (move.kind !== 'join') return;
    const dock = TRACKS.docks[dockOf(s)];
    log?.event('joined', { seat: s.seat });
    sellSkiffs(s, dock.skiff, log);
    liftTiles(s, log);
    s.side[s.seat] = SKY;
    // FL-77, A-8: the tiles of the last step are built and paid like any others.
    s.stack.push(runOf(dock.build));
  },
};

/** FL-74, step 1. Skiffs still on the player board were never launched and are worth nothing. */
function sellSkiffs(s: State, price: number, log?: Log): void {
  let sold = 0;
  for (let skiff = s.seat * SKIFFS; skiff < (s.seat + 1) * SKIFFS; skiff++) {
    if (s.skiffs[skiff] >= 0) {
      unload(s, skiff, log);
      sold++;
    }
    s.skiffs[skiff] = SOLD;
  }
  takeCoins(s, sold * price, log);
}

/** FL-74, steps 2, 3 and 5: tiles with outposts return to the bag, the others go to the stock, the starter tile turns where it lies. */
function liftTiles(s: State, log?: Log): void {
  let lost = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const value = at(s, s.seat, cell);
    if (value === 0 || cell === HOME) continue;
    s.field[s.seat * CELLS + cell] = 0;
    if (hasOutpost(value)) {
      s.bag.push(tileOf(value));
      lost++;
    } else addToHand(s.stocks[s.seat], tileOf(value));
  }
  const home = laid(STARTER, 0);
  s.field[s.seat * CELLS + HOME] = hasOutpost(at(s, s.seat, HOME)) ? withOutpost(home) : home;
  log?.event('lifted', { seat: s.seat, count: s.stocks[s.seat].length, lost });
}
