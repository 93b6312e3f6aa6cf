/**
 * Everything that crosses the wire. A table and its match have one id. The web imports the types only.
 *
 * Who asks: a seat sends its token as `Authorization: Bearer <token>`; whoever only has the invite of a private
 * table sends it as `Fathom-Invite: <code>`. On a socket both travel in the first message, never in the address.
 * The link to a table is `/t/<id>`, of a private one `/t/<id>#<invite>`: a browser keeps what follows the `#` to itself.
 *
 *   GET  /api/games                                              → GameList
 *   GET  /api/tables            ListTables as query              → TableList
 *   POST /api/tables            CreateTable                      → 201 Seated
 *   GET  /api/tables/:id                                         → TableAnswer
 *   POST /api/tables/:id/join   Join                             → 201 Seated
 *   POST /api/tables/:id/leave  (no body)                        → TableAnswer    a bot takes over if play has begun
 *   POST /api/tables/:id/return (no body)                        → TableAnswer    takes the own seat back from the bot
 *   PUT  /api/tables/:id/seats/:seat  SetSeat, host              → TableAnswer
 *   POST /api/tables/:id/start  Start, host                      → TableAnswer
 *   POST /api/tables/:id/invite (no body), host                  → TableAnswer    a new invite; the old one is void
 *   PUT  /api/tables/:id/watching  SetWatching, host             → TableAnswer
 *   GET  /api/tables/:id/me                                      → PersonalData   all that is stored of the asker
 *   DELETE /api/tables/:id/me                                    → TableAnswer    name and chat go, moves stay
 *   POST /api/tables/:id/chat   Say                              → 201 ChatEntry
 *   GET  /api/matches/:id                                        → MatchAnswer
 *   POST /api/matches/:id/moves SendMove                         → Accepted | 409 stale | 422 refused
 *   POST /api/matches/:id/undo  SendUndo                         → Accepted | 409 stale | 409 nothing_to_undo
 *   GET  /api/matches/:id/record                                 → RecordAnswer | 403 match_running
 *   WS   /api/matches/:id/stream   StreamRequest ⇄ StreamMessage
 *   WS   /api/lobby/stream         LobbyMessage
 */
import type { MatchRecord } from '@fathom/kernel';
import { type Static, type TSchema, Type } from 'typebox';
import { ERROR_CODES, type ErrorCode } from './errors.ts';

const closed = { additionalProperties: false } as const;
const seat = Type.Integer({ minimum: 0, maximum: 15 });
const seq = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
/** Milliseconds since 1970. */
const time = Type.Integer();
const name = Type.String({ maxLength: 200 });
const secret = Type.String({ minLength: 1, maxLength: 200 });
const level = Type.String({ maxLength: 24 });
const params = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));
const optionValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));

function oneOf<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });
}

function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

export const TABLE_STATUSES = ['open', 'playing', 'finished', 'abandoned'] as const;
export const SEAT_KINDS = ['person', 'bot', 'open'] as const;
/** A live table expects everybody to be there; a table over days does not. */
export const PACES = ['live', 'days'] as const;

// ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────

export const SeatState = Type.Object({
  kind: oneOf(SEAT_KINDS),
  name: Type.String(),
  /** Strength of a bot. */
  level: Type.Optional(level),
  /** A bot plays here for a person who left and may come back. */
  away: Type.Optional(Type.Boolean()),
  connected: Type.Boolean(),
});
export type SeatState = Static<typeof SeatState>;

export const Result = Type.Object({
  ending: Type.String(),
  places: Type.Array(Type.Number()),
  scores: Type.Array(Type.Number()),
});

export const TableInfo = Type.Object({
  id: Type.String(),
  game: Type.String(),
  version: Type.Integer(),
  status: oneOf(TABLE_STATUSES),
  seats: Type.Array(SeatState),
  options: optionValues,
  /** Listed tables are in the lobby and open to everybody; the others need the invite. */
  listed: Type.Boolean(),
  /** Whether people without a seat may look on once the match has begun; at a private table they need the invite too. */
  watch: Type.Boolean(),
  host: seat,
  pace: oneOf(PACES),
  /** SHA-256 of `seed:nonce`, fixed before the first move. */
  commit: Type.String(),
  created: time,
  /** When the table got its status: the order of the lobby. */
  since: time,
  updated: time,
  /** Moves that stand; taken-back ones do not count. */
  moves: Type.Integer(),
  result: Type.Optional(Result),
});
export type TableInfo = Static<typeof TableInfo>;

