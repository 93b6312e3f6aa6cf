/** The tables this browser has a seat at, online and on this device, and what is asked at each. */
import { findGame, rulesOf } from '@fathom/games';
import { replay } from '@fathom/kernel';
import type { MatchAnswer, OwnTables, SeatState, TableInfo } from '@fathom/server/protocol.ts';
import { useEffect, useState } from 'react';
import { call } from '../../api.ts';
import { runningMatches, type SavedMatch } from '../../local/saved.ts';
import { allPasses, dropPass, keepPass, type Pass } from '../../passes.ts';
import { syncTables } from '../../person.ts';
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
  /** When the time of whoever is asked is up; null while it stands still. */
  readonly deadline?: number | null | undefined;
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
      const local = await Promise.all(wanted.split(' ').flatMap(runningMatches).map(peek));
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
    ...deadlineAt(table, you, update?.actors ?? []),
  };
}

/** The own clock if it runs, else that of whoever is waited for. */
function deadlineAt(
  { times }: MatchAnswer['table'],
  you: number | null,
  actors: readonly number[],
): Pick<MyTable, 'deadline'> {
  const seat = you !== null && actors.includes(you) ? you : actors[0];
  const time = times?.[seat];
  if (!time) return {};
  return { deadline: time.vacation !== null && time.vacation > Date.now() ? null : time.deadline };
}

async function peek(saved: SavedMatch): Promise<MyTable | undefined> {
  const { game } = saved.record;
  const entry = findGame(game);
  if (!entry) return undefined;
  const { version } = saved.record;
  const rules = await rulesOf(entry, version);
  if (!rules) return undefined;
  const replayed = replay(rules, saved.record);
  if (!replayed.ok) return undefined;
  const actors = rules.actors(replayed.state);
  const you = asked(saved, actors);
  return {
    key: saved.id,
    game,
    address: `/local/${game}?match=${saved.id}`,
    local: true,
    seats: saved.seats.map(seat => ({ ...seat, connected: true })),
    pace: 'live',
    open: false,
    moves: saved.record.moves.length,
    actors,
    you,
    // The lobby asks in the words of today, which know the rules of today.
    view: version === entry.meta.version ? rules.view(replayed.state, you ?? 'spectator') : undefined,
    choices: you === null ? [] : rules.moves(replayed.state, you),
  };
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

/** Around one device the one who is asked is you; with several people nothing of a hand may show here. */
function asked(saved: SavedMatch, actors: readonly number[]): number | null {
  const people = saved.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  return people.length === 1 ? people[0] : (actors.find(seat => people.includes(seat)) ?? null);
}
