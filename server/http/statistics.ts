/** What the finished matches of this server say of a game. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Failure, Statistics } from '../protocol.ts';
import { statisticsOf } from '../rating/statistics.ts';
import { Refused } from '../refused.ts';
import type { Context } from './context.ts';

/** So many milliseconds the same is told again. */
const FRESH = 60_000;

export const statisticsRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { registry, store }) => {
  const told = new Map<string, { at: number; statistics: Promise<Statistics> }>();
  app.get(
    '/games/:game/statistics',
    {
      config: { cost: 'list' },
      schema: {
        tags: ['games'],
        summary: 'Balance, scores and records of the finished matches of this server',
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
        response: { 200: Statistics, default: Failure },
      },
    },
    request => {
      const { game } = request.params;
      if (!registry.games.some(({ meta }) => meta.id === game)) throw new Refused('unknown_game');
      const known = told.get(game);
      if (known && Date.now() - known.at < FRESH) return known.statistics;
      const statistics = statisticsOf(store, game);
      told.set(game, { at: Date.now(), statistics });
      statistics.catch(() => told.delete(game));
      return statistics;
    },
  );
};
