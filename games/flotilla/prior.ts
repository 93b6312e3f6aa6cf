/** How promising a move looks at a glance: what a search tries first and a playout follows. */
import type { Seat } from '@fathom/kernel';
import { CREW, NUMBERS, RELICS, TILES, TRACKS } from './data/box.ts';
import { EFFECTS, type Effect, PROGRAMS } from './data/effects.ts';
import { COLOURS, FACES, GUILDS, RESEARCH, SINK } from './data/names.ts';
import { SPACES_PER_GUILD } from './data/tracks.ts';
import { at, buildingsOf, colourOf, hasPieces, isDepleted, pieceAt, tileOf, turnsOf } from './field.ts';
import { CELLS, CORNERS, DIRECTIONS, DISTANCE, HOME, MEETS, NEIGHBOUR } from './hex.ts';
import { priceOf } from './market.ts';
import type { Move } from './move.ts';
import { worthOf } from './objectives.ts';
import { type Frame, SKIFFS, type State } from './state.ts';

/** Rough worth of an effect, in victory points. */
function effectWorth({ op, n, keep, inner }: Effect): number {
  switch (op) {
    case 'COINS':
      return 0.5 * n;
    case 'VP':
      return n;
    case 'GAIN':
      return 2.5 * n;
    case 'INFLUENCE':
      return 2.5 * n;
    case 'SEAL':
      return 3;
    case 'RECRUIT':
      return 2 + n;
    case 'SURVIVOR':
      return 1.7 * n;
    case 'DRAW':
      return 1.2 * keep;
    case 'RETIRE':
      return 0.3 * programWorth(inner);
    default:
      return 2;
  }
}

function programWorth(program: number): number {
  let sum = 0;
  for (const effect of PROGRAMS[program]) sum += effectWorth(effect);
  return sum;
}

const TRACK_WORTH: readonly number[] = TRACKS.guilds.map(programWorth);
/** Mean barrels of a die, by depth. */
const YIELD = [0, 1.17, 1.83, 2.5];

export function prior(s: State, seat: Seat, move: Move): number {
  const frame = s.stack[s.stack.length - 1];
  switch (move.kind) {
    case 'play':
      return CREW[move.card].recalls ? 0.1 + 0.25 * s.piles[seat].length : 1 + CREW[move.card].level;
    case 'sail':
      return Math.min(
        50,
        Math.exp(berth(s, seat, move.from, move.to) - berth(s, seat, move.from, move.from)),
      );
    case 'guild':
      return guildPrior(s, seat, frame, move.guild);
    case 'enter':
      return 1.5;
    case 'recruit':
      return CREW[move.card].level * 2;
    case 'barrel':
      return frame.step === 'pay'
        ? 1 / (1 + need(s, seat, move.colour))
        : 1 + need(s, seat, move.colour) + priceOf(s, move.colour);
    case 'sell':
      return s.side[seat] === SINK
        ? priceOf(s, move.colour) / 3
        : Math.max(0.05, (priceOf(s, move.colour) - 6) / 4 - need(s, seat, move.colour));
    case 'buy':
      return s.side[seat] === SINK ? 0.02 : 0.05 + 1.2 * need(s, seat, move.colour);
    case 'skiff':
      return s.pool > s.seats * 30 ? 2.5 : 0.2;
    case 'outpost':
      return sitePrior(s, seat, move.cell);
    case 'objective':
      return (
        0.1 +
        worthOf(s, seat, s.objectives[move.stack][0], frame.left) +
        (s.objectives[move.stack].length > 1 ? 1 : 0)
      );
    case 'price':
      return pricePrior(s, seat, move.colour, move.by);
    case 'tile':
      return tilePrior(s, seat, move.tile);
    case 'lay':
      return cellPrior(s, seat, frame.tile, move.cell);
    case 'turn':
      return turnPrior(s, seat, frame.tile, frame.cell, move.turns);
    case 'again':
      return frame.step === 'reroll' && s.side[seat] !== SINK
        ? isWanted(s, frame, move.die)
          ? 0.1
          : 2
        : 1.2;
    case 'set':
      return setPrior(s, frame, move.from, move.to);
    case 'die':
      return 1 + room(s, seat, move.cell);
    case 'retire':
      return 0.6;
    case 'stop':
      return frame.step === 'draw' || frame.step === 'restore' ? 0.1 : 0.9;
    default:
      return 1;
  }
}

