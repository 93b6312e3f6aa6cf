/** Seats: sitting down, leaving, starting. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Failure, Join, Seated, SetSeat, Start } from '../protocol.ts';
import { seated } from './answer.ts';
import { credentials } from './auth.ts';
import { changed, changeSchema, TableParams, viewerSecurity } from './change.ts';
import type { Context } from './context.ts';

const SeatParams = Type.Object({
  id: Type.String({ maxLength: 64 }),
  seat: Type.Integer({ minimum: 0, maximum: 15 }),
});
const tags = ['tables'];

export const seatRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { registry, keyring, auth } = context;

  app.post(
    '/tables/:id/join',
    {
      config: { cost: 'join' },
      schema: {
        tags,
        summary: 'Sit down',
        security: viewerSecurity,
        params: TableParams,
        body: Join,
        response: { 201: Seated, default: Failure },
      },
    },
    async (request, reply) => {
      const table = await registry.open(request.params.id);
      const known = credentials(request);
      const sitting = known.token === undefined ? undefined : await auth.member(table, known);
      if (sitting === undefined) await auth.enter(table, request.body.invite ?? known.invite);
      const member = sitting ?? (await table.join(request.body));
      return reply.code(201).send(seated(keyring, table, member));
    },
  );

  app.post(
    '/tables/:id/leave',
    { config: { cost: 'seats' }, schema: changeSchema('Leave: a bot plays on if the match has begun', {}) },
    request => changed(context, request, (table, member) => table.leave(member)),
  );

  app.post(
    '/tables/:id/return',
    { config: { cost: 'seats' }, schema: changeSchema('Take the own seat back from the bot', {}) },
    request => changed(context, request, (table, member) => table.comeBack(member)),
  );

  app.put(
    '/tables/:id/seats/:seat',
    {
      config: { cost: 'seats' },
      schema: changeSchema('Host: open a seat or give it to a bot', { params: SeatParams, body: SetSeat }),
    },
    request =>
      changed(context, request, (table, member) => table.setSeat(member, request.params.seat, request.body)),
  );

  app.post(
    '/tables/:id/start',
    {
      config: { cost: 'seats' },
      schema: changeSchema('Host: begin; what becomes of seats that are still open', { body: Start }),
    },
    request => changed(context, request, (table, member) => table.start(member, request.body)),
  );
};
