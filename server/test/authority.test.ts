/** Who speaks for a table: its host, or whoever asks next when the host is gone. */
import { expect, test } from 'vitest';
import type { TableRow } from '../store/store.ts';
import { asHost } from '../table/authority.ts';
import { sampleTable } from './samples.ts';

const row: TableRow = sampleTable('deep', {
  host: 'ines',
  seats: [
    { kind: 'person', name: 'Ines', member: 'ines' },
    { kind: 'person', name: 'Mateo', member: 'mateo' },
    { kind: 'bot', name: 'Nemo', level: 'expert' },
  ],
});
const here = () => false;
const gone = () => true;

test('the host stays host, here or gone', () => {
  expect(asHost(row, 'ines', here)).toBe(row);
  expect(asHost(row, 'ines', gone)).toBe(row);
});

test('of a host who is gone the role passes on to whoever plays and asks next', () => {
  expect(asHost(row, 'mateo', member => member === 'ines')).toEqual({ ...row, host: 'mateo' });
});

test('a host who is here is not followed by anybody', () => {
  expect(() => asHost(row, 'mateo', here)).toThrow(expect.objectContaining({ code: 'not_host' }));
});

test('a host without a seat has nobody to wait for', () => {
  expect(asHost({ ...row, host: 'left' }, 'mateo', here).host).toBe('mateo');
});

test('somebody who does not play, or whose seat a bot has taken, never becomes host', () => {
  expect(() => asHost(row, 'stranger', gone)).toThrow(expect.objectContaining({ code: 'not_host' }));
  const replaced = { ...row.seats[1], kind: 'bot' as const, level: 'expert' };
  expect(() => asHost({ ...row, seats: [row.seats[0], replaced] }, 'mateo', gone)).toThrow(
    expect.objectContaining({ code: 'not_host' }),
  );
});