/** How well a skiff lies on a cell: at home with cargo, at sea with room. */
function berth(s: State, seat: number, from: number, cell: number): number {
  const skiff = s.skiffs.indexOf(from, seat * SKIFFS);
  let load = 0;
  for (let c = 0; c < COLOURS.length; c++) load += s.cargo[skiff * COLOURS.length + c];
  if (cell === HOME) return load > 0 ? 1.2 * load : 0;
  const value = at(s, seat, cell);
  if (isDepleted(value)) return -0.5 - 0.1 * DISTANCE[cell];
  const { depth, resource } = TILES[tileOf(value)];
  const catches = Math.min(NUMBERS.cargo - load, 2 * YIELD[depth]);
  return (catches * priceOf(s, resource)) / 6 - 0.15 * DISTANCE[cell] - 0.2 * load * DISTANCE[cell];
}

function room(s: State, seat: number, cell: number): number {
  const skiff = s.skiffs.indexOf(cell, seat * SKIFFS);
  let free = NUMBERS.cargo;
  for (let c = 0; c < COLOURS.length; c++) free -= s.cargo[skiff * COLOURS.length + c];
  return free;
}

function guildPrior(s: State, seat: number, frame: Frame, guild: number): number {
  switch (frame.step) {
    case 'influence':
      return pathWorth(s, seat, guild, EFFECTS[frame.effect].split ? 1 : frame.left);
    case 'dial':
      return 0.2 + 2 * wish(s, seat, guild);
    case 'seal':
      return 1 + 0.3 * s.seals[seat * GUILDS.length + guild];
    case 'joker':
      return 0.1 + (frame.list[guild] + frame.left >= 3 ? hubWorth(s, guild) : 0);
    default:
      return 0.1 + hubWorth(s, guild);
  }
}

function pathWorth(s: State, seat: number, guild: number, steps: number): number {
  let space = s.discs[seat * GUILDS.length + guild];
  let worth = 0.1;
  for (let i = 0; i < steps; i++) {
    space = (space % SPACES_PER_GUILD) + 1;
    if (space === TRACKS.tollSpace && s.coins[seat] < TRACKS.toll) space++;
    worth += TRACK_WORTH[guild * SPACES_PER_GUILD + space - 1];
  }
  return worth;
}

function hubWorth(s: State, guild: number): number {
  let worth = 0;
  for (const artifact of s.hub)
    if (RELICS[artifact].guild === guild) worth += programWorth(RELICS[artifact].hub);
  return worth;
}

/** How much a city wants tiles of a district: those in the stock, and how large it is already. */
function wish(s: State, seat: number, district: number): number {
  let count = 0;
  for (const tile of s.stocks[seat]) if (TILES[tile].district === district) count++;
  if (count === 0) return 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = tileOf(at(s, seat, cell));
    if (tile >= 0 && colourOf(tile, 1) === district) count++;
  }
  return count;
}

/** Barrels of a colour a city is short of for its tiles. */
function need(s: State, seat: number, colour: number): number {
  if (s.side[seat] === SINK) return 0;
  let cost = 0;
  for (const tile of s.stocks[seat]) if (TILES[tile].district === colour) cost += TILES[tile].cost;
  const short = Math.min(6, cost) - s.barrels[seat * COLOURS.length + colour];
  return short <= 0 ? 0 : 0.4 * wish(s, seat, colour);
}

/** An outpost is as good as the best objective; on the starter tile it survives the turning. */
function sitePrior(s: State, seat: number, cell: number): number {
  let best = 0;
  for (const [top] of s.objectives) best = Math.max(best, worthOf(s, seat, top, s.coins[seat]));
  return 0.1 + (best / 5) * (cell === HOME ? 1.1 : 1);
}

function pricePrior(s: State, seat: number, colour: number, by: number): number {
  const held = s.barrels[seat * COLOURS.length + colour];
  return s.side[seat] === SINK
    ? 0.1 + Math.max(0, by) * held
    : 0.1 + Math.max(0, -by) * need(s, seat, colour);
}

