/** The figures a host watches, and the dashboard that shows them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from '../metrics.ts';

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(
  readFileSync(new URL('../../docs/grafana.json', import.meta.url), 'utf8'),
);
const NAME = /\b(?:fathom|process)_[a-z_]+\b/g;
/** What Prometheus is asked for of a histogram. */
const PARTS = /_(?:bucket|sum|count)$/;

const metrics = new Metrics();
const told = [...metrics.text().matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name]) => name);
metrics.close();
const asked = dashboard.panels.flatMap(({ targets }) =>
  targets.flatMap(({ expr }) => expr.match(NAME) ?? []),
);

test('the dashboard asks for nothing that is not told', () => {
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.map(name => name.replace(PARTS, '')).filter(name => !told.includes(name))).toEqual([]);
});

test('and shows every figure there is', () => {
  const shown = new Set(asked.map(name => name.replace(PARTS, '')));
  expect(told.filter(name => !shown.has(name))).toEqual([]);
});
