/** Effects are carried out from left to right; whatever needs a decision lays a frame of its own on the stack. */
import type { Log } from '@fathom/kernel';
import { addToHand } from '../crew.ts';
import { type Effect, PROGRAMS } from '../data/effects.ts';
import { SINK, SKY } from '../data/names.ts';
import { clean, freeSkiff, placeSeal, takeCoins, takeToxicity, takeVp } from '../goods.ts';
import { frame as newFrame, type State, type StepName } from '../state.ts';
import { drawTiles } from './draw.ts';
import { rollDive, rollResearch } from './roll.ts';
import { automatic } from './step.ts';

export const run = automatic((s, frame, log) => {
  const program = PROGRAMS[frame.effect];
  if (frame.left === program.length) s.stack.pop();
  else execute(s, program[frame.left++], frame.guild, log);
});

/** What an effect asks for; effects that ask for nothing are not listed. */
const ASKS: Partial<Record<Effect['op'], StepName>> = {
  GAIN: 'gain',
  INFLUENCE: 'influence',
  RECRUIT: 'recruit',
  SURVIVOR: 'survivors',
  TRANS: 'trade',
  MARKET: 'market',
  DIAL: 'dial',
  TRIGGER: 'trigger',
  ARTIFACT: 'artifact',
  RESTORE: 'restore',
  RETIRE: 'retire',
};

/** `guild` is the guild of the track whose bonus is taken, −1 elsewhere. */
function execute(s: State, effect: Effect, guild: number, log?: Log): void {
  const side = s.side[s.seat];
  switch (effect.op) {
    case 'COINS':
      return takeCoins(s, effect.n, log);
    case 'VP':
      return takeVp(s, effect.n, 'effect', log);
    case 'TOX':
      return takeToxicity(s, effect.n, log);
    case 'CLEAN':
      return clean(s, effect.n, log);
    case 'SEAL':
      return effect.here ? placeSeal(s, guild, log) : ask(s, 'seal', effect, -1);
    case 'DRAW':
      return drawTiles(s, effect, log);
    case 'BUILD':
      return side === SKY ? ask(s, 'build', effect, -1) : undefined;
    case 'DIVE':
      return side === SINK ? rollDive(s, effect, log) : undefined;
    case 'RESEARCH':
      return side === SKY ? rollResearch(s, effect, log) : undefined;
    case 'SKIFF':
      return freeSkiff(s, log);
    case 'RECALL':
      return recall(s, log);
    case 'TURN':
      return side === SINK ? ask(s, 'join', effect, -1) : undefined;
    default: {
      const step = ASKS[effect.op];
      if (step) ask(s, step, effect, effect.op === 'INFLUENCE' ? -1 : guild);
    }
  }
}

function ask(s: State, step: StepName, effect: Effect, guild: number): void {
  s.stack.push({ ...newFrame(step), effect: effect.id, left: effect.n, guild });
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
