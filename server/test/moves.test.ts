/** Moves: stored once, answered after the commit, judged against the situation of the seat. */
import { randomUUID } from 'node:crypto';
import { pick, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import type { Accepted, Failure } from '../protocol.ts';
import {
  type Answer,
  createTable,
  type Player,
  playOn,
  seatPeople,
  startServer,
  temporaryFolder,
} from './arena.ts';
import { runningServer } from './running.ts';

const server = runningServer();

const chance = seedRng('moves', 'test');
const random = (moves: string[]) => pick(chance, moves);

async function actor(players: readonly Player[]): Promise<Player> {
  const { actors } = await players[0].update();
  return players[actors[0]];
}

/** Plays until the acting player has something to take back. */
async function untilUndoable(
  players: readonly Player[],
): Promise<{ player: Player; answer: Answer<Accepted & Failure> }> {
  for (;;) {
    const player = await actor(players);
    const update = await player.update();
    const answer = await player.move(random(update.moves), update.seq);
    if (answer.body.update.undo > 0) return { player, answer };
  }
}

test('the same id twice is one move and the same answer', async () => {
  const players = await seatPeople(server.url, 2);
  const player = await actor(players);
  const { moves, seq } = await player.update();
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => player.move(moves[0], seq, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  for (const { body } of answers) expect(body).toEqual(answers[0].body);
  expect((await player.update()).steps).toHaveLength(answers[0].body.update.steps.length);
  await playOn(players, random, 4);
  expect((await player.move(moves[0], seq, id)).body.seq).toBe(answers[0].body.seq);
  expect((await player.move(moves[1], seq, id)).body.error.code).toBe('id_reused');
  expect((await player.undo(seq, false, id)).body.error.code).toBe('id_reused');
});

test('a stale base gets 409 with the current update and changes nothing', async () => {
  const players = await seatPeople(server.url, 2);
  await playOn(players, random, 3);
  const player = await actor(players);
  const { moves, seq } = await player.update();
  const stale = await player.move(moves[0], seq - 1);
  expect(stale.status).toBe(409);
  expect(stale.body.error.code).toBe('stale');
  expect(stale.body.update).toMatchObject({ base: seq - 1, seq, moves });
  expect(stale.body.update.steps).toHaveLength(1);
  expect((await player.move(moves[0], seq + 5)).body.error.code).toBe('stale');
  expect((await player.update()).seq).toBe(seq);
  expect((await player.move(moves[0], stale.body.update.seq)).status).toBe(200);
});

test('a refusal of the engine names its rule and changes nothing', async () => {
  const players = await seatPeople(server.url, 2);
  const player = await actor(players);
  const waiting = players[1 - player.seat];
  const before = await player.update();
  const cases: [Player, string, string][] = [
    [player, 'lift:ring-rose', ''],
    [player, 'sail:out', ''],
    [player, 'no such move', 'notation'],
    [player, '__proto__', 'notation'],
    [waiting, before.moves[0], 'turn'],
  ];
  for (const [who, move, rule] of cases) {
    const { status, body } = await who.move(move, before.seq);
    expect(status).toBe(422);
    expect(body.error.code).toBe('refused');
    if (rule === '') expect(body.error.rule).toMatch(/^SU-\d+/);
    else expect(body.error.rule).toBe(rule);
    expect(typeof body.error.key).toBe('string');
  }
  expect(await player.update()).toEqual(before);
});

test('undo is a row of its own, idempotent, and stops at the barrier', async () => {
  const players = await seatPeople(server.url, 2);
  const { player, answer } = await untilUndoable(players);
  const { seq, update } = answer.body;
  const id = randomUUID();
  const undone = await player.undo(update.seq, false, id);
  expect(undone.status).toBe(200);
  expect(undone.body.update).toMatchObject({ seq: update.seq + 1, steps: [] });
  expect(undone.body.update.keep).toBeLessThan(seq);
  expect((await player.undo(update.seq, false, id)).body).toEqual(undone.body);
  const again = await player.update();
  expect(again.steps.map(step => step.seq)).not.toContain(seq);
  const empty = again.undo === 0 ? again : (await player.undo(again.seq, true)).body.update;
  expect(empty.undo).toBe(0);
  expect((await player.undo(empty.seq)).body.error.code).toBe('nothing_to_undo');
  const other = players[1 - player.seat];
  expect((await other.undo(empty.seq)).body.error.code).toBe('nothing_to_undo');
});

describe('decisions at the same time', () => {
  test('a bid is judged by the own situation, not by what others did meanwhile', async () => {
    const players = await seatPeople(server.url, 4, 'sealed');
    const updates = await Promise.all(players.map(player => player.update()));
    expect(updates.map(({ seq }) => seq)).toEqual([0, 0, 0, 0]);
    const answers = await Promise.all(players.map((player, i) => player.move(updates[i].moves[0], 0)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const next = await players[0].update();
    expect(next.view).toMatchObject({ round: 1 });
    const late = await players[0].move(next.moves[0], 0);
    expect(late.body.error.code).toBe('stale');
  });

  test('all who bid at once a whole game long are heard', async () => {
    const players = await seatPeople(server.url, 3, 'sealed');
    for (let round = 0; round < 4; round++) {
      const updates = await Promise.all(players.map(player => player.update()));
      const answers = await Promise.all(
        players.map((player, i) => player.move(random(updates[i].moves), updates[i].seq)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect((await players[0].look()).table).toMatchObject({ status: 'finished', moves: 12 });
  });
});

test('after a restart everything is there: log, view, what can be taken back', async () => {
  const own = temporaryFolder();
  let first = await startServer(own.path);
  const players = await seatPeople(first.url, 3);
  await playOn(players, random, 40);
  const { player } = await untilUndoable(players);
  const before = await Promise.all(players.map(one => one.update()));
  await first.close();
  first = await startServer(own.path);
  const moved = players.map(one =>
    Object.assign(Object.create(Object.getPrototypeOf(one)), one, { url: first.url }),
  );
  const after = await Promise.all(moved.map(one => one.update()));
  expect(after).toEqual(before);
  const again: Player = moved[player.seat];
  expect((await again.undo(after[0].seq)).status).toBe(200);
  await playOn(moved, random);
  expect((await moved[0].look()).table.status).toBe('finished');
  await first.close();
  own.remove();
});

test('bots move by themselves and a bot that fails is replaced by a random move', async () => {
  const own = temporaryFolder();
  let asked = 0;
  const faulty = {
    levels: ['greedy'],
    choose: async ({ moves }: { moves: readonly string[] }) => {
      asked++;
      if (asked % 3 === 0) throw new Error('no idea');
      return { move: asked % 3 === 1 ? 'nonsense' : moves[0] };
    },
    close: async () => {},
  };
  const other = await startServer(own.path, { bots: faulty });
  const bot = { kind: 'bot', level: 'greedy' } as const;
  const host = await createTable(other.url, { seats: [{ kind: 'you' }, bot, bot] });
  const stream = await host.stream();
  for (let i = 0; i < 8; i++) {
    await stream.until(() => (stream.update?.moves.length ?? 0) > 0);
    const { moves, seq } = await host.update();
    await host.move(random(moves), seq);
    await stream.until(() => stream.seq > seq);
  }
  expect(stream.of('thinking').length).toBeGreaterThan(0);
  expect(new Set(stream.log.map(({ seat }) => seat))).toEqual(new Set([null, 0, 1, 2]));
  stream.close();
  await other.close();
  own.remove();
});
