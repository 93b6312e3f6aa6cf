/** Positions for tests, described by what matters; the rest of the box is put where it does no harm. */
import { optionVariants, seedRng } from '@fathom/kernel';
import { isDeepThought } from '../automaton.ts';
import { BONUSES, COINS, COLUMNS, DEEPLES, OCTOPUS, OXYGEN, TILES } from '../data/box.ts';
import {
  BONUS,
  bitOf,
  type Card,
  cardNumber,
  DECKS,
  deckIndex,
  deckOf,
  FULL_DECK,
  GROUP,
  isDeckCard,
  OCTOPUS_MODULE,
  RESERVE,
  STARTERS,
} from '../data/card.ts';
import type { Frame } from '../frames.ts';
import { meta, type Options } from '../meta.ts';
import { cardOf, type Module, used, withLying } from '../module.ts';
import { setup } from '../setup.ts';
import { EMPTY, type Phase, type State } from '../state.ts';
import { deepleCount, hasTile, newStation, type Station } from '../station.ts';
import { settle } from '../steps/index.ts';

export interface Described {
  readonly coins?: number;
  readonly damage?: number;
  readonly plant?: number;
  readonly tiles?: readonly (typeof TILES)[number][];
  readonly dome?: number;
  readonly tired?: number;
  readonly points?: number;
  /** Attached cards from the inside out; `1A-03*2` has two Deeples lying on it, `S1!` was used. Start tanks are added unless one is named. */
  readonly cards?: string;
  /** True for a station without any oxygen card it was not given. */
  readonly bare?: boolean;
}

export interface Position {
  readonly seats: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly phase?: Phase;
  readonly turn?: number;
  readonly nautilus?: number;
  readonly passed?: readonly number[];
  readonly stations?: readonly Described[];
  /** Rows of the tableau from the top: cards, or `-` for an empty space. */
  readonly display?: readonly string[];
  readonly markers?: readonly number[];
  readonly bonus?: readonly string[];
  /** Solo, phase C: two rows are still to be blocked. */
  readonly blocking?: boolean;
  /** Phase B: the cards dealt to each seat. */
  readonly hands?: readonly string[];
}

export function position(p: Position): State {
  const options = { ...optionVariants(meta.options)[0], ...p.options };
  const s = setup(p.seats, options, seedRng('position', 'play'));
  s.round = p.round ?? 1;
  s.phase = p.phase ?? 'A';
  s.nautilus = p.nautilus ?? (p.seats === 1 ? 1 : 0);
  s.passed = mask(p.passed ?? []);
  s.markers = mask(p.markers ?? []);
  s.stations = s.stations.map((_, seat) => station(p.stations?.[seat] ?? {}, p.seats === 1 && seat === 1));
  s.display = displayOf(p.display ?? []);
  s.hands = s.hands.map((_, seat) => cards(p.hands?.[seat] ?? ''));
  s.bonus = (p.bonus ?? ['research-coins', 'research-points']).map(id => BONUS.findIndex(b => b.id === id));
  s.bonusSeen = seenBonuses(s.bonus, s.round);
  s.stack = [bottomFrame(p, s)];
  if (p.blocking) s.stack.push({ step: 'block', seat: 0, rows: 2 });
  account(s);
  settle(s);
  return s;
}

export function card(id: string): Card {
  const number = cardNumber(id);
  if (number < 0) throw new Error(`${id} is no card`);
  return number;
}

function cards(text: string): Card[] {
  return words(text).map(card);
}

function bottomFrame(p: Position, s: State): Frame {
  const seat = p.turn ?? 0;
  if (s.phase === 'B') return { step: 'market' };
  if (s.phase === 'C') return { step: 'auction', seat };
  return isDeepThought(s, seat) ? { step: 'script', acted: false } : { step: 'turn', seat, acted: false };
}

function station(d: Described, deepThought: boolean): Station {
  const built = newStation();
  built.arms[OXYGEN] = [];
  built.coins = d.coins ?? built.coins;
  built.damage = d.damage ?? 0;
  built.plant = d.plant ?? (deepThought ? 3 : 0);
  built.dome = d.dome ?? (deepThought ? 0 : 1);
  built.tired = d.tired ?? 0;
  built.points[0] = d.points ?? 0;
  const tiles = deepThought ? TILES : (d.tiles ?? []);
  for (const tile of tiles) built.tiles |= 1 << TILES.indexOf(tile);
  if (tiles.includes('octopus') && !d.cards?.includes('T1')) built.arms[OCTOPUS].push(OCTOPUS_MODULE);
  const named = words(d.cards ?? '').map(readModule);
  if (!d.bare && !named.some(module => STARTERS.includes(cardOf(module))))
    built.arms[OXYGEN].push(...STARTERS);
  for (const module of named) built.arms[GROUP[cardOf(module)]].push(module);
  if (tiles.includes('oxygen') && !d.bare && !built.arms[OXYGEN].some(module => cardOf(module) === RESERVE))
    built.arms[OXYGEN].push(RESERVE);
  return built;
}

function readModule(text: string): Module {
  const [, id, lying, flag] = /^([A-Z0-9-]+?)(?:\*(\d))?(!?)$/.exec(text) ?? [];
  if (id === undefined) throw new Error(`${text} is no module`);
  const module = withLying(card(id), Number(lying ?? 0));
  return flag === '!' ? used(module) : module;
}

function displayOf(rows: readonly string[]): number[] {
  return [0, 1, 2, 3].flatMap(row => {
    const spaces = words(rows[row] ?? '').map(id => (id === '-' ? EMPTY : card(id)));
    while (spaces.length < COLUMNS) spaces.push(EMPTY);
    return spaces;
  });
}

/** Bonus cards of this round, and as many others for the rounds before. */
function seenBonuses(shown: readonly number[], round: number): number {
  let seen = mask(shown);
  for (let bonus = 0, more = BONUSES * (round - 1); more > 0; bonus++) {
    if ((seen & (1 << bonus)) !== 0) continue;
    seen |= 1 << bonus;
    more--;
  }
  return seen;
}

/** Deeples, coins and cards that are not described lie in the pool, in the decks to come or in the box. */
function account(s: State): void {
  const own = s.stations.slice(0, s.seats);
  s.pool = DEEPLES - own.reduce((sum, one) => sum + deepleCount(one), 0);
  s.bank = COINS - s.stations.reduce((sum, one) => sum + one.coins, 0);
  s.scrap = s.stations.reduce((sum, one) => sum + 3 - loneTanks(one), 0);
  const table = [...s.stations.flatMap(one => one.arms.flat().map(cardOf)), ...s.display, ...s.hands.flat()];
  const present = table.filter(c => c >= 0 && isDeckCard(c));
  if (new Set(present).size !== present.length) throw new Error('a card is described twice');
  DECKS.forEach((_, deck) => {
    const rest = FULL_DECK & ~present.filter(c => deckOf(c) === deck).reduce((m, c) => m | bitOf(c), 0);
    const last = deckIndex(s.round, s.phase === 'C' ? 1 : 0);
    const used = deck <= last;
    s.decks[deck] = used ? 0 : rest;
    s.box[deck] = used ? rest : 0;
  });
}

function loneTanks(one: Station): number {
  const attached = one.arms[OXYGEN].filter(module => !isDeckCard(cardOf(module))).length;
  return attached + (hasTile(one, 2) ? 0 : 1);
}

function mask(bits: readonly number[]): number {
  return bits.reduce((all, bit) => all | (1 << bit), 0);
}

function words(text: string): string[] {
  return text.split(' ').filter(word => word !== '');
}
