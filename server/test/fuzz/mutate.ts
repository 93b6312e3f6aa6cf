/** Small and large damage to values, texts and bytes; every choice comes from the given dice. */
import { below, pick, type Rng } from '@fathom/kernel';

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'seat',
  'you',
  'host',
  'admin',
  'token',
  'length',
  '',
  '0',
  'then',
] as const;

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53 + 2,
  -(2 ** 31),
  '',
  ' ',
  'null',
  '0',
  '💥',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '../../etc/passwd',
  "' OR 1=1 --",
  'x'.repeat(3000),
  'e\u0301'.repeat(200),
  [],
  {},
  [[]],
  { kind: 'you' },
  Array(50).fill(0),
];

const RAW = [
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '01',
  '9'.repeat(400),
  '"\\ud800"',
  '"\\u0000"',
  '{"a":1,"a":2}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`,
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '/* */ 1',
  "'x'",
] as const;

type Json = Record<string, unknown>;

/** A JSON text that is no longer quite what it was. */
export function damagedJson(rng: Rng, value: unknown): string {
  const kind = below(rng, 8);
  if (kind === 0) return pick(rng, RAW);
  if (kind === 1) return damagedText(rng, JSON.stringify(value));
  if (kind === 2) return withRaw(JSON.stringify(damagedValue(rng, value, 0.5)), pick(rng, RAW));
  return JSON.stringify(damagedValue(rng, value, kind < 6 ? 0.3 : 0.8)) ?? 'undefined';
}

/** Puts a raw text in the place of the last plain value. */
function withRaw(text: string, raw: string): string {
  return text.replace(/:("[^"]*"|-?\d+|true|false|null)(?=[,}\]]*$)/, `:${raw}`);
}

function damagedValue(rng: Rng, value: unknown, appetite: number): unknown {
  if (below(rng, 1000) < appetite * 250) return pick(rng, VALUES);
  if (Array.isArray(value)) {
    const list = value.map(item => damagedValue(rng, item, appetite));
    if (below(rng, 4) === 0) list.push(pick(rng, VALUES));
    if (below(rng, 4) === 0) list.pop();
    return list;
  }
  if (typeof value === 'object' && value !== null) return damagedObject(rng, value as Json, appetite);
  if (typeof value === 'string' && below(rng, 2) === 0) return damagedText(rng, value);
  if (typeof value === 'number' && below(rng, 2) === 0) return value + pick(rng, [-1, 1, 0.5, 1e9, -1e9]);
  return value;
}

function damagedObject(rng: Rng, value: Json, appetite: number): Json {
  const entries = Object.entries(value).map(([name, own]): [string, unknown] => [
    name,
    damagedValue(rng, own, appetite),
  ]);
  const kind = below(rng, 5);
  if (kind === 0 && entries.length > 0) entries.splice(below(rng, entries.length), 1);
  if (kind === 1) entries.push([pick(rng, NAMES), pick(rng, VALUES)]);
  if (kind === 2 && entries.length > 1) {
    const [a, b] = [below(rng, entries.length), below(rng, entries.length)];
    [entries[a][1], entries[b][1]] = [entries[b][1], entries[a][1]];
  }
  return Object.fromEntries(entries);
}

/** The same text with a few characters gone, doubled, exchanged or new. */
export function damagedText(rng: Rng, text: string): string {
  let changed = text;
  for (let i = 0; i <= below(rng, 3); i++) {
    const at = below(rng, changed.length + 1);
    const end = Math.min(changed.length, at + 1 + below(rng, 4));
    const middle = [
      '',
      changed.slice(at, end).repeat(2),
      String.fromCharCode(below(rng, 128)),
      pick(rng, ['%00', '%2e%2e/', '\u{1f419}', '"', '\\', '.', '-', 'A']),
    ];
    changed = changed.slice(0, at) + pick(rng, middle) + changed.slice(end);
  }
  return changed;
}

export function damagedBytes(rng: Rng, bytes: Uint8Array): Uint8Array {
  const list = [...bytes];
  for (let i = 0; i <= below(rng, 6) && list.length > 0; i++) {
    const at = below(rng, list.length);
    const kind = below(rng, 5);
    if (kind === 0) list[at] ^= 1 << below(rng, 8);
    if (kind === 1) list.splice(at, 1 + below(rng, 8));
    if (kind === 2) list.splice(at, 0, ...list.slice(at, at + 1 + below(rng, 40)));
    if (kind === 3) list.splice(at, 0, below(rng, 256), 0xff, 0xc0);
    if (kind === 4) list.length = at;
  }
  return Uint8Array.from(list);
}

/** Never the token itself, also not for a reader who trims or ignores letter case. */
export function damagedToken(rng: Rng, token: string, others: readonly string[]): string {
  const parts = token.split('.');
  const other = pick(rng, others).split('.');
  const candidates = [
    damagedText(rng, token),
    parts.with(below(rng, parts.length), damagedText(rng, pick(rng, parts))).join('.'),
    parts.with(below(rng, parts.length), pick(rng, other)).join('.'),
    parts.map((part, i) => (below(rng, 2) === 0 ? part : (other[i] ?? ''))).join('.'),
    parts.toReversed().join('.'),
    token.toUpperCase(),
    pick(rng, others),
    'x'.repeat(190),
  ];
  const chosen = pick(rng, candidates).trim();
  return chosen === token || chosen === '' ? `${token}x` : chosen;
}
