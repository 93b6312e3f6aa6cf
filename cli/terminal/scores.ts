import type { Result, Say, Seat, Standing } from '@fathom/kernel';
import { columns } from '../columns.ts';

/** Places, scores and what they are made of. */
export function scoreTable(
  standings: readonly Standing[],
  result: Result | undefined,
  say: Say,
  name: (seat: Seat) => string,
): string {
  const keys = standings[0].parts.map(({ key }) => key);
  const head = [
    say('cli.place'),
    say('cli.player'),
    say('cli.score'),
    ...keys.map(key => say(`part.${key}`)),
  ];
  const rows = standings.map(({ seat, score, parts }) => [
    result ? String(result.places[seat]) : '',
    name(seat),
    String(score),
    ...parts.map(({ value }) => String(value)),
  ]);
  return columns([head, ...rows]);
}
