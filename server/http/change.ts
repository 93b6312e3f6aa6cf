/** What the routes have in common at which somebody with a seat changes the table and is shown it as it is then. */
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Failure, TableAnswer } from '../protocol.ts';
import type { LiveTable } from '../table/table.ts';
import { answerTo } from './answer.ts';
import { credentials } from './auth.ts';
import type { Context } from './context.ts';

export const TableParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
export const seatSecurity = [{ seat: [] }];
/** A seat, somebody with the invite, or anybody where the table is listed. */
export const viewerSecurity = [{ seat: [] }, { invite: [] }, {}];

type TableRequest = Pick<FastifyRequest, 'headers' | 'ip'> & { readonly params: { readonly id: string } };

export function changeSchema<const S extends object>(summary: string, more: S) {
  return {
    tags: ['tables'],
    summary,
    security: seatSecurity,
    params: TableParams,
    response: { 200: TableAnswer, default: Failure },
    ...more,
  };
}

/** The table that a request is about, and the member who asks. */
export async function memberOf(
  { registry, auth }: Pick<Context, 'registry' | 'auth'>,
  request: TableRequest,
): Promise<{ table: LiveTable; member: string }> {
  const table = await registry.open(request.params.id);
  return { table, member: await auth.member(table, credentials(request)) };
}

export async function changed(
  context: Pick<Context, 'registry' | 'auth'>,
  request: TableRequest,
  change: (table: LiveTable, member: string) => Promise<void>,
): Promise<TableAnswer> {
  const { table, member } = await memberOf(context, request);
  await change(table, member);
  return answerTo(table, member);
}
