/** Open water behind the tiles: contour waves. */
const WAVES = [0, 1, 2, 3, 4, 5, 6, 7];

export function Decor() {
  return (
    <svg className="decor" viewBox="0 0 960 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id="flotilla-comb" width="107.4" height="186" patternUnits="userSpaceOnUse">
          <path
            className="comb"
            d="M53.7 2 104 31v58l-50.3 29L3.4 89V31zM0 95l50.3 29v58M107.4 95 57.1 124v58"
          />
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
