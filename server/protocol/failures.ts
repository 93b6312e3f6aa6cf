/** What a no looks like. */
import { type Static, Type } from 'typebox';
import { ERROR_CODES, type ErrorCode } from '../errors.ts';
import { params } from './fields.ts';
import { Update } from './matches.ts';

export const Problem = Type.Object({
  code: Type.Unsafe<ErrorCode>({ type: 'string', enum: ERROR_CODES }),
  message: Type.String(),
  /** The refusal of the engine, with code `refused`: the rule, the key of its text, and what the text needs. */
  rule: Type.Optional(Type.String()),
  key: Type.Optional(Type.String()),
  params: Type.Optional(params),
  /** Where in the request the problem lies. */
  at: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;

/** With code `stale` the current update comes along, continuing the `base` of the request. */
export const Failure = Type.Object({ error: Problem, update: Type.Optional(Update) });
export type Failure = Static<typeof Failure>;
