/** The matches of a ladder: which there are, how long both sides think, and what came of the deals that were played to the end. */
import type { Option, OptionValue } from '@fathom/kernel';
import { Progress } from '../progress.ts';
import type { Kept } from './kept.ts';
import { type Outcome, type Pairing, type Score, type Sides, score, type Task } from './pairing.ts';
import { playAll } from './workers.ts';

/** Deals after which it is known how long both sides think. */
const PILOT = 2;

export interface Series {
  readonly pairings: readonly Pairing[];
  readonly common: Pick<Task, 'game' | 'seats' | 'options' | 'seed' | 'patience'>;
  readonly deals: number;
  /** An option whose values the deals go through in turn. */
  readonly over: { readonly name: string; readonly values: Option['values'] } | undefined;
  readonly threads: number;
  /** Both sides of a pairing use the same processor time. */
  readonly cpu: boolean;
  readonly kept: Kept | undefined;
  /** Milliseconds after which no match is begun. */
  readonly limit: number;
}

/** What came of each pairing, in their order; undefined where no deal was played to the end. */
export async function playSeries(series: Series): Promise<(Score | undefined)[]> {
  const { pairings, common, deals, threads, kept, limit } = series;
  const start = performance.now();
  const scales = kept?.scales ?? (series.cpu ? await equalTime(series) : pairings.map((): Sides => [1, 1]));
  kept?.begin(scales);
  const tasks = tasksOf(series, deals, scales);
  const outcomes = tasks.map(task => kept?.find(task));
  const open = [...tasks.keys()].filter(i => outcomes[i] === undefined);
  const progress = new Progress('Playing', tasks.length);
  progress.advance(tasks.length - open.length);
  const take = (i: number, outcome: Outcome) => {
    outcomes[open[i]] = outcome;
    kept?.add(tasks[open[i]], outcome);
    progress.advance();
  };
  await playAll(
    open.map(i => tasks[i]),
    threads,
    take,
    () => performance.now() - start > limit,
  );
  progress.finish();
  return pairings.map((_, pairing) => {
    const whole = wholeDeals(outcomes, pairing, series);
    return whole.length > 0 ? score(whole, common.seats) : undefined;
  });
}

/** Deal by deal, so that all pairings have got equally far whenever the ladder is stopped. */
function tasksOf({ pairings, common, over }: Series, deals: number, scales: readonly Sides[]): Task[] {
  return Array.from({ length: deals }, (_, deal) => deal).flatMap(deal =>
    pairings.flatMap((pairing, i) =>
      Array.from({ length: common.seats }, (_, seat) => ({
        ...common,
        ...pairing,
        options: { ...common.options, ...choiceOf(over, deal) },
        scales: scales[i],
        deal,
        seat,
      })),
    ),
  );
}

function choiceOf(over: Series['over'], deal: number): Readonly<Record<string, OptionValue>> {
  return over ? { [over.name]: over.values[deal % over.values.length] } : {};
}

/** Only deals that were played from every seat: a seat may be worth something. */
function wholeDeals(
  outcomes: readonly (Outcome | undefined)[],
  pairing: number,
  { pairings, common: { seats }, deals }: Pick<Series, 'pairings' | 'common' | 'deals'>,
): Outcome[] {
  return Array.from({ length: deals }, (_, deal) => {
    const from = (deal * pairings.length + pairing) * seats;
    const found = outcomes.slice(from, from + seats).filter(outcome => outcome !== undefined);
    return found.length === seats ? found : [];
  }).flat();
}

/** Lets both sides of each pairing think equally long: whoever plays here gets more or fewer iterations. */
async function equalTime(series: Series): Promise<Sides[]> {
  const { pairings, common, threads } = series;
  const pilot = { ...series, common: { ...common, seed: `${common.seed}/pilot` } };
  const tasks = tasksOf(
    pilot,
    PILOT,
    pairings.map((): Sides => [1, 1]),
  );
  const outcomes: Outcome[] = [];
  await playAll(tasks, threads, (i, outcome) => {
    outcomes[i] = outcome;
  });
  return pairings.map(({ challenger }, i): Sides => {
    const [own, other] = score(wholeDeals(outcomes, i, { ...pilot, deals: PILOT }), common.seats).thought;
    if (own === 0 || other === 0) return [1, 1];
    return challenger.command ? [1, own / other] : [other / own, 1];
  });
}
