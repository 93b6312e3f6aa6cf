/** The games there are, and what a host watches. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { GameList } from '../protocol.ts';
import type { Context } from './context.ts';

export const gameRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { registry }) => {
  app.get(
    '/games',
    {
      config: { cost: 'games' },
      schema: { tags: ['games'], summary: 'Every game and every bot level', response: { 200: GameList } },
    },
    async (): Promise<GameList> => ({
      games: registry.games.map(({ meta }) => ({
        ...meta,
        seats: { ...meta.seats },
        credits: { ...meta.credits },
      })),
      levels: [...registry.levels],
    }),
  );
};

const watched = { config: { watched: true }, schema: { hide: true } } as const;

export const hostRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { store, metrics, health }) => {
  app.get('/livez', watched, async () => ({ live: true }));

  app.get('/healthz', watched, async (_, reply) => {
    const readiness = await health.look(store);
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });

  app.get('/metrics', watched, (_, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );
};
