/** Sky, light, water and ground: scenery without meaning, hidden from screen readers. */
export function Decor() {
  return (
    <div className="decor" aria-hidden="true">
      <svg className="shafts" aria-hidden="true" viewBox="0 0 600 600" preserveAspectRatio="none">
        <defs>
          <linearGradient id="submarine-shaft" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="white" stopOpacity=".24" />
            <stop offset="1" stopColor="white" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d="M60 84 110 84 40 440-40 440zM210 84 290 84 260 380 130 380zM420 84 470 84 520 420 400 420z" />
      </svg>
      <svg className="sun" aria-hidden="true" viewBox="0 0 60 60">
        <circle cx="30" cy="30" r="28" opacity=".55" />
        <circle cx="30" cy="30" r="17" />
      </svg>
      <Shoal />
      <Whale />
      <svg className="waves" aria-hidden="true" viewBox="0 0 600 60" preserveAspectRatio="none">
        <path opacity=".55" d={wave(26, 26)} />
        <path d={wave(36, 22)} />
      </svg>
      <svg className="bed" aria-hidden="true" viewBox="0 0 600 90" preserveAspectRatio="none">
        <path opacity=".75" d="M0 52C60 30 110 44 160 50s90-24 150-12 90 26 150 10 90-22 140-4V90H0z" />
        <path opacity=".85" d="M0 70c80-16 150 6 230-2s150-18 220-4 110 8 150-4v30H0z" />
      </svg>
      <Kelp />
      <Wreck />
    </div>
  );
}

function wave(y: number, height: number): string {
  const crests = Array.from({ length: 6 }, () => `q25 ${-height} 50 0q25 ${height} 50 0`);
  return `M0 ${y}${crests.join('')}V60H0z`;
}

function Shoal() {
  return (
    <svg className="shoal" aria-hidden="true" viewBox="0 0 60 30">
      <path d="M2 8c4-4 9-4 13 0l4-3v6l-4-3c-4 4-9 4-13 0z" />
      <path d="M22 17c4-4 9-4 13 0l4-3v6l-4-3c-4 4-9 4-13 0z" />
      <path d="M38 6c3-3 7-3 10 0l4-2v5l-4-3c-3 3-7 3-10 0z" />
    </svg>
  );
}

function Whale() {
  return (
    <svg className="whale" aria-hidden="true" viewBox="0 0 120 60">
      <path d="M2 30c14-16 42-22 72-14 10 3 18 7 24 11l18-12c-4 9-4 19 0 29l-17-11c-10 6-24 11-42 11-8 0-14-1-20-3l-12 9 4-12C18 36 8 33 2 30z" />
    </svg>
  );
}

function Kelp() {
  return (
    <svg className="kelp" aria-hidden="true" viewBox="0 0 60 200">
      <g className="stems">
        <path d="M14 200c-8-40 8-70-2-112s6-60 0-80" />
        <path d="M34 200c8-34-6-60 4-96s-4-50 2-66" />
        <path d="M50 200c-5-24 5-40 0-64" />
      </g>
      <path d="M12 150q16-4 18-20-16 2-18 20zM12 118q-14-6-12-22 13 6 12 22zM13 84q15-6 15-22-14 6-15 22zM12 52Q0 44 3 30q11 8 9 22zM37 160q14-8 13-22-13 6-13 22zM35 124q-13-6-12-20 12 6 12 20zM39 92q14-8 12-22-12 7-12 22zM49 172q-12-4-12-16 11 4 12 16z" />
    </svg>
  );
}

function Wreck() {
  return (
    <svg className="wreck" aria-hidden="true" viewBox="0 0 160 90">
      <path d="M4 86c8-18 12-34 10-52l30 8 8-38 6 1-6 39 36 9 10-30 5 2-8 30 40 11c8 3 14 8 17 20z" />
      <path className="planks" d="M30 62l90 22M24 74l60 12" />
    </svg>
  );
}
