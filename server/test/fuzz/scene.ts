/** Tables of every game in the middle of play, somebody who should learn nothing at them, and what must stay secret. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pick, type Rng } from '@fathom/kernel';
import type { Update } from '../../protocol.ts';
import { call, createTable, joinTable, type Player } from '../arena.ts';

/** So many moves are made before the scene freezes: by then there are hands. */
const OPENING = 5;
const SECRET_CHAT = 'chat-that-nobody-else-may-read';
const SECRET_NAME = 'Quaestor Marker';

/** What one viewer may get of a frozen match. */
export interface Allowed {
  readonly view: string;
  readonly steps: ReadonlySet<string>;
}

export interface Target {
  readonly id: string;
  readonly invite: string;
  /** Sits at the table and has nothing to decide. */
  readonly attacker: Player;
  /** Is asked for a move. */
  readonly victim: Player;
  readonly move: string;
  readonly seq: number;
  readonly own: Allowed;
  readonly spectator: Allowed;
}

export interface Scene {
  readonly url: string;
  readonly targets: readonly Target[];
  /** A private table nobody here has a key to. */
  readonly foreign: { readonly id: string; readonly host: Player };
  /** A private table with a free seat. */
  readonly waiting: { readonly id: string; readonly host: Player };
  /** Texts that must be in no answer. */
  readonly secrets: readonly string[];
}

export async function setScene(
  url: string,
  data: string,
  games: readonly string[],
  chance: Rng,
): Promise<Scene> {
  const targets: Target[] = [];
  for (const game of games) targets.push(await target(url, game, chance));
  const host = await createTable(url, { name: SECRET_NAME });
  await joinTable(host, `${SECRET_NAME} 2`);
  await host.act('chat', { text: SECRET_CHAT });
  const waiting = await createTable(url, { seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] });
  const secrets = [SECRET_CHAT, SECRET_NAME, host.invite, waiting.invite, ...storedSecrets(data, targets)];
  return {
    url,
    targets,
    foreign: { id: host.table, host },
    waiting: { id: waiting.table, host: waiting },
    secrets: [...new Set(secrets)],
  };
}

/** Plays until exactly one seat is asked and another one cannot do anything. */
async function target(url: string, game: string, chance: Rng): Promise<Target> {
  const host = await createTable(url, { game, seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] });
  const players = [host, await joinTable(host), await joinTable(host, 'Cleo')];
  for (let moves = 1; moves < 300; moves++) {
    await playOne(players, chance);
    if (moves < OPENING) continue;
    const updates = await Promise.all(players.map(player => player.update()));
    const [asked] = updates[0].actors;
    const idle = players.findIndex(
      (_, i) => i !== asked && updates[i].undo === 0 && updates[i].restart === 0,
    );
    if (updates[0].actors.length !== 1 || idle < 0) continue;
    const { body } = await call<{ update: Update }>(url, 'GET', `/api/matches/${host.table}`, {
      invite: host.invite,
    });
    return {
      id: host.table,
      invite: host.invite,
      attacker: players[idle],
      victim: players[asked],
      move: updates[asked].moves[0],
      seq: updates[asked].seq,
      own: allowed(updates[idle]),
      spectator: allowed(body.update),
    };
  }
  throw new Error(`${game} never asked a single seat`);
}

async function playOne(players: readonly Player[], chance: Rng): Promise<void> {
  const [actor] = (await players[0].update()).actors;
  const { moves, seq } = await players[actor].update();
  await players[actor].move(pick(chance, moves), seq);
}

function allowed({ view, steps }: Update): Allowed {
  return { view: JSON.stringify(view), steps: new Set(steps.map(step => JSON.stringify(step))) };
}

/** Seeds, nonces, keys, and the cards of the bidding game; from the store, behind the back of the server. */
function storedSecrets(data: string, targets: readonly Target[]): string[] {
  const secrets = readFileSync(join(data, 'secret'), 'utf8')
    .split('\n')
    .flatMap(line => line.split(' ')[2] ?? []);
  const db = new DatabaseSync(join(data, 'fathom.db'), { readOnly: true });
  for (const row of db.prepare('SELECT seed, nonce, seats FROM tables').all()) {
    secrets.push(String(row.seed), String(row.nonce));
    const seats: { member?: string }[] = JSON.parse(String(row.seats));
    for (const { member } of seats) if (member) secrets.push(member);
  }
  db.close();
  for (const { victim } of targets) secrets.push(victim.token.slice(-43));
  return secrets;
}

/** All that is stored of the tables of the scene, as one number; and how many tables there are. */
export function stateOf(
  data: string,
  { targets, foreign, waiting }: Scene,
): { hash: string; tables: number } {
  const db = new DatabaseSync(join(data, 'fathom.db'), { readOnly: true });
  const hash = createHash('sha256');
  for (const id of [...targets.map(table => table.id), foreign.id, waiting.id]) {
    hash.update(JSON.stringify(db.prepare('SELECT * FROM tables WHERE id = ?').all(id)));
    for (const table of ['moves', 'snapshots', 'chat'])
      hash.update(JSON.stringify(db.prepare(`SELECT * FROM ${table} WHERE match = ? ORDER BY 1, 2`).all(id)));
  }
  const tables = Number(db.prepare('SELECT count(*) AS n FROM tables').get()?.n);
  db.close();
  return { hash: hash.digest('hex'), tables };
}
