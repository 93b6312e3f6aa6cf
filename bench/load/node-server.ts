/** One node of Fathom under load: no limits by address, since all clients come from the same one. */
import { serve } from '@fathom/server';
import { reportTo } from './child.ts';

const NO_LIMIT = 1_000_000_000;

const { url } = await serve({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2],
  rate: NO_LIMIT,
  sockets: NO_LIMIT,
  seatRate: NO_LIMIT,
  inFlight: NO_LIMIT,
  connections: NO_LIMIT,
  log: 'silent',
});
reportTo(url);
