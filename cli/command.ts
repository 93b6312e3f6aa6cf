/** Where a command writes: its result to `out`, everything about how it went to `err`. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
}

export interface Command {
  readonly help: string;
  /** Returns the exit code. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** The command line makes no sense: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was understood and could not be done: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
