/**
 * Moves as text: `play:T3` `copy:2` `sail:A6-B6` `guild:trader` `enter` `skip` `recruit:S1` `barrel:red` `buy:red` `sell:red` `skiff`
 * `outpost:B5` `objective:2` `price:red+2` `tile:O17` `lay:B5` `turn:2` `again:R3` `again:R3=B5` `roll` `set:1-5` `die:R3=B5` `die:R3>B5`
 * `dice` `restore:B5` `join` `retire` `stop` `end`. An own die of a skiff is written with `=`, a die of the card with `>`.
 */
import { CREW, TILES } from './data/box.ts';
import { COLOURS, DICE, FACES, GUILDS } from './data/names.ts';
import { SETS } from './data/objectives.ts';
import { STARTER } from './data/tiles.ts';
import { CORNERS, readCell, writeCell } from './hex.ts';
import { type Move, SHIFT } from './move.ts';

const PLAIN = ['enter', 'skip', 'skiff', 'roll', 'dice', 'join', 'retire', 'stop', 'end'] as const;
const CARD_NAMES = CREW.map(card => card.id);
const TILE_NAMES = TILES.slice(0, STARTER).map(tile => tile.id);
const DIE_NAMES = DICE.flatMap((name, kind) =>
  Array.from({ length: FACES }, (_, face) => `${kind === 3 ? 'O' : name[0].toUpperCase()}${face + 1}`),
);
const FACE_NAMES = ['1', '2', '3', '4', '5', '6'];
const SEAT_NAMES = ['0', '1', '2', '3', '4'];
const SHIFTS = Array.from({ length: 2 * SHIFT + 1 }, (_, i) => writeShift(i - SHIFT));

export function write(move: Move): string {
  switch (move.kind) {
    case 'play':
    case 'recruit':
      return `${move.kind}:${CARD_NAMES[move.card]}`;
    case 'copy':
      return `copy:${move.seat}`;
    case 'sail':
      return `sail:${writeCell(move.from)}-${writeCell(move.to)}`;
    case 'guild':
      return `guild:${GUILDS[move.guild]}`;
    case 'barrel':
    case 'buy':
    case 'sell':
      return `${move.kind}:${COLOURS[move.colour]}`;
    case 'outpost':
    case 'lay':
    case 'restore':
      return `${move.kind}:${writeCell(move.cell)}`;
    case 'objective':
      return `objective:${SETS[move.stack]}`;
    case 'price':
      return `price:${COLOURS[move.colour]}${writeShift(move.by)}`;
    case 'tile':
      return `tile:${TILE_NAMES[move.tile]}`;
    case 'turn':
      return `turn:${move.turns}`;
    case 'again':
      return `again:${writeDie(move.die)}${move.cell < 0 ? '' : `=${writeCell(move.cell)}`}`;
    case 'set':
      return `set:${move.from + 1}-${move.to + 1}`;
    case 'die':
      return `die:${writeDie(move.die)}${move.own ? '=' : '>'}${writeCell(move.cell)}`;
    default:
      return move.kind;
  }
}

export function read(text: string): Move | undefined {
  const plain = PLAIN.find(kind => kind === text);
  if (plain) return { kind: plain };
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  return readRest(text.slice(0, colon), text.slice(colon + 1));
}

export function writeDie(die: number): string {
  return DIE_NAMES[die];
}

function readRest(kind: string, rest: string): Move | undefined {
  switch (kind) {
    case 'play':
    case 'recruit':
      return known(CARD_NAMES.indexOf(rest), card => ({ kind, card }));
    case 'copy':
      return known(SEAT_NAMES.indexOf(rest), seat => ({ kind, seat }));
    case 'sail':
      return readPair(rest, '-', readCell, readCell, (from, to) => ({ kind, from, to }));
    case 'guild':
      return known(namesOf(GUILDS, rest), guild => ({ kind, guild }));
    case 'barrel':
    case 'buy':
    case 'sell':
      return known(namesOf(COLOURS, rest), colour => ({ kind, colour }));
    case 'outpost':
    case 'lay':
    case 'restore':
      return known(readCell(rest), cell => ({ kind, cell }));
    case 'objective':
      return known(namesOf(SETS, rest), stack => ({ kind, stack }));
    case 'price':
      return readShift(rest);
    case 'tile':
      return known(TILE_NAMES.indexOf(rest), tile => ({ kind, tile }));
    case 'turn':
      return known(FACE_NAMES.indexOf(String(Number(rest) + 1)), turns =>
        turns < CORNERS && rest === String(turns) ? { kind, turns } : undefined,
      );
    case 'set':
      return readPair(rest, '-', readFace, readFace, (from, to) => ({ kind, from, to }));
    case 'again':
      if (!rest.includes('=')) return known(readDie(rest), die => ({ kind, die, cell: -1 }));
      return readPair(rest, '=', readDie, readCell, (die, cell) => ({ kind, die, cell }));
    case 'die': {
      const own = rest.includes('=');
      return readPair(rest, own ? '=' : '>', readDie, readCell, (die, cell) => ({ kind, die, own, cell }));
    }
    default:
      return undefined;
  }
}

function readShift(rest: string): Move | undefined {
  const at = rest.search(/[+-]/);
  if (at < 0) return undefined;
  const by = SHIFTS.indexOf(rest.slice(at)) - SHIFT;
  if (by < -SHIFT || by === 0) return undefined;
  return known(namesOf(COLOURS, rest.slice(0, at)), colour => ({ kind: 'price', colour, by }));
}

function writeShift(by: number): string {
  return by > 0 ? `+${by}` : String(by);
}

export function readDie(text: string): number {
  return DIE_NAMES.indexOf(text);
}

function readFace(text: string): number {
  return FACE_NAMES.indexOf(text);
}

function namesOf(names: readonly string[], name: string): number {
  return names.indexOf(name);
}

function readPair(
  text: string,
  sign: string,
  readFirst: (text: string) => number,
  readSecond: (text: string) => number,
  make: (first: number, second: number) => Move,
): Move | undefined {
  const [one, two, ...more] = text.split(sign);
  const first = readFirst(one);
  const second = readSecond(two ?? '');
  return first < 0 || second < 0 || more.length > 0 ? undefined : make(first, second);
}

function known(value: number, make: (value: number) => Move | undefined): Move | undefined {
  return value < 0 ? undefined : make(value);
}
