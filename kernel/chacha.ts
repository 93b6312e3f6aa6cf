/**
 * ChaCha20 (RFC 8439) as a stream of 32-bit words: whoever has seen any number of them can neither tell the next nor the
 * ones before. Written here for the same reason as SHA-256: the kernel runs where no crypto module is at hand.
 */

export const KEY_WORDS = 8;

/** "expand 32-byte k". */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const BLOCK_WORDS = 16;
const DOUBLE_ROUNDS = 10;

/** The block asked for last: draws come in runs, and sixteen of them share a block. */
const key = new Int32Array(KEY_WORDS);
const block = new Int32Array(BLOCK_WORDS);
let number = -1;

/** Word `index` of the stream of a key, whose words are the first eight of `from`. */
export function chachaWord(from: readonly number[], index: number): number {
  const wanted = index >>> 4;
  if (wanted !== number || !isSame(from)) {
    for (let i = 0; i < KEY_WORDS; i++) key[i] = from[i];
    number = wanted;
    fillBlock(block, key, wanted);
  }
  return block[index & 15] >>> 0;
}

/** A key that is used for one stream needs no nonce. */
const NO_NONCE = [0, 0, 0] as const;

export function fillBlock(
  out: Int32Array,
  from: ArrayLike<number>,
  counter: number,
  nonce: readonly number[] = NO_NONCE,
): void {
  begin(out, from, counter, nonce);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  begin(start, from, counter, nonce);
  for (let i = 0; i < BLOCK_WORDS; i++) out[i] += start[i];
}

const start = new Int32Array(BLOCK_WORDS);

function begin(block: Int32Array, from: ArrayLike<number>, counter: number, nonce: readonly number[]): void {
  for (let i = 0; i < SIGMA.length; i++) block[i] = SIGMA[i];
  for (let i = 0; i < KEY_WORDS; i++) block[SIGMA.length + i] = from[i];
  block[12] = counter;
  for (let i = 0; i < nonce.length; i++) block[13 + i] = nonce[i];
}

function isSame(from: readonly number[]): boolean {
  for (let i = 0; i < KEY_WORDS; i++) if (key[i] !== from[i]) return false;
  return true;
}

function quarter(w: Int32Array, a: number, b: number, c: number, d: number): void {
  w[a] += w[b];
  w[d] = rotate(w[d] ^ w[a], 16);
  w[c] += w[d];
  w[b] = rotate(w[b] ^ w[c], 12);
  w[a] += w[b];
  w[d] = rotate(w[d] ^ w[a], 8);
  w[c] += w[d];
  w[b] = rotate(w[b] ^ w[c], 7);
}

function rotate(x: number, n: number): number {
  return (x << n) | (x >>> (32 - n));
}
