/** Tables: making, finding, looking at them. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CreateTable, Failure, ListTables, Seated, TableAnswer, TableList } from '../protocol.ts';
import { networkOf } from './address.ts';
import { answerTo, seated } from './answer.ts';
import { credentials } from './auth.ts';
import { TableParams, viewerSecurity } from './change.ts';
import type { Context } from './context.ts';

const tags = ['tables'];

export const tableRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { registry, keyring, auth }) => {
  app.get(
    '/tables',
    {
      config: { cost: 'list' },
      schema: {
        tags,
        summary: 'Listed tables of one status, newest first',
        querystring: ListTables,
        response: { 200: TableList, default: Failure },
      },
    },
    request => registry.list(request.query),
  );

  app.post(
    '/tables',
    {
      config: { cost: 'create' },
      schema: {
        tags,
        summary: 'Make a table and sit down as its host',
        body: CreateTable,
        response: { 201: Seated, default: Failure },
      },
    },
    async (request, reply) => {
      const table = await registry.create(request.body, networkOf(request.ip));
      request.log.info(
        { table: table.id, game: table.row.game, seats: table.row.seats.length },
        'table created',
      );
      return reply.code(201).send(seated(keyring, table, table.row.host));
    },
  );

  app.get(
    '/tables/:id',
    {
      config: { cost: 'table' },
      schema: {
        tags,
        summary: 'One table',
        security: viewerSecurity,
        params: TableParams,
        response: { 200: TableAnswer, default: Failure },
      },
    },
    async request => {
      const table = await registry.open(request.params.id);
      const known = credentials(request);
      if (known.token !== undefined) return answerTo(table, await auth.member(table, known));
      await auth.enter(table, known.invite);
      return answerTo(table, undefined);
    },
  );
};
