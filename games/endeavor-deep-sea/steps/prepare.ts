/** Phase 1 and the launch of vessels: ED-31, ED-37, ED-41. */
import { DESIGNS, FIRST_FIVE, LEADER } from '../data/crew.ts';
import { give } from '../gains.ts';
import { launchCells, launchVessel } from '../launch.ts';
import type { Move } from '../move.ts';
import { BUSY, designOf, isBusy, sideOf } from '../player.ts';
import { isOffered, recruitment, takeFromTray } from '../tray.ts';
import { refuse, type Step } from './step.ts';

export const launch: Step = {
  moves: s => launchCells(s).map(cell => ({ kind: 'launch', cell })),

  explain(s, _, move) {
    if (move.kind !== 'launch') return refuse('ED-98', 'launchNow');
    return launchCells(s).includes(move.cell)
      ? undefined
      : refuse('ED-162', 'notALaunchZone', { cell: move.cell });
  },

  play(s, f, move, log) {
    if (move.kind !== 'launch') return;
    s.stack.pop();
    launchVessel(s, f.seat, move.cell, log);
  },
};

export const recruit: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    const level = recruitment(s, f.seat);
    for (let design = 0; design < LEADER; design++) {
      if (DESIGNS[design].rank <= level && isOffered(s, design)) moves.push({ kind: 'recruit', design });
    }
    return moves;
  },

  explain(s, f, move) {
    if (move.kind !== 'recruit') return refuse('ED-37', 'recruitNow');
    const { design } = move;
    const level = recruitment(s, f.seat);
    if (DESIGNS[design].rank > level) return refuse('ED-37', 'rankTooHigh', { design, level });
    if (isOffered(s, design)) return undefined;
    return design < FIRST_FIVE
      ? refuse('ED-11', 'trayEmpty', { design })
      : refuse('E-11', 'notOnOffer', { design });
  },

  /** ED-38: the gains of the junior side come at once. */
  play(s, f, move, log) {
    if (move.kind !== 'recruit') return;
    s.stack.pop();
    takeFromTray(s, move.design, log);
    s.crew[f.seat].push(move.design);
    log?.event('recruited', { seat: f.seat, design: move.design });
    give(s, f.seat, sideOf(move.design).gains, -1);
  },
};

/** ED-41, E-15: `a` more discs may be taken back; asked only when not all of them can be (E-105). */
export const manage: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    for (let member = 0; member < s.crew[f.seat].length; member++) {
      if (isBusy(s.crew[f.seat][member])) moves.push({ kind: 'reclaim', member });
    }
    moves.push({ kind: 'skip' });
    return moves;
  },

  explain(s, f, move) {
    if (move.kind === 'skip') return undefined;
    if (move.kind !== 'reclaim') return refuse('ED-41', 'manageNow');
    if (move.member >= s.crew[f.seat].length) return refuse('ED-41', 'noMember');
    return isBusy(s.crew[f.seat][move.member]) ? undefined : refuse('ED-41', 'noDiscThere');
  },

  play(s, f, move, log) {
    if (move.kind !== 'reclaim' || --f.a === 0) s.stack.pop();
    if (move.kind !== 'reclaim') return;
    const crew = s.crew[f.seat];
    crew[move.member] &= ~BUSY;
    s.staging[f.seat]++;
    log?.event('reclaimed', { seat: f.seat, design: designOf(crew[move.member]) });
  },
};
