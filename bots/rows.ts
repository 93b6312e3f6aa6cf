/** Inputs times a matrix, as far as they are not 0. */

/** Inputs that are not 0, most of them are: where their rows begin, and how much they count. */
let rows = new Int32Array(256);
let amounts = new Float64Array(256);

/** Takes up to `count` inputs from `from` on for a matrix of this width, and returns how many there are. */
export function gather(inputs: Float32Array, from: number, count: number, width: number): number {
  if (count > rows.length) {
    rows = new Int32Array(count);
    amounts = new Float64Array(count);
  }
  let found = 0;
  for (let k = 0; k < count; k++) {
    const x = inputs[from + k];
    if (x === 0) continue;
    rows[found] = k * width;
    amounts[found++] = x;
  }
  return found;
}

/** Adds the gathered rows of a matrix to `out`, four columns at a time. */
export function addRows(
  out: Float32Array,
  to: number,
  count: number,
  weights: Float32Array,
  width: number,
): void {
  for (let h = 0; h < width; h += 4) {
    let a = out[to + h];
    let b = out[to + h + 1];
    let c = out[to + h + 2];
    let d = out[to + h + 3];
    for (let i = 0; i < count; i++) {
      const at = rows[i] + h;
      const x = amounts[i];
      a += x * weights[at];
      b += x * weights[at + 1];
      c += x * weights[at + 2];
      d += x * weights[at + 3];
    }
    out[to + h] = a;
    out[to + h + 1] = b;
    out[to + h + 2] = c;
    out[to + h + 3] = d;
  }
}
