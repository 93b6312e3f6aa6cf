import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import { Refused } from '../refused.ts';
import { Auth } from './auth.ts';
import { chatRoutes } from './chat.ts';
import { addCompression } from './compress.ts';
import type { Context } from './context.ts';
import { deviceRoutes } from './devices.ts';
import { addDocs } from './docs.ts';
import { answerFailure } from './failures.ts';
import { addHeaders } from './headers.ts';
import { addLimits } from './limits.ts';
import { loggedError } from './log.ts';
import { decisionRoutes, matchRoutes, sightRoutes } from './matches.ts';
import { mailRoutes, newsRoutes, trialRoutes } from './news.ts';
import { ownTableRoutes, resultRoutes } from './own-tables.ts';
import { addPages } from './pages.ts';
import { passkeyRoutes, returnRoutes } from './passkeys.ts';
import { leavingRoutes, peopleRoutes } from './people.ts';
import { permissionRoutes } from './permissions.ts';
import { personRoutes } from './person.ts';
import { seatRoutes } from './seats.ts';
import { gameRoutes, hostRoutes } from './service.ts';
import { addShutdown } from './shutdown.ts';
import { addSockets } from './sockets.ts';
import { statisticsRoutes } from './statistics.ts';
import { gatheringRoutes, seriesRoutes, tableLifeRoutes } from './table-life.ts';
import { tableRoutes } from './tables.ts';
import { addJsonParser } from './text.ts';

const LARGEST_BODY = 16 * 1024;

/** People, news and what else belongs to play over days. */
const DAYS = [
  peopleRoutes,
  leavingRoutes,
  deviceRoutes,
  passkeyRoutes,
  returnRoutes,
  ownTableRoutes,
  resultRoutes,
  newsRoutes,
  trialRoutes,
  mailRoutes,
  tableLifeRoutes,
  gatheringRoutes,
  seriesRoutes,
  statisticsRoutes,
];

export async function buildApp(given: Omit<Context, 'auth' | 'bus'>, bus: Bus): Promise<FastifyInstance> {
  const { config, keyring, metrics, ledger } = given;
  const context: Context = { ...given, bus, auth: new Auth(keyring, ledger) };
  const app = fastify({
    // A busy machine may take its time; the default of ten seconds would end the process.
    pluginTimeout: 60_000,
    bodyLimit: LARGEST_BODY,
    requestTimeout: config.patience,
    http: { headersTimeout: config.patience, connectionsCheckingInterval: Math.ceil(config.patience / 6) },
    trustProxy: config.proxy,
    logger:
      config.log === 'silent'
        ? false
        : { level: config.log, base: null, timestamp: isoTime, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: answerFailure,
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setErrorHandler(answerFailure);
  addJsonParser(app);
  addHeaders(app);
  addCompression(app);
  addShutdown(app);
  addLimits(app, context);
  await addDocs(app);
  await addSockets(app, context, bus);
  await app.register(gameRoutes, { prefix: '/api', ...context });
  await app.register(tableRoutes, { prefix: '/api', ...context });
  await app.register(seatRoutes, { prefix: '/api', ...context });
  await app.register(chatRoutes, { prefix: '/api', ...context });
  await app.register(matchRoutes, { prefix: '/api', ...context });
  await app.register(sightRoutes, { prefix: '/api', ...context });
  await app.register(decisionRoutes, { prefix: '/api', ...context });
  await app.register(permissionRoutes, { prefix: '/api', ...context });
  await app.register(personRoutes, { prefix: '/api', ...context });
  for (const routes of DAYS) await app.register(routes, { prefix: '/api', ...context });
  await app.register(hostRoutes, context);
  await addPages(app, context);
  app.server.maxConnections = config.connections;
  app.addHook('onClose', () => {
    keyring.close();
    metrics.close();
  });
  return app;
}

/** What is not even HTTP gets a readable answer too, and nothing else. */
function answerBrokenHttp(
  error: Error & { code?: string },
  socket: { writable: boolean; end(text: string): void; destroy(): void },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const body = JSON.stringify(new Refused('bad_request').answer());
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  socket.end(`${head}\r\n\r\n${body}`);
}

function isoTime(): string {
  return `,"time":"${new Date().toISOString()}"`;
}
