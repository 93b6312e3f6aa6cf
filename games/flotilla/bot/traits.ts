/** What is worth telling apart in a move: its kind and side, the card, the guild or colour, and what it is good for. */
import { indexIn, range, type Seat, top, traitWriter } from '@fathom/kernel';
import { CREW, TILES } from '../data/box.ts';
import { COLOURS, GUILDS, SIDES, SINK } from '../data/names.ts';
import { at, isDepleted, tileOf } from '../field.ts';
import { HOME } from '../hex.ts';
import type { Move } from '../move.ts';
import { SKIFFS, type State } from '../state.ts';
import { turnsLeft } from './clock.ts';
import { Wishes } from './wishes.ts';

const KINDS = [
  'play',
  'copy',
  'sail',
  'guild',
  'enter',
  'skip',
  'recruit',
  'barrel',
  'buy',
  'sell',
  'skiff',
  'outpost',
  'objective',
  'price',
  'tile',
  'lay',
  'turn',
  'again',
  'roll',
  'set',
  'die',
  'dice',
  'restore',
  'join',
  'retire',
  'stop',
  'end',
] as const satisfies readonly Move['kind'][];

/** What is done without a colour or a depth of its own. */
const GOINGS = ['recalls', 'needed', 'home-with-cargo', 'home-empty', 'to-fish', 'to-depleted'] as const;
const PRICES = ['price-up', 'price-down'] as const;

export const TRAITS: readonly string[] = [
  ...SIDES.flatMap(side => KINDS.map(kind => `${side}-${kind}`)),
  ...KINDS.map(kind => `late-${kind}`),
  ...SIDES.flatMap(side => [
    ...['none', ...GUILDS].map(guild => `${side}-card-${guild}`),
    ...range(3).map(level => `${side}-level-${level}`),
  ]),
  ...GUILDS.map(guild => `influence-${guild}`),
  ...COLOURS.map(colour => `colour-${colour}`),
  ...GOINGS,
  ...range(4).map(depth => `tile-depth-${depth}`),
  ...COLOURS.map(colour => `tile-district-${colour}`),
  ...PRICES,
];

const trait = indexIn(TRAITS);

const KIND = new Map<string, number>(KINDS.map((kind, i) => [kind, i]));
const LATE = trait(`late-${KINDS[0]}`);
const CARD = SIDES.map(side => trait(`${side}-card-none`));
const LEVEL = SIDES.map(side => trait(`${side}-level-0`));
const INFLUENCE = trait(`influence-${GUILDS[0]}`);
const COLOUR = trait(`colour-${COLOURS[0]}`);
const DEPTH = trait('tile-depth-0');
const DISTRICT = trait(`tile-district-${COLOURS[0]}`);
const [RECALLS, NEEDED, LOADED, EMPTY, FISH, DEPLETED] = GOINGS.map(trait);
const [UP, DOWN] = PRICES.map(trait);

const { begin, add, written } = traitWriter();
const wishes = new Wishes();

export function traitsOf(s: State, seat: Seat, move: Move, into: Int32Array): number {
  begin(into);
  const kind = KIND.get(move.kind) ?? 0;
  add(s.side[seat] * KINDS.length + kind);
  if (turnsLeft(s, seat) < 3) add(LATE + kind);
  describe(s, seat, move);
  return written();
}

function describe(s: State, seat: Seat, move: Move): void {
  switch (move.kind) {
    case 'play':
    case 'recruit': {
      const { guild, level, recalls } = CREW[move.card];
      add(CARD[s.side[seat]] + guild + 1);
      add(LEVEL[s.side[seat]] + level);
      if (recalls) add(RECALLS);
      return;
    }
    case 'sail':
      return addVoyage(s, seat, move.from, move.to);
    case 'guild':
      if (top(s).step === 'influence') add(INFLUENCE + move.guild);
      return;
    case 'barrel':
    case 'buy':
    case 'sell':
      add(COLOUR + move.colour);
      wishes.forget();
      if (wishes.need(s, seat, move.colour) > 0) add(NEEDED);
      return;
    case 'tile':
      if (s.side[seat] === SINK) return add(DEPTH + TILES[move.tile].depth);
      return add(DISTRICT + TILES[move.tile].district);
    case 'price':
      return add(move.by > 0 ? UP : DOWN);
    default:
      return;
  }
}

function addVoyage(s: State, seat: Seat, from: number, to: number): void {
  const skiff = s.skiffs.indexOf(from, seat * SKIFFS);
  if (to !== HOME) {
    const value = at(s, seat, to);
    if (isDepleted(value)) return add(DEPLETED);
    add(FISH);
    return add(DEPTH + TILES[tileOf(value)].depth);
  }
  let load = 0;
  for (let c = 0; c < COLOURS.length; c++) load += s.cargo[skiff * COLOURS.length + c];
  add(load > 0 ? LOADED : EMPTY);
}
