/** Small plots that read well on a phone: how often which score, who won how often, how a number went. */
import './styles/plots.css';
import { useSay } from '@fathom/parts/say.tsx';
import type { ReactNode } from 'react';

export interface Column {
  readonly from: number;
  /** Filled. */
  readonly full: number;
  /** Hatched, on top of it. */
  readonly hollow?: number;
}

interface HistogramProps {
  readonly caption: ReactNode;
  readonly columns: readonly Column[];
  readonly step: number;
  readonly median: number;
  /** All of it in one sentence. */
  readonly label: string;
}

export function Histogram({ caption, columns, step, median, label }: HistogramProps) {
  const most = Math.max(1, ...columns.map(({ full, hollow = 0 }) => full + hollow));
  const from = columns[0]?.from ?? 0;
  const share = (n: number) => `${(100 * n) / most}%`;
  return (
    <div className="hist" role="img" aria-label={label}>
      <p className="plot-title">{caption}</p>
      <div className="cols" aria-hidden="true">
        {columns.map(({ from: low, full, hollow = 0 }) => (
          <span key={low} className="col">
            <i className="hollow" style={{ height: share(hollow) }} />
            <i className="full" style={{ height: share(full) }} />
          </span>
        ))}
        <span
          className="median"
          style={{ left: `${(100 * (median + 0.5 - from)) / (step * columns.length)}%` }}
        />
      </div>
      <div className="axis" aria-hidden="true">
        {columns.map(({ from: low }) => (
          <span key={low}>{low}</span>
        ))}
      </div>
    </div>
  );
}

interface ShareRowProps {
  readonly name: string;
  readonly share: number;
  /** What chance alone would give. */
  readonly even?: number | undefined;
  readonly matches: number;
}

export function ShareRow({ name, share, even, matches }: ShareRowProps) {
  const say = useSay();
  return (
    <li className="share-row">
      <span className="nm">{name}</span>
      <span className="track" aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} />
        {even !== undefined && <b style={{ left: `${100 * even}%` }} />}
      </span>
      <span className="vl">{say('me.shareOf', { share: Math.round(100 * share), n: matches })}</span>
    </li>
  );
}

/** How a number went, without axes: beside the number itself. */
export function Spark({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const range = Math.max(1, Math.max(...values) - low);
  const points = values.map(
    (value, i) => `${(58 * i) / (values.length - 1) + 1},${21 - (18 * (value - low)) / range}`,
  );
  return (
    <svg className="spark" viewBox="0 0 60 24" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
