/** How long work takes: repeated until enough time has passed, after as much again for the compiler. */
const WARM_UP = 150;
const MEASURED = 400;

/** Units of work done per second; `work` does some and says how much. */
export function perSecond(work: () => number): number {
  run(work, WARM_UP);
  const { units, milliseconds } = run(work, MEASURED);
  return (1000 * units) / milliseconds;
}

/** Microseconds for one unit of work. */
export function microseconds(work: () => number): number {
  return 1e6 / perSecond(work);
}

function run(work: () => number, atLeast: number): { units: number; milliseconds: number } {
  const start = performance.now();
  let units = 0;
  let milliseconds = 0;
  while (milliseconds < atLeast) {
    units += work();
    milliseconds = performance.now() - start;
  }
  return { units, milliseconds };
}
