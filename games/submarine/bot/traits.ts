/** What is worth telling apart in a move: its kind, what it costs and brings, how far it goes. */
import { indexIn, range, type Seat, top } from '@fathom/kernel';
import { COLOURS } from '../data/box.ts';
import type { Move } from '../move.ts';
import { columnOf, depthOf, LEVELS, RIGHT } from '../space.ts';
import type { State } from '../state.ts';
import { charge } from '../submarines.ts';
import { inContainer, isMussel, kindOf } from '../token.ts';

const KINDS_OF_MOVES = ['place', 'sail', 'relocate', 'salvage', 'joker', 'pay', 'exchange', 'end'] as const;
const COSTS = ['free', 'cheap', 'dear'] as const;

/** Traits: the kind; of a salvage whether it is a new kind and what it costs; of a sailing how far; of a relocation how deep; of an end what could still be done. */
export const TRAITS = [
  ...KINDS_OF_MOVES,
  ...COSTS.flatMap(cost => [`salvage-new-${cost}`, `salvage-double-${cost}`, `joker-new-${cost}`]),
  'joker-double',
  'joker-mussel',
  ...range(7).map(n => `sail-${n}`),
  'leave',
  ...LEVELS.map(level => `to-${level}`),
  'rise',
  'dive',
  'same-column',
  'end-after-relocating',
  'end-after-salvaging',
  'end-of-break',
  ...COLOURS.map(colour => `give-${colour}`),
  'give-double',
] as const;

const trait = indexIn(TRAITS);

const KIND_TRAIT = Object.fromEntries(KINDS_OF_MOVES.map(kind => [kind, trait(kind)]));
const SALVAGE_NEW = COSTS.map(cost => trait(`salvage-new-${cost}`));
const SALVAGE_DOUBLE = COSTS.map(cost => trait(`salvage-double-${cost}`));
const JOKER_NEW = COSTS.map(cost => trait(`joker-new-${cost}`));
const SAIL = range(7).map(n => trait(`sail-${n}`));
const TO = LEVELS.map(level => trait(`to-${level}`));
const GIVE = COLOURS.map(colour => trait(`give-${colour}`));

export function traitsOf(s: State, seat: Seat, move: Move, out: Int32Array): number {
  out[0] = KIND_TRAIT[move.kind];
  switch (move.kind) {
    case 'salvage':
      out[1] = (isNew(s, seat, move.token) ? SALVAGE_NEW : SALVAGE_DOUBLE)[costOf(s, seat, s.at[move.token])];
      return 2;
    case 'joker':
      out[1] = isNew(s, seat, move.token)
        ? JOKER_NEW[costOf(s, seat, s.at[move.token])]
        : trait('joker-double');
      out[2] = trait('joker-mussel');
      return isMussel(move.joker) ? 3 : 2;
    case 'sail':
      out[1] = move.column === RIGHT ? trait('leave') : SAIL[move.column - s.ships[seat]];
      return 2;
    case 'relocate':
      out[1] = TO[depthOf(move.to)];
      out[2] = trait(
        depthOf(move.to) < depthOf(move.from)
          ? 'rise'
          : depthOf(move.to) > depthOf(move.from)
            ? 'dive'
            : 'relocate',
      );
      out[3] = trait('same-column');
      return columnOf(move.to) === columnOf(move.from) ? 4 : 3;
    case 'pay':
    case 'exchange':
      out[1] = GIVE[move.colour];
      out[2] = trait('give-double');
      return s.hands[seat].filter(card => (card & 7) === move.colour).length > 1 ? 3 : 2;
    case 'end': {
      const f = top(s);
      out[1] = trait(f.step !== 'act' ? 'end-of-break' : `end-after-${f.deed}`);
      return 2;
    }
    default:
      return 1;
  }
}

function isNew(s: State, seat: Seat, token: number): boolean {
  if (isMussel(token)) return false;
  const first = kindOf(token) * COLOURS.length;
  for (let twin = first; twin < first + COLOURS.length; twin++)
    if (s.at[twin] === inContainer(seat)) return false;
  return true;
}

function costOf(s: State, seat: Seat, space: number): number {
  return Math.min(2, charge(s, seat, space));
}
