/** What is stored of the one who asks, and how to be forgotten. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { personalData } from '../operations/person.ts';
import { Failure, PersonalData } from '../protocol.ts';
import { Refused } from '../refused.ts';
import { changed, changeSchema, memberOf, seatSecurity, TableParams } from './change.ts';
import type { Context } from './context.ts';

const tags = ['person'];

export const personRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.get(
    '/tables/:id/me',
    {
      config: { cost: 'person' },
      schema: {
        tags,
        summary: 'All that is stored of the one who asks',
        security: seatSecurity,
        params: TableParams,
        response: { 200: PersonalData, default: Failure },
      },
    },
    async request => {
      const { table, member } = await memberOf(context, request);
      const seat = table.seatOf(member);
      if (seat === undefined) throw new Refused('bad_token');
      return personalData(context.store, table.row, seat);
    },
  );

  const forgetting = 'Forget the name and the chat of the one who asks; the moves stay';
  app.delete(
    '/tables/:id/me',
    { config: { cost: 'person' }, schema: changeSchema(forgetting, { tags }) },
    request => changed(context, request, (table, member) => table.forget(member)),
  );
};
