/** No byte of another seat's secrets in any message, answer or log line. */
import { game as submarine } from '@fathom/games/submarine/game.ts';
import {
  apply,
  type Event,
  EventLog,
  eventsFor,
  type MatchRecord,
  pick,
  seedRng,
  type Viewer,
} from '@fathom/kernel';
import { expect, test } from 'vitest';
import type { Update } from '../protocol.ts';
import { call, playOn, Stream, seatPeople } from './arena.ts';
import { runningServer } from './running.ts';

const server = runningServer();

const chance = seedRng('secrecy', 'test');
const random = (moves: string[]) => pick(chance, moves);

test('sealed bids: a card is never in what others receive before it is opened', async () => {
  const players = await seatPeople(server.url, 4, 'sealed');
  const streams = await Promise.all(players.map(player => player.stream()));
  const watcher = await Stream.open(server.url, players[0].table, { invite: players[0].invite });
  const hands = () => streams.map(({ update }) => handOf(update).map(String));
  const answers: string[][] = players.map(() => []);
  const opened = new Set<string>();
  const secrets: Set<string>[] = players.map(() => new Set());
  for (let round = 0; round < 4; round++) {
    for (const [seat, hand] of hands().entries()) for (const card of hand) secrets[seat].add(card);
    for (const [seat, player] of players.entries()) {
      const { moves, seq } = await player.update();
      const card = random(moves);
      const answer = await player.move(card, seq);
      expect(answer.status).toBe(200);
      answers[seat].push(JSON.stringify(answer.body), JSON.stringify(await player.look()));
      if (seat < players.length - 1) {
        for (const stream of [...streams, watcher])
          await stream.until(() => stream.seq === answer.body.update.seq);
        for (const [other, stream] of streams.entries()) {
          if (other !== seat) expect(stream.raw.join()).not.toContain(card);
        }
        expect(watcher.raw.join()).not.toContain(card);
      }
      opened.add(card);
    }
    const { seq } = await players[0].update();
    for (const stream of [...streams, watcher]) await stream.until(() => stream.seq === seq);
  }
  for (const [seat, cards] of secrets.entries()) {
    for (const card of [...cards].filter(one => !opened.has(one))) {
      for (const [other, stream] of streams.entries()) {
        expect([...stream.raw, ...answers[other]].join().includes(card)).toBe(other === seat);
      }
      expect(watcher.raw.join()).not.toContain(card);
    }
  }
  for (const stream of [...streams, watcher]) stream.close();
});

function handOf(update: Update | undefined): number[] {
  const { hand } = (update?.view ?? { hand: [] }) as { hand: number[] };
  return hand;
}

test('Submarine: every update is exactly the view, the moves and the redacted log of its viewer', async () => {
  const players = await seatPeople(server.url, 3);
  const viewers: Viewer[] = [0, 1, 2, 'spectator'];
  const streams = [
    ...(await Promise.all(players.map(player => player.stream()))),
    await Stream.open(server.url, players[0].table, { invite: players[0].invite }),
  ];
  await playOn(players, random);
  const { seq } = await players[0].update();
  for (const stream of streams) await stream.until(() => stream.seq === seq);
  const { body: record } = await call<MatchRecord>(
    server.url,
    'GET',
    `/api/matches/${players[0].table}/record`,
    {
      invite: players[0].invite,
    },
  );
  for (const [i, stream] of streams.entries()) {
    const texts = stream.raw.join();
    expect(texts).not.toContain(record.seed);
    expect(texts).not.toContain(record.nonce);
    expect(texts).not.toContain('"rng"');
    checkUpdates(
      record,
      viewers[i],
      [...stream.of('welcome'), ...stream.of('update')].flatMap(({ update }) => update ?? []),
    );
    stream.close();
  }
});

/** Replays the record beside the updates: no undo was used, so the sequence number is the number of moves. */
function checkUpdates(record: MatchRecord, viewer: Viewer, updates: readonly Update[]): void {
  const log = new EventLog();
  const state = submarine.setup(
    record.seats,
    record.options as never,
    seedRng(record.seed, 'play', record.rng),
    log,
  );
  const setup = { text: '', events: eventsFor(log.events, viewer) };
  const shown: { text: string; events: Event[] }[] = [];
  let checked = 0;
  for (let count = 0; count <= record.moves.length; count++) {
    for (const update of updates.filter(({ seq }) => seq === count)) {
      expect(update.view).toEqual(JSON.parse(JSON.stringify(submarine.view(state, viewer))));
      const asked = viewer !== 'spectator' && submarine.actors(state).includes(viewer);
      expect(update.moves).toEqual(
        asked ? submarine.moves(state, viewer).map(move => submarine.write(move)) : [],
      );
      expect(update.steps.map(({ text, events }) => ({ text, events }))).toEqual([
        ...(update.base === 0 ? [setup] : []),
        ...shown.slice(update.base),
      ]);
      checked++;
    }
    if (count === record.moves.length) break;
    const [seat, text] = record.moves[count];
    const move = submarine.read(text);
    if (move === undefined) throw new Error(`${text} cannot be read`);
    const happened = new EventLog();
    const shownText = submarine.redact(state, seat, move, viewer);
    expect(apply(submarine, state, seat, move, happened)).toBeUndefined();
    shown.push({ text: shownText, events: eventsFor(happened.events, viewer) });
  }
  expect(checked).toBe(updates.length);
  expect(checked).toBeGreaterThan(10);
}