/** A table as one person sees it. The invite is told to those who sit at it. */
export const TableAnswer = Type.Object({
  table: TableInfo,
  you: nullable(seat),
  invite: Type.Optional(Type.String()),
});
export type TableAnswer = Static<typeof TableAnswer>;

/** The only answers that carry a token: keep it, it is the key to the seat. */
export const Seated = Type.Object({
  table: TableInfo,
  you: seat,
  invite: Type.String(),
  token: Type.String(),
});
export type Seated = Static<typeof Seated>;

export const TableList = Type.Object({ tables: Type.Array(TableInfo), cursor: nullable(Type.String()) });
export type TableList = Static<typeof TableList>;

export const ListTables = Type.Object(
  {
    status: Type.Optional(oneOf(['open', 'playing', 'finished'])),
    game: Type.Optional(Type.String({ maxLength: 40 })),
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  closed,
);
export type ListTables = Static<typeof ListTables>;

/** What the host plans for a seat; exactly one is `you`. A table without open seats starts at once. */
export const SeatPlan = Type.Object(
  { kind: oneOf(['you', 'open', 'bot']), level: Type.Optional(level) },
  closed,
);
export type SeatPlan = Static<typeof SeatPlan>;

export const CreateTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    name,
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 16 }),
    options: Type.Optional(optionValues),
    listed: Type.Optional(Type.Boolean()),
    watch: Type.Optional(Type.Boolean()),
    pace: Type.Optional(oneOf(PACES)),
  },
  closed,
);
export type CreateTable = Static<typeof CreateTable>;

export const Join = Type.Object({ name, seat: Type.Optional(seat), invite: Type.Optional(secret) }, closed);
export type Join = Static<typeof Join>;

/**
 * The host changes a seat. Before the start: open it (which also removes whoever sits there) or give it to a bot.
 * During play: give the seat of a person who is gone to a bot.
 */
export const SetSeat = Type.Object({ kind: oneOf(['open', 'bot']), level: Type.Optional(level) }, closed);
export type SetSeat = Static<typeof SetSeat>;

/** The host starts before every seat is taken: bots sit down on the open seats, or these are taken away. */
export const Start = Type.Object({ open: oneOf(['bots', 'close']), level: Type.Optional(level) }, closed);
export type Start = Static<typeof Start>;

/** The host decides whether people without a seat may look on; those who do are sent away when not. */
export const SetWatching = Type.Object({ watch: Type.Boolean() }, closed);
export type SetWatching = Static<typeof SetWatching>;

export const Say = Type.Object({ text: Type.String({ maxLength: 2000 }) }, closed);
export type Say = Static<typeof Say>;

export const ChatEntry = Type.Object({
  n: Type.Integer(),
  seat,
  name: Type.String(),
  text: Type.String(),
  at: time,
});
export type ChatEntry = Static<typeof ChatEntry>;

/** All that is stored of one person at one table, beside the key to the seat. */
export const PersonalData = Type.Object({
  table: Type.String(),
  game: Type.String(),
  status: oneOf(TABLE_STATUSES),
  created: time,
  seat,
  name: Type.String(),
  chat: Type.Array(Type.Object({ text: Type.String(), at: time })),
  moves: Type.Array(
    Type.Object({
      seq,
      at: time,
      move: Type.Optional(Type.String()),
      /** How many moves were taken back. */
      undo: Type.Optional(Type.Integer()),
    }),
  ),
});
export type PersonalData = Static<typeof PersonalData>;

// ── matches ─────────────────────────────────────────────────────────────────────────────────────────────────

export const EntryEvent = Type.Object({ key: Type.String(), params });

/**
 * A move that stands, as far as the viewer may know it. What happened in the set-up, if anything, is an entry too: the first,
 * with `seq` 0, without a seat and without a text.
 */
export const Entry = Type.Object({
  seq,
  seat: nullable(seat),
  text: Type.String(),
  at: time,
  events: Type.Array(EntryEvent),
});
export type Entry = Static<typeof Entry>;

