/** What must hold in every state: nothing of the box is lost, nothing is negative, nothing is where it cannot be. */
import { countBits, hasBit, range, sum } from '@fathom/kernel';
import { cardOf, hiddenIn, stackOf } from '../crew.ts';
import { NUMBERS, TILES, TRACKS } from '../data/box.ts';
import { CARDS, STARTERS } from '../data/crew.ts';
import { COLOURS, GUILDS, SINK } from '../data/names.ts';
import { OCEAN_TILES, STARTER } from '../data/tiles.ts';
import { hasOutpost, isDepleted, tileOf } from '../field.ts';
import { tilesIn } from '../frames.ts';
import { CELLS, DIRECTIONS, HOME, NEIGHBOUR } from '../hex.ts';
import { cargoOf } from '../objectives.ts';
import { SKIFFS, type State } from '../state.ts';

/** FL-4: every component, wherever it lies. */
export function inventory(s: State): Record<string, number> {
  const barrels = Object.fromEntries(
    COLOURS.map((name, c) => [
      `${name} barrels`,
      s.bank[c] + every(s.barrels, COLOURS.length, c) + every(s.cargo, COLOURS.length, c),
    ]),
  );
  return {
    ...barrels,
    'victory points': s.pool + s.reserve + sum(s.vp),
    'ocean tiles': new Set(tilesOf(s)).size,
    'tiles counted': tilesOf(s).length,
    'starter tiles': s.field.filter(cell => tileOf(cell) === STARTER).length,
    'guild cards': new Set(guildCards(s)).size,
    'guild cards counted': guildCards(s).length,
    'starter cards': starterCards(s),
    artifacts: new Set([...s.relics, ...s.hub]).size,
    'artifacts counted': s.relics.length + s.hub.length,
    skiffs: s.skiffs.length,
    discs: s.discs.length,
  };
}

/** Everything that is wrong with a state; empty for a sound one. */
export function flaws(s: State): string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  for (const [name, list] of Object.entries({
    coins: s.coins,
    barrels: s.barrels,
    bank: s.bank,
    cargo: s.cargo,
    vp: s.vp,
    seals: s.seals,
  })) {
    must(
      list.every(n => Number.isInteger(n) && n >= 0),
      `${name} below zero`,
    );
  }
  must(s.pool >= 0 && s.reserve >= 0, 'pool or reserve below zero');
  must(
    s.prices.every(p => p >= 0 && p < TRACKS.ladder.length),
    'a price is off the ladder',
  );
  must(
    s.dials.every(d => d >= 1 && d <= TRACKS.dialMax),
    'a dial is out of range',
  );
  must(s.sonar < TRACKS.sonar.length && s.survivors <= TRACKS.survivors.length, 'a tracker is off its track');
  must((s.stack.length === 0) === (s.ending !== ''), 'nothing is asked but the game goes on');
  must(
    s.objectives.every(stack => stack.length >= 1),
    'an objective stack is empty',
  );
  must((s.pool === 0) === s.lastRound > 0, 'the last round is not announced');
  for (let seat = 0; seat < s.seats; seat++)
    found.push(...seatFlaws(s, seat).map(flaw => `seat ${seat}: ${flaw}`));
  for (let stack = 0; stack < GUILDS.length * 2; stack++) {
    const open = s.display.slice(stack * 2, stack * 2 + 2).filter(card => card >= 0);
    must(
      open.every(card => stackOf(card) === stack),
      'an open card lies in the wrong place',
    );
    must(open.length === 2 || countBits(hiddenIn(s.decks, stack)) === 0, 'the display is not full');
  }
  return found;
}

