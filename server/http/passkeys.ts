/** Passkeys: an optional way back for whoever has lost every device. */

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { personAnswer } from '../people/answer.ts';
import type { Site } from '../people/passkeys.ts';
import { AddPasskey, Failure, PersonAnswer, UsePasskey } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Context } from './context.ts';
import { personOf, personSecurity, secretOf } from './person-auth.ts';

const tags = ['person'];
const answered = { tags, security: personSecurity, response: { 200: PersonAnswer, default: Failure } };
const config = { cost: 'join' } as const;

export const passkeyRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { days } = context;
  const { passkeys, persons } = days;

  app.post(
    '/person/passkeys/options',
    { config, schema: { tags, summary: 'What a browser needs to make a passkey', security: personSecurity } },
    async request => passkeys.registration((await personOf(context, request)).person, siteOf(request)),
  );

  app.post(
    '/person/passkeys',
    { config, schema: { ...answered, summary: 'Keep a passkey', body: AddPasskey } },
    async request => {
      const known = await personOf(context, request);
      const response = request.body.response as unknown as RegistrationResponseJSON;
      await passkeys.register(known.person, siteOf(request), response, request.body.label);
      return personAnswer(days, known);
    },
  );

  app.delete(
    '/person/passkeys/:passkey',
    {
      config,
      schema: {
        ...answered,
        summary: 'Forget a passkey',
        params: Type.Object({ passkey: Type.String({ maxLength: 1400 }) }),
      },
    },
    async request => {
      const known = await personOf(context, request);
      if (!(await persons.people.removePasskey(known.person.id, request.params.passkey)))
        throw new Refused('bad_passkey');
      return personAnswer(days, known);
    },
  );
};

/** Coming back with one. */
export const returnRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { days }) => {
  const { passkeys, persons } = days;

  app.post(
    '/person/return/options',
    { config, schema: { tags, summary: 'What a browser needs to use a passkey' } },
    async request => passkeys.request(siteOf(request)),
  );

  app.post(
    '/person/return',
    {
      config,
      schema: { ...answered, summary: 'This device belongs to whose passkey it shows', body: UsePasskey },
    },
    async request => {
      const { response, label } = request.body;
      const person = await passkeys.person(
        siteOf(request),
        response as unknown as AuthenticationResponseJSON,
      );
      return personAnswer(days, await persons.adopt(secretOf(request), person, label));
    },
  );
};

/** Passkeys belong to the name under which a browser knows this server. */
function siteOf({ protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>): Site {
  return { host: hostname.replace(/:\d+$/, ''), origin: `${protocol}://${host}` };
}
