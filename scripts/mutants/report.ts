/** What became of the mutants, for people and for programs. */
import type { Verdict } from './hunt.ts';
import type { Mutant } from './mutate.ts';
import { GROUPS, type Group, type Suite } from './scope.ts';

type Spared = readonly { readonly mutant: Mutant; readonly suite: Suite }[];

interface Count {
  readonly killed: number;
  readonly survived: number;
  readonly equivalent: number;
}

export interface Report extends Count {
  readonly groups: Readonly<Record<Group, Count>>;
  readonly survivors: readonly Pick<Mutant, 'file' | 'line' | 'scope' | 'from' | 'to'>[];
}

export function asJson(verdicts: readonly Verdict[], equivalent: Spared): Report {
  const groups = GROUPS.map(
    group => [group, countOf(verdicts, equivalent, suite => suite.group === group)] as const,
  );
  return {
    ...countOf(verdicts, equivalent, () => true),
    groups: Object.fromEntries(groups) as Record<Group, Count>,
    survivors: verdicts
      .filter(({ fate }) => fate === 'survived')
      .map(({ mutant: { file, line, scope, from, to } }) => ({ file, line, scope, from, to })),
  };
}

function countOf(verdicts: readonly Verdict[], equivalent: Spared, counts: (suite: Suite) => boolean): Count {
  const own = verdicts.filter(({ suite }) => counts(suite));
  const killed = own.filter(({ fate }) => fate === 'killed').length;
  return {
    killed,
    survived: own.length - killed,
    equivalent: equivalent.filter(({ suite }) => counts(suite)).length,
  };
}

/** Killed, survived and equivalent of each group, with the places of the survivors. */
export function asText(verdicts: readonly Verdict[], equivalent: Spared): string {
  const { groups } = asJson(verdicts, equivalent);
  const survivors = verdicts.filter(({ fate }) => fate === 'survived').map(lineOf);
  return [
    ...(survivors.length > 0 ? ['', 'survived:', ...survivors] : []),
    '',
    ...GROUPS.map(group => `${group}: ${sentence(groups[group])}`),
    `all: ${sentence(countOf(verdicts, equivalent, () => true))}`,
  ].join('\n');
}

function sentence({ killed, survived, equivalent }: Count): string {
  const all = killed + survived;
  const share = all === 0 ? '' : ` (${((100 * killed) / all).toFixed(1)} % of those that can be told)`;
  return `${killed} killed, ${survived} survived, ${equivalent} equivalent${share}`;
}

export function lineOf({ mutant: { file, line, scope, from, to }, by }: Verdict): string {
  return `${file}:${line} ${scope === '' ? '' : `${scope}: `}${shortened(from, to)}${by === '' ? '' : ` — ${by}`}`;
}

/** The two versions, cut down to where they differ. */
function shortened(from: string, to: string): string {
  if (from.length + to.length < 160) return `${from} → ${to}`;
  let same = 0;
  while (same < from.length && from[same] === to[same]) same++;
  const begin = Math.max(0, same - 40);
  return `…${from.slice(begin, same + 40)}… → …${to.slice(begin, same + 40)}…`;
}