/**
 * What a viewer knows of a match at `seq`. It continues what was known at `base`: drop every entry after `keep`
 * (those were taken back), then append `steps`. With `base` 0 it has every entry, and `keep` is -1. It fits whenever `base` is not beyond what you have; if it is,
 * messages were lost: ask with `{ sync: { from } }`; of several that wait, the last one is answered.
 */
export const Update = Type.Object({
  base: seq,
  seq,
  keep: Type.Integer({ minimum: -1 }),
  steps: Type.Array(Entry),
  view: Type.Unknown(),
  /** Legal moves of the viewer in notation; empty when nothing is asked of the viewer. */
  moves: Type.Array(Type.String()),
  actors: Type.Array(seat),
  /** How many moves the viewer's undo takes back now: the last choice, and the turn up to the barrier. */
  undo: Type.Integer(),
  restart: Type.Integer(),
  result: Type.Optional(Result),
});
export type Update = Static<typeof Update>;

/** `update` has the whole log (`base` 0); it is null while the table is open. */
export const MatchAnswer = Type.Object({
  table: TableInfo,
  you: nullable(seat),
  invite: Type.Optional(Type.String()),
  update: nullable(Update),
  chat: Type.Array(ChatEntry),
});
export type MatchAnswer = Static<typeof MatchAnswer>;

const requestId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

/** `id` is chosen by the client and makes repeating safe; `base` is the `seq` the choice was made at. */
export const SendMove = Type.Object(
  { id: requestId, base: seq, move: Type.String({ minLength: 1, maxLength: 200 }) },
  closed,
);
export type SendMove = Static<typeof SendMove>;

/** Takes back the last choice, or with `all` the turn up to the barrier. */
export const SendUndo = Type.Object({ id: requestId, base: seq, all: Type.Optional(Type.Boolean()) }, closed);
export type SendUndo = Static<typeof SendUndo>;

/** Sent after the commit. `seq` is where the move stands and stays the same when the request is repeated. */
export const Accepted = Type.Object({ id: Type.String(), seq, update: Update });
export type Accepted = Static<typeof Accepted>;

/** A `MatchRecord` of the kernel. */
export const RecordAnswer = Type.Unsafe<MatchRecord>({
  type: 'object',
  required: ['fathom', 'game', 'version', 'seats', 'options', 'seed', 'moves', 'names', 'commit', 'nonce'],
  properties: {
    fathom: { type: 'integer', enum: [1] },
    game: { type: 'string' },
    version: { type: 'integer' },
    seats: { type: 'integer' },
    options: optionValues,
    seed: { type: 'string' },
    moves: { type: 'array', items: { type: 'array', description: '[seat, move]', items: {} } },
    names: { type: 'array', items: { type: 'string' } },
    commit: { type: 'string' },
    nonce: { type: 'string' },
    result: Result,
  },
});

export const GameInfo = Type.Object({
  id: Type.String(),
  title: Type.String(),
  version: Type.Integer(),
  stage: Type.String(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  minutes: Type.Number(),
  weight: Type.Number(),
  credits: Type.Object({ designers: Type.String(), publisher: Type.String(), year: Type.Integer() }),
  options: Type.Unknown(),
});
export const GameList = Type.Object({ games: Type.Array(GameInfo), levels: Type.Array(Type.String()) });
export type GameList = Static<typeof GameList>;

// ── refusals ────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── streams ─────────────────────────────────────────────────────────────────────────────────────────────────

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
  /** A bot has begun to think. */
  | { type: 'thinking'; seat: number }
  | { type: 'pong'; ping: number }
  /** The server goes down in order; connect again, to this address, after so many milliseconds. */
  | { type: 'bye'; after: number }
  /** The socket is closed after this. */
  | { type: 'error'; error: Problem };

/** Server to client on `/api/lobby/stream`; the client says nothing but `ping`. */
export type LobbyMessage =
  | { type: 'lobby'; open: TableInfo[]; playing: TableInfo[]; finished: TableInfo[] }
  /** New or changed; its status says where it belongs, `abandoned` means it is gone. */
  | { type: 'table'; table: TableInfo }
  | { type: 'pong'; ping: number }
  | { type: 'bye'; after: number };
