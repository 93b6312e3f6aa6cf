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

/** Turns each kind of work gets, and milliseconds of processor time in each. */
const TURNS = 25;
const TURN = 60;

/** Units per second of processor time of several kinds of work, turn by turn. */
export function inTurns(works: readonly (() => number)[]): number[][] {
  for (const work of works) run(work, 2 * WARM_UP);
  const speeds = works.map((): number[] => []);
  for (let i = 0; i < TURNS; i++) {
    // Whoever comes first is another one every time.
    for (let j = 0; j < works.length; j++) {
      const which = (i + j) % works.length;
      speeds[which].push(speedOf(works[which]));
    }
  }
  return speeds;
}

function speedOf(work: () => number): number {
  const before = process.cpuUsage();
  let units = 0;
  let seconds = 0;
  while (seconds < TURN / 1000) {
    units += work();
    const { user, system } = process.cpuUsage(before);
    seconds = (user + system) / 1e6;
  }
  return units / seconds;
}
