/** A server under load, whichever it is: matches with two seats that hear what they may do and say what they do. */
export interface Target {
  readonly name: string;
  readonly process: ServerProcess;
  openMatch(): Promise<TargetMatch>;
}

export interface TargetMatch {
  readonly seats: readonly TargetSeat[];
  close(): void;
}

export interface TargetSeat {
  /** Called with every position in which the seat is told something new; a finished match has no more turns. */
  onPosition: (position: Position) => void;
  /** Resolves when the server has acknowledged the move; false if it said no. */
  play(position: Position, move: string): Promise<boolean>;
}

export interface Position {
  readonly seq: number;
  readonly moves: readonly string[];
  readonly over: boolean;
}

export interface ServerProcess {
  readonly url: string;
  /** Where matches are made. */
  readonly lobby: string;
  /** Processor time used so far, in milliseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export const SEATS = 2;
