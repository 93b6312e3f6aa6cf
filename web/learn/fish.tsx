/** The coach: a small anglerfish with its lantern lit. */
export function Fish() {
  return (
    <svg className="fish" viewBox="0 0 58 44" aria-hidden="true">
      <circle className="glow" cx="46" cy="12" r="12" />
      <path className="rod" d="M19 21c3-12 18-17 27-9" />
      <circle className="lantern" cx="46" cy="12" r="3.4" />
      <path
        className="body"
        d="M33 32c-3-8-13-12-21-9-4-2-7-4-11-2 3 3 3 6 2 9-2 3-3 5-3 7 5 0 8-2 11-4 7 5 17 5 22-1z"
      />
      <circle className="eye" cx="24" cy="27" r="1.5" />
    </svg>
  );
}
