/** FL-19: one crew card from the hand; FL-28: a Student stands for another card. */
import type { Log } from '@fathom/kernel';
import { canCopy, topside } from '../crew.ts';
import { CREW } from '../data/box.ts';
import { SINK } from '../data/names.ts';
import { takeCoins } from '../goods.ts';
import type { Move } from '../move.ts';
import { frame as newFrame, type State } from '../state.ts';
import { refuse, type Step } from './step.ts';

export const play: Step = {
  open: () => true,

  moves(s) {
    const moves: Move[] = [];
    const hand = s.hands[s.seat];
    for (let i = 0; i < hand.length; i++) {
      if (!CREW[hand[i]].copies || somethingToCopy(s)) moves.push({ kind: 'play', card: hand[i] });
    }
    return moves;
  },

  explain(s, _, move) {
    if (move.kind !== 'play') return refuse('FL-19', 'cardFirst');
    if (!s.hands[s.seat].includes(move.card)) return refuse('FL-19', 'notInHand', { card: move.card });
    if (CREW[move.card].copies && !somethingToCopy(s)) return refuse('FL-29', 'nothingToCopy');
    return undefined;
  },

  play(s, _, move, log) {
    if (move.kind !== 'play') return;
    const hand = s.hands[s.seat];
    hand.splice(hand.indexOf(move.card), 1);
    s.turn.card = move.card;
    s.stack = [newFrame('end')];
    log?.event('played', { seat: s.seat, card: move.card, side: s.side[s.seat] });
    if (CREW[move.card].copies) s.stack.push(newFrame('copy'));
    else begin(s, move.card, log);
  },
};

export const copy: Step = {
  open: () => true,

  moves(s) {
    const moves: Move[] = [];
    for (let seat = 0; seat < s.seats; seat++) {
      if (canCopy(s, s.seat, seat)) moves.push({ kind: 'copy', seat });
    }
    return moves;
  },

  explain(s, _, move) {
    if (move.kind !== 'copy') return refuse('FL-28', 'copyFirst');
    if (move.seat === s.seat || move.seat >= s.seats) return refuse('FL-28', 'notAnother');
    if (topside(s, move.seat) < 0) return refuse('FL-29', 'emptyPile', { seat: move.seat });
    if (s.side[move.seat] !== s.side[s.seat]) return refuse('FL-29', 'otherSide', { seat: move.seat });
    if (!canCopy(s, s.seat, move.seat)) return refuse('A-2', 'notCopyable', { seat: move.seat });
    return undefined;
  },

  play(s, _, move, log) {
    if (move.kind !== 'copy') return;
    const card = topside(s, move.seat);
    s.stack.pop();
    log?.event('copied', { seat: s.seat, from: move.seat, card, side: s.side[s.seat] });
    begin(s, card, log);
  },
};

/** FL-19, A-28: first sail value or income, then the effect. */
function begin(s: State, card: number, log?: Log): void {
  const side = s.side[s.seat];
  s.turn.as = card;
  s.stack.push({ ...newFrame('run'), effect: CREW[card].programs[side] });
  if (side === SINK) s.stack.push({ ...newFrame('sail'), left: CREW[card].value[side] });
  else takeCoins(s, CREW[card].value[side], log);
}

function somethingToCopy(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (canCopy(s, s.seat, seat)) return true;
  return false;
}
