/**
 * What one viewer may know, built up from nothing. Names and numbering are those of the state, so whatever reads a table
 * reads both. A-41: hands are held closed and the bags and stacks are mixed; everything else lies open.
 */
import { cloneLists, countBits, type Viewer } from '@fathom/kernel';
import { countStacks, hiddenIn, owned } from './crew.ts';
import { GUILDS } from './data/names.ts';
import type { Frame } from './frames.ts';
import type { Options } from './meta.ts';
import { worthOf } from './objectives.ts';
import { cloneTurn, type Ending, type State, type Turn } from './state.ts';
import { surveyOf } from './survey.ts';

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly side: readonly number[];
  readonly coins: readonly number[];
  readonly vp: readonly number[];
  readonly barrels: readonly number[];
  readonly toxicity: readonly number[];
  readonly poison: readonly number[];
  readonly discs: readonly number[];
  readonly laps: readonly number[];
  readonly seals: readonly number[];
  readonly skiffs: readonly number[];
  readonly cargo: readonly number[];
  readonly field: readonly number[];
  readonly outposts: readonly number[];
  readonly artifacts: readonly number[];
  readonly rings: readonly number[];
  readonly hands: readonly HandView[];
  readonly piles: readonly (readonly number[])[];
  readonly stocks: readonly (readonly number[])[];
  readonly retired: readonly number[];
  /** How many tiles and artifacts are in the bags. */
  readonly bag: number;
  readonly relics: number;
  readonly hub: readonly number[];
  readonly display: readonly number[];
  /** How many cards are left in each stack, by guild × 2 + level − 1. */
  readonly decks: readonly number[];
  readonly objectives: readonly (readonly number[])[];
  /** What the open objective of each stack would score for each seat now. */
  readonly worth: readonly (readonly number[])[];
  readonly bank: readonly number[];
  readonly prices: readonly number[];
  readonly dials: readonly number[];
  readonly sonar: number;
  readonly survivors: number;
  readonly pool: number;
  readonly reserve: number;
  readonly first: number;
  readonly seat: number;
  readonly round: number;
  readonly lastRound: number;
  readonly idle: number;
  readonly scored: boolean;
  readonly turn: Readonly<Turn>;
  /** What is being decided, the present decision last; empty when the game is over. */
  readonly stack: readonly Frame[];
  readonly ending: Ending | '';
}

export interface HandView {
  readonly size: number;
  /** The cards, only of the viewer. */
  readonly cards: readonly number[];
  /** Guild cards owned, in hand or not, by guild × 2 + level − 1. */
  readonly crew: readonly number[];
}

export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    seats: s.seats,
    options: { ...s.options },
    side: s.side.slice(),
    coins: s.coins.slice(),
    vp: s.vp.slice(),
    barrels: s.barrels.slice(),
    toxicity: s.toxicity.slice(),
    poison: s.poison.slice(),
    discs: s.discs.slice(),
    laps: s.laps.slice(),
    seals: s.seals.slice(),
    skiffs: s.skiffs.slice(),
    cargo: s.cargo.slice(),
    field: s.field.slice(),
    outposts: s.outposts.slice(),
    artifacts: s.artifacts.slice(),
    rings: s.rings.slice(),
    hands: s.hands.map((hand, seat) => viewHand(s, hand, seat, viewer)),
    piles: cloneLists(s.piles),
    stocks: cloneLists(s.stocks),
    retired: s.retired.slice(),
    bag: s.bag.length,
    relics: s.relics.length,
    hub: s.hub.slice(),
    display: s.display.slice(),
    decks: GUILDS.flatMap((_, guild) => [0, 1].map(level => countBits(hiddenIn(s.decks, guild * 2 + level)))),
    objectives: cloneLists(s.objectives),
    worth: s.hands.map((_, seat) => worthNow(s, seat)),
    bank: s.bank.slice(),
    prices: s.prices.slice(),
    dials: s.dials.slice(),
    sonar: s.sonar,
    survivors: s.survivors,
    pool: s.pool,
    reserve: s.reserve,
    first: s.first,
    seat: s.seat,
    round: s.round,
    lastRound: s.lastRound,
    idle: s.idle,
    scored: s.scored,
    turn: cloneTurn(s.turn),
    stack: s.stack.slice(),
    ending: s.ending,
  };
}

function worthNow(s: State, seat: number): number[] {
  const field = surveyOf(s, seat);
  return s.objectives.map(([open]) => worthOf(s, seat, open, coinsFor(s, seat), field));
}

/** While an outpost is scored the coins count that were there before it was paid. */
function coinsFor(s: State, seat: number): number {
  const f = s.stack.at(-1);
  return f?.step === 'objective' && seat === s.seat ? f.coinsBefore : s.coins[seat];
}

function viewHand(s: State, hand: readonly number[], seat: number, viewer: Viewer): HandView {
  return {
    size: hand.length,
    cards: viewer === seat ? hand.slice() : [],
    crew: countStacks(owned(s, seat)),
  };
}
