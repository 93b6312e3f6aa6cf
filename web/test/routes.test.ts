import { describe, expect, test } from 'vitest';
import { type Route, readRoute, writeRoute } from '../routes.ts';

const ADDRESSES: readonly [string, Route][] = [
  ['/', { page: 'home' }],
  ['/t/sbbxdy2432', { page: 'table', id: 'sbbxdy2432' }],
  ['/local/submarine', { page: 'local', game: 'submarine' }],
  ['/rules/new-eden', { page: 'rules', game: 'new-eden' }],
  ['/rules/new-eden/summary', { page: 'summary', game: 'new-eden' }],
  ['/games/flotilla', { page: 'game', game: 'flotilla' }],
  ['/replay', { page: 'replays' }],
  ['/replay/abc', { page: 'replay', id: 'abc' }],
  ['/replay/abc?move=42&seat=1', { page: 'replay', id: 'abc', move: 42, viewer: 1 }],
  ['/replay/abc?move=0&seat=all', { page: 'replay', id: 'abc', move: 0, viewer: 'all' }],
  ['/review/abc', { page: 'review', id: 'abc' }],
  ['/review/abc?move=147&seat=1', { page: 'review', id: 'abc', move: 147, seat: 1 }],
];

describe('addresses', () => {
  test.each(ADDRESSES)('%s is read and written', (address, route) => {
    expect(readRoute(address)).toEqual(route);
    expect(writeRoute(route)).toBe(address);
  });

  test.each([
    '/nowhere',
    '/t',
    '/t/a/b',
    '/rules/submarine/more',
    '/rules/submarine/summary/more',
    '/replay/a/b',
  ])('%s leads nowhere', address => {
    expect(readRoute(address)).toEqual({ page: 'missing' });
  });

  test.each([
    ['/replay/abc?move=-1', { page: 'replay', id: 'abc' }],
    ['/replay/abc?move=1e9', { page: 'replay', id: 'abc' }],
    ['/replay/abc?seat=everyone', { page: 'replay', id: 'abc' }],
  ])('%s ignores what is no moment', (address, route) => {
    expect(readRoute(address)).toEqual(route);
  });

  test('an invite behind the # is no part of the route', () => {
    expect(readRoute('/t/abc#secret')).toEqual({ page: 'table', id: 'abc' });
  });

  test('ids with odd characters survive, and a broken escape does not throw', () => {
    const route: Route = { page: 'table', id: 'ä/?#' };
    expect(readRoute(writeRoute(route))).toEqual(route);
    expect(readRoute('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' });
  });
});
