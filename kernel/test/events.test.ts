import { expect, test } from 'vitest';
import { EventLog, eventsFor } from '../index.ts';

test('a secret part is told to its seats only', () => {
  const log = new EventLog();
  log.event('drew', { seat: 1 }, { seats: [1, 2], params: { card: 7 } });
  log.event('ended', { turn: 3 });
  const told = (viewer: number | 'spectator') => eventsFor(log.events, viewer).map(({ params }) => params);
  expect(told(0)).toEqual([{ seat: 1 }, { turn: 3 }]);
  expect(told(1)).toEqual([{ seat: 1, card: 7 }, { turn: 3 }]);
  expect(told(2)).toEqual([{ seat: 1, card: 7 }, { turn: 3 }]);
  expect(told('spectator')).toEqual([{ seat: 1 }, { turn: 3 }]);
});

test('an event without a secret has no secret part', () => {
  const log = new EventLog();
  log.event('ended', {});
  expect(log.events).toEqual([{ key: 'ended', params: {} }]);
});

test('nothing is revealed until somebody learns something', () => {
  const log = new EventLog();
  expect(log.revealed).toBe(false);
  log.reveal([]);
  expect(log.revealed).toBe(false);
  log.reveal([0]);
  expect(log.revealed).toBe(true);
});
