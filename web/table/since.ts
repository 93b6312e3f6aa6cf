/** What happened since somebody's last turn: the turns of the others, numbered, as ribbon, rings and log show them. */
import type { Seat, Turn } from '@fathom/kernel';

export interface Since {
  /** Which of all turns it is. */
  readonly index: number;
  readonly turn: Turn;
  /** From 1 on; what the game itself did has none. */
  readonly number: number | undefined;
}

/**
 * While somebody is in the middle of a turn, what happened before it stays. Nobody's last turn is that of a spectator:
 * for those who only watch it is the last turn of each other seat.
 */
export function sinceTurn(turns: readonly Turn[], you: Seat | null, deciding: boolean): Since[] {
  const from = you === null ? lastRound(turns) : ownTurn(turns, you, deciding) + 1;
  let number = 0;
  return turns.slice(from).flatMap((turn, i) => {
    if ((turn.seat === you && you !== null) || turn.deeds.length === 0) return [];
    return [{ index: from + i, turn, number: turn.seat === null ? undefined : ++number }];
  });
}

/** The own turn after which everything is new; -1 if there was none. */
function ownTurn(turns: readonly Turn[], you: Seat, deciding: boolean): number {
  const last = turns.findLastIndex(({ seat }) => seat === you);
  const running = deciding && last >= 0 && turns.slice(last + 1).every(({ seat }) => seat === null);
  return running ? turns.slice(0, last).findLastIndex(({ seat }) => seat === you) : last;
}

/** Where the last turn of somebody who has had none since begins. */
function lastRound(turns: readonly Turn[]): number {
  const seen = new Set<Seat>();
  for (let i = turns.length - 1; i >= 0; i--) {
    const { seat } = turns[i];
    if (seat !== null && seen.has(seat)) return i + 1;
    if (seat !== null) seen.add(seat);
  }
  return 0;
}
