/** SU-5 … SU-15: what lies where before the first move. */
import { below, filled, type Log, type Rng, shuffle } from '@fathom/kernel';
import { dealHands, dealUnseen } from './cards.ts';
import { SHARES, TREASURES_PER_SPACE } from './data/box.ts';
import type { Options } from './meta.ts';
import { COLUMNS, LEFT, LEVELS, spaceAt } from './space.ts';
import type { State } from './state.ts';
import { BOX, besideContainer, MUSSEL, TOKENS } from './token.ts';

export function setup(seats: number, options: Options, rng: Rng, log?: Log): State {
  const share = SHARES[seats];
  const unseen = dealUnseen(seats, options);
  const state: State = {
    rng,
    seats,
    options,
    at: spreadTreasures(rng),
    submarines: filled(seats * share.submarines, -1),
    ships: filled(seats, LEFT),
    hands: [],
    piles: [],
    unseen,
    discards: [0, 0, 0, 0, 0],
    seat: 0,
    voyage: 1,
    idle: 0,
    progress: false,
    stack: [{ step: 'place' }],
    ending: '',
  };
  dealHands(state, share.cards, log);
  dealMussels(state, log);
  // SU-13, S-1: the printed criterion is table talk; chance decides who begins.
  state.seat = below(rng, seats);
  log?.event('begins', { seat: state.seat });
  return state;
}

/** SU-6: every treasure at random, one to four in a space by its level. */
function spreadTreasures(rng: Rng): number[] {
  const at: number[] = filled(TOKENS, BOX);
  const treasures = shuffle(rng, [...Array(MUSSEL).keys()]);
  let next = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    for (let depth = 0; depth < LEVELS.length; depth++) {
      for (let i = 0; i < TREASURES_PER_SPACE[depth]; i++) at[treasures[next++]] = spaceAt(column, depth);
    }
  }
  return at;
}

/** SU-11, S-3: one mussel each, dealt at random; SU-9: the others stay in the box. */
function dealMussels(s: State, log?: Log): void {
  const mussels = shuffle(s.rng, [0, 1, 2, 3, 4]);
  for (let seat = 0; seat < s.seats; seat++) {
    const token = MUSSEL + mussels[seat];
    s.at[token] = besideContainer(seat);
    log?.event('mussel', { seat, token });
  }
}
