/** What a load test says of the times it took. */
import type { Traffic } from './traffic.ts';

export interface Figures {
  readonly movesPerSecond: number;
  /** Milliseconds. */
  readonly acknowledged: Quantiles;
  readonly delivered: Quantiles;
  readonly refused: number;
  readonly finishedMatches: number;
  /** Cores busy on average. */
  readonly serverCores: number;
  readonly driverCores: number;
  readonly machineCores: number;
}

export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

export function figuresOf(traffic: Traffic): Figures {
  return {
    movesPerSecond: Math.round(traffic.moves / traffic.seconds),
    acknowledged: quantiles(traffic.acknowledged),
    delivered: quantiles(traffic.delivered),
    refused: traffic.refused,
    finishedMatches: traffic.finished,
    serverCores: rounded(traffic.serverCores, 2),
    driverCores: rounded(traffic.driverCores, 2),
    machineCores: rounded(traffic.machineCores, 2),
  };
}

export function quantiles(times: readonly number[]): Quantiles {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => rounded(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN, 1);
  return { p50: at(0.5), p99: at(0.99) };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
