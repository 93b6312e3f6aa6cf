/** What people do at a table beside moving: votes, reminders, notes, another order, another match. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invitePerson, ratingsAt, rematch } from '../people/gatherings.ts';
import { Failure, Invite, Notes, Propose, Remind, Reorder, Seated, Vote } from '../protocol.ts';
import { byChance, byRating } from '../table/order.ts';
import { seated } from './answer.ts';
import { changed, changeSchema, memberOf, seatSecurity, TableParams } from './change.ts';
import type { Context } from './context.ts';

const config = { cost: 'seats' } as const;
const noted = {
  tags: ['tables'],
  security: seatSecurity,
  params: TableParams,
  response: { 200: Notes, default: Failure },
};

export const tableLifeRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.post(
    '/tables/:id/propose',
    {
      config,
      schema: changeSchema('Ask the others: a bot for somebody idle, taking back, ending', { body: Propose }),
    },
    request =>
      changed(context, request, (table, member) =>
        table.life.propose(member, request.body.kind, request.body.seat),
      ),
  );

  app.post('/tables/:id/vote', { config, schema: changeSchema('Vote', { body: Vote }) }, request =>
    changed(context, request, (table, member) => table.life.vote(member, request.body.yes)),
  );

  app.post(
    '/tables/:id/remind',
    { config: { cost: 'chat' }, schema: changeSchema('Remind somebody who is late', { body: Remind }) },
    request => changed(context, request, (table, member) => table.life.remind(member, request.body.seat)),
  );

  app.post(
    '/tables/:id/order',
    { config, schema: changeSchema('Host: seats in another order', { body: Reorder }) },
    request =>
      changed(context, request, async (table, member) => {
        const { by, order } = request.body;
        const count = table.row.seats.length;
        const rated = by === 'rating' ? byRating(await ratingsAt(context.days, table.row)) : undefined;
        await table.reorder(member, rated ?? (by === 'chance' ? byChance(count) : (order ?? [])));
      }),
  );

  app.get('/tables/:id/notes', { config, schema: { ...noted, summary: 'Own notes' } }, async request => {
    const { table, member } = await memberOf(context, request);
    return { text: await context.days.persons.seats.noteOf(table.id, table.seatOf(member) ?? -1) };
  });

  app.put(
    '/tables/:id/notes',
    {
      config,
      schema: { ...noted, summary: 'Keep notes', body: Notes },
    },
    async request => {
      const { table, member } = await memberOf(context, request);
      const { text } = request.body;
      await context.days.persons.seats.note(table.id, table.seatOf(member) ?? -1, text, table.row.updated);
      return { text };
    },
  );
};

/** Another match with the same people. */
export const gatheringRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { registry, keyring, days } = context;

  app.post(
    '/tables/:id/invitations',
    {
      config: { cost: 'chat' },
      schema: changeSchema('Invite somebody from an earlier match', { body: Invite }),
    },
    request =>
      changed(context, request, (table, member) =>
        invitePerson(days, context.store, table, member, request.body),
      ),
  );

  app.post(
    '/tables/:id/rematch',
    {
      config: { cost: 'create' },
      schema: {
        tags: ['tables'],
        summary: 'The same again: a new table for the same people, or the one that is there already',
        security: seatSecurity,
        params: TableParams,
        response: { 201: Seated, default: Failure },
      },
    },
    async (request, reply) => {
      const { table, member } = await memberOf(context, request);
      const again = await rematch({ registry, days }, table, member);
      return reply.code(201).send(seated(keyring, again.table, again.member));
    },
  );
};
