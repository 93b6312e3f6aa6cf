/**
 * SHA-256 (FIPS 180-4). Written here because the kernel runs where no crypto module is at hand: a page served
 * over plain http on a home network has none. The result is eight 32-bit words.
 */
export function sha256(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  data.setUint32(padded.length - 4, bytes.length << 3);

  const hash = Uint32Array.from(INITIAL);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++)
      w[i] = w[i - 16] + sigma(w[i - 15], 7, 18, 3) + w[i - 7] + sigma(w[i - 2], 17, 19, 10);
    compress(hash, w);
  }
  return hash;
}

export function hex(words: Uint32Array): string {
  return Array.from(words, word => word.toString(16).padStart(8, '0')).join('');
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const words = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] += words[i];
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

function sigma(x: number, r1: number, r2: number, shift: number): number {
  return rotate(x, r1) ^ rotate(x, r2) ^ (x >>> shift);
}

/** The first 32 bits of the fractional parts of the cube (or square) roots of the first primes. */
function fractions(count: number, root: (x: number) => number): Uint32Array {
  const words = new Uint32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    if (isPrime(n)) words[found++] = Math.floor((root(n) % 1) * 0x100000000);
  }
  return words;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

const ROUND = fractions(64, Math.cbrt);
const INITIAL = fractions(8, Math.sqrt);
