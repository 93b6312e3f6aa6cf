/** What people do at a table beside moving: votes, reminders, notes, another order, another match. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invitePerson, ratingsAt, rematch, seriesBefore } from '../people/gatherings.ts';
import {
  ChangeTerms,
  Failure,
  Invite,
  Notes,
  Propose,
  Ready,
  Remind,
  Reorder,
  Seated,
  Series,
  Vote,
} from '../protocol.ts';
import { byChance, byRating, reorder } from '../table/order.ts';
import { changeTerms } from '../table/terms.ts';
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
        const next = rated ?? (by === 'chance' ? byChance(count) : (order ?? []));
        await table.changeByHost(member, (row, now) => reorder(row, next, now));
      }),
  );

  app.get('/tables/:id/notes', { config, schema: { ...noted, summary: 'Own notes' } }, async request => {
    const { table, member } = await memberOf(context, request);
    return { text: await context.days.persons.seats.noteOf(table.id, member) };
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
      await context.days.persons.seats.note(table.id, member, text, table.row.updated);
      return { text };
    },
  );
};

/** Bringing people together: who is ready, what is agreed on, who is invited. */
export const gatheringRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { days } = context;

  app.put(
    '/tables/:id/ready',
    { config, schema: changeSchema('Say that the match may begin', { body: Ready }) },
    request => changed(context, request, (table, member) => table.life.getReady(member, request.body.ready)),
  );

  app.put(
    '/tables/:id/terms',
    {
      config,
      schema: changeSchema('Host: agree on something else before the match begins', { body: ChangeTerms }),
    },
    request =>
      changed(context, request, (table, member) =>
        table.changeByHost(member, (row, now, meta) => changeTerms(row, request.body, meta, now)),
      ),
  );

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
};

/** What came before a match, and what comes after it. */
export const seriesRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { registry, keyring, days } = context;

  app.get(
    '/tables/:id/series',
    {
      config: { cost: 'list' },
      schema: {
        tags: ['tables'],
        summary: 'The matches of its series before this one',
        security: seatSecurity,
        params: TableParams,
        response: { 200: Series, default: Failure },
      },
    },
    async request => {
      const { table } = await memberOf(context, request);
      return seriesBefore(context.store, table.row);
    },
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
