/** The person of a browser: seats that are taken here are theirs everywhere, and those taken elsewhere are theirs here. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget, recall, remember, remembered } from '../memory.ts';
import { keepPass, passFor } from '../passes.ts';
import { findPass, linkSeats, mayHaveSeatElsewhere, syncTables } from '../person.ts';

interface Asked {
  readonly path: string;
  readonly token: string;
  readonly seats: readonly { readonly table: string; readonly token: string }[];
}

let asked: Asked[];
/** Tables of the person, as the server knows them. */
let there: string[];
/** What the server answers with, in place of the tables. */
let refusal: number | undefined;
/** Answers come when this does. */
let answering: Promise<void>;

async function server(input: string, init: RequestInit): Promise<Response> {
  const { method, headers, body } = init;
  const { seats = [] } = typeof body === 'string' ? JSON.parse(body) : {};
  const path = `${method} ${input}`;
  asked.push({ path, token: new Headers(headers).get('Authorization') ?? '', seats });
  await answering;
  if (refusal !== undefined)
    return Response.json({ error: { code: 'internal', message: '' } }, { status: refusal });
  for (const { table } of seats) if (!there.includes(table)) there.push(table);
  const tables = there.map(id => ({
    table: { id, game: 'submarine', since: 5 },
    you: 1,
    token: `elsewhere-${id}`,
    invite: 'code',
  }));
  return Response.json({ tables, friends: [], invitations: [] });
}

function sitDown(table: string): void {
  keepPass({ table, game: 'submarine', seat: 0, token: `here-${table}`, invite: 'code', since: 1 });
}

const paths = () => asked.map(({ path }) => path);
const told = () => asked.flatMap(({ seats }) => seats.map(({ table, token }) => `${table} ${token}`));

beforeEach(() => {
  for (const key of remembered('')) forget(key);
  [asked, there, refusal, answering] = [[], [], undefined, Promise.resolve()];
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a seat that was just taken', () => {
  test('is told to the server at once, by a browser that introduces itself first', async () => {
    sitDown('t1');
    await linkSeats('Ines', 'de');
    expect(paths()).toEqual(['POST /api/person', 'POST /api/person/seats']);
    expect(told()).toEqual(['t1 here-t1']);
    expect(new Set(asked.map(({ token }) => token)).size).toBe(1);
    expect(asked[0].token).toBe(`Bearer ${recall('person')}`);
  });

  test('is told once, and a second one without the first', async () => {
    sitDown('t1');
    await linkSeats('Ines', 'de');
    asked = [];
    await linkSeats('Ines', 'de');
    expect(asked).toEqual([]);
    sitDown('t2');
    await linkSeats('Ines', 'de');
    expect(paths()).toEqual(['POST /api/person/seats']);
    expect(told()).toEqual(['t2 here-t2']);
  });

  test('is told also when the tables were being asked for already', async () => {
    let answer = () => {};
    answering = new Promise(resolve => {
      answer = resolve;
    });
    sitDown('t1');
    const before = syncTables('Ines', 'de');
    sitDown('t2');
    const linked = linkSeats('Ines', 'de');
    answer();
    await Promise.all([before, linked]);
    expect(told()).toEqual(['t1 here-t1', 't2 here-t2']);
  });

  test('is told again when the server could not be asked', async () => {
    sitDown('t1');
    refusal = 500;
    await linkSeats('Ines', 'de');
    refusal = undefined;
    asked = [];
    await linkSeats('Ines', 'de');
    expect(told()).toEqual(['t1 here-t1']);
  });

  test('no seat, no request: nobody is made known who only looks on', async () => {
    await linkSeats('Ines', 'de');
    expect(asked).toEqual([]);
    expect(recall('person')).toBeUndefined();
  });
});

describe('a table that somebody comes to by a link', () => {
  test('is opened with the seat that was taken on another device of the person', async () => {
    remember('person', 'key');
    there = ['t1'];
    expect(mayHaveSeatElsewhere('t1')).toBe(true);
    expect(await findPass('t1', 'Ines', 'de')).toMatchObject({ table: 't1', seat: 1, token: 'elsewhere-t1' });
    expect(passFor('t1')?.token).toBe('elsewhere-t1');
    asked = [];
    await linkSeats('Ines', 'de');
    expect(asked).toEqual([]);
  });

  test('is opened with the own key without asking', async () => {
    remember('person', 'key');
    sitDown('t1');
    expect(mayHaveSeatElsewhere('t1')).toBe(false);
    expect((await findPass('t1', 'Ines', 'de'))?.token).toBe('here-t1');
    expect(asked).toEqual([]);
  });

  test('a browser without a person asks nobody and stays unknown, with or without seats elsewhere', async () => {
    sitDown('t2');
    expect(mayHaveSeatElsewhere('t1')).toBe(false);
    expect(await findPass('t1', 'Ines', 'de')).toBeUndefined();
    expect(asked).toEqual([]);
    expect(recall('person')).toBeUndefined();
  });

  test('who has no seat there, or cannot ask, opens it as anybody would', async () => {
    remember('person', 'key');
    there = ['t2'];
    expect(await findPass('t1', 'Ines', 'de')).toBeUndefined();
    refusal = 503;
    expect(await findPass('t1', 'Ines', 'de')).toBeUndefined();
  });
});
