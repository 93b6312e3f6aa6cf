/** The devices of a person: taking oneself along to another one, shutting one out. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { personAnswer } from '../people/answer.ts';
import { Failure, PersonAnswer, TakeTransfer, Transfer } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Context } from './context.ts';
import { personOf, personSecurity, secretOf } from './person-auth.ts';

const tags = ['person'];
const answered = { tags, security: personSecurity, response: { 200: PersonAnswer, default: Failure } };
const config = { cost: 'seats' } as const;

export const deviceRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { days } = context;
  const { persons } = days;

  app.post(
    '/person/transfer',
    {
      config: { cost: 'join' },
      schema: {
        ...answered,
        summary: 'A code for another device',
        response: { 200: Transfer, default: Failure },
      },
    },
    async request => persons.offer((await personOf(context, request)).person),
  );

  app.post(
    '/person/take',
    {
      config: { cost: 'join' },
      schema: { ...answered, summary: 'This device belongs to whoever made the code', body: TakeTransfer },
    },
    async request => {
      const { code, label } = request.body;
      return personAnswer(days, await persons.take(secretOf(request), code, label));
    },
  );

  app.delete(
    '/person/devices/:device',
    {
      config,
      schema: {
        ...answered,
        summary: 'Shut a device out',
        params: Type.Object({ device: Type.String({ maxLength: 64 }) }),
      },
    },
    async request => {
      const known = await personOf(context, request);
      if (request.params.device === known.device.id) throw new Refused('own_device');
      await persons.revoke(known.person, request.params.device);
      return personAnswer(days, known);
    },
  );
};
