/** Who asks about themselves: a device shows its key as `Authorization: Bearer <key>`. */
import type { FastifyRequest } from 'fastify';
import type { Known } from '../people/persons.ts';
import { Refused } from '../refused.ts';
import { credentials } from './auth.ts';
import type { Context } from './context.ts';

export const personSecurity = [{ person: [] }];

export function secretOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const { token } = credentials(request);
  if (token === undefined) throw new Refused('unknown_person');
  return token;
}

/** Also of somebody who asked to be deleted. */
export function knownOf({ days }: Context, request: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<Known> {
  return days.persons.identify(secretOf(request));
}

export async function personOf(
  context: Context,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Known> {
  const known = await knownOf(context, request);
  if (known.person.deleted !== undefined) throw new Refused('person_deleted');
  return known;
}
