/** What is worth telling apart in a move: its kind and round, the group and worth of a card, the price, how far it goes. */
import { indexIn, range, type Seat, top, traitWriter } from '@fathom/kernel';
import { GROUPS, ROUNDS, ROWS, TILES } from '../data/box.ts';
import { EFFECT, EFFECTS, GROUP, POINTER, POINTS, STAFF } from '../data/card.ts';
import { cardOf, lyingOn } from '../module.ts';
import type { Move } from '../move.ts';
import { armOf, DOME, indexOf } from '../place.ts';
import { pointer } from '../score.ts';
import type { State } from '../state.ts';
import { rowOf } from '../tableau.ts';
import { rowWorth } from './appraisal.ts';
import { coinWorth } from './forecast.ts';

const KINDS = [
  'buy',
  'use',
  'swim',
  'hold',
  'activate',
  'done',
  'pass',
  'plant',
  'expand',
  'market',
  'attach',
  'destroy',
  'block',
  'row',
  'bid',
  'drop',
  'skip',
  'extra',
  'end',
] as const satisfies readonly Move['kind'][];

/** How dear a bid is compared with what the row is worth. */
const BIDS = ['bargain', 'fair', 'dear', 'jump'] as const;

const MARKS = ['steadies', 'weakens', 'prints', 'completes-staff', 'home', 'when-unstable'] as const;

export const TRAITS: readonly string[] = [
  ...KINDS,
  ...KINDS.map(kind => `last-${kind}`),
  ...GROUPS.map(group => `group-${group}`),
  ...EFFECTS.map(effect => `effect-${effect}`),
  ...range(ROWS).map(row => `from-row-${row}`),
  ...TILES.map(tile => `tile-${tile}`),
  ...GROUPS.slice(0, 3).map(group => `at-${group}`),
  ...BIDS.map(bid => `bid-${bid}`),
  ...range(4).map(n => `market-${n}`),
  ...MARKS,
];

const trait = indexIn(TRAITS);

const KIND = new Map<string, number>(KINDS.map(kind => [kind, trait(kind)]));
const IN_GROUP = trait(`group-${GROUPS[0]}`);
const WITH_EFFECT = trait(`effect-${EFFECTS[0]}`);
const FROM_ROW = trait('from-row-0');
const TILE = trait(`tile-${TILES[0]}`);
const AT = trait(`at-${GROUPS[0]}`);
const BID = trait(`bid-${BIDS[0]}`);
const MARKET = trait('market-0');
const [STEADIES, WEAKENS, PRINTS, COMPLETES, HOME, UNSTABLE] = MARKS.map(trait);

const { begin, add, written } = traitWriter();

export function traitsOf(s: State, seat: Seat, move: Move, into: Int32Array): number {
  begin(into);
  const kind = KIND.get(move.kind) ?? 0;
  add(kind);
  if (s.round === ROUNDS) add(kind + KINDS.length);
  const station = s.stations[seat];
  switch (move.kind) {
    case 'buy':
      addCard(move.card);
      add(FROM_ROW + Math.max(0, rowOf(s.display.indexOf(move.card))));
      break;
    case 'attach':
      addCard(move.card);
      break;
    case 'market':
      add(MARKET + move.cards.length);
      for (const card of move.cards) addCard(card);
      break;
    case 'swim':
      if (move.to === DOME) add(HOME);
      else {
        const module = station.arms[armOf(move.to)][indexOf(move.to)];
        add(AT + armOf(move.to));
        if (STAFF[cardOf(module)] - lyingOn(module) === 1) add(COMPLETES);
      }
      break;
    case 'activate':
      add(AT + armOf(move.place));
      break;
    case 'expand':
      add(TILE + move.tile);
      break;
    case 'destroy':
      add(IN_GROUP + move.arm);
      break;
    case 'bid':
      addBid(s, seat, move.coins);
      break;
    default:
  }
  if (station.damage > pointer(station, s.options)) add(UNSTABLE);
  return written();
}

function addCard(card: number): void {
  add(IN_GROUP + GROUP[card]);
  if (EFFECT[card] !== 'none') add(WITH_EFFECT + EFFECTS.indexOf(EFFECT[card]));
  if (POINTER[card] > 0) add(STEADIES);
  if (POINTER[card] < 0) add(WEAKENS);
  if (POINTS[card] >= 4) add(PRINTS);
}

function addBid(s: State, seat: Seat, coins: number): void {
  const f = top(s);
  if (f.step !== 'bid') return;
  const share = (coins * coinWorth(s)) / Math.max(0.1, rowWorth(s, seat, f.row));
  add(BID + (share < 0.4 ? 0 : share < 0.9 ? 1 : 2));
  if (coins > f.high + 1) add(BID + 3);
}
