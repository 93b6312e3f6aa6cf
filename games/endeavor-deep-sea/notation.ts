/** Moves as text: `recruit:pilot` `activate:0` `travel:C1-C2` `publish:atoll.j1*maps-of-light` `seek:1+2` `lay:atoll@B1` `impact:3,4` `end`. */

import { BONUS_GOALS, SETBACKS } from './data/coop.ts';
import { DESIGNS, LEADER } from './data/crew.ts';
import { GAINS, TRACKS } from './data/gains.ts';
import { JOURNALS, readJournalId } from './data/journals.ts';
import { readCell, writeCell } from './data/ocean.ts';
import { CONSERVE, DIVES, PUBLISH, readTileId, SITE_KINDS, SITES, TILES } from './data/tiles.ts';
import { readTokenId, TOKENS } from './data/tokens.ts';
import { type Move, SETBACK_CARD } from './move.ts';

export function write(move: Move): string {
  switch (move.kind) {
    case 'launch':
    case 'drift':
      return `${move.kind}:${writeCell(move.cell)}`;
    case 'recruit':
      return `recruit:${DESIGNS[move.design].id}`;
    case 'reclaim':
    case 'activate':
    case 'copy':
    case 'promote':
    case 'tire':
      return `${move.kind}:${move.member}`;
    case 'space':
      return `space:${JOURNALS[move.journal].id}.${move.space + 1}`;
    case 'spend':
    case 'use':
    case 'keep':
      return `${move.kind}:${TOKENS[move.token].id}`;
    case 'travel':
      return `travel:${writeCell(move.from)}-${writeCell(move.to)}`;
    case 'sonar':
    case 'conserve':
    case 'remove':
    case 'net':
      return `${move.kind}:${writeSite(move.site)}`;
    case 'dive':
      return `dive:${TILES[DIVES[move.dive].tile].id}.${DIVES[move.dive].id}`;
    case 'publish':
      return `publish:${writeSite(move.site)}*${JOURNALS[move.journal].id}`;
    case 'gain':
      return `gain:${GAINS[move.gain]}`;
    case 'raise':
      return `raise:${TRACKS[move.track]}`;
    case 'impact':
      return `impact:${move.row},${move.col}`;
    case 'shift':
      return `shift:${move.from.join()}-${move.to.join()}`;
    case 'seek':
      return move.second === 0 ? `seek:${move.first}` : `seek:${move.first}+${move.second}`;
    case 'lay':
      return `lay:${TILES[move.tile].id}@${writeCell(move.cell)}`;
    case 'name':
      return `name:${SITE_KINDS[move.site]}`;
    case 'option':
      return `option:${move.option}`;
    case 'card':
      return `card:${move.card < SETBACK_CARD ? BONUS_GOALS[move.card].id : SETBACKS[move.card - SETBACK_CARD]}`;
    default:
      return move.kind;
  }
}

function writeSite(site: number): string {
  return `${TILES[SITES[site].tile].id}.${SITES[site].id}`;
}

export function read(text: string): Move | undefined {
  const colon = text.indexOf(':');
  if (colon < 0) return readWord(text);
  const reader = READERS[text.slice(0, colon)];
  return reader === undefined ? undefined : reader(text.slice(colon + 1));
}

function readWord(text: string): Move | undefined {
  switch (text) {
    case 'clean':
    case 'skip':
    case 'go':
    case 'pass':
    case 'end':
      return { kind: text };
    default:
      return undefined;
  }
}

type Reader = (text: string) => Move | undefined;

