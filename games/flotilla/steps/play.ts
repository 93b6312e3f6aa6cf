/** FL-19: one crew card from the hand; FL-28: a Student stands for another card. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import { canCopy, topside } from '../crew.ts';
import { CREW } from '../data/box.ts';
import { SINK } from '../data/names.ts';
import { type Copy, type PlayCard, runOf } from '../frames.ts';
import { takeCoins } from '../goods.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { PLAY_MOVES } from './moves.ts';

export const play: Decision<State, PlayCard, Move, 'play'> = {
  moves(s) {
    const moves: Move[] = [];
    const hand = s.hands[s.seat];
    for (let i = 0; i < hand.length; i++) {
      if (hasEffect(s, hand[i])) moves.push(PLAY_MOVES[hand[i]]);
    }
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind !== 'play') return refuse('FL-19', 'cardFirst');
    if (!s.hands[s.seat].includes(move.card)) return refuse('FL-19', 'notInHand', { card: move.card });
    return hasEffect(s, move.card) ? undefined : refuse('FL-29', 'nothingToCopy');
  },

  play(s, _, __, move, log) {
    const hand = s.hands[s.seat];
    hand.splice(hand.indexOf(move.card), 1);
    s.turn.card = move.card;
    s.stack = [{ step: 'close' }];
    log?.event('played', { seat: s.seat, card: move.card, side: s.side[s.seat] });
    if (CREW[move.card].copies) s.stack.push({ step: 'copy' });
    else begin(s, move.card, log);
  },
};

export const copy: Decision<State, Copy, Move, 'copy'> = {
  moves(s) {
    const moves: Move[] = [];
    for (let seat = 0; seat < s.seats; seat++) {
      if (canCopy(s, s.seat, seat)) moves.push({ kind: 'copy', seat });
    }
    return moves;
  },

  explain(s, _, __, move) {
    if (move.kind !== 'copy') return refuse('FL-28', 'copyFirst');
    if (canCopy(s, s.seat, move.seat)) return undefined;
    if (move.seat === s.seat || move.seat >= s.seats) return refuse('FL-28', 'notAnother');
    if (topside(s, move.seat) < 0) return refuse('FL-29', 'emptyPile', { seat: move.seat });
    if (s.side[move.seat] !== s.side[s.seat]) return refuse('FL-29', 'otherSide', { seat: move.seat });
    return refuse('A-2', 'notCopyable', { seat: move.seat });
  },

  play(s, _, __, move, log) {
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
  s.stack.push(runOf(CREW[card].programs[side]));
  if (side === SINK) s.stack.push({ step: 'sail', moves: CREW[card].value[side], leaving: -1 });
  else takeCoins(s, CREW[card].value[side], log);
}

/** FL-29: a Student needs a card to copy. */
function hasEffect(s: State, card: number): boolean {
  if (!CREW[card].copies) return true;
  for (let seat = 0; seat < s.seats; seat++) if (canCopy(s, s.seat, seat)) return true;
  return false;
}
