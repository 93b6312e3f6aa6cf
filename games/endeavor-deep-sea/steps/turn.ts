/** ED-47, ED-48, ED-54, E-17: a turn is one activation with dive tokens around it, or dive tokens alone, or passing. */
import { type Decision, type Log, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { JOURNALS, type Space } from '../data/journals.ts';
import { packSlots, type Slots } from '../data/slots.ts';
import type { Manner, Turn } from '../frames.ts';
import { isSpaceFree, journalOf, withDiscOn } from '../library.ts';
import { designOf, isBusy, isSenior, slotsOf, withDisc } from '../member.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { canTakeTurn, endTurn, mayEndTurn, pass } from '../turn.ts';
import { addSpends, explainEnd, explainSpend, playSpend } from './spend.ts';

export const turn: Decision<State, Turn, Move> = {
  /** E-103: without any possible turn a seat passes by itself. */
  settle(s, f, log) {
    if (f.begun || canTakeTurn(s, f.seat)) return false;
    pass(s, f.seat, log);
    return true;
  },

  moves(s, f) {
    const moves: Move[] = [];
    if (s.staging[f.seat] > 0) addActivations(s, f.seat, moves);
    addSpends(s, f.seat, moves);
    if (!f.begun) moves.push({ kind: 'pass' });
    else if (mayEndTurn(s, f.seat)) moves.push({ kind: 'end' });
    return moves;
  },

  explain(s, f, _, move) {
    switch (move.kind) {
      case 'activate':
        return explainActivation(s, f.seat, move.member);
      case 'space':
        return explainSpace(s, f.seat, move.journal, move.space);
      case 'spend':
      case 'use':
        return explainSpend(s, f.seat, move);
      case 'pass':
        return f.begun ? refuse('E-17', 'endInstead') : undefined;
      case 'end':
        return f.begun ? explainEnd(s, f.seat) : refuse('ED-47', 'passInstead');
      default:
        return refuse('ED-47', 'activateFirst');
    }
  },

  play(s, f, _, move, log) {
    switch (move.kind) {
      case 'activate':
        return activate(s, f.seat, move.member, log);
      case 'space':
        return useSpace(s, f.seat, move.journal, move.space, log);
      case 'spend':
      case 'use':
        if (!f.begun) replaceTop(s, { ...f, begun: true });
        return playSpend(s, f.seat, move, log);
      case 'pass':
        return pass(s, f.seat, log);
      case 'end':
        return endTurn(s, f.seat);
    }
  },
};

function addActivations(s: State, seat: number, moves: Move[]): void {
  const crew = s.crew[seat];
  for (let member = 0; member < crew.length; member++) {
    if (!isBusy(crew[member])) moves.push({ kind: 'activate', member });
  }
  for (const entry of s.journals[seat]) {
    for (let space = 0; space < 2; space++) {
      if (isSpaceFree(entry, space)) moves.push({ kind: 'space', journal: journalOf(entry), space });
    }
  }
}

function explainActivation(s: State, seat: number, member: number): Refusal | undefined {
  const crew = s.crew[seat];
  if (member >= crew.length) return refuse('ED-48', 'noMember');
  if (isBusy(crew[member])) return refuse('ED-48', 'busy', { design: designOf(crew[member]) });
  return s.staging[seat] > 0 ? undefined : refuse('ED-48', 'noDisc');
}

function explainSpace(s: State, seat: number, journal: number, space: number): Refusal | undefined {
  const entry = s.journals[seat].find(own => journalOf(own) === journal);
  if (entry === undefined) return refuse('ED-54', 'notYourJournal', { journal });
  if (space >= JOURNALS[journal].spaces.length) return refuse('ED-90', 'noSpace', { journal });
  if (!isSpaceFree(entry, space)) return refuse('ED-91', 'spaceTaken', { journal });
  return s.staging[seat] > 0 ? undefined : refuse('ED-54', 'noDisc');
}

function open(s: State, seat: number, member: number, slots: Slots, manner: Manner): void {
  replaceTop(s, { step: 'act', seat, zone: -1, manner, member, slots });
}

/** ED-48: the disc goes on the circle, then the actions are open. E-57: they stay those of the side lying up now. */
function activate(s: State, seat: number, member: number, log?: Log): void {
  const crew = s.crew[seat];
  const own = crew[member];
  s.staging[seat]--;
  log?.event('activated', { seat, design: designOf(own), senior: isSenior(own) ? 1 : 0 });
  crew[member] = withDisc(own);
  open(s, seat, member, slotsOf(s, own), 'plain');
}

/** ED-92: what each sort of space opens; a discovery is no action, it comes at once. */
const OPENS: Readonly<Record<Space, { readonly slots: Slots; readonly manner: Manner }>> = {
  'travel-further': { slots: packSlots([['travel']]), manner: 'further' },
  'dive-twice': { slots: packSlots([['dive']]), manner: 'twice' },
  'conserve-at-depth': { slots: packSlots([['conserve']]), manner: 'at-depth' },
  'discover-deep': { slots: packSlots([]), manner: 'plain' },
  promote: { slots: packSlots([['promote']]), manner: 'plain' },
};

/** ED-92d: depths 3 to 5. */
const DEEP = (1 << 3) | (1 << 4) | (1 << 5);

function useSpace(s: State, seat: number, journal: number, space: number, log?: Log): void {
  const own = s.journals[seat];
  const at = own.findIndex(entry => journalOf(entry) === journal);
  own[at] = withDiscOn(own[at], space);
  s.staging[seat]--;
  const sort = JOURNALS[journal].spaces[space];
  log?.event('usedSpace', { seat, journal });
  open(s, seat, -1, OPENS[sort].slots, OPENS[sort].manner);
  // E-37: a discovery from a journal comes from no zone.
  if (sort === 'discover-deep') s.stack.push({ step: 'seek', seat, depths: DEEP, anywhere: 0, zone: -1 });
}