const READERS: Readonly<Record<string, Reader>> = Object.assign(Object.create(null), {
  launch: text => known(readCell(text), cell => ({ kind: 'launch', cell })),
  drift: text => known(readCell(text), cell => ({ kind: 'drift', cell })),
  recruit: text =>
    known(found(DESIGNS.findIndex((design, i) => design.id === text && i < LEADER)), design => ({
      kind: 'recruit',
      design,
    })),
  reclaim: text => known(readDigit(text), member => ({ kind: 'reclaim', member })),
  activate: text => known(readDigit(text), member => ({ kind: 'activate', member })),
  copy: text => known(readDigit(text), member => ({ kind: 'copy', member })),
  promote: text => known(readDigit(text), member => ({ kind: 'promote', member })),
  tire: text => known(readDigit(text), member => ({ kind: 'tire', member })),
  space: readSpace,
  spend: text => known(readTokenId(text), token => ({ kind: 'spend', token })),
  use: text => known(readTokenId(text), token => ({ kind: 'use', token })),
  keep: text => known(readTokenId(text), token => ({ kind: 'keep', token })),
  travel: text => pair(text, '-', readCell, (from, to) => ({ kind: 'travel', from, to })),
  sonar: text => known(readSite(text), site => ({ kind: 'sonar', site })),
  conserve: text => known(readSite(text), site => ({ kind: 'conserve', site })),
  remove: text => known(readSite(text), site => ({ kind: 'remove', site })),
  net: text => known(readSite(text), site => ({ kind: 'net', site })),
  dive: text => known(readDive(text), dive => ({ kind: 'dive', dive })),
  publish: readPublication,
  gain: text => known(found(indexIn(GAINS, text)), gain => ({ kind: 'gain', gain })),
  raise: text => known(found(indexIn(TRACKS, text)), track => ({ kind: 'raise', track })),
  impact: text => known(readHex(text), ([row, col]) => ({ kind: 'impact', row, col })),
  shift: text => pair(text, '-', readHex, (from, to) => ({ kind: 'shift', from, to })),
  seek: readSearch,
  lay: readLaying,
  name: text =>
    text === SITE_KINDS[CONSERVE]
      ? { kind: 'name', site: CONSERVE }
      : text === SITE_KINDS[PUBLISH]
        ? { kind: 'name', site: PUBLISH }
        : undefined,
  option: text => (text === '1' || text === '2' ? { kind: 'option', option: Number(text) } : undefined),
  card: readCard,
} satisfies Record<string, Reader>);

function readSpace(text: string): Move | undefined {
  const [id, number, ...more] = text.split('.');
  const journal = readJournalId(id);
  if (journal === undefined || more.length > 0 || (number !== '1' && number !== '2')) return undefined;
  return { kind: 'space', journal, space: Number(number) - 1 };
}

function readPublication(text: string): Move | undefined {
  const [place, id, ...more] = text.split('*');
  const site = readSite(place);
  const journal = readJournalId(id ?? '');
  if (site === undefined || journal === undefined || more.length > 0) return undefined;
  return { kind: 'publish', site, journal };
}

function readSearch(text: string): Move | undefined {
  if (!/^[1-5](\+[1-5])?$/.test(text)) return undefined;
  const first = Number(text[0]);
  const second = text.length > 1 ? Number(text[2]) : 0;
  return second !== 0 && second < first ? undefined : { kind: 'seek', first, second };
}

function readLaying(text: string): Move | undefined {
  const [id, place, ...more] = text.split('@');
  const tile = readTileId(id);
  const cell = readCell(place ?? '');
  return tile === undefined || cell === undefined || more.length > 0
    ? undefined
    : { kind: 'lay', tile, cell };
}

function readCard(text: string): Move | undefined {
  const goal = BONUS_GOALS.findIndex(card => card.id === text);
  if (goal >= 0) return { kind: 'card', card: goal };
  return known(found(indexIn(SETBACKS, text)), i => ({
    kind: 'card',
    card: SETBACK_CARD + i,
  }));
}

function readSite(text: string): number | undefined {
  const [id, name, ...more] = text.split('.');
  const tile = readTileId(id);
  if (tile === undefined || more.length > 0) return undefined;
  return TILES[tile].sites.find(site => SITES[site].id === name);
}

function readDive(text: string): number | undefined {
  const [id, name, ...more] = text.split('.');
  const tile = readTileId(id);
  if (tile === undefined || more.length > 0) return undefined;
  return TILES[tile].dives.find(dive => DIVES[dive].id === name);
}

function readHex(text: string): [number, number] | undefined {
  return /^\d,(\d|1[0-5])$/.test(text) ? [Number(text[0]), Number(text.slice(2))] : undefined;
}

function readDigit(text: string): number | undefined {
  return /^\d$/.test(text) ? Number(text) : undefined;
}

function pair<T>(
  text: string,
  mark: string,
  readOne: (text: string) => T | undefined,
  make: (a: T, b: T) => Move,
): Move | undefined {
  const [a, b, ...more] = text.split(mark).map(readOne);
  return a === undefined || b === undefined || more.length > 0 ? undefined : make(a, b);
}

function indexIn(names: readonly string[], name: string): number {
  return names.indexOf(name);
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

function known<T>(value: T | undefined, make: (value: T) => Move): Move | undefined {
  return value === undefined ? undefined : make(value);
}
