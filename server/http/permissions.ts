/** What the host lets others do: come in by the invite, and watch. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { SetWatching } from '../protocol.ts';
import { allowWatching, renewInvite } from '../table/seats.ts';
import { changed, changeSchema } from './change.ts';
import type { Context } from './context.ts';

const SpectatorParams = Type.Object({
  id: Type.String({ maxLength: 64 }),
  spectator: Type.String({ maxLength: 16 }),
});

export const permissionRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.post(
    '/tables/:id/invite',
    {
      config: { cost: 'seats' },
      schema: changeSchema('Host: a new invite; the old one opens nothing any more', {}),
    },
    request => changed(context, request, (table, member) => table.changeByHost(member, renewInvite)),
  );

  app.delete(
    '/tables/:id/spectators/:spectator',
    {
      config: { cost: 'seats' },
      schema: changeSchema('Host: send somebody away who looks on', { params: SpectatorParams }),
    },
    request => changed(context, request, (table, member) => table.sendAway(member, request.params.spectator)),
  );

  app.put(
    '/tables/:id/watching',
    {
      config: { cost: 'seats' },
      schema: changeSchema('Host: whether people without a seat may watch', { body: SetWatching }),
    },
    request =>
      changed(context, request, (table, member) =>
        table.changeByHost(member, (row, now) => allowWatching(row, request.body.watch, now)),
      ),
  );
};
