/** Groups of bars as a small picture, one group for each mission and one bar for each size of the team. */
const COLOURS = ['#1d5c7a', '#2f7f8f', '#6fa8a0', '#c8b273'];
const HEIGHT = 160;
const BAR = 14;
const GAP = 14;

/** `groups` holds shares between 0 and 1. */
export function bars(title: string, groups: readonly (readonly number[])[]): string {
  const step = groups[0].length * BAR + GAP;
  const width = 40 + groups.length * step;
  const shapes = groups.flatMap((shares, group) => {
    const left = 34 + group * step;
    return [
      ...shares.map((share, i) => {
        const height = Math.round(share * HEIGHT);
        return `<rect x="${left + i * BAR}" y="${HEIGHT + 20 - height}" width="${BAR - 2}" height="${height}" fill="${COLOURS[i]}"/>`;
      }),
      `<text x="${left + (shares.length * BAR) / 2 - 1}" y="${HEIGHT + 34}" text-anchor="middle">${group + 1}</text>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT + 60}" font-family="sans-serif" font-size="10" fill="#1d3a44">
<title>${title}</title>
${[0, 0.25, 0.5, 0.75, 1].map(line => rule(line, width)).join('\n')}
${shapes.join('\n')}
${groups[0].map((_, i) => legend(i)).join('\n')}
</svg>
`;
}

function rule(share: number, width: number): string {
  const y = HEIGHT + 20 - share * HEIGHT;
  return `<path d="M30 ${y}H${width - 6}" stroke="#c9d6d6"/><text x="26" y="${y + 3}" text-anchor="end">${share * 100} %</text>`;
}

function legend(i: number): string {
  const x = 34 + i * 70;
  return `<rect x="${x}" y="${HEIGHT + 44}" width="10" height="10" fill="${COLOURS[i]}"/><text x="${x + 14}" y="${HEIGHT + 53}">${i + 1} ${i === 0 ? 'player' : 'players'}</text>`;
}
