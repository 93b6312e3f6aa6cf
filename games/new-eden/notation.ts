/**
 * Moves as text: `buy:1A-07` `use:S2` `swim:2:dome-h2` `hold:1` `activate:c1` `done` `pass` `plant` `expand:oxygen`
 * `market:1B-02+1B-09` `market:none` `attach:1B-02` `destroy:crab` `block:1` `row:3` `bid:4` `drop` `skip` `extra` `end`.
 */
import { ARMS, GROUPS, ROWS, TILES } from './data/box.ts';
import { CARD_ID, type Card, cardNumber, DECK_CARDS, deckOf } from './data/card.ts';
import { isSingle, MOST_COINS, MOST_STEPS, type Move } from './move.ts';
import { readPlace, writePlace } from './place.ts';

export function write(move: Move): string {
  switch (move.kind) {
    case 'buy':
    case 'use':
    case 'attach':
      return `${move.kind}:${CARD_ID[move.card]}`;
    case 'swim':
      return `swim:${move.steps}:${writePlace(move.from)}-${writePlace(move.to)}`;
    case 'hold':
      return `hold:${move.steps}`;
    case 'activate':
      return `activate:${writePlace(move.place)}`;
    case 'expand':
      return `expand:${TILES[move.tile]}`;
    case 'market':
      return `market:${move.cards.length === 0 ? 'none' : move.cards.map(card => CARD_ID[card]).join('+')}`;
    case 'destroy':
      return `destroy:${GROUPS[move.arm]}`;
    case 'block':
    case 'row':
      return `${move.kind}:${move.row + 1}`;
    case 'bid':
      return `bid:${move.coins}`;
    default:
      return move.kind;
  }
}

export function read(text: string): Move | undefined {
  if (isSingle(text)) return { kind: text };
  const colon = text.indexOf(':');
  const rest = text.slice(colon + 1);
  switch (text.slice(0, Math.max(colon, 0))) {
    case 'buy':
      return known(readCard(rest), card => ({ kind: 'buy', card }));
    case 'use':
      return known(readCard(rest), card => ({ kind: 'use', card }));
    case 'attach':
      return known(readCard(rest), card => ({ kind: 'attach', card }));
    case 'swim':
      return readSwim(rest);
    case 'hold':
      return known(readNumber(rest, 1, MOST_STEPS), steps => ({ kind: 'hold', steps }));
    case 'activate':
      return known(readPlace(rest), place => ({ kind: 'activate', place }));
    case 'expand':
      return known(indexIn(TILES, rest), tile => ({ kind: 'expand', tile }));
    case 'market':
      return readMarket(rest);
    case 'destroy':
      return known(indexIn(GROUPS.slice(0, ARMS), rest), arm => ({ kind: 'destroy', arm }));
    case 'block':
      return known(readNumber(rest, 1, ROWS), row => ({ kind: 'block', row: row - 1 }));
    case 'row':
      return known(readNumber(rest, 1, ROWS), row => ({ kind: 'row', row: row - 1 }));
    case 'bid':
      return known(readNumber(rest, 1, MOST_COINS), coins => ({ kind: 'bid', coins }));
    default:
      return undefined;
  }
}

function readSwim(text: string): Move | undefined {
  const [bottle, path, ...more] = text.split(':');
  const steps = readNumber(bottle, 1, MOST_STEPS);
  const [from, to, ...rest] = (path ?? '').split('-').map(readPlace);
  if (steps === undefined || from === undefined || to === undefined) return undefined;
  return more.length + rest.length > 0 ? undefined : { kind: 'swim', steps, from, to };
}

/** All from one deck, in ascending order: there is one way to write a purchase. */
function readMarket(text: string): Move | undefined {
  if (text === 'none') return { kind: 'market', cards: [] };
  const cards: Card[] = [];
  for (const id of text.split('+')) {
    const card = readCard(id);
    const last = cards.at(-1) ?? -1;
    if (card === undefined || card >= DECK_CARDS || card <= last) return undefined;
    if (cards.length > 0 && deckOf(card) !== deckOf(last)) return undefined;
    cards.push(card);
  }
  return { kind: 'market', cards };
}

function readCard(id: string): Card | undefined {
  const card = cardNumber(id);
  return card < 0 ? undefined : card;
}

function readNumber(text: string, low: number, high: number): number | undefined {
  if (!/^[1-9]\d{0,2}$/.test(text)) return undefined;
  const n = Number(text);
  return n >= low && n <= high ? n : undefined;
}

function indexIn(names: readonly string[], name: string): number | undefined {
  const index = names.indexOf(name);
  return index < 0 ? undefined : index;
}

function known<T>(value: number | undefined, make: (value: number) => T): T | undefined {
  return value === undefined ? undefined : make(value);
}
