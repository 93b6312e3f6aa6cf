/** What the host lets others do: come in by the invite, and watch. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Failure, SetWatching, TableAnswer } from '../protocol.ts';
import { answerTo } from './answer.ts';
import type { Context } from './context.ts';
import { TableParams } from './tables.ts';
import { credentials } from './who.ts';

const tags = ['tables'];
const security = [{ seat: [] }];

export const permissionRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { house, door }) => {
  app.post(
    '/tables/:id/invite',
    {
      schema: {
        tags,
        summary: 'Host: a new invite; the old one opens nothing any more',
        security,
        params: TableParams,
        response: { 200: TableAnswer, default: Failure },
      },
    },
    async request => {
      const table = await house.open(request.params.id);
      const member = await door.member(table, credentials(request));
      await table.renewInvite(member);
      return answerTo(table, member);
    },
  );

  app.put(
    '/tables/:id/watching',
    {
      schema: {
        tags,
        summary: 'Host: whether people without a seat may watch',
        security,
        params: TableParams,
        body: SetWatching,
        response: { 200: TableAnswer, default: Failure },
      },
    },
    async request => {
      const table = await house.open(request.params.id);
      const member = await door.member(table, credentials(request));
      await table.allowWatching(member, request.body.watch);
      return answerTo(table, member);
    },
  );
};
