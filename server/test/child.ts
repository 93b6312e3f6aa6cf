/** The real server as a process of its own: loads everything, and starts when it is told where. */
import { startServer } from './arena.ts';

process.stdin.once('data', async line => {
  const [data, port] = String(line).trim().split(' ');
  const log = process.env.FATHOM_TEST_LOG === 'info' ? 'info' : 'silent';
  const server = await startServer(data, { port: Number(port), log });
  process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
  process.stdout.write(`${server.url}\n`);
});
process.stdout.write('ready\n');
