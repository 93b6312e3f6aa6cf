/** Moves as text: `place:C` `sail:D` `sail:out` `move:D3-D4` `lift:ring-rose` `lift:ring-rose*mussel-sky` `pay:rose` `swap:rose` `end`. */
import { COLOURS, KINDS } from './data/box.ts';
import type { Move } from './move.ts';
import { COLUMNS, LEVELS, RIGHT, spaceAt, writeSpace } from './space.ts';
import { colourOf, isMussel, kindOf, MUSSEL, type Token } from './token.ts';

export function write(move: Move): string {
  switch (move.kind) {
    case 'place':
      return `place:${COLUMNS[move.column]}`;
    case 'sail':
      return `sail:${move.column === RIGHT ? 'out' : COLUMNS[move.column]}`;
    case 'relocate':
      return `move:${writeSpace(move.from)}-${writeSpace(move.to)}`;
    case 'salvage':
      return `lift:${writeToken(move.token)}`;
    case 'joker':
      return `lift:${writeToken(move.token)}*${writeToken(move.joker)}`;
    case 'pay':
      return `pay:${COLOURS[move.colour]}`;
    case 'exchange':
      return `swap:${COLOURS[move.colour]}`;
    case 'end':
      return 'end';
  }
}

export function read(text: string): Move | undefined {
  if (text === 'end') return { kind: 'end' };
  const colon = text.indexOf(':');
  const rest = text.slice(colon + 1);
  switch (text.slice(0, Math.max(colon, 0))) {
    case 'place':
      return known(readColumn(rest), column => ({ kind: 'place', column }));
    case 'sail':
      return known(rest === 'out' ? RIGHT : readColumn(rest), column => ({ kind: 'sail', column }));
    case 'move':
      return readRelocation(rest);
    case 'lift':
      return readLift(rest);
    case 'pay':
      return known(readColour(rest), colour => ({ kind: 'pay', colour }));
    case 'swap':
      return known(readColour(rest), colour => ({ kind: 'exchange', colour }));
    default:
      return undefined;
  }
}

export function writeToken(token: Token): string {
  return `${isMussel(token) ? 'mussel' : KINDS[kindOf(token)]}-${COLOURS[colourOf(token)]}`;
}

function readRelocation(text: string): Move | undefined {
  const [from, to, ...more] = text.split('-').map(readSpace);
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  return { kind: 'relocate', from, to };
}

function readLift(text: string): Move | undefined {
  const [token, joker, ...more] = text.split('*').map(readToken);
  if (token === undefined || more.length > 0) return undefined;
  if (!text.includes('*')) return { kind: 'salvage', token };
  return known(joker, j => ({ kind: 'joker', token, joker: j }));
}

function readToken(text: string): Token | undefined {
  const [kind, colourName, ...more] = text.split('-');
  const colour = readColour(colourName ?? '');
  if (colour === undefined || more.length > 0) return undefined;
  if (kind === 'mussel') return MUSSEL + colour;
  return known(indexIn(KINDS, kind), k => k * COLOURS.length + colour);
}

function readSpace(text: string): number | undefined {
  const column = readColumn(text.slice(0, 1));
  const depth = indexIn(LEVELS.map(String), text.slice(1));
  return column === undefined || depth === undefined ? undefined : spaceAt(column, depth);
}

function readColumn(text: string): number | undefined {
  return indexIn(COLUMNS, text);
}

function readColour(text: string): number | undefined {
  return indexIn(COLOURS, text);
}

function indexIn(names: readonly string[], name: string): number | undefined {
  const index = names.indexOf(name);
  return index < 0 ? undefined : index;
}

function known<T>(value: number | undefined, make: (value: number) => T): T | undefined {
  return value === undefined ? undefined : make(value);
}
