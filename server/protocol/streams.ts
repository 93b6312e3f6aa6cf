/** What travels over the streams of a match and of the lobby. */
import { type Static, Type } from 'typebox';
import type { Failure, Problem } from './failures.ts';
import { closed, secret, seq } from './fields.ts';
import { type Accepted, SendMove, SendUndo, type Update } from './matches.ts';
import type { ChatEntry, TableInfo } from './tables.ts';

/**
 * Client to server on `/api/matches/:id/stream`. The first message must be `hello`; `from` is the last `seq` known.
 * `move` and `undo` are the same requests as over HTTP, cheaper where the stream is open anyway; each is answered once,
 * with `accepted` or `refused` and its id. When the line breaks before, send the same again, here or over HTTP.
 */
export const StreamRequest = Type.Union([
  Type.Object(
    {
      hello: Type.Object(
        { token: Type.Optional(secret), invite: Type.Optional(secret), from: Type.Optional(seq) },
        closed,
      ),
    },
    closed,
  ),
  Type.Object({ sync: Type.Object({ from: seq }, closed) }, closed),
  Type.Object({ move: SendMove }, closed),
  Type.Object({ undo: SendUndo }, closed),
  Type.Object({ ping: Type.Integer() }, closed),
]);
export type StreamRequest = Static<typeof StreamRequest>;

/** Server to client on `/api/matches/:id/stream`. */
export type StreamMessage =
  /** Answer to `hello`. `update` continues `from`; when `from` is unknown to the server it starts at `base` 0. */
  | {
      type: 'welcome';
      table: TableInfo;
      you: number | null;
      invite?: string;
      update: Update | null;
      chat: ChatEntry[];
    }
  | { type: 'update'; update: Update }
  /** Answers to `move` and `undo`. What an `accepted` or a `refused` carries is not told a second time. */
  | ({ type: 'accepted' } & Accepted)
  | ({ type: 'refused'; id: string } & Failure)
  /** Forget what you have and take this: its `base` is 0. */
  | { type: 'resync'; update: Update }
  | { type: 'table'; table: TableInfo; you: number | null; invite?: string }
  | { type: 'chat'; entry: ChatEntry }
  /** A bot has begun to think, or waits for its turn to think because many others do. */
  | { type: 'thinking'; seat: number; waits: boolean }
  | { type: 'pong'; ping: number }
  /** The server goes down in order; connect again, to this address, after so many milliseconds. */
  | { type: 'bye'; after: number }
  /** The socket is closed after this. */
  | { type: 'error'; error: Problem };

/** Server to client on `/api/lobby/stream`; the client says nothing but `ping`. */
export type LobbyMessage =
  | { type: 'lobby'; open: TableInfo[]; playing: TableInfo[]; finished: TableInfo[] }
  /** New or changed; its status says where it belongs, `abandoned` means it is gone. */
  | {
      type: 'table';
      table: TableInfo;
      /** No older open table comes from the same address: it may stand above those of others. */
      first: boolean;
    }
  | { type: 'pong'; ping: number }
  | { type: 'bye'; after: number };
