/** The addresses of the app, as data. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'local'; readonly game: string }
  | { readonly page: 'replays' }
  | { readonly page: 'me' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'replay'; readonly id: string; readonly move?: number; readonly viewer?: number | 'all' }
  | { readonly page: 'review'; readonly id: string; readonly move?: number; readonly seat?: number }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'summary'; readonly game: string }
  | { readonly page: 'learn'; readonly game?: string }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly page: 'puzzle'; readonly game: string; readonly puzzle: string }
  | { readonly page: 'missing' };

export function readRoute(address: string): Route {
  const url = new URL(address, 'http://fathom');
  const [first, second, ...rest] = url.pathname.split('/').filter(Boolean).map(decode);
  if (first === 'learn') return readLearning(second, rest);
  if (first === 'rules' && rest.length === 1 && rest[0] === SUMMARY) return { page: 'summary', game: second };
  if (rest.length > 0) return { page: 'missing' };
  if (first === undefined) return { page: 'home' };
  if (first === 'replay' && second === undefined) return { page: 'replays' };
  if (first === 'me' && second === undefined) return { page: 'me' };
  if (second === undefined) return { page: 'missing' };
  switch (first) {
    case 't':
      return { page: 'table', id: second };
    case 'local':
      return { page: 'local', game: second };
    case 'rules':
      return { page: 'rules', game: second };
    case 'games':
      return { page: 'game', game: second };
    case 'replay':
      return { page: 'replay', id: second, ...readMoment(url.searchParams) };
    case 'review':
      return { page: 'review', id: second, ...readSelection(url.searchParams) };
    default:
      return { page: 'missing' };
  }
}

export function writeRoute(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'missing':
      return '/';
    case 'replays':
      return '/replay';
    case 'me':
      return '/me';
    case 'table':
      return `/t/${encodeURIComponent(route.id)}`;
    case 'local':
      return `/local/${encodeURIComponent(route.game)}`;
    case 'game':
      return `/games/${encodeURIComponent(route.game)}`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}`;
    case 'summary':
      return `/rules/${encodeURIComponent(route.game)}/${SUMMARY}`;
    case 'learn':
      return route.game === undefined ? '/learn' : `/learn/${encodeURIComponent(route.game)}`;
    case 'lesson':
      return `/learn/${encodeURIComponent(route.game)}/${encodeURIComponent(route.lesson)}`;
    case 'puzzle':
      return `/learn/${encodeURIComponent(route.game)}/${PUZZLES}/${encodeURIComponent(route.puzzle)}`;
    case 'replay':
      return `/replay/${encodeURIComponent(route.id)}${writeMoment(route.move, route.viewer)}`;
    case 'review':
      return `/review/${encodeURIComponent(route.id)}${writeMoment(route.move, route.seat)}`;
  }
}

function writeMoment(move: number | undefined, seat: number | 'all' | undefined): string {
  const query = new URLSearchParams();
  if (move !== undefined) query.set('move', String(move));
  if (seat !== undefined) query.set('seat', String(seat));
  return query.size > 0 ? `?${query}` : '';
}

const PUZZLES = 'puzzles';
const SUMMARY = 'summary';

/** `/learn/submarine/jokers` is a lesson, `/learn/submarine/puzzles/first` a puzzle; whatever else follows leads to the game. */
function readLearning(game: string | undefined, [part, puzzle, ...more]: readonly string[]): Route {
  if (game === undefined) return { page: 'learn' };
  if (part === undefined || more.length > 0) return { page: 'learn', game };
  if (part !== PUZZLES)
    return puzzle === undefined ? { page: 'lesson', game, lesson: part } : { page: 'learn', game };
  return puzzle === undefined ? { page: 'learn', game } : { page: 'puzzle', game, puzzle };
}

/** The moment of a replay in its address: `?move=42&seat=1`, or `seat=all` for every hand open. */
function readMoment(query: URLSearchParams): { move?: number; viewer?: number | 'all' } {
  const move = count(query.get('move'));
  const seat = query.get('seat');
  const viewer = seat === 'all' ? 'all' : count(seat);
  return { ...(move !== undefined && { move }), ...(viewer !== undefined && { viewer }) };
}

/** What is selected in a review: a move, and the seat whose decisions are looked at. */
function readSelection(query: URLSearchParams): { move?: number; seat?: number } {
  const move = count(query.get('move'));
  const seat = count(query.get('seat'));
  return { ...(move !== undefined && { move }), ...(seat !== undefined && { seat }) };
}

function count(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
