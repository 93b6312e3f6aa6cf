/** Matches: what a viewer knows, what a seat decides, the record; and the games there are. */
import { type Change, type MatchRecord, RNG_NAMES } from '@fathom/kernel';
import { type Static, Type } from 'typebox';
import { closed, nullable, optionValues, params, seat, seq, time } from './fields.ts';
import { ChatEntry, Result, TableInfo } from './tables.ts';

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

const { view: _, ...continued } = Update.properties;
/**
 * An update to somebody who has seen the view at `base`: instead of the view it says what has changed in it. `[value]`: it is this
 * now. An object: what has changed at each of its keys, or at each index of a list; null means that the key is gone, and `length`
 * is the new length of a list. Without `change` everything looks as before.
 */
export const ChangedUpdate = Type.Object({
  ...continued,
  change: Type.Optional(
    Type.Unsafe<Change>({ description: 'A list of one value, or an object of changes by key.' }),
  ),
});

/** What a stream carries. */
export const News = Type.Union([Update, ChangedUpdate]);
export type News = Static<typeof News>;

/** `update` has the whole log (`base` 0) or continues `since`, and then no chat comes along; it is null while the table is open. */
export const MatchAnswer = Type.Object({
  table: TableInfo,
  you: nullable(seat),
  invite: Type.Optional(Type.String()),
  update: nullable(Update),
  chat: Type.Array(ChatEntry),
});
export type MatchAnswer = Static<typeof MatchAnswer>;

/**
 * `since` continues what was known then. With `wait` the answer comes when something has happened after it, or when the match
 * has begun if nothing was known, at most so many seconds later.
 */
export const LookAtMatch = Type.Object(
  { since: Type.Optional(seq), wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 25 })) },
  closed,
);
export type LookAtMatch = Static<typeof LookAtMatch>;

/** Numbers of moves: from what was known, and up to which; without `to` up to now. */
export const AskSights = Type.Object({ from: seq, to: Type.Optional(seq) }, closed);
export type AskSights = Static<typeof AskSights>;

/** What the viewer saw at `from` and after each move since; of many the last ones, with what was seen before them. */
export const SightList = Type.Object({ sights: Type.Array(Type.Object({ seq, view: Type.Unknown() })) });
export type SightList = Static<typeof SightList>;

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
    rng: {
      type: 'string',
      enum: [...RNG_NAMES],
      description: 'What the match draws from; nothing means sfc32.',
    },
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
