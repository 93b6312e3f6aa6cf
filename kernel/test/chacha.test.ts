import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fillBlock } from '../chacha.ts';
import {
  cloneRng,
  draw,
  drawCount,
  forkRng,
  hasDrawn,
  hex,
  type Rng,
  seedRng,
  sha256,
  shuffle,
  ToldMatch,
  tellRecord,
  verify,
} from '../index.ts';
import { pairs } from './pairs.ts';

const take = (rng: Rng, count: number) => Array.from({ length: count }, () => draw(rng));

describe('ChaCha20', () => {
  test('the block of RFC 8439, section 2.3.2', () => {
    const key = new Int32Array(Uint8Array.from({ length: 32 }, (_, i) => i).buffer);
    const block = new Int32Array(16);
    fillBlock(block, key, 1, [0x09000000, 0x4a000000, 0]);
    expect(hex(new Uint32Array(block))).toBe(
      'e4e7f11015593bd11fdd0f50c47120a3c7f4d1c70368c0339aaa22044e6cd4c3466482d209aa9f0705d7c214a2028bd9d19c12b5b94e16dee883d0cb4e3c50a2',
    );
  });

  test('dice draw the key stream of OpenSSL, whose key is the hash of the seed', () => {
    const key = Buffer.from(Uint32Array.from(sha256('tide/play')).buffer);
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * 50));
    const words = Array.from({ length: 50 }, (_, i) => stream.readUInt32LE(4 * i));
    expect(take(seedRng('tide', 'play', 'chacha20'), 50)).toEqual(words);
  });
});

describe('dice of a match', () => {
  test('two that take turns do not disturb each other, whichever block each has reached', () => {
    const alone = take(seedRng('1', 'play', 'chacha20'), 40);
    const [one, other] = [seedRng('1', 'play', 'chacha20'), seedRng('2', 'play', 'chacha20')];
    const together = Array.from({ length: 40 }, () => {
      const word = draw(one);
      draw(other);
      return word;
    });
    expect(together).toEqual(alone);
  });

  test('a copy and what JSON makes of them go on alike, and count what they draw', () => {
    const rng = seedRng('1', 'play', 'chacha20');
    take(rng, 21);
    const copy = cloneRng(rng);
    const stored: Rng = JSON.parse(JSON.stringify(rng));
    expect(hasDrawn(rng, copy)).toBe(false);
    const next = take(rng, 20);
    expect([take(copy, 20), take(stored, 20)]).toEqual([next, next]);
    expect(drawCount(rng)).toBe(41);
    expect(hasDrawn(seedRng('1', 'play', 'chacha20'), rng)).toBe(true);
  });

  test('a shuffle of a given seed stays what it is', () => {
    expect(shuffle(seedRng('1', 'play', 'chacha20'), [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([
      2, 0, 6, 5, 4, 1, 7, 3,
    ]);
  });

  test('what is forked from them is fast, and not the same twice', () => {
    const rng = seedRng('1', 'play', 'chacha20');
    const forks = [forkRng(rng), forkRng(rng)];
    expect(forks.map(fork => fork.length)).toEqual([4, 4]);
    expect(forks[0]).not.toEqual(forks[1]);
  });
});

describe('a match keeps the dice it began with', () => {
  const game = pairs as unknown as ConstructorParameters<typeof ToldMatch>[0];
  const setup = { seats: 2, options: { suits: 4 }, seed: 'tide' };

  function played(rng?: 'sfc32' | 'chacha20') {
    const told = new ToldMatch(game, { ...setup, ...(rng && { rng }) });
    while (told.actors.length > 0) told.choose(told.actors[0], told.movesOf(told.actors[0])[0]);
    const moves = told.moves.map(({ seat, text }) => [seat, text] as const);
    return {
      fathom: 1 as const,
      game: 'pairs',
      version: 1,
      ...told.setup,
      moves,
      ...(told.result && { result: told.result }),
    };
  }

  test.each([undefined, 'sfc32', 'chacha20'] as const)('%s replays to the same result', rng => {
    const record = played(rng);
    expect(verify(game, record)).toMatchObject({ ok: true });
    expect(tellRecord(game, record)).toMatchObject({ ok: true });
  });

  test('a record that says nothing was drawn by sfc32; another generator deals otherwise', () => {
    const old = new ToldMatch(game, setup).state;
    expect(new ToldMatch(game, { ...setup, rng: 'sfc32' }).state).toEqual(old);
    expect(new ToldMatch(game, { ...setup, rng: 'chacha20' }).state).not.toEqual(old);
  });
});
