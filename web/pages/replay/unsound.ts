import { findGame } from '@fathom/games';
import type { MatchRecord, RecordError, Say } from '@fathom/kernel';

/** Why there are no rules for a record. */
export function unplayable(say: Say, { game }: MatchRecord): string {
  if (!findGame(game)) return say('replays.unknownGame', { game });
  return say('replay.broken', { problem: say('record.version') });
}

/** What is wrong with a record, and where, in the language of the page. Moves are counted from 1, as the replay does. */
export function unsound(say: Say, { at, problem, refusal }: RecordError): string {
  const move = /^moves\[(\d+)\]$/.exec(at);
  if (move && refusal) return say('record.refused', { n: Number(move[1]) + 1, rule: refusal.rule });
  if (move) return say('record.move', { n: Number(move[1]) + 1 });
  const place = /position (\d+)/.exec(problem);
  if (at === 'file' && problem.startsWith('not valid JSON'))
    return say('record.json', { at: place ? Number(place[1]) : 0 });
  const [field, name = 'none'] = at.split('.');
  return say(`record.${field}`, { name });
}
