/** Tables: who sits at them, what is said, what is stored of a person. */
import { type Static, Type } from 'typebox';
import { closed, level, name, nullable, oneOf, optionValues, seat, secret, seq, time } from './fields.ts';

export const TABLE_STATUSES = ['open', 'playing', 'finished', 'abandoned'] as const;
export const SEAT_KINDS = ['person', 'bot', 'open'] as const;
/** A live table expects everybody to be there; a table over days does not. */
export const PACES = ['live', 'days'] as const;

export const SeatState = Type.Object({
  kind: oneOf(SEAT_KINDS),
  name: Type.String(),
  /** Strength of a bot. */
  level: Type.Optional(level),
  /** A program plays here, and this is who answers for it. */
  botOf: Type.Optional(Type.String()),
  /** A bot plays here for a person who left and may come back. */
  away: Type.Optional(Type.Boolean()),
  /** … for this turn only. */
  turn: Type.Optional(Type.Boolean()),
  connected: Type.Boolean(),
  /** Before the match: has said that it may begin. */
  ready: Type.Optional(Type.Boolean()),
});
export type SeatState = Static<typeof SeatState>;

export const Result = Type.Object({
  ending: Type.String(),
  places: Type.Array(Type.Number()),
  scores: Type.Array(Type.Number()),
});

export const Clock = Type.Object(
  {
    /** So much time for every turn, or for the whole match. */
    kind: oneOf(['turn', 'match']),
    /** Milliseconds. */
    time: Type.Integer({ minimum: 1000, maximum: 60 * 86_400_000 }),
    /** What a decision that stands adds to a clock for the match. */
    increment: Type.Integer({ minimum: 0, maximum: 86_400_000 }),
    /** When time is up: the player is reminded, the others decide, or a bot plays the turn. */
    late: oneOf(['remind', 'vote', 'bot']),
    /** Days for which everybody may stop the own clock. */
    vacation: Type.Integer({ minimum: 0, maximum: 60 }),
    /** Quiet hours of the player to move do not count. */
    nights: Type.Boolean(),
  },
  closed,
);
export type Clock = Static<typeof Clock>;

/** Where the clock of a seat stands. */
export const SeatTime = Type.Object({
  /** Milliseconds when it last stood still. */
  left: Type.Integer(),
  /** When time is up, while the seat is asked. */
  deadline: nullable(time),
  late: Type.Boolean(),
  /** When the others last reminded the player. */
  reminded: nullable(time),
  /** Until when the clock stands still for a vacation. */
  vacation: nullable(time),
  /** Milliseconds of vacation that were taken. */
  rested: Type.Integer(),
});
export type SeatTime = Static<typeof SeatTime>;

export const BallotInfo = Type.Object({
  /** A bot moves for somebody who is idle; somebody takes back beyond the barrier; the match ends as it stands. */
  kind: oneOf(['bot', 'undo', 'concede']),
  seat,
  since: time,
  ends: time,
  seq,
  moves: Type.Optional(Type.Integer()),
  yes: Type.Array(seat),
  no: Type.Array(seat),
});
export type BallotInfo = Static<typeof BallotInfo>;

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
  /** How old this is: of two answers about a table the one with the higher revision, then the higher `seq`, is newer. */
  revision: Type.Integer(),
  seq,
  result: Type.Optional(Result),
  /** How many look on without a seat. */
  watching: Type.Optional(Type.Integer()),
  /** For the host: what those who look on are called, to send one of them away. */
  spectators: Type.Optional(Type.Array(Type.String())),
  clock: Type.Optional(Clock),
  /** Where the clocks stand, by seat. */
  times: Type.Optional(Type.Array(SeatTime)),
  rated: Type.Optional(Type.Boolean()),
  /** A table that is full waits until its host begins. */
  gather: Type.Optional(Type.Boolean()),
  /** False where nobody may ask the coach; it is off at rated tables in any case. */
  coach: Type.Optional(Type.Boolean()),
  ballot: Type.Optional(BallotInfo),
  series: Type.Optional(Type.Object({ first: Type.String(), before: Type.String(), number: Type.Integer() })),
  /** The table of the rematch. */
  next: Type.Optional(Type.String()),
  /** Everybody agreed to end the match as it stands; whose wish it was. */
  conceded: Type.Optional(seat),
});
export type TableInfo = Static<typeof TableInfo>;

/** What every move may change about a table. */
export const TableLife = Type.Pick(TableInfo, ['moves', 'seq', 'times', 'ballot']);
export type TableLife = Static<typeof TableLife>;

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

/** What the host plans for a seat; exactly one is `you`. A table without open seats starts at once, unless it gathers. */
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
    botOf: Type.Optional(name),
    clock: Type.Optional(Clock),
    rated: Type.Optional(Type.Boolean()),
    /** Wait for the host when the last seat is taken; for tables at which everybody is there. */
    gather: Type.Optional(Type.Boolean()),
    /** Whether players may ask the coach; yes, unless said otherwise. */
    coach: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type CreateTable = Static<typeof CreateTable>;

/**
 * What the host says a table agrees on instead, before it begins; what is not given is as usual. Free seats come and go with
 * their number. Whoever was ready is asked again.
 */
export const ChangeTerms = Type.Object(
  {
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    pace: oneOf(PACES),
    options: Type.Optional(optionValues),
    clock: Type.Optional(Clock),
    rated: Type.Optional(Type.Boolean()),
    coach: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type ChangeTerms = Static<typeof ChangeTerms>;

/** `botOf`: a program sits down, and this is the name of whoever answers for it; everybody at the table sees both. */
export const Join = Type.Object(
  { name, seat: Type.Optional(seat), invite: Type.Optional(secret), botOf: Type.Optional(name) },
  closed,
);
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

export const Ready = Type.Object({ ready: Type.Boolean() }, closed);
export type Ready = Static<typeof Ready>;

export const Propose = Type.Object(
  { kind: oneOf(['bot', 'undo', 'concede']), seat: Type.Optional(seat) },
  closed,
);
export type Propose = Static<typeof Propose>;

export const Vote = Type.Object({ yes: Type.Boolean() }, closed);
export type Vote = Static<typeof Vote>;

export const Remind = Type.Object({ seat }, closed);
export type Remind = Static<typeof Remind>;

/** Seats in another order: `order[i]` is who sits on seat i then. By chance or rating when no order is given. */
export const Reorder = Type.Object(
  { by: oneOf(['hand', 'chance', 'rating']), order: Type.Optional(Type.Array(seat, { maxItems: 16 })) },
  closed,
);
export type Reorder = Static<typeof Reorder>;

/** The finished matches of a series before this one, oldest first. */
export const Series = Type.Object({
  matches: Type.Array(
    Type.Object({ id: Type.String(), names: Type.Array(Type.String()), result: nullable(Result) }),
  ),
});
export type Series = Static<typeof Series>;

export const Notes = Type.Object({ text: Type.String({ maxLength: 4000 }) }, closed);
export type Notes = Static<typeof Notes>;

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
