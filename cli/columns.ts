/** Rows as aligned text; the first row is the head. Figures stand on the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map(row => row[i].length)));
  const isFigure = widths.map((_, i) =>
    rows.slice(1).every(row => /^[-+×]?[\d.,]+( ?[%kM])?$|^$/.test(row[i])),
  );
  return rows
    .map(row =>
      row
        .map((cell, i) => (isFigure[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** 1234567 → 1,234,567 */
export function grouped(n: number): string {
  return Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
