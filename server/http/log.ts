/** What the log says of an error: where and what, and nothing of the data it was about. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [more: string]: unknown;
}

/** Databases put whole rows into the details of an error; those stay out. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack: stack ?? '',
    ...('code' in error && { code: String(error.code) }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}
