/** Tables on the server the pictures are taken of: waiting rooms, a late player, a vote, talk, and an end that leads to a rematch. */
import { call, createTable, joinTable, type Player } from '../../server/test/arena.ts';
import { all, key, press, shown } from './acts.ts';
import type { Opening, Scene } from './scene.ts';

const BOARD = '[data-testid=prompt]';
const ROOM = '.seatsx li';

const SLOW = {
  kind: 'turn',
  time: 86_400_000,
  increment: 0,
  late: 'remind',
  vacation: 0,
  nights: true,
} as const;
const QUICK = { ...SLOW, time: 1000, late: 'vote', nights: false } as const;

type Prepare = NonNullable<Scene['prepare']>;

/** A waiting room with one seat free, as the host sees it or a guest. */
function room(who: number): Prepare {
  return async url => {
    const host = await createTable(url, {
      game: 'flotilla',
      name: 'Ines',
      seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot', level: 'expert' }, { kind: 'open' }],
      clock: SLOW,
    });
    const guest = await joinTable(host, 'Mateo');
    const { table, token } = guest;
    await call(url, 'PUT', `/api/tables/${table}/ready`, { token, body: { ready: true } });
    await act(guest, 'chat', { text: 'Ten minutes, then I can begin.' });
    return seen([host, guest][who], 'flotilla');
  };
}

const invited: Prepare = async url => {
  const host = await createTable(url, { game: 'new-eden', name: 'Ines' });
  return { path: `/t/${host.table}#${host.invite}` };
};

/** Three people at Submarine, of whom one is late; seen by another. */
function late(then?: (players: readonly Player[], late: Player) => Promise<unknown>): Prepare {
  return async url => {
    const host = await createTable(url, {
      name: 'Ines',
      seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }],
      clock: QUICK,
    });
    const players = [host, await joinTable(host, 'Mateo'), await joinTable(host, 'Noor')];
    const { actors } = await host.update();
    const [slow] = players.filter(({ seat }) => actors.includes(seat));
    const others = players.filter(player => player !== slow);
    await act(others[1], 'chat', { text: 'Is anybody there?' });
    await deadline(others[1], slow.seat);
    await then?.(others, slow);
    return seen(others[0], 'submarine');
  };
}

/** Until the server has noticed that the time of somebody has run out. */
async function deadline(player: Player, seat: number): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if ((await player.act('remind', { seat })).status < 300) return;
    await new Promise(resume => setTimeout(resume, 300));
  }
  throw new Error('nobody is late');
}

const voting = late(([, other], { seat }) => act(other, 'propose', { kind: 'bot', seat }));

const rated: Prepare = async url => {
  const host = await createTable(url, { name: 'Ines', rated: true, clock: SLOW });
  await joinTable(host, 'Mateo');
  return seen(host, 'submarine');
};

/** Ended by agreement; one of them wants to play again. */
const ended: Prepare = async url => {
  const host = await createTable(url, { game: 'flotilla', name: 'Ines' });
  const guest = await joinTable(host, 'Mateo');
  await act(guest, 'propose', { kind: 'concede' });
  await act(host, 'vote', { yes: true });
  await act(guest, 'rematch');
  return seen(host, 'flotilla');
};

async function act(player: Player, action: string, body?: unknown): Promise<void> {
  const { status, body: answer } = await player.act(action, body);
  if (status >= 300) throw new Error(`${action}: ${JSON.stringify(answer)}`);
}

function seen({ table, seat, token, invite }: Player, game: string): Opening {
  const pass = { table, game, seat, token, invite, since: 1 };
  return { path: `/t/${table}`, memory: { [`pass.${table}`]: JSON.stringify(pass) } };
}

const LATE = '.prompt .btn:has([data-sign=i-clock])';
const ADVICE = '[data-testid=advice]';
const CHAT = '.top .ibtn:has([data-sign=i-chat])';

export const ONLINE: readonly Scene[] = [
  { name: 'room-host', prepare: room(0), until: ROOM },
  { name: 'room-guest', prepare: room(1), until: ROOM },
  { name: 'room-invited', prepare: invited, until: 'form' },
  { name: 'table-late', prepare: late(), until: LATE },
  { name: 'table-late-asked', prepare: late(), until: LATE, act: press(LATE, 'dialog.late[open]') },
  { name: 'table-vote', prepare: voting, until: '[data-testid=ballot]' },
  { name: 'table-chat', prepare: late(), until: BOARD, act: press(CHAT, '.sheet'), widths: [390, 768] },
  { name: 'table-rated-coach', prepare: rated, until: BOARD, act: all(key('c', ADVICE), shown(ADVICE)) },
  { name: 'table-ended', prepare: ended, until: 'h1' },
];
