/** ED-47, ED-48, ED-54, E-17: a turn is one activation with dive tokens around it, or dive tokens alone, or passing. `a` is 1 once a token was spent. */
import type { Log, Refusal } from '@fathom/kernel';
import { DO_CONSERVE, DO_DIVE, DO_PROMOTE, DO_TRAVEL } from '../data/crew.ts';
import { JOURNALS, type Space } from '../data/journals.ts';
import type { Move } from '../move.ts';
import { BUSY, designOf, isBusy, slotsOf } from '../player.ts';
import { AT_DEPTH, type Frame, FURTHER, frame, MAIN, type State, TWICE } from '../state.ts';
import { countTurn, isSpaceFree, JOURNAL_MASK, pass } from '../turn.ts';
import { addSpends, explainEnd, explainSpend, playSpend } from './spend.ts';
import { refuse, type Step } from './step.ts';

export const turn: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    if (s.staging[f.seat] > 0) addActivations(s, f.seat, moves);
    addSpends(s, f.seat, moves);
    if (f.a === 0) moves.push({ kind: 'pass' });
    else if (s.held[f.seat].length <= 1) moves.push({ kind: 'end' });
    return moves;
  },

  explain(s, f, move) {
    switch (move.kind) {
      case 'activate':
        return explainActivation(s, f.seat, move.member);
      case 'space':
        return explainSpace(s, f.seat, move.journal, move.space);
      case 'spend':
      case 'use':
        return explainSpend(s, f.seat, move);
      case 'pass':
        return f.a === 0 ? undefined : refuse('E-17', 'endInstead');
      case 'end':
        return f.a === 0 ? refuse('ED-47', 'passInstead') : explainEnd(s, f.seat);
      default:
        return refuse('ED-47', 'activateFirst');
    }
  },

  play(s, f, move, log) {
    switch (move.kind) {
      case 'activate':
        return activate(s, f, move.member, log);
      case 'space':
        return useSpace(s, f, move.journal, move.space, log);
      case 'spend':
      case 'use':
        f.a = 1;
        return playSpend(s, f.seat, move, log);
      case 'pass':
        return pass(s, f.seat, log);
      case 'end':
        s.stack.pop();
        return countTurn(s, f.seat);
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
      if (isSpaceFree(entry, space)) moves.push({ kind: 'space', journal: entry & JOURNAL_MASK, space });
    }
  }
}

function explainActivation(s: State, seat: number, member: number): Refusal | undefined {
  if (member >= s.crew[seat].length) return refuse('ED-48', 'noMember');
  if (isBusy(s.crew[seat][member]))
    return refuse('ED-48', 'busy', { design: designOf(s.crew[seat][member]) });
  return s.staging[seat] > 0 ? undefined : refuse('ED-48', 'noDisc');
}

function explainSpace(s: State, seat: number, journal: number, space: number): Refusal | undefined {
  const entry = s.journals[seat].find(own => (own & JOURNAL_MASK) === journal);
  if (entry === undefined) return refuse('ED-54', 'notYourJournal', { journal });
  if (space >= JOURNALS[journal].spaces.length) return refuse('ED-90', 'noSpace', { journal });
  if (!isSpaceFree(entry, space)) return refuse('ED-91', 'spaceTaken', { journal });
  return s.staging[seat] > 0 ? undefined : refuse('ED-54', 'noDisc');
}

/** ED-48: the disc goes on the circle, then the actions are open. E-57: they stay those of the side lying up now. */
function activate(s: State, f: Frame, member: number, log?: Log): void {
  const crew = s.crew[f.seat];
  s.staging[f.seat]--;
  log?.event('activated', {
    seat: f.seat,
    design: designOf(crew[member]),
    senior: crew[member] & 32 ? 1 : 0,
  });
  const slots = slotsOf(s, crew[member]);
  crew[member] |= BUSY;
  f.step = 'act';
  f.slots = slots;
  f.mods = MAIN;
  f.a = member;
}

/** ED-92: what each sort of space opens. */
const OPENS: Readonly<Record<Space, { readonly slots: number; readonly mods: number }>> = {
  'travel-further': { slots: DO_TRAVEL, mods: FURTHER },
  'dive-twice': { slots: DO_DIVE, mods: TWICE },
  'conserve-at-depth': { slots: DO_CONSERVE, mods: AT_DEPTH },
  'discover-deep': { slots: 0, mods: 0 },
  promote: { slots: DO_PROMOTE, mods: 0 },
};

/** ED-92d: depths 3 to 5. */
const DEEP = (1 << 3) | (1 << 4) | (1 << 5);

function useSpace(s: State, f: Frame, journal: number, space: number, log?: Log): void {
  const at = s.journals[f.seat].findIndex(own => (own & JOURNAL_MASK) === journal);
  s.journals[f.seat][at] |= 1 << (5 + space);
  s.staging[f.seat]--;
  const sort = JOURNALS[journal].spaces[space];
  log?.event('usedSpace', { seat: f.seat, journal });
  f.step = 'act';
  f.slots = OPENS[sort].slots;
  f.mods = MAIN | OPENS[sort].mods;
  f.a = -1;
  // E-37: a discovery from a journal comes from no zone.
  if (sort === 'discover-deep') s.stack.push(frame('seek', f.seat, { slots: DEEP }));
}
