/** A table as everybody may know it. */
import type { TableInfo } from '../protocol.ts';
import type { TableRow } from '../store/store.ts';
import { seatOf } from './seats.ts';

export function tableInfo(
  table: TableRow,
  isHere: (member: string) => boolean,
  deadlines: readonly (number | null)[] = [],
): TableInfo {
  const { status, result } = table;
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    status,
    seats: table.seats.map(({ kind, name, level, member, botOf, away, turn, ready }) => ({
      kind,
      name,
      ...(level !== undefined && { level }),
      ...(botOf !== undefined && { botOf }),
      ...(away && { away }),
      ...(turn && { turn }),
      ...(ready && status === 'open' && { ready }),
      connected: kind === 'bot' || (member !== undefined && isHere(member)),
    })),
    options: { ...table.options },
    listed: table.listed,
    watch: table.watch,
    host: seatOf(table, table.host) ?? 0,
    pace: table.pace,
    commit: table.commit,
    created: table.created,
    since: table.since,
    updated: table.updated,
    moves: table.moves,
    revision: table.revision,
    seq: table.seq,
    ...(result && { result: { ...result, places: [...result.places], scores: [...result.scores] } }),
    ...lifeInfo(table, deadlines),
  };
}

/** Clock, vote and series, as everybody may know them. */
function lifeInfo(
  { terms, clock, ballot }: TableRow,
  deadlines: readonly (number | null)[],
): Partial<TableInfo> {
  return {
    ...(terms?.clock && { clock: { ...terms.clock } }),
    ...(terms?.rated && { rated: true }),
    ...(terms?.gather && { gather: true }),
    ...(terms?.coach === false && { coach: false }),
    ...(terms?.series && { series: { ...terms.series } }),
    ...(terms?.next !== undefined && { next: terms.next }),
    ...(terms?.conceded !== undefined && { conceded: terms.conceded }),
    ...(clock && {
      times: clock.seats.map((seat, i) => ({
        left: Math.round(seat.left),
        deadline: deadlines[i] ?? seat.deadline ?? null,
        late: seat.late !== undefined,
        reminded: seat.reminded ?? null,
        vacation: seat.vacation?.until ?? null,
        rested: seat.rested,
      })),
    }),
    ...(ballot && { ballot: { ...ballot, yes: [...ballot.yes], no: [...ballot.no] } }),
  };
}
