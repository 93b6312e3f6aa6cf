/** The real server as a process of its own; its settings come as one line of JSON. */
import { GAMES } from '@fathom/games';
import { firstMover, startServer } from '../arena.ts';
import { SEALED } from '../sealed.ts';
import { WIDE } from '../wide.ts';

// Whoever started it is gone: so is it.
process.stdin.once('end', () => process.exit());
process.stdin.once('data', async line => {
  const { data, ...over } = JSON.parse(String(line));
  const server = await startServer(data, { games: [...GAMES, SEALED, WIDE], bots: firstMover, ...over });
  process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
  process.stdout.write(`ready ${server.url}\n`);
});
