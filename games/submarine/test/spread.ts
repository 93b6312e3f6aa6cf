/** Lays the tokens a test does not mention where they can lie. */
import { owns } from '../container.ts';
import { COLOURS, KINDS, TREASURES_PER_SPACE } from '../data/box.ts';
import { COLUMNS, depthOf, LEVELS, SPACES, spaceAt } from '../space.ts';
import {
  BOX,
  besideContainer,
  colourOf,
  inContainer,
  isMussel,
  kindOf,
  MUSSEL,
  TOKENS,
  type Token,
} from '../token.ts';

const NOWHERE = -1;

export class Tokens {
  readonly at: number[] = new Array(TOKENS).fill(NOWHERE);
  readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
  }

  lay(token: Token, place: number): void {
    if (this.at[token] !== NOWHERE) throw new Error(`token ${token} is mentioned twice`);
    this.at[token] = place;
  }

  /** The first `count` kinds into a container, in whichever colour is free; the last kind is the last to come. */
  fillContainer(seat: number, count: number): void {
    for (let kind = 0; kind < count; kind++) this.lay(this.free(kind * COLOURS.length), inContainer(seat));
  }

  dealMussel(seat: number): void {
    this.lay(this.free(MUSSEL), besideContainer(seat));
  }

  /** The mussels of the empty seats stay in the box (SU-9). */
  boxMussels(): void {
    let unused = COLOURS.length - this.seats;
    for (let token = TOKENS - 1; token >= MUSSEL && unused > 0; token--) {
      if (this.at[token] !== NOWHERE) continue;
      this.at[token] = BOX;
      unused--;
    }
  }

  /**
   * Fills the spaces that are not described until `goal` tokens lie on the board; what is left was salvaged by the
   * seats in `containers` and, where a kind came up twice, lies beside those in `besides`.
   */
  spreadRest(described: ReadonlySet<number>, goal: number, containers: number[], besides: number[]): void {
    const rest = this.at.flatMap((place, token) => (place === NOWHERE ? [token] : [])).sort(byColour);
    let room = goal - this.onBoard();
    for (const space of rooms(described)) {
      if (room <= 0 || rest.length === 0) break;
      this.lay(rest.shift() ?? NOWHERE, space);
      room--;
    }
    for (const token of rest) this.lay(token, this.holder(token, containers, besides));
  }

  onBoard(): number {
    return this.at.filter(place => place >= 0 && place < SPACES).length;
  }

  private holder(token: Token, containers: number[], besides: number[]): number {
    const fits = containers.find(
      seat => !isMussel(token) && kindOf(token) < KINDS.length - 1 && !owns(this, seat, kindOf(token)),
    );
    if (fits !== undefined) return inContainer(fits);
    if (besides.length === 0) throw new Error(`no place is left for token ${token}`);
    return besideContainer(besides[0]);
  }

  private free(first: Token): Token {
    const token = this.at.findIndex(
      (place, t) => place === NOWHERE && t >= first && t < first + COLOURS.length,
    );
    if (token < 0) throw new Error(`no token from ${first} on is free`);
    return token;
  }
}

/** Mussels first, then colour by colour, so that what is left over is of many kinds. */
function byColour(a: Token, b: Token): number {
  return order(a) - order(b);
}

function order(token: Token): number {
  return isMussel(token) ? -1 : colourOf(token) * KINDS.length + kindOf(token);
}

/** A room for each token that fits on the board outside the described spaces: every space gets one before any gets two. */
function rooms(described: ReadonlySet<number>): number[] {
  const spaces = LEVELS.toReversed().flatMap((_, i) =>
    COLUMNS.map((_, column) => spaceAt(column, LEVELS.length - 1 - i)),
  );
  const layers = TREASURES_PER_SPACE.map((_, layer) =>
    spaces.filter(space => !described.has(space) && TREASURES_PER_SPACE[depthOf(space)] > layer),
  );
  return layers.flat();
}
