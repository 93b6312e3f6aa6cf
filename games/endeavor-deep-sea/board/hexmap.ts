/** Where the hexes of an impact board lie on paper. */
import type { Hex, Mission } from '../data/missions.ts';

export const RADIUS = 20;
const NARROW = RADIUS * Math.sqrt(3);

export interface HexPlace {
  readonly hex: Hex;
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

export interface HexMap {
  readonly places: readonly HexPlace[];
  readonly width: number;
  readonly height: number;
  /** Heights of the rows, for their names. */
  readonly rows: readonly number[];
  /** Hexes that count as neighbours although they do not touch. */
  readonly bridges: readonly (readonly [HexPlace, HexPlace])[];
}

const PAD = 3;
/** Room for the names of the rows. */
const NAMES = 12;

export function hexMap({ hexes, shape, impact }: Mission): HexMap {
  const raw = hexes.map((hex, number) => ({ hex, number, ...middle(shape, hex) }));
  const names = impact === 'tracks' ? NAMES : 0;
  const left = Math.min(...raw.map(({ x }) => x)) - RADIUS - PAD - names;
  const top = Math.min(...raw.map(({ y }) => y)) - RADIUS - PAD;
  const places = raw.map(place => ({ ...place, x: place.x - left, y: place.y - top }));
  return {
    places,
    width: Math.max(...places.map(({ x }) => x)) + RADIUS + PAD,
    height: Math.max(...places.map(({ y }) => y)) + RADIUS + PAD,
    rows: [...new Set(places.map(({ y }) => y))].sort((a, b) => a - b),
    bridges: places.flatMap(place =>
      place.hex.neighbours
        .filter(other => other > place.number && apart(place, places[other]))
        // Rows of a board of tracks lie side by side; only its ∞ fields are joined to them.
        .filter(other => shape !== 'rect-rows' || place.hex.endless || hexes[other].endless)
        .map(other => [place, places[other]] as const),
    ),
  };
}

function middle(shape: Mission['shape'], { row, col }: Hex): { readonly x: number; readonly y: number } {
  switch (shape) {
    case 'pointy-top':
      return { x: (col + (row % 2) / 2) * NARROW, y: row * 1.5 * RADIUS };
    case 'flat-top':
      return { x: col * 1.5 * RADIUS, y: (row + (col % 2) / 2) * NARROW };
    case 'rect-rows':
      return { x: col * NARROW, y: row * 2 * RADIUS };
  }
}

function apart(a: HexPlace, b: HexPlace): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > NARROW * 1.1;
}

/** The outline of a hex around a point. */
export function outline(shape: Mission['shape'], x: number, y: number): string {
  if (shape === 'rect-rows') {
    const [w, h] = [NARROW / 2 - 1, RADIUS - 1.5];
    return `M${x - w} ${y - h}h${2 * w}v${2 * h}h${-2 * w}z`;
  }
  const turn = shape === 'pointy-top' ? -90 : 0;
  const points = [0, 1, 2, 3, 4, 5].map(i => {
    const angle = (Math.PI / 180) * (60 * i + turn);
    return `${round(x + (RADIUS - 0.8) * Math.cos(angle))} ${round(y + (RADIUS - 0.8) * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
