/** The person behind a device: name, settings, other devices, leaving for good. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isZone } from '../clock/zone.ts';
import { personAnswer } from '../people/answer.ts';
import { exportOf } from '../people/export.ts';
import { ChangePerson, Failure, Meet, PersonAnswer, type Settings } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Context } from './context.ts';
import { knownOf, personOf, personSecurity, secretOf } from './person-auth.ts';

const tags = ['person'];
const answered = { tags, security: personSecurity, response: { 200: PersonAnswer, default: Failure } };
const config = { cost: 'seats' } as const;

export const peopleRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { days } = context;
  const { persons } = days;

  app.get(
    '/person',
    { config, schema: { ...answered, summary: 'The person of this device' } },
    async request => personAnswer(days, await knownOf(context, request)),
  );

  app.post(
    '/person',
    { config: { cost: 'join' }, schema: { ...answered, summary: 'Make this device known', body: Meet } },
    async request => {
      const { name, label, settings = {} } = request.body;
      checkSettings(settings);
      return personAnswer(days, await persons.meet(secretOf(request), { name, label, settings }));
    },
  );

  app.put(
    '/person',
    { config, schema: { ...answered, summary: 'Change name or settings', body: ChangePerson } },
    async request => {
      const known = await personOf(context, request);
      const { name, settings, endVacation } = request.body;
      if (settings) checkSettings(settings);
      const { vacation: _, ...rest } = known.person.settings;
      const before = endVacation ? { ...known.person, settings: rest } : known.person;
      const person = await persons.change(before, {
        ...(name !== undefined && { name }),
        ...((settings || endVacation) && { settings: settings ?? {} }),
      });
      return personAnswer(days, { ...known, person });
    },
  );
};

/** Everything as a file, and leaving for good. */
export const leavingRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { days } = context;
  const { persons } = days;

  app.delete(
    '/person',
    { config, schema: { ...answered, summary: 'Delete the person; can be taken back for seven days' } },
    async request => {
      await persons.remove((await knownOf(context, request)).person);
      return personAnswer(days, await knownOf(context, request));
    },
  );

  app.post(
    '/person/restore',
    { config, schema: { ...answered, summary: 'Take the deletion back' } },
    async request => {
      const known = await knownOf(context, request);
      return personAnswer(days, { ...known, person: await persons.restore(known.person) });
    },
  );

  app.get(
    '/person/export',
    {
      config: { cost: 'person' },
      schema: { tags, summary: 'Everything that is stored of the person', security: personSecurity },
    },
    async request => exportOf(context.store, days, await knownOf(context, request)),
  );
};

function checkSettings({ quiet, vacation }: Settings): void {
  if (quiet && !isZone(quiet.zone)) throw new Refused('bad_zone');
  if (vacation && vacation.until <= vacation.from) throw new Refused('bad_request');
}
