/** FL-38: an outpost scores any open objective; FL-41: MARKET moves an indicator before the trading. */
import type { Log } from '@fathom/kernel';
import { EFFECTS } from '../data/effects.ts';
import { COLOURS } from '../data/names.ts';
import { SETS } from '../data/objectives.ts';
import { takeVp } from '../goods.ts';
import { priceOf, TOP } from '../market.ts';
import type { Move } from '../move.ts';
import { worthOf } from '../objectives.ts';
import type { State } from '../state.ts';
import { refuse, STOP, type Step } from './step.ts';

const STACK_MOVES: readonly Move[] = SETS.map((_, stack) => ({ kind: 'objective', stack }));

export const objective: Step = {
  open: () => true,

  moves: () => STACK_MOVES.slice(),

  explain: (_, __, move) => (move.kind === 'objective' ? undefined : refuse('FL-38', 'objectiveFirst')),

  play(s, frame, move, log) {
    if (move.kind !== 'objective') return;
    const coins = frame.left;
    s.stack.pop();
    score(s, move.stack, coins, log);
  },
};

/** The lowest tile of a stack stays and may be scored again and again; A-17: also for nothing. */
function score(s: State, stack: number, coins: number, log?: Log): void {
  const tiles = s.objectives[stack];
  const points = worthOf(s, s.seat, tiles[0], coins);
  log?.event('objective', { seat: s.seat, objective: tiles[0], side: s.side[s.seat], points });
  if (tiles.length > 1) tiles.shift();
  takeVp(s, points, 'objective', log);
}

export const market: Step = {
  open: () => true,

  moves(s, frame) {
    const reach = EFFECTS[frame.effect].n;
    const moves: Move[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      for (let by = -reach; by <= reach; by++) {
        const space = s.prices[colour] + by;
        if (by !== 0 && space >= 0 && space <= TOP) moves.push({ kind: 'price', colour, by });
      }
    }
    moves.push(STOP);
    return moves;
  },

  explain(s, frame, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'price') return refuse('FL-41', 'priceFirst');
    const reach = EFFECTS[frame.effect].n;
    if (move.by === 0 || Math.abs(move.by) > reach) return refuse('FL-41', 'priceTooFar', { spaces: reach });
    const space = s.prices[move.colour] + move.by;
    return space >= 0 && space <= TOP ? undefined : refuse('FL-45', 'offTheLadder', { colour: move.colour });
  },

  play(s, _, move, log) {
    s.stack.pop();
    if (move.kind !== 'price') return;
    s.prices[move.colour] += move.by;
    log?.event('price', { colour: move.colour, price: priceOf(s, move.colour) });
  },
};
