/** The tables of a person, on whichever device. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { outcomes, ownTables } from '../people/own-tables.ts';
import { Failure, LinkSeats, Outcomes, OwnTables, SetNews } from '../protocol.ts';
import { TableParams } from './change.ts';
import type { Context } from './context.ts';
import { personOf, personSecurity } from './person-auth.ts';

const base = { tags: ['person'], security: personSecurity };
const config = { cost: 'list' } as const;

export const ownTableRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { store, registry, days } = context;
  const { persons } = days;
  const tables = { ...base, response: { 200: OwnTables, default: Failure } };

  app.post(
    '/person/seats',
    {
      config,
      schema: { ...tables, summary: 'Seats whose tokens are shown belong to the person', body: LinkSeats },
    },
    async request => {
      const { person } = await personOf(context, request);
      await persons.link(person, request.body.seats);
      return ownTables(store, registry, days, person.id);
    },
  );

  app.get(
    '/person/tables',
    { config, schema: { ...tables, summary: 'Own tables and invitations' } },
    async request => ownTables(store, registry, days, (await personOf(context, request)).person.id),
  );

  app.put(
    '/person/tables/:id',
    {
      config,
      schema: {
        ...tables,
        summary: 'Whether messages come from a table',
        params: TableParams,
        body: SetNews,
      },
    },
    async request => {
      const { person } = await personOf(context, request);
      await persons.seats.wantsNews(request.params.id, person.id, request.body.news);
      return ownTables(store, registry, days, person.id);
    },
  );

  app.delete(
    '/person/invitations/:id',
    { config, schema: { ...tables, summary: 'Decline an invitation', params: TableParams } },
    async request => {
      const { person } = await personOf(context, request);
      await persons.seats.decline(request.params.id, person.id);
      return ownTables(store, registry, days, person.id);
    },
  );
};

export const resultRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { store, days } = context;

  app.get(
    '/person/results',
    {
      config: { cost: 'record' },
      schema: {
        ...base,
        summary: 'Finished matches, newest first',
        response: { 200: Outcomes, default: Failure },
      },
    },
    async request => ({
      outcomes: await outcomes(store, days, (await personOf(context, request)).person.id),
    }),
  );
};
