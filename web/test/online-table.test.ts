/** What a page is told of the table itself: clocks, votes, the invite. */
import { beforeEach, describe, expect, test } from 'vitest';
import { OnlineTable } from '../table/online.ts';
import { opened, TABLE, World } from './world.ts';

let world: World;
let table: OnlineTable;

beforeEach(() => {
  world = new World();
  table = new OnlineTable('t', { token: 'secret', invite: 'code' }, world.wires);
});

describe('of an online table', () => {
  test('a move that sets another clock going is told, and a settled vote is gone', async () => {
    const socket = await opened(world);
    const time = (deadline: number | null) => ({
      left: 9,
      deadline,
      late: false,
      reminded: null,
      vacation: null,
      rested: 0,
    });
    const ballot = { kind: 'concede', seat: 1, since: 1, ends: 2, seq: 3, yes: [1], no: [] } as const;
    const told = { ...TABLE, times: [time(null)], ballot: { ...ballot, yes: [1], no: [] } };
    socket.say({ type: 'table', table: told, you: 0 });
    socket.say({ type: 'life', life: { moves: 4, seq: 4, times: [time(99)] } });
    const { table: after } = table.state();
    expect(after).toMatchObject({ id: 't', moves: 4, seq: 4, times: [{ deadline: 99 }] });
    expect(after).not.toHaveProperty('ballot');
  });

  test('an answer that the stream has overtaken changes nothing any more', async () => {
    const socket = await opened(world);
    world.tableAnswer = { table: { ...TABLE, revision: 5, seq: 1 }, you: 0 };
    socket.say({ type: 'table', table: { ...TABLE, revision: 5, seq: 2, moves: 2 }, you: 0 });
    await table.change('POST', 'start', {});
    expect(table.state().table).toMatchObject({ seq: 2, moves: 2 });
    world.tableAnswer = { table: { ...TABLE, revision: 6, seq: 2, moves: 3 }, you: 0 };
    await table.change('POST', 'start', {});
    expect(table.state().table).toMatchObject({ revision: 6, moves: 3 });
  });

  test('a new invite reaches everybody who sits at the table', async () => {
    const socket = await opened(world);
    socket.say({ type: 'table', table: TABLE, you: 0, invite: 'renewed' });
    expect(table.state().invite).toBe('renewed');
    socket.say({ type: 'table', table: TABLE, you: 0 });
    expect(table.state().invite).toBe('renewed');
  });
});
