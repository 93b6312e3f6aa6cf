/** Small sets as the bits of a number: cheap to copy, to compare and to look into. */

export function hasBit(bits: number, i: number): boolean {
  return (bits & (1 << i)) !== 0;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The numbers in the set, smallest first. */
export function bitsOf(bits: number): number[] {
  const found: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  return found;
}

/** The number at this index of the set, counted from the smallest; the set has to be that large. */
export function bitAt(bits: number, index: number): number {
  let rest = bits;
  for (let i = 0; i < index; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
