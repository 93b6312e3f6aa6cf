/** The games there are, and what a host watches. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Failure, GameList } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Context } from './context.ts';

export const gameRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { registry }) => {
  app.get(
    '/games',
    {
      config: { cost: 'games' },
      schema: {
        tags: ['games'],
        summary: 'Every game and every bot level',
        response: { 200: GameList, default: Failure },
      },
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

  app.get(
    '/games/:game/language',
    {
      config: { cost: 'games' },
      schema: {
        tags: ['games'],
        summary: 'The view of a game as a JSON Schema, field by field, and the notation of its moves',
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
        response: { 200: Type.Unknown(), default: Failure },
      },
    },
    async (request): Promise<unknown> => {
      const entry = registry.games.find(({ meta }) => meta.id === request.params.game);
      if (!entry?.language) throw new Refused('unknown_game');
      return (await entry.language()).language;
    },
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
