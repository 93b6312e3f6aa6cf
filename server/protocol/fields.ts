/** Fields that many messages have. */
import { type TSchema, Type } from 'typebox';

export const closed = { additionalProperties: false } as const;
export const seat = Type.Integer({ minimum: 0, maximum: 15 });
export const seq = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
/** Milliseconds since 1970. */
export const time = Type.Integer();
export const name = Type.String({ maxLength: 200 });
export const secret = Type.String({ minLength: 1, maxLength: 200 });
export const level = Type.String({ maxLength: 24 });
export const params = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));
export const optionValues = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
);

export function oneOf<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });
}

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}
