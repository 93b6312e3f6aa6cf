interface PearlProps {
  readonly value: number;
  /** Spoken name; without one the pearl is decoration. */
  readonly label?: string;
}

/** A pearl is as large as it is valuable, and says what it is worth. */
export function Pearl({ value, label }: PearlProps) {
  const radius = 13 + 1.5 * value;
  return (
    <svg
      className="nacre-pearl"
      viewBox="0 0 48 48"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <circle className="shell" cx="24" cy="24" r={radius} />
      <circle className="shine" cx={24 - radius / 3} cy={24 - radius / 2.4} r={radius / 5} />
      <text x="24" y="30" textAnchor="middle">
        {value}
      </text>
    </svg>
  );
}
