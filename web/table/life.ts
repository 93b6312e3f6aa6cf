/** What people do at a table beside moving: order, votes, reminders, notes, another match. */
import type { BallotInfo, ChangeTerms, Notes, Reorder, Seated, Series } from '@fathom/server/protocol.ts';
import type { Answer, WebProblem } from '../api.ts';
import type { OnlineTable } from './online.ts';

type Done = Promise<WebProblem | undefined>;

export function getReady(table: OnlineTable, ready: boolean): Done {
  return table.change('PUT', 'ready', { ready });
}

export function changeTerms(table: OnlineTable, terms: ChangeTerms): Done {
  return table.change('PUT', 'terms', terms);
}

/** The old link leads nowhere any more. */
export function renewInvite(table: OnlineTable): Done {
  return table.change('POST', 'invite');
}

export function allowWatching(table: OnlineTable, watch: boolean): Done {
  return table.change('PUT', 'watching', { watch });
}

export function sendAway(table: OnlineTable, spectator: string): Done {
  return table.change('DELETE', `spectators/${spectator}`);
}

export function reorder(table: OnlineTable, order: Reorder): Done {
  return table.change('POST', 'order', order);
}

export function propose(table: OnlineTable, kind: BallotInfo['kind'], seat?: number): Done {
  return table.change('POST', 'propose', seat === undefined ? { kind } : { kind, seat });
}

export function vote(table: OnlineTable, yes: boolean): Done {
  return table.change('POST', 'vote', { yes });
}

export function remind(table: OnlineTable, seat: number): Done {
  return table.change('POST', 'remind', { seat });
}

export function invitePerson(table: OnlineTable, match: string, seat: number): Done {
  return table.change('POST', 'invitations', { match, seat });
}

export function readNotes(table: OnlineTable): Promise<Answer<Notes>> {
  return table.ask('GET', 'notes');
}

export function keepNotes(table: OnlineTable, text: string): Promise<Answer<Notes>> {
  return table.ask('PUT', 'notes', { text });
}

export function rematchOf(table: OnlineTable): Promise<Answer<Seated>> {
  return table.ask('POST', 'rematch');
}

export function seriesOf(table: OnlineTable): Promise<Answer<Series>> {
  return table.ask('GET', 'series');
}
