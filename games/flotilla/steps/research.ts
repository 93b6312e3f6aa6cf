/** FL-83 … FL-86: research dice give coins, raise dials and set off the artifacts on the hub. */
import type { Log } from '@fathom/kernel';
import { FACE, RELICS } from '../data/box.ts';
import { FACES, GUILDS, RESEARCH } from '../data/names.ts';
import { takeCoins } from '../goods.ts';
import type { Move } from '../move.ts';
import { frame as newFrame, type State } from '../state.ts';
import { GUILD_MOVES } from './influence.ts';
import { refuse, STOP, type Step } from './step.ts';

/** FL-84: so many symbols make a set. */
const SET = 3;

/** `set`: after rolling, dice are turned to any face. */
export const set: Step = {
  open(s, frame, log) {
    if (frame.left > 0) return true;
    s.stack.pop();
    finishResearch(s, frame.list, log);
    return false;
  },

  moves(_, frame) {
    const moves: Move[] = [];
    for (let from = 0; from < FACES; from++) {
      if (!frame.list.includes(RESEARCH * FACES + from)) continue;
      for (let to = 0; to < FACES; to++) if (to !== from) moves.push({ kind: 'set', from, to });
    }
    moves.push(STOP);
    return moves;
  },

  explain(_, frame, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'set') return refuse('FL-83', 'setFirst');
    if (!frame.list.includes(RESEARCH * FACES + move.from))
      return refuse('FL-83', 'noSuchDie', { die: RESEARCH * FACES + move.from });
    return move.from === move.to ? refuse('FL-83', 'sameFace') : undefined;
  },

  play(s, frame, move, log) {
    if (move.kind !== 'set') {
      frame.left = 0;
      return;
    }
    frame.left--;
    frame.list[frame.list.indexOf(RESEARCH * FACES + move.from)] = RESEARCH * FACES + move.to;
    frame.list.sort((a, b) => a - b);
    log?.event('set', { seat: s.seat, from: RESEARCH * FACES + move.from, to: RESEARCH * FACES + move.to });
  },
};

/** Coins at once, then the dials, then the guild sets; A-22: breakthroughs that make no three are lost. */
export function finishResearch(s: State, dice: readonly number[], log?: Log): void {
  const symbols = GUILDS.map(() => 0);
  let coins = 0;
  let breakthroughs = 0;
  let jokers = 0;
  for (const die of dice) {
    const face = FACE[die];
    coins += face.coins;
    breakthroughs += face.breakthroughs;
    jokers += face.joker;
    if (face.guild >= 0) symbols[face.guild]++;
  }
  takeCoins(s, coins, log);
  s.stack.push({ ...newFrame('joker'), left: jokers, list: symbols });
  s.stack.push({ ...newFrame('dial'), left: Math.floor(breakthroughs / SET) });
}

/** FL-84, A-21: each joker counts for a guild that is named; it is asked for only where it could set something off. */
export const joker: Step = {
  open(s, frame, log) {
    if (frame.left > 0 && mayHelp(s, frame.list, frame.left)) return true;
    s.stack.pop();
    for (let guild = GUILDS.length - 1; guild >= 0; guild--) {
      if (frame.list[guild] >= SET) setOff(s, guild, log);
    }
    return false;
  },

  moves: () => GUILD_MOVES.slice(),

  explain: (_, __, move) => (move.kind === 'guild' ? undefined : refuse('FL-84', 'jokerFirst')),

  play(s, frame, move, log) {
    if (move.kind !== 'guild') return;
    frame.left--;
    frame.list[move.guild]++;
    log?.event('named', { seat: s.seat, guild: move.guild });
  },
};

function mayHelp(s: State, symbols: readonly number[], jokers: number): boolean {
  for (let guild = 0; guild < GUILDS.length; guild++) {
    if (symbols[guild] < SET && symbols[guild] + jokers >= SET && onHub(s, guild)) return true;
  }
  return false;
}

/** The bonuses of all artifacts of a guild on the hub, in the order found. */
export function setOff(s: State, guild: number, log?: Log): void {
  if (!onHub(s, guild)) return;
  log?.event('triggered', { seat: s.seat, guild });
  for (let i = s.hub.length - 1; i >= 0; i--) {
    const artifact = RELICS[s.hub[i]];
    if (artifact.guild === guild) s.stack.push({ ...newFrame('run'), effect: artifact.hub });
  }
}

export function onHub(s: { readonly hub: readonly number[] }, guild: number): boolean {
  for (let i = 0; i < s.hub.length; i++) if (RELICS[s.hub[i]].guild === guild) return true;
  return false;
}

/** TRIGGER: the same for one guild of one's choice. */
export const trigger: Step = {
  open(s) {
    if (s.hub.length > 0) return true;
    s.stack.pop();
    return false;
  },

  moves: s => GUILD_MOVES.filter((_, guild) => onHub(s, guild)),

  explain(s, _, move) {
    if (move.kind !== 'guild') return refuse('FL-84', 'triggerFirst');
    return onHub(s, move.guild) ? undefined : refuse('FL-84', 'nothingOnHub', { guild: move.guild });
  },

  play(s, _, move, log) {
    if (move.kind !== 'guild') return;
    s.stack.pop();
    setOff(s, move.guild, log);
  },
};
