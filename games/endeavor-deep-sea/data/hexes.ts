/** ED-120: which hexes of an impact board touch each other. */

export const SHAPES = ['pointy-top', 'flat-top', 'rect-rows'] as const;
export type Shape = (typeof SHAPES)[number];

type Place = { readonly row: number; readonly col: number; readonly apart: boolean };
type Spot = readonly [number, number];

/** Steps from a hex in an even and in an odd row (pointy-top) or column (flat-top): odd rows lie half a hex to the right, odd columns half a hex down (E-64). */
const STEPS: Readonly<Record<Shape, readonly [readonly Spot[], readonly Spot[]]>> = {
  'pointy-top': [
    [
      [0, 1],
      [0, -1],
      [-1, 0],
      [-1, -1],
      [1, 0],
      [1, -1],
    ],
    [
      [0, 1],
      [0, -1],
      [-1, 1],
      [-1, 0],
      [1, 1],
      [1, 0],
    ],
  ],
  'flat-top': [
    [
      [1, 0],
      [-1, 0],
      [0, -1],
      [-1, -1],
      [0, 1],
      [-1, 1],
    ],
    [
      [1, 0],
      [-1, 0],
      [1, -1],
      [0, -1],
      [1, 1],
      [0, 1],
    ],
  ],
  'rect-rows': [
    [
      [0, 1],
      [0, -1],
    ],
    [
      [0, 1],
      [0, -1],
    ],
  ],
};

/** Numbers of the neighbours of a hex: those it touches, and those it is linked to. A hex apart from the board touches nothing. */
export function neighboursOf(
  shape: Shape,
  places: readonly Place[],
  links: readonly (readonly Spot[])[],
  hex: number,
): number[] {
  const { row, col, apart } = places[hex];
  const found = new Set<number>();
  const odd = (shape === 'flat-top' ? col : row) & 1;
  if (!apart) {
    for (const [dr, dc] of STEPS[shape][odd]) {
      const other = places.findIndex(p => p.row === row + dr && p.col === col + dc && !p.apart);
      if (other >= 0) found.add(other);
    }
  }
  for (const [a, b] of links) {
    if (isAt(places[hex], a)) found.add(places.findIndex(p => isAt(p, b)));
    if (isAt(places[hex], b)) found.add(places.findIndex(p => isAt(p, a)));
  }
  return [...found].sort((a, b) => a - b);
}

function isAt(place: Place, [row, col]: Spot): boolean {
  return place.row === row && place.col === col;
}
