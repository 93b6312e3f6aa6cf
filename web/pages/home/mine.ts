/** The tables this browser has a seat at, online and on this device, and what is asked at each. */
import { findGame } from '@fathom/games';
import type { MatchAnswer, OwnTables, SeatState, TableInfo } from '@fathom/server/protocol.ts';
import { useEffect, useState } from 'react';
import { call } from '../../api.ts';
import { runningMatches } from '../../local/saved.ts';
import { allPasses, dropPass, keepPass, type Pass } from '../../passes.ts';
import { syncTables } from '../../person.ts';
import { serverNow } from '../../server-time.ts';
import { settingsNow } from '../../settings.tsx';

export interface MyTable {
  readonly key: string;
  readonly game: string;
  readonly address: string;
  readonly local: boolean;
  readonly seats: readonly SeatState[];
  readonly pace: 'live' | 'days';
  readonly open: boolean;
  readonly moves: number;
  readonly actors: readonly number[];
  readonly you: number | null;
  readonly view: unknown;
  /** What you may do there now. */
  readonly choices: readonly unknown[];
  /** The own clock if it runs, else that of whoever is waited for. */
  readonly clock?: RunningClock;
}

export interface RunningClock {
  readonly seat: number;
  /** When time is up; null while nobody is asked. */
  readonly deadline: number | null;
  readonly whole: number;
  /** On vacation until then. */
  readonly away: number | null;
  readonly late: boolean;
}

const ASK_AGAIN = 10_000;
/** More tables than this are not asked for; they stay reachable by their links. */
const MOST = 16;

export interface Mine {
  readonly tables: readonly MyTable[];
  readonly invitations: OwnTables['invitations'];
}

export function useMyTables(games: readonly string[]): Mine {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [invitations, setInvitations] = useState<OwnTables['invitations']>([]);
  const wanted = games.join(' ');
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden) return;
      const local = await localTables(wanted.split(' '));
      const { name, lang } = settingsNow();
      const own = await syncTables(name, lang);
      if (!gone && own) setInvitations(own.invitations);
      const online = await Promise.all(
        allPasses()
          .filter(pass => !pass.ended)
          .slice(0, MOST)
          .map(ask),
      );
      if (!gone) setTables([...online, ...local].filter(table => table !== undefined));
    };
    void look();
    const timer = setInterval(look, ASK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [wanted]);
  return { tables, invitations };
}

/** Only who has such a match loads what replays it. */
async function localTables(games: readonly string[]): Promise<readonly (MyTable | undefined)[]> {
  const saved = games.flatMap(runningMatches);
  if (saved.length === 0) return [];
  const { peek } = await import('./peek.ts');
  return Promise.all(saved.map(peek));
}

async function ask(pass: Pass): Promise<MyTable | undefined> {
  const answer = await call<MatchAnswer>('GET', `/matches/${pass.table}`, pass);
  if (!answer.ok) {
    if (answer.problem.code === 'unknown_table' || answer.problem.code === 'bad_token') dropPass(pass.table);
    return undefined;
  }
  const { table, you, update } = answer.value;
  if (table.status === 'abandoned') dropPass(table.id);
  if (table.result) {
    const { places, scores } = table.result;
    keepPass({ ...pass, ended: { names: table.seats.map(seat => seat.name), places, scores } });
  }
  if (table.status === 'finished' || table.status === 'abandoned') return undefined;
  return {
    key: table.id,
    game: table.game,
    address: `/t/${table.id}#${pass.invite}`,
    local: false,
    seats: table.seats,
    pace: table.pace,
    open: table.status === 'open',
    moves: table.moves,
    actors: update?.actors ?? [],
    you,
    view: isPresent(table) ? update?.view : undefined,
    choices: isPresent(table) ? await choicesIn(table.game, update?.moves ?? []) : [],
    ...clockAt(table, you, update?.actors ?? []),
  };
}

function clockAt(
  { times, clock }: MatchAnswer['table'],
  you: number | null,
  actors: readonly number[],
): Pick<MyTable, 'clock'> {
  const seat = you !== null && actors.includes(you) ? you : actors[0];
  const time = times?.[seat];
  if (!time || !clock) return {};
  const away = time.vacation !== null && time.vacation > serverNow() ? time.vacation : null;
  return { clock: { seat, deadline: time.deadline, whole: clock.time, away, late: time.late } };
}

/** A match of earlier rules is named here, and asked about at its own table. */
function isPresent({ game, version }: TableInfo): boolean {
  return findGame(game)?.meta.version === version;
}

async function choicesIn(game: string, moves: readonly string[]): Promise<unknown[]> {
  const entry = findGame(game);
  if (!entry || moves.length === 0) return [];
  const rules = (await entry.rules()).game;
  return moves.map(text => rules.read(text)).filter(move => move !== undefined);
}
