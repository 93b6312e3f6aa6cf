/** What is stored of the one who asks, and how to be forgotten. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { personalData } from '../operations/person.ts';
import { Failure, PersonalData, TableAnswer } from '../protocol.ts';
import { Refused } from '../refused.ts';
import { answerTo } from './answer.ts';
import type { Context } from './context.ts';
import { TableParams } from './tables.ts';
import { credentials } from './who.ts';

const tags = ['person'];
const security = [{ seat: [] }];

export const personRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { house, door, store }) => {
  app.get(
    '/tables/:id/me',
    {
      schema: {
        tags,
        summary: 'All that is stored of the one who asks',
        security,
        params: TableParams,
        response: { 200: PersonalData, default: Failure },
      },
    },
    async request => {
      const table = await house.open(request.params.id);
      const seat = table.seatOf(await door.member(table, credentials(request)));
      if (seat === undefined) throw new Refused('bad_token');
      return personalData(store, table.row, seat);
    },
  );

  app.delete(
    '/tables/:id/me',
    {
      schema: {
        tags,
        summary: 'Forget the name and the chat of the one who asks; the moves stay',
        security,
        params: TableParams,
        response: { 200: TableAnswer, default: Failure },
      },
    },
    async request => {
      const table = await house.open(request.params.id);
      const member = await door.member(table, credentials(request));
      await table.forget(member);
      return answerTo(table, member);
    },
  );
};
