/** A submarine on its way, with its light on. */
export function Dive() {
  return (
    <svg className="bg" viewBox="0 0 640 250" width="640" height="250" aria-hidden="true">
      <path className="wave" d="M0 36c80-34 160 18 240-2s140 22 220 2 120-16 180 4" />
      <path className="wave" d="M0 98c70-26 150 22 230 2s150 18 230-2 130-8 180 8" />
      <path className="wave" d="M0 182c60-20 140 16 210 2" />
      <path className="beam" d="M474 196l166-50v104z" />
      <g transform="translate(404 172)">
        <path className="hull" d="M8 12h44c12 0 18 8 18 16s-6 14-18 14H14C6 42 2 36 2 28S2 12 8 12z" />
        <path className="hull" d="M24 4h14v8H24zM2 22l-8-6v24l8-6z" />
        <circle className="port" cx="52" cy="26" r="9" />
      </g>
    </svg>
  );
}
