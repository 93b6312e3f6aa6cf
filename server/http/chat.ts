/** What people say to each other. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChatEntry, Failure, Say } from '../protocol.ts';
import { memberOf, seatSecurity, TableParams } from './change.ts';
import type { Context } from './context.ts';

export const chatRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.post(
    '/tables/:id/chat',
    {
      config: { cost: 'chat' },
      schema: {
        tags: ['tables'],
        summary: 'Say something to the table',
        security: seatSecurity,
        params: TableParams,
        body: Say,
        response: { 201: ChatEntry, default: Failure },
      },
    },
    async (request, reply) => {
      const { table, member } = await memberOf(context, request);
      context.ledger.chargeTalk(member);
      return reply.code(201).send(await table.say(member, request.body.text));
    },
  );
};
