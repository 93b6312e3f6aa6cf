/** Where a rule or an entry of the tables can be read, with the way back to where the reader came from. */
export function ruleAddress(game: string, id: string): string {
  return `/rules/${game}?from=${encodeURIComponent(location.pathname)}#${id}`;
}

/** The table somebody came from, if it was one. */
export function cameFrom(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  return from !== null && /^\/(t|local|replay|learn)\/[\w./%-]+$/.test(from) ? from : undefined;
}
