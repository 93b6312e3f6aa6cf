/** A number as it is printed: with a minus, which is wider than a hyphen. */
export function figure(n: number): string {
  return String(n).replace('-', '−');
}
