/** How long work takes: repeated until enough time has passed, after as much again for the compiler. */
const WARM_UP = 150;
const MEASURED = 400;

/** Milliseconds since some moment. */
type Clock = () => number;

/** What the process itself has used: others on the same core do not count. */
export const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const wallTime: Clock = () => performance.now();

/** Units of work done per second; `work` does some and says how much. `times`: how many times as long as usual. */
export function perSecond(work: () => number, clock = wallTime, times = 1): number {
  run(work, WARM_UP * times, clock);
  const { units, milliseconds } = run(work, MEASURED * times, clock);
  return (1000 * units) / milliseconds;
}

/** Microseconds for one unit of work. */
export function microseconds(work: () => number): number {
  return 1e6 / perSecond(work);
}

function run(work: () => number, atLeast: number, clock: Clock): { units: number; milliseconds: number } {
  const start = clock();
  let units = 0;
  let milliseconds = 0;
  while (milliseconds < atLeast) {
    units += work();
    milliseconds = clock() - start;
  }
  return { units, milliseconds };
}