function seatFlaws(s: State, seat: number): string[] {
  const found: string[] = [];
  const cells = s.field.slice(seat * CELLS, (seat + 1) * CELLS);
  const skiffs = s.skiffs.slice(seat * SKIFFS, (seat + 1) * SKIFFS);
  const ocean = skiffs.filter(cell => cell >= 0 && cell !== HOME);
  if (tileOf(cells[HOME]) !== STARTER) found.push('the starter tile is missing');
  if (new Set(ocean).size !== ocean.length && !isMakingRoom(s, seat))
    found.push('two skiffs on one ocean tile');
  if (skiffs.some(cell => cell >= 0 && cells[cell] === 0)) found.push('a skiff off the tiles');
  if (cells.filter(hasOutpost).length > s.outposts[seat]) found.push('more outposts stand than were built');
  if (s.outposts[seat] > NUMBERS.outpostCosts.length) found.push('too many outposts');
  if (sum(s.seals.slice(seat * 4, seat * 4 + 4)) > NUMBERS.seals) found.push('too many seals');
  if (s.toxicity[seat] >= NUMBERS.toxicitySpaces) found.push('toxicity off its track');
  if (cells.some((cell, i) => cell !== 0 && i !== HOME && isAlone(cells, i))) found.push('a tile lies alone');
  if (s.side[seat] === SINK && depthsClash(cells)) found.push('shallow beside deep');
  if (s.side[seat] !== SINK && (cargoOf(s, seat) > 0 || skiffs.some(cell => cell >= 0)))
    found.push('a city with skiffs');
  if (s.side[seat] !== SINK && cells.some(isDepleted)) found.push('a depleted district');
  if (s.hands[seat].some((card, i, hand) => i > 0 && hand[i - 1] >= card)) found.push('a hand out of order');
  for (let i = 0; i < SKIFFS; i++) {
    const load = sum(s.cargo.slice((seat * SKIFFS + i) * 4, (seat * SKIFFS + i + 1) * 4));
    if (load > NUMBERS.cargo) found.push('an overloaded skiff');
    if (load > 0 && (skiffs[i] < 0 || skiffs[i] === HOME)) found.push('cargo that should be unloaded');
  }
  return found;
}

/** for a moment two skiffs share a tile. */
function isMakingRoom(s: State, seat: number): boolean {
  const f = s.stack.at(-1);
  return seat === s.seat && f?.step === 'sail' && f.leaving >= 0;
}

function isAlone(cells: readonly number[], cell: number): boolean {
  return neighbours(cell).every(next => cells[next] === 0);
}

function depthsClash(cells: readonly number[]): boolean {
  const depth = (cell: number): number => (cells[cell] === 0 ? 2 : TILES[tileOf(cells[cell])].depth);
  return cells.some((_, cell) => neighbours(cell).some(next => Math.abs(depth(cell) - depth(next)) === 2));
}

function neighbours(cell: number): number[] {
  return NEIGHBOUR.slice(cell * DIRECTIONS, (cell + 1) * DIRECTIONS).filter(next => next >= 0);
}

/** In the bag, in fields and stocks, drawn and not yet used, or about to be laid. */
function tilesOf(s: State): number[] {
  const fields = s.field.filter(cell => cell !== 0).map(tileOf);
  const drawn = s.stack.flatMap(tilesIn);
  return [...s.bag, ...fields, ...s.stocks.flat(), ...drawn].filter(tile => tile < OCEAN_TILES);
}

function guildCards(s: State): number[] {
  const decks = s.decks.flatMap((bits, guild) =>
    range(10)
      .filter(i => hasBit(bits, i))
      .map(i => STARTERS + guild * 10 + i),
  );
  const played = s.turn.card >= 0 ? [s.turn.card] : [];
  const retired = s.retired.map(cardOf);
  return [...decks, ...s.display, ...s.hands.flat(), ...s.piles.flat(), ...played, ...retired].filter(
    card => card >= STARTERS && card < CARDS,
  );
}

function starterCards(s: State): number {
  const played = s.turn.card >= 0 ? [s.turn.card] : [];
  const all = [...s.hands.flat(), ...s.piles.flat(), ...played, ...s.retired.map(cardOf)];
  return all.filter(card => card < STARTERS).length;
}

function every(list: readonly number[], step: number, offset: number): number {
  return sum(list.filter((_, i) => i % step === offset));
}
