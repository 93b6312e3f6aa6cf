/** Tables: making, finding, sitting down, leaving, starting, talking. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  ChatEntry,
  CreateTable,
  Failure,
  Join,
  ListTables,
  Say,
  Seated,
  SetSeat,
  Start,
  TableAnswer,
  TableList,
} from '../protocol.ts';
import type { LiveTable } from '../table/table.ts';
import { answerTo } from './answer.ts';
import { changed, changeSchema, memberOf, seatSecurity, TableParams } from './change.ts';
import type { Context } from './context.ts';
import { tableLimit } from './limits.ts';
import { credentials } from './who.ts';

const SeatParams = Type.Object({
  id: Type.String({ maxLength: 64 }),
  seat: Type.Integer({ minimum: 0, maximum: 15 }),
});
const tags = ['tables'];

export const tableRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { house, keyring, door, config } = context;
  const seated = (table: LiveTable, member: string): Seated => ({
    table: table.info(),
    you: table.seatOf(member) ?? 0,
    invite: table.row.invite,
    token: keyring.sign(table.id, member),
  });

  app.get(
    '/tables',
    {
      schema: {
        tags,
        summary: 'Listed tables of one status, newest first',
        querystring: ListTables,
        response: { 200: TableList, default: Failure },
      },
    },
    request => house.list(request.query),
  );

  app.post(
    '/tables',
    {
      config: tableLimit(config.rate),
      schema: {
        tags,
        summary: 'Make a table and sit down as its host',
        body: CreateTable,
        response: { 201: Seated, default: Failure },
      },
    },
    async (request, reply) => {
      const table = await house.create(request.body);
      request.log.info(
        { table: table.id, game: table.row.game, seats: table.row.seats.length },
        'table created',
      );
      return reply.code(201).send(seated(table, table.row.host));
    },
  );

  app.get(
    '/tables/:id',
    {
      schema: {
        tags,
        summary: 'One table',
        security: seatSecurity,
        params: TableParams,
        response: { 200: TableAnswer, default: Failure },
      },
    },
    async request => {
      const table = await house.open(request.params.id);
      const known = credentials(request);
      if (known.token !== undefined) return answerTo(table, await door.member(table, known));
      await door.enter(table, known.invite);
      return answerTo(table, undefined);
    },
  );

  app.post(
    '/tables/:id/join',
    {
      schema: {
        tags,
        summary: 'Sit down',
        params: TableParams,
        body: Join,
        response: { 201: Seated, default: Failure },
      },
    },
    async (request, reply) => {
      const table = await house.open(request.params.id);
      const known = credentials(request);
      const sitting = known.token === undefined ? undefined : await door.member(table, known);
      if (sitting === undefined) await door.enter(table, request.body.invite ?? known.invite);
      const member = sitting ?? (await table.join(request.body));
      return reply.code(201).send(seated(table, member));
    },
  );

  app.post(
    '/tables/:id/leave',
    { schema: changeSchema('Leave: a bot plays on if the match has begun', {}) },
    request => changed(context, request, (table, member) => table.leave(member)),
  );

  app.post(
    '/tables/:id/return',
    { schema: changeSchema('Take the own seat back from the bot', {}) },
    request => changed(context, request, (table, member) => table.comeBack(member)),
  );

  app.put(
    '/tables/:id/seats/:seat',
    { schema: changeSchema('Host: open a seat or give it to a bot', { params: SeatParams, body: SetSeat }) },
    request =>
      changed(context, request, (table, member) => table.setSeat(member, request.params.seat, request.body)),
  );

  app.post(
    '/tables/:id/start',
    { schema: changeSchema('Host: start although seats are open', { body: Start }) },
    request => changed(context, request, (table, member) => table.start(member, request.body)),
  );

  app.post(
    '/tables/:id/chat',
    {
      schema: {
        tags,
        summary: 'Say something to the table',
        security: seatSecurity,
        params: TableParams,
        body: Say,
        response: { 201: ChatEntry, default: Failure },
      },
    },
    async (request, reply) => {
      const { table, member } = await memberOf(context, request);
      return reply.code(201).send(await table.say(member, request.body.text));
    },
  );
};
