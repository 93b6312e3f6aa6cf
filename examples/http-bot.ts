/**
 * A bot that plays one match over HTTP: `node examples/http-bot.ts http://localhost:8080 <table> [invite]`. It sits down at the
 * table and chooses any legal move; put your own choice into `choose`.
 */
interface Update {
  readonly seq: number;
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly result?: { readonly places: readonly number[]; readonly scores: readonly number[] };
}
interface Answer {
  readonly token?: string;
  readonly you?: number;
  readonly update?: Update | null;
  readonly error?: { readonly code: string };
}

const PATIENCE = 25;
const PASSING = ['busy', 'rate_limited', 'store_failed'];
const [url, table, invite] = process.argv.slice(2);
const headers: Record<string, string> = invite === undefined ? {} : { 'fathom-invite': invite };

/** All that a better bot has to change: the view is everything that the seat may know. */
function choose(_view: unknown, moves: readonly string[]): string {
  return moves[Math.floor(Math.random() * moves.length)];
}

/** Repeats what got no answer: moves carry an id, so twice is as good as once. */
async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    const answer = await once(method, path, body).catch(() => undefined);
    if (answer && !PASSING.includes(answer.error?.code ?? '')) return answer;
    await new Promise(resolve => setTimeout(resolve, 300 * attempt));
  }
  throw new Error(`${url} does not answer`);
}

async function once(method: string, path: string, body: unknown): Promise<Answer> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, ...json },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Answer;
}

const seated = await call('POST', `/tables/${table}/join`, { name: 'Typed', botOf: 'somebody' });
if (seated.token === undefined) throw new Error(`no seat: ${seated.error?.code}`);
headers.authorization = `Bearer ${seated.token}`;
let update: Update | null | undefined;
while (!update?.result) {
  const since: string = update ? `&since=${update.seq}` : '';
  ({ update } = await call('GET', `/matches/${table}?wait=${PATIENCE}${since}`));
  while (update && update.moves.length > 0) {
    const move = { id: crypto.randomUUID(), base: update.seq, move: choose(update.view, update.moves) };
    // A move that came too late is answered with the update as well.
    ({ update } = await call('POST', `/matches/${table}/moves`, move));
  }
}
const { places, scores } = update.result;
console.log(JSON.stringify({ place: places[seated.you ?? 0], scores }));
