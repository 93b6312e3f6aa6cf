/** FL-83 … FL-86: research dice give coins, raise dials and set off the artifacts on the hub. */
import { type Decision, type Log, refuse, replaceTop } from '@fathom/kernel';
import { RELICS } from '../data/box.ts';
import { FACES, GUILDS, RESEARCH } from '../data/names.ts';
import { type Die, dieOn, faceOf, withDie } from '../dice.ts';
import { type NameGuilds, runOf, type SetDice, type Trigger } from '../frames.ts';
import { takeCoins } from '../goods.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { GUILD_MOVES, popWhen, STOP } from './moves.ts';

/** FL-84: so many symbols make a set. */
export const SET = 3;

/** `set`: after rolling, dice are turned to any face. */
export const set: Decision<State, SetDice, Move> = {
  settle(s, f, log) {
    if (f.sets > 0) return false;
    s.stack.pop();
    finishResearch(s, f.dice, log);
    return true;
  },

  moves(_, f) {
    const moves: Move[] = [];
    for (let from = 0; from < FACES; from++) {
      if (!isRolled(f, from)) continue;
      for (let to = 0; to < FACES; to++) if (to !== from) moves.push({ kind: 'set', from, to });
    }
    moves.push(STOP);
    return moves;
  },

  explain(_, f, __, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'set') return refuse('FL-83', 'setFirst');
    if (!isRolled(f, move.from)) return refuse('FL-83', 'noSuchDie', { die: dieOn(RESEARCH, move.from) });
    return move.from === move.to ? refuse('FL-83', 'sameFace') : undefined;
  },

  play(s, f, _, move, log) {
    if (move.kind !== 'set') {
      replaceTop(s, { ...f, sets: 0 });
      return;
    }
    const [from, to] = [dieOn(RESEARCH, move.from), dieOn(RESEARCH, move.to)];
    replaceTop(s, { ...f, dice: withDie(f.dice, f.dice.indexOf(from), to), sets: f.sets - 1 });
    log?.event('set', { seat: s.seat, from, to });
  },
};

function isRolled(f: SetDice, face: number): boolean {
  return f.dice.includes(dieOn(RESEARCH, face));
}

/** Coins at once, then the dials, then the guild sets; A-22: breakthroughs that make no three are lost. */
export function finishResearch(s: State, dice: readonly Die[], log?: Log): void {
  const symbols = GUILDS.map(() => 0);
  let coins = 0;
  let breakthroughs = 0;
  let jokers = 0;
  for (const die of dice) {
    const face = faceOf(die);
    coins += face.coins;
    breakthroughs += face.breakthroughs;
    jokers += face.joker;
    if (face.guild >= 0) symbols[face.guild]++;
  }
  takeCoins(s, coins, log);
  s.stack.push({ step: 'joker', jokers, symbols });
  s.stack.push({ step: 'dial', raises: Math.floor(breakthroughs / SET) });
}

/** FL-84, A-21: each joker counts for a guild that is named; it is asked for only where it could set something off. */
export const joker: Decision<State, NameGuilds, Move, 'guild'> = {
  settle(s, f, log) {
    if (f.jokers > 0 && mayHelp(s, f)) return false;
    s.stack.pop();
    for (let guild = GUILDS.length - 1; guild >= 0; guild--) {
      if (f.symbols[guild] >= SET) setOff(s, guild, log);
    }
    return true;
  },

  moves: () => GUILD_MOVES.slice(),

  explain: (_, __, ___, move) => (move.kind === 'guild' ? undefined : refuse('FL-84', 'jokerFirst')),

  play(s, f, _, move, log) {
    const symbols = f.symbols.map((count, guild) => (guild === move.guild ? count + 1 : count));
    replaceTop(s, { ...f, jokers: f.jokers - 1, symbols });
    log?.event('named', { seat: s.seat, guild: move.guild });
  },
};

function mayHelp(s: State, { symbols, jokers }: NameGuilds): boolean {
  for (let guild = 0; guild < GUILDS.length; guild++) {
    if (symbols[guild] < SET && symbols[guild] + jokers >= SET && onHub(s, guild)) return true;
  }
  return false;
}

/** The bonuses of all artifacts of a guild on the hub, in the order found. */
function setOff(s: State, guild: number, log?: Log): void {
  if (!onHub(s, guild)) return;
  log?.event('triggered', { seat: s.seat, guild });
  for (let i = s.hub.length - 1; i >= 0; i--) {
    const artifact = RELICS[s.hub[i]];
    if (artifact.guild === guild) s.stack.push(runOf(artifact.hub));
  }
}

function onHub(s: State, guild: number): boolean {
  for (let i = 0; i < s.hub.length; i++) if (RELICS[s.hub[i]].guild === guild) return true;
  return false;
}

/** TRIGGER: the same for one guild of one's choice. */
export const trigger: Decision<State, Trigger, Move, 'guild'> = {
  settle: s => popWhen(s, s.hub.length === 0),

  moves: s => GUILD_MOVES.filter((_, guild) => onHub(s, guild)),

  explain(s, _, __, move) {
    if (move.kind !== 'guild') return refuse('FL-84', 'triggerFirst');
    return onHub(s, move.guild) ? undefined : refuse('FL-84', 'nothingOnHub', { guild: move.guild });
  },

  play(s, _, __, move, log) {
    s.stack.pop();
    setOff(s, move.guild, log);
  },
};
