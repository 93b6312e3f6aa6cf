/** Effects are carried out from left to right; whatever needs a decision lays a frame of its own on the stack. */
import { type Automatic, type Log, replaceTop } from '@fathom/kernel';
import { addToHand } from '../crew.ts';
import { type Effect, PROGRAMS } from '../data/effects.ts';
import { SKY } from '../data/names.ts';
import type { Frame, Run } from '../frames.ts';
import { clean, freeSkiff, placeSeal, takeCoins, takeToxicity, takeVp } from '../goods.ts';
import type { State } from '../state.ts';
import { drawTiles } from './draw.ts';
import { rollDive, rollResearch } from './roll.ts';

export const run: Automatic<State, Run> = {
  settle(s, f, log) {
    const program = PROGRAMS[f.program];
    if (f.next === program.length) {
      s.stack.pop();
      return;
    }
    replaceTop(s, { step: 'run', program: f.program, next: f.next + 1, guild: f.guild });
    execute(s, program[f.next], f.guild, log);
  },
};

/** `guild` is the guild of the track whose bonus is taken, −1 elsewhere. */
function execute(s: State, effect: Effect, guild: number, log?: Log): void {
  switch (effect.op) {
    case 'COINS':
      return takeCoins(s, effect.n, log);
    case 'VP':
      return takeVp(s, effect.n, 'effect', log);
    case 'TOX':
      return takeToxicity(s, effect.n, log);
    case 'CLEAN':
      return clean(s, effect.n, log);
    case 'DRAW':
      return drawTiles(s, effect, log);
    case 'DIVE':
      return rollDive(s, effect, log);
    case 'RESEARCH':
      return rollResearch(s, effect, log);
    case 'SKIFF':
      return freeSkiff(s, log);
    case 'RECALL':
      return recall(s, log);
    case 'SEAL':
      if (effect.here) return placeSeal(s, guild, log);
  }
  const asked = question(s, effect, guild);
  if (asked) s.stack.push(asked);
}

/** What an effect asks for. Guild tracks let Sinksiders build, which means nothing to them. */
function question(s: State, { op, n, id, split, inner }: Effect, guild: number): Frame | undefined {
  switch (op) {
    case 'GAIN':
      return { step: 'gain', barrels: n };
    case 'INFLUENCE':
      return { step: 'influence', steps: n, split };
    case 'SEAL':
      return { step: 'seal', seals: n };
    case 'RECRUIT':
      return { step: 'recruit', level: n, guild };
    case 'SURVIVOR':
      return { step: 'survivors', survivors: n };
    case 'TRANS':
      return { step: 'trade', transactions: n, effect: id };
    case 'MARKET':
      return { step: 'market', reach: n };
    case 'BUILD':
      return s.side[s.seat] === SKY ? { step: 'build', builds: n, effect: id, unscored: [] } : undefined;
    case 'DIAL':
      return { step: 'dial', raises: n };
    case 'TRIGGER':
      return { step: 'trigger' };
    case 'ARTIFACT':
      return { step: 'artifact', artifacts: n };
    case 'RESTORE':
      return { step: 'restore', tokens: n };
    case 'TURN':
      return { step: 'join' };
    case 'RETIRE':
      return { step: 'retire', bonus: inner };
    default:
      return undefined;
  }
}

/** FL-26, A-1: the Captain comes back with the pile. */
function recall(s: State, log?: Log): void {
  const hand = s.hands[s.seat];
  const pile = s.piles[s.seat];
  log?.event('recalled', { seat: s.seat, count: pile.length });
  for (const card of pile) addToHand(hand, card);
  pile.length = 0;
  addToHand(hand, s.turn.card);
  s.turn.card = -1;
}
