import type { Refusal } from '@fathom/kernel';
import { ERRORS, type ErrorCode } from './errors.ts';
import type { Failure, Update } from './protocol.ts';

interface Details {
  readonly refusal?: Refusal;
  readonly update?: Update;
  readonly at?: string;
  /** Instead of what the code says. */
  readonly says?: string;
}

/** Thrown wherever the server says no; becomes the answer of the request. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    const { stackTraceLimit } = Error;
    // Whoever is told no a thousand times a second must not make the server remember where it said so.
    Error.stackTraceLimit = 0;
    super(details.says ?? ERRORS[code].message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.details = details;
  }

  get statusCode(): number {
    return ERRORS[this.code].status;
  }

  answer(): Failure {
    const { refusal, update, at } = this.details;
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(refusal && { rule: refusal.rule, key: refusal.key, params: refusal.params ?? {} }),
        ...(at !== undefined && { at }),
      },
      ...(update && { update }),
    };
  }
}
