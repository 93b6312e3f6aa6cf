/** Open water behind the tiles: contour waves. */
const WAVES = [0, 1, 2, 3, 4, 5, 6, 7];

export function Decor() {
  return (
    <svg className="decor" viewBox="0 0 960 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id="flotilla-comb" width="107.4" height="186" patternUnits="userSpaceOnUse">
          <path className="comb" d="M53.7 0 107.4 31v62l-53.7 31L0 93V31zM53.7 124v62" />
        </pattern>
      </defs>
      <rect width="960" height="640" fill="url(#flotilla-comb)" />
      {WAVES.map(i => (
        <path
          key={i}
          className="wave"
          d={`M-60 ${40 + i * 82}q60 -16 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0`}
        />
      ))}
    </svg>
  );
}