function tilePrior(s: State, seat: number, tile: number): number {
  const { depth, island, district, cost, building, site } = TILES[tile];
  if (s.side[seat] === SINK) return 1 + 0.3 * depth + (island ? 1 : 0) + (hasPieces(tile, SINK) ? 0.3 : 0);
  const factor = Math.min(
    NUMBERS.districtValueMax,
    s.dials[district] + buildingsOf(s, seat, district) + (building >= 0 ? 1 : 0),
  );
  return 0.3 + (factor * (1 + wish(s, seat, district))) / (1 + cost) + (site ? 0.3 : 0);
}

function cellPrior(s: State, seat: number, tile: number, cell: number): number {
  const side = s.side[seat];
  let circles = 0;
  if (PIECES_OF[tile * 2 + side].length > 0) {
    for (let turns = 0; turns < CORNERS; turns++) {
      circles = Math.max(circles, promiseOf(s, seat, tile, cell, turns));
    }
  }
  if (side === SINK)
    return 0.3 + 12 * circles + 1.5 / (1 + DISTANCE[cell]) + 0.2 * sameBeside(s, seat, tile, cell);
  return 0.3 + 8 * circles + 3 * sameBeside(s, seat, tile, cell) + 0.2 / (1 + DISTANCE[cell]);
}

function turnPrior(s: State, seat: number, tile: number, cell: number, turns: number): number {
  return 0.3 + 12 * promiseOf(s, seat, tile, cell, turns);
}

/** Neighbours of the same colour. */
function sameBeside(s: State, seat: number, tile: number, cell: number): number {
  const side = s.side[seat];
  const colour = colourOf(tile, side);
  let count = 0;
  for (let d = 0; d < DIRECTIONS; d++) {
    const other = NEIGHBOUR[cell * DIRECTIONS + d];
    if (other >= 0 && at(s, seat, other) !== 0 && colourOf(tileOf(at(s, seat, other)), side) === colour)
      count++;
  }
  return count;
}

/** Circle pieces of each tile and side: corner before turning, colour. */
const PIECES_OF: readonly (readonly (readonly [number, number])[])[] = TILES.flatMap(({ pieces }) =>
  pieces.map(corners => corners.flatMap((colour, corner) => (colour < 0 ? [] : [[corner, colour] as const]))),
);
/** What a corner is worth where two pieces meet and the third cell is still free, against a complete circle. */
const OPENING = 0.18;

/** Circles the tile would complete or prepare. */
function promiseOf(s: State, seat: number, tile: number, cell: number, turns: number): number {
  let promise = 0;
  for (const [corner, colour] of PIECES_OF[tile * 2 + s.side[seat]]) {
    const m = (cell * CORNERS + ((corner + turns) % CORNERS)) * 4;
    if (MEETS[m] < 0 || MEETS[m + 2] < 0) continue;
    const one = meeting(s, seat, MEETS[m], MEETS[m + 1], colour);
    const two = meeting(s, seat, MEETS[m + 2], MEETS[m + 3], colour);
    if (one + two === 2) promise++;
    else if (one + two === 1 && one >= 0 && two >= 0) promise += OPENING;
  }
  return promise;
}

/** 1 where a tile shows the colour in a corner, 0 where no tile lies, −1 where another piece or none is shown. */
function meeting(s: State, seat: number, cell: number, corner: number, colour: number): number {
  const value = at(s, seat, cell);
  if (value === 0) return 0;
  return pieceAt(tileOf(value), s.side[seat], turnsOf(value), corner) === colour ? 1 : -1;
}

/** Whether a research die helps the most promising set. */
function isWanted(s: State, frame: Frame, die: number): boolean {
  const face = die - RESEARCH * FACES;
  if (face === 5 || (face === 4 && s.hub.length === 0)) return true;
  const target = targetGuild(s, frame);
  return target >= 0 && face === target;
}

function targetGuild(s: State, frame: Frame): number {
  let best = -1;
  let most = 0;
  for (let guild = 0; guild < GUILDS.length; guild++) {
    const dice = frame.list.filter(entry => (entry & 31) === RESEARCH * FACES + guild).length;
    const worth = (1 + dice) * hubWorth(s, guild);
    if (worth > most) {
      most = worth;
      best = guild;
    }
  }
  return best;
}

function setPrior(s: State, frame: Frame, from: number, to: number): number {
  if (isWanted(s, frame, RESEARCH * FACES + from)) return 0.1;
  return isWanted(s, frame, RESEARCH * FACES + to) ? 2 : 1;
}
