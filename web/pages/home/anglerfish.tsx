/** Our lantern bearer. */
export function Anglerfish() {
  return (
    <svg className="angler" viewBox="0 0 360 150" aria-hidden="true">
      <defs>
        <radialGradient id="lantern">
          <stop offset="0" stopColor="#ffe2a0" />
          <stop offset=".25" stopColor="#ffc247" stopOpacity=".6" />
          <stop offset="1" stopColor="#ffc247" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="206" cy="40" r="58" fill="url(#lantern)" />
      <path
        d="M112 66c16-40 66-58 92-28"
        fill="none"
        stroke="#041a2b"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="206" cy="40" r="7" fill="#fff1cc" />
      <path
        d="M168 104c-12-32-52-50-92-38C58 58 36 46 18 52c10 12 12 26 8 40-6 10-10 18-10 26 18 0 34-8 46-16 34 20 82 20 106 2-10-6-22-8-34-6 10-6 22-6 34 6z"
        fill="#041a2b"
      />
      <path d="M124 98l6 8 5-8 6 7 5-7 6 6 4-5" fill="none" stroke="#7fb6c6" strokeWidth="2" />
      <circle cx="128" cy="82" r="4.5" fill="#9ccbd6" />
    </svg>
  );
}
