/** What travels over the streams of a match and of the lobby. */
import { type Static, Type } from 'typebox';
import { Failure, Problem } from './failures.ts';
import { closed, nullable, seat, secret, seq } from './fields.ts';
import { Accepted, News, SendMove, SendUndo, Update } from './matches.ts';
import { ChatEntry, TableInfo, TableLife } from './tables.ts';

/**
 * Client to server on `/api/matches/:id/stream`. The first message must be `hello`; `from` is the last `seq` known. With `changes`
 * you are told what has changed in the view instead of the whole view, wherever this stream has told you the one before.
 * `move` and `undo` are the same requests as over HTTP, cheaper where the stream is open anyway; each is answered once,
 * with `accepted` or `refused` and its id. When the line breaks before, send the same again, here or over HTTP.
 */
export const StreamRequest = Type.Union([
  Type.Object(
    {
      hello: Type.Object(
        {
          token: Type.Optional(secret),
          invite: Type.Optional(secret),
          from: Type.Optional(seq),
          changes: Type.Optional(Type.Boolean()),
        },
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

const says = <const T extends string>(type: T) => Type.Unsafe<T>({ type: 'string', const: type });
const standing = { table: TableInfo, you: nullable(seat), invite: Type.Optional(Type.String()) };
/** After so many milliseconds, to the same address. */
const after = Type.Integer();

/** Server to client on `/api/matches/:id/stream`. */
export const STREAM_MESSAGES = {
  welcome: Type.Object(
    { type: says('welcome'), ...standing, update: nullable(Update), chat: Type.Array(ChatEntry) },
    {
      description:
        'Answer to `hello`. `update` continues `from`; when `from` is unknown to the server it starts at `base` 0.',
    },
  ),
  update: Type.Object(
    { type: says('update'), update: News },
    { description: 'Something has happened, or the answer to `sync`.' },
  ),
  accepted: Type.Object(
    { type: says('accepted'), ...Accepted.properties, update: News },
    { description: 'Answer to `move` and `undo`. What it carries is not told a second time.' },
  ),
  refused: Type.Object(
    { type: says('refused'), id: Type.String(), ...Failure.properties, update: Type.Optional(News) },
    {
      description:
        'Answer to `move` and `undo`. The line stays; with code `stale` the current update comes along.',
    },
  ),
  resync: Type.Object(
    { type: says('resync'), update: Update },
    { description: 'Forget what you have and take this: its `base` is 0.' },
  ),
  table: Type.Object(
    { type: says('table'), ...standing },
    { description: 'Somebody came or went, or the table has changed.' },
  ),
  life: Type.Object(
    { type: says('life'), life: TableLife },
    {
      description:
        'A move has set other clocks going, or has settled a vote. `times` and `ballot` replace those of the table; what is missing is gone.',
    },
  ),
  chat: Type.Object(
    { type: says('chat'), entry: ChatEntry },
    { description: 'Somebody has said something.' },
  ),
  thinking: Type.Object(
    { type: says('thinking'), seat, waits: Type.Boolean() },
    {
      description:
        'A bot has begun to think, or waits for its turn to think because many others do. Nothing has to be done about it.',
    },
  ),
  pong: Type.Object({ type: says('pong'), ping: Type.Integer() }, { description: 'Answer to `ping`.' }),
  bye: Type.Object(
    { type: says('bye'), after },
    {
      description:
        'The server goes down in order; connect again, to this address, after so many milliseconds.',
    },
  ),
  error: Type.Object(
    { type: says('error'), error: Problem },
    { description: 'Something was wrong; the socket is closed after this.' },
  ),
};
export type StreamMessage = Static<(typeof STREAM_MESSAGES)[keyof typeof STREAM_MESSAGES]>;

/** Server to client on `/api/lobby/stream`; the client says nothing but `ping`. */
export const LOBBY_MESSAGES = {
  lobby: Type.Object(
    {
      type: says('lobby'),
      open: Type.Array(TableInfo),
      playing: Type.Array(TableInfo),
      finished: Type.Array(TableInfo),
    },
    { description: 'What is there when the stream begins.' },
  ),
  table: Type.Object(
    { type: says('table'), table: TableInfo, first: Type.Boolean() },
    {
      description:
        'New or changed; its status says where it belongs, `abandoned` means it is gone. `first`: no older open table comes from the same address, so it may stand above those of others.',
    },
  ),
  pong: STREAM_MESSAGES.pong,
  bye: STREAM_MESSAGES.bye,
};
export type LobbyMessage = Static<(typeof LOBBY_MESSAGES)[keyof typeof LOBBY_MESSAGES]>;
