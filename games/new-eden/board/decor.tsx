/** Ground and drifters: scenery without meaning, hidden from screen readers. */
export function Decor() {
  return (
    <div className="decor" aria-hidden="true">
      <svg className="bed" viewBox="0 0 800 120" preserveAspectRatio="none" aria-hidden="true">
        <path opacity=".55" d="M0 70c90-34 160-8 240 2s150-46 250-26 130 44 200 20 80-26 110-20v74H0z" />
        <path opacity=".7" d="M0 96c120-20 210 8 320-2s190-24 280-8 140 10 200-6v40H0z" />
      </svg>
      <svg className="jelly" viewBox="0 0 40 60" aria-hidden="true">
        <path className="bell" d="M4 22C4 10 11 3 20 3s16 7 16 19c-5 4-27 4-32 0z" />
        <path
          className="threads"
          d="M10 25c-3 10 4 16 0 30M17 26c-2 10 3 18 0 28M24 26c3 10-3 16 0 30M31 25c3 10-4 14 0 24"
        />
      </svg>
    </div>
  );
}
