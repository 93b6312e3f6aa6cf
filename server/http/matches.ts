/** Matches: what a viewer knows, moves, undo, the record. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import {
  Accepted,
  AskSights,
  Failure,
  LookAtMatch,
  MatchAnswer,
  RecordAnswer,
  SendMove,
  SendUndo,
  SightList,
  type Update,
} from '../protocol.ts';
import { carrying } from '../table/told-cache.ts';
import { credentials } from './auth.ts';
import { memberOf, seatSecurity, TableParams, viewerSecurity } from './change.ts';
import type { Context } from './context.ts';
import { somethingNew } from './poll.ts';
import { requesterOf } from './requester.ts';

const tags = ['matches'];

export const matchRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { registry, auth, scheduler, bus } = context;
  const ending = new AbortController();
  app.addHook('preClose', async () => ending.abort());

  app.get(
    '/matches/:id',
    {
      config: { cost: 'match' },
      schema: {
        tags,
        summary: 'Everything the viewer may know, with the whole log or with what came after `since`',
        security: viewerSecurity,
        params: TableParams,
        querystring: LookAtMatch,
        response: { 200: MatchAnswer, default: Failure },
      },
    },
    async (request, reply) => {
      const table = await registry.open(request.params.id);
      const { member, seat } = await auth.viewer(table, credentials(request));
      const { since, wait = 0 } = request.query;
      if (wait > 0) await somethingNew(bus, table, since, 1000 * wait, [ending.signal, whenGone(reply)]);
      await table.current();
      if (member !== undefined) table.life.opened(member);
      const [update, chat] = await Promise.all([
        table.play.update(member, since ?? 0, requesterOf(request, reply, scheduler)),
        since === undefined ? table.chat() : [],
      ]);
      const invite = seat === undefined ? {} : { invite: table.row.invite };
      const answer = { table: table.info(member), you: seat ?? null, ...invite, chat };
      return update ? sent(reply, { ...answer, update }) : { ...answer, update };
    },
  );

  app.get(
    '/matches/:id/record',
    {
      config: { cost: 'record' },
      schema: {
        tags,
        summary: 'The whole record of a finished match, with its seed',
        security: viewerSecurity,
        params: TableParams,
        response: { 200: RecordAnswer, default: Failure },
      },
    },
    async request => {
      const table = await registry.open(request.params.id);
      await auth.viewer(table, credentials(request));
      return table.play.record();
    },
  );
};

export const sightRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { registry, auth, scheduler }) => {
  app.get(
    '/matches/:id/sights',
    {
      config: { cost: 'sights' },
      schema: {
        tags,
        summary: 'What the viewer saw, move by move, to be looked at again',
        security: seatSecurity,
        params: TableParams,
        querystring: AskSights,
        response: { 200: SightList, default: Failure },
      },
    },
    async (request, reply) => {
      const table = await registry.open(request.params.id);
      const { member } = await auth.viewer(table, credentials(request));
      const sights = await table.play.sights(member, request.query, requesterOf(request, reply, scheduler));
      return { sights };
    },
  );
};

export const decisionRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { scheduler } = context;
  app.post(
    '/matches/:id/moves',
    {
      config: { cost: 'move' },
      schema: {
        tags,
        summary: 'Play a move; answered after it is stored',
        security: seatSecurity,
        params: TableParams,
        body: SendMove,
        response: { 200: Accepted, default: Failure },
      },
    },
    async (request, reply) => {
      const { table, member } = await memberOf(context, request);
      return sent(reply, await table.play.move(member, request.body, requesterOf(request, reply, scheduler)));
    },
  );

  app.post(
    '/matches/:id/undo',
    {
      config: { cost: 'undo' },
      schema: {
        tags,
        summary: 'Take back the last choice or the turn',
        security: seatSecurity,
        params: TableParams,
        body: SendUndo,
        response: { 200: Accepted, default: Failure },
      },
    },
    async (request, reply) => {
      const { table, member } = await memberOf(context, request);
      return sent(reply, await table.play.undo(member, request.body, requesterOf(request, reply, scheduler)));
    },
  );
};

function whenGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** The update was written for somebody before: its text is sent as it is. */
function sent(
  reply: Pick<FastifyReply, 'type' | 'send'>,
  { update, ...answer }: { readonly update: Update },
): never {
  reply.type('application/json; charset=utf-8');
  return reply.send(carrying(answer, update)) as never;
}
