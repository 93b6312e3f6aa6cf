/** FL-63, FL-83: a dive card rolls a number of dice again once; a research card rolls any dice again several times. */
import { ascending, type Decision, type Log, refuse, replaceTop } from '@fathom/kernel';
import { EFFECTS } from '../data/effects.ts';
import { countMarked, isMarked, kindOf, marked, ownerOf, shown, withDie } from '../dice.ts';
import type { Reroll } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { STOP } from './moves.ts';
import { finishResearch } from './research.ts';
import { cellOf, find, roll, tellDice } from './roll.ts';

const ROLL: Move = { kind: 'roll' };

export const reroll: Decision<State, Reroll, Move> = {
  settle(s, f, log) {
    if (f.rolls > 0) return false;
    const { dice, effect, divers } = f;
    const sets = EFFECTS[effect].mods.set;
    if (divers !== 0) replaceTop(s, { step: 'dive', dice, effect, divers, depleting: 0 });
    else if (sets > 0) replaceTop(s, { step: 'set', dice, sets });
    else {
      s.stack.pop();
      finishResearch(s, dice, log);
    }
    return true;
  },

  moves(s, f) {
    const moves: Move[] = [];
    if (mayMark(f)) {
      for (let i = 0; i < f.dice.length; i++) {
        const die = f.dice[i];
        if (isMarked(die) || (i > 0 && die === f.dice[i - 1])) continue;
        moves.push({ kind: 'again', die: shown(die), cell: cellOf(s, die) });
      }
    }
    moves.push(countMarked(f.dice) > 0 ? ROLL : STOP);
    return moves;
  },

  explain(s, f, _, move) {
    const count = countMarked(f.dice);
    if (move.kind === 'roll') return count > 0 ? undefined : refuse('FL-83', 'nothingMarked');
    if (move.kind === 'stop') return count === 0 ? undefined : refuse('FL-83', 'rollMarked');
    if (move.kind !== 'again') return refuse('FL-83', 'rerollFirst');
    if (!mayMark(f)) return refuse('FL-83', 'enoughMarked', { count });
    return find(s, f.dice, move.die, move.cell) < 0
      ? refuse('FL-83', 'noSuchDie', { die: move.die })
      : undefined;
  },

  play(s, f, _, move, log) {
    if (move.kind === 'again') {
      const i = find(s, f.dice, move.die, move.cell);
      replaceTop(s, { ...f, dice: withDie(f.dice, i, marked(f.dice[i])) });
    } else if (move.kind === 'roll') rollMarked(s, f, log);
    else replaceTop(s, { ...f, rolls: 0 });
  },
};

function mayMark(f: Reroll): boolean {
  return countMarked(f.dice) < f.most;
}

function rollMarked(s: State, f: Reroll, log?: Log): void {
  const dice = f.dice.map(die => (isMarked(die) ? roll(s, kindOf(die), ownerOf(die)) : die));
  const rolled = dice.filter((_, i) => isMarked(f.dice[i]));
  replaceTop(s, { ...f, dice: ascending(dice), rolls: f.rolls - 1 });
  tellDice(s, 'rerolled', rolled, log);
}
