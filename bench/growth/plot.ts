/** Curves side by side, sizes on a logarithmic scale, costs from zero. */
import type { Curve, Point } from './run.ts';

const WIDTH = 300;
const HEIGHT = 220;
const LEFT = 52;
const RIGHT = 18;
const TOP = 40;
const BOTTOM = 44;

export function plotOf(curves: readonly Curve[]): string {
  const panels = curves.map((curve, i) => `<g transform="translate(${i * WIDTH} 0)">${panel(curve)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${curves.length * WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11" fill="#33424d">
<rect width="100%" height="100%" fill="#fbf8f1"/>
${panels.join('\n')}
</svg>
`;
}

function panel({ title, size, cost, points }: Curve): string {
  const most = niceAbove(Math.max(...points.map(point => point.cost)));
  const x = scale(
    Math.log10(points[0].size),
    Math.log10(points[points.length - 1].size),
    LEFT,
    WIDTH - RIGHT,
  );
  const y = scale(0, most, HEIGHT - BOTTOM, TOP);
  const at = (point: Point) => [round(x(Math.log10(point.size))), round(y(point.cost))] as const;
  const dots = points.map(at).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3.5" fill="#0f5573"/>`);
  const sizes = points.map(
    point =>
      `<text x="${at(point)[0]}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${grouped(point.size)}</text>`,
  );
  const costs = [0, most / 2, most].map(
    value =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#d8d2c4"/><text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">${grouped(value)}</text>`,
  );
  return [
    `<text x="${LEFT}" y="18" font-size="13" font-weight="bold">${title}</text>`,
    `<text x="${LEFT}" y="32">${cost}</text>`,
    ...costs,
    `<polyline points="${points.map(point => at(point).join(',')).join(' ')}" fill="none" stroke="#0f5573" stroke-width="2"/>`,
    ...dots,
    ...sizes,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${size}</text>`,
  ].join('');
}

function scale(from: number, to: number, low: number, high: number): (value: number) => number {
  return value => low + ((value - from) / (to - from)) * (high - low);
}

/** 1, 2 or 5 times a power of ten. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-3)));
  return [1, 2, 5, 10].map(step => step * power).find(step => step >= value) ?? 10 * power;
}

function grouped(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
