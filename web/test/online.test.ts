import { beforeEach, describe, expect, test } from 'vitest';
import { OnlineTable } from '../table/online.ts';
import { opened, TABLE, World } from './world.ts';

let world: World;
let table: OnlineTable;

function steps(): string[] {
  return table.state().known?.entries.map(step => step.text) ?? [];
}

beforeEach(() => {
  world = new World();
  for (let i = 0; i < 3; i++) world.play();
  table = new OnlineTable('t', { token: 'secret', invite: 'code' }, world.wires);
});

describe('an online table', () => {
  test('says hello with its token and from where it knows the match', async () => {
    const socket = await opened(world);
    expect(socket.heard[0]).toEqual({
      hello: { token: 'secret', invite: 'code', from: 3, changes: true },
    });
    expect(table.state().line).toBe('live');
    expect(steps()).toEqual(['m1', 'm2', 'm3']);
  });

  test('lost, doubled and swapped messages end in the same log', async () => {
    const socket = await opened(world);
    const four = world.play();
    const five = world.play();
    const six = world.play();
    socket.say({ type: 'update', update: six });
    expect(steps()).toHaveLength(6);
    for (const update of [five, four, six, five]) socket.say({ type: 'update', update });
    expect(steps()).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6']);
    expect(socket.heard.filter(message => 'sync' in message)).toEqual([{ sync: { from: 3 } }]);
  });

  test('a dropped line is seen, mended, and what happened meanwhile is there', async () => {
    const socket = await opened(world);
    socket.onclose?.();
    expect(table.state().line).toBe('lost');
    world.play();
    world.play();
    await world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    const again = await opened(world);
    expect(again.heard[0]).toMatchObject({ hello: { from: 3 } });
    expect(table.state().line).toBe('live');
    expect(steps()).toHaveLength(5);
  });

  test('messages of a line that was given up are not listened to', async () => {
    const socket = await opened(world);
    socket.onclose?.();
    await world.pass(1000);
    await opened(world);
    const before = table.state();
    socket.say({ type: 'table', table: { ...TABLE, status: 'abandoned' }, you: null });
    expect(table.state()).toBe(before);
  });

  test('a silent line is dead: without any word it is opened anew', async () => {
    const socket = await opened(world);
    socket.send = () => undefined;
    await world.pass(60_000);
    expect(socket.closed).toBe(true);
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  test('waiting grows with every failure and starts small again', async () => {
    await opened(world);
    const opens: number[] = [];
    for (let i = 0; i < 6; i++) {
      world.sockets[world.sockets.length - 1].onclose?.();
      const from = world.now;
      const count = world.sockets.length;
      while (world.sockets.length === count) await world.pass(100);
      opens.push(world.now - from);
    }
    expect(opens[0]).toBeLessThanOrEqual(500);
    expect(opens[5]).toBeGreaterThan(opens[1]);
    expect(Math.max(...opens)).toBeLessThanOrEqual(8100);
  });

  test('a move whose answer is lost is repeated with the same id and played once', async () => {
    await opened(world);
    world.loseAnswers = 2;
    const sent = table.move('go');
    await world.pass(20_000);
    expect(await sent).toEqual({ ok: true });
    expect(world.sent.map(({ over }) => over)).toEqual(['stream', 'http', 'http']);
    expect(new Set(world.sent.map(({ id }) => id)).size).toBe(1);
    expect(world.seq).toBe(4);
    expect(steps()).toHaveLength(4);
  });

  test('a stale move is not played; the current match is shown and the problem said', async () => {
    const socket = await opened(world);
    world.play();
    const sent = await table.move('go');
    expect(sent).toMatchObject({ ok: false, problem: { code: 'stale' } });
    expect(world.seq).toBe(4);
    expect(steps()).toHaveLength(4);
    socket.say({ type: 'update', update: world.update(3) });
    expect(steps()).toHaveLength(4);
  });

  test('a refusal comes with its rule', async () => {
    await opened(world);
    expect(await table.move('bad')).toEqual({
      ok: false,
      refusal: { rule: 'SU-19', key: 'noSubmarineBelow', params: { column: 2 } },
    });
  });

  test('two presses send one move', async () => {
    await opened(world);
    await Promise.all([table.move('go'), table.move('go')]);
    expect(world.sent).toHaveLength(1);
  });

  test('nor do they when the move of somebody else arrives between them', async () => {
    const socket = await opened(world);
    socket.answer = () => undefined;
    void table.move('go');
    world.play();
    socket.say({ type: 'update', update: world.update(3, 1) });
    expect(await table.move('go')).toEqual({ ok: true });
    expect(socket.heard.filter(message => 'move' in message)).toHaveLength(1);
  });

  test('what is pressed on an older picture is not sent', async () => {
    await opened(world);
    expect(await table.move('gone')).toEqual({ ok: true });
    expect(world.sent).toEqual([]);
  });

  test('a line that breaks before the answer sends the choice over HTTP, at once', async () => {
    const socket = await opened(world);
    world.loseAnswers = 1;
    const sent = table.move('go');
    socket.onclose?.();
    await world.pass(1000);
    expect(await sent).toEqual({ ok: true });
    expect(world.sent.map(({ over }) => over)).toEqual(['stream', 'http']);
    expect(world.seq).toBe(4);
  });

  test('while the line is being mended a choice goes over HTTP', async () => {
    const socket = await opened(world);
    socket.say({ type: 'bye', after: 700 });
    socket.onclose?.();
    expect(await table.move('go')).toEqual({ ok: true });
    expect(world.sent.map(({ over }) => over)).toEqual(['http']);
  });

  test('a press after the stream has shown the move counts, though its answer is still on the way', async () => {
    const socket = await opened(world);
    world.loseAnswers = 1;
    const first = table.move('go');
    socket.say({ type: 'update', update: world.update(3) });
    expect(table.state()).toMatchObject({ sending: true, known: { seq: 4 } });
    await table.move('go');
    await world.pass(10_000);
    await first;
    expect(world.sent.map(({ base }) => base)).toEqual([3, 4, 3]);
    expect(table.state()).toMatchObject({ sending: false, known: { seq: 5 } });
  });

  test('bots that have to wait are said to be busy until one of them thinks', async () => {
    const socket = await opened(world);
    socket.say({ type: 'thinking', seat: 1, waits: true });
    expect(table.state()).toMatchObject({ thinking: 1, botsBusy: true });
    socket.say({ type: 'thinking', seat: 1, waits: false });
    expect(table.state()).toMatchObject({ thinking: 1, botsBusy: false });
  });

  test('a resync replaces everything', async () => {
    const socket = await opened(world);
    world.moves = [1];
    socket.say({ type: 'resync', update: world.update(0) });
    expect(steps()).toEqual(['m1']);
  });

  test('chat entries are shown once and in order', async () => {
    const socket = await opened(world);
    const entry = (n: number) => ({ n, seat: 0, name: 'Ines', text: `t${n}`, at: n });
    for (const n of [2, 1, 2]) socket.say({ type: 'chat', entry: entry(n) });
    expect(table.state().chat.map(one => one.n)).toEqual([1, 2]);
  });

  test('a server that cannot be reached is asked again until it can', async () => {
    table.close();
    world = new World();
    world.down = true;
    table = new OnlineTable('t', {}, world.wires);
    await world.pass(5000);
    expect(table.state().line).toBe('lost');
    world.down = false;
    await world.pass(3000);
    await opened(world);
    expect(table.state().line).toBe('live');
  });

  test('a server that goes down in order is left and found again without a word', async () => {
    const lines: string[] = [];
    const socket = await opened(world);
    table.subscribe(() => lines.push(table.state().line));
    socket.say({ type: 'bye', after: 700 });
    socket.onclose?.();
    world.play();
    await world.pass(699);
    expect(world.sockets).toHaveLength(1);
    await world.pass(1);
    expect(world.sockets).toHaveLength(2);
    await opened(world);
    expect(steps()).toHaveLength(4);
    await world.pass(10_000);
    expect(new Set(lines)).toEqual(new Set(['live']));
  });

  test('a server that said goodbye and does not come back is said to be lost after a while', async () => {
    const socket = await opened(world);
    socket.say({ type: 'bye', after: 100 });
    socket.onclose?.();
    await world.pass(100);
    world.sockets[1].onclose?.();
    expect(table.state().line).toBe('live');
    await world.pass(7000);
    expect(table.state().line).toBe('lost');
    await opened(world);
    expect(table.state().line).toBe('live');
  });

  test('a restored server that knows less is believed', async () => {
    const socket = await opened(world);
    expect(steps()).toHaveLength(3);
    world.moves.length = 2;
    socket.onclose?.();
    await world.pass(1000);
    world.update = base => ({ ...World.prototype.update.call(world, base > world.seq ? 0 : base) });
    await opened(world);
    expect(steps()).toEqual(['m1', 'm2']);
    expect(table.state().known?.seq).toBe(2);
  });

  test('a move is repeated while the server goes down and another takes over', async () => {
    await opened(world);
    const choose = world.choose.bind(world);
    let refusals = 2;
    world.choose = (over, choice) =>
      refusals-- > 0
        ? { refused: { code: refusals === 1 ? 'busy' : 'store_failed', message: '' } }
        : choose(over, choice);
    const sent = table.move('go');
    await world.pass(5000);
    expect(await sent).toEqual({ ok: true });
    expect(world.sent).toHaveLength(1);
    expect(world.moves).toHaveLength(4);
  });

  test('a spectator who is sent away is told why and does not come back by itself', async () => {
    const socket = await opened(world);
    socket.say({ type: 'error', error: { code: 'no_spectators', message: '' } });
    socket.onclose?.();
    await world.pass(60_000);
    expect(table.state()).toMatchObject({ line: 'failed', problem: { code: 'no_spectators' } });
    expect(world.sockets).toHaveLength(1);
  });
});
