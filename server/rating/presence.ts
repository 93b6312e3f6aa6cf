/**
 * Who has played a match themselves. A bot that stands in must neither lift nor save anybody: whoever left for good, or let it
 * decide more than a third of what they were asked, counts as having given up, behind everybody who stayed.
 */
import type { Row, TableRow } from '../store/store.ts';
import { standingMoves } from '../table/rows.ts';

const MOST_BY_BOT = 1 / 3;

/** By seat: whether its person gave up. Bots with a seat of their own never do. */
export function gaveUp({ seats }: Pick<TableRow, 'seats'>, rows: readonly Row[]): boolean[] {
  const decisions = standingMoves(rows).filter(({ forced }) => !forced);
  return seats.map(({ member, kind, turn }, seat) => {
    if (member === undefined) return false;
    if (kind === 'bot' && !turn) return true;
    const own = decisions.filter(move => move.seat === seat);
    const byBot = own.filter(({ id }) => id?.startsWith('bot-')).length;
    return byBot > own.length * MOST_BY_BOT;
  });
}

/** The places that count; none when nobody is left who could have shown anything. */
export function countedPlaces(places: readonly number[], left: readonly boolean[]): number[] | undefined {
  if (left.every(Boolean)) return undefined;
  return places.map((place, seat) => (left[seat] ? places.length + 1 : place));
}
