/** People without accounts: their devices, their tables, how they are reached. */
import { type Static, Type } from 'typebox';
import { closed, name, nullable, oneOf, seat, secret, time } from './fields.ts';
import { Result, TableInfo } from './tables.ts';

export const CHANNELS = ['push', 'mail', 'hook'] as const;
export const HOOK_FORMS = ['json', 'discord', 'slack'] as const;
const lang = oneOf(['en', 'de']);
const label = Type.String({ maxLength: 60 });
/** Minutes since midnight. */
const minute = Type.Integer({ minimum: 0, maximum: 1439 });

export const Settings = Type.Object(
  {
    lang: Type.Optional(lang),
    quiet: Type.Optional(
      Type.Object({ from: minute, to: minute, zone: Type.String({ maxLength: 60 }) }, closed),
    ),
    /** Messages wait, and clocks that agreed on it stand still, in the quiet hours. */
    isQuiet: Type.Optional(Type.Boolean()),
    vacation: Type.Optional(Type.Object({ from: time, until: time }, closed)),
  },
  closed,
);
export type Settings = Static<typeof Settings>;

/** The first words of a device; its key is in the header. */
export const Meet = Type.Object({ name, label, settings: Type.Optional(Settings) }, closed);
export type Meet = Static<typeof Meet>;

export const ChangePerson = Type.Object(
  {
    name: Type.Optional(name),
    settings: Type.Optional(Settings),
    endVacation: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type ChangePerson = Static<typeof ChangePerson>;

export const Device = Type.Object({
  id: Type.String(),
  label: Type.String(),
  created: time,
  seen: time,
  /** The one that asks. */
  own: Type.Boolean(),
});
export type Device = Static<typeof Device>;

export const Passkey = Type.Object({ id: Type.String(), label: Type.String(), created: time });
export type Passkey = Static<typeof Passkey>;

export const Channel = Type.Object({
  id: Type.String(),
  kind: oneOf(CHANNELS),
  /** Of a push subscription only whose it is. */
  address: Type.String(),
  form: Type.Optional(oneOf(HOOK_FORMS)),
  own: Type.Boolean(),
  active: Type.Boolean(),
  confirmed: Type.Boolean(),
  /** What went wrong last. */
  trouble: Type.Optional(Type.String()),
});
export type Channel = Static<typeof Channel>;

export const Rating = Type.Object({
  game: Type.String(),
  seats: Type.Integer(),
  rating: Type.Integer(),
  doubt: Type.Integer(),
  games: Type.Integer(),
});
export type Rating = Static<typeof Rating>;

export const PersonAnswer = Type.Object({
  name: Type.String(),
  created: time,
  /** When everything goes for good. */
  deletedFrom: nullable(time),
  settings: Settings,
  devices: Type.Array(Device),
  passkeys: Type.Array(Passkey),
  channels: Type.Array(Channel),
  ratings: Type.Array(Rating),
  /** The key with which a browser subscribes to push messages. */
  pushKey: Type.String(),
  /** Whether this server sends mail. */
  mail: Type.Boolean(),
});
export type PersonAnswer = Static<typeof PersonAnswer>;

export const LinkSeats = Type.Object(
  {
    seats: Type.Array(Type.Object({ table: Type.String({ maxLength: 64 }), token: secret }, closed), {
      maxItems: 200,
    }),
  },
  closed,
);
export type LinkSeats = Static<typeof LinkSeats>;

export const OwnTable = Type.Object({
  table: TableInfo,
  you: seat,
  token: Type.String(),
  invite: Type.String(),
  /** Whether messages come from this table. */
  news: Type.Boolean(),
});
export type OwnTable = Static<typeof OwnTable>;

export const Invited = Type.Object({
  table: TableInfo,
  invite: Type.String(),
  sender: Type.String(),
  at: time,
});
export type Invited = Static<typeof Invited>;

export const OwnTables = Type.Object({
  tables: Type.Array(OwnTable),
  invitations: Type.Array(Invited),
  /** Of a series or of earlier matches: who could be invited. */
  friends: Type.Array(
    Type.Object({ name: Type.String(), match: Type.String(), seat, games: Type.Integer() }),
  ),
});
export type OwnTables = Static<typeof OwnTables>;

/** A finished match of a person. */
export const Outcome = Type.Object({
  match: Type.String(),
  game: Type.String(),
  at: time,
  you: seat,
  seats: Type.Array(Type.Object({ name: Type.String(), bot: Type.Boolean(), person: Type.Boolean() })),
  options: TableInfo.properties.options,
  result: Result,
  /** The first decision of the person, as it is written. */
  opening: Type.Optional(Type.String()),
  rated: Type.Optional(Type.Object({ before: Type.Integer(), after: Type.Integer(), doubt: Type.Integer() })),
});
export type Outcome = Static<typeof Outcome>;
export const Outcomes = Type.Object({ outcomes: Type.Array(Outcome) });
export type Outcomes = Static<typeof Outcomes>;

export const Transfer = Type.Object({ code: Type.String(), expires: time });
export type Transfer = Static<typeof Transfer>;
export const TakeTransfer = Type.Object({ code: Type.String({ maxLength: 60 }), label }, closed);
export type TakeTransfer = Static<typeof TakeTransfer>;

/** What a browser says of a passkey; checked by whoever knows passkeys. */
const credential = Type.Unsafe<Record<string, unknown>>({ type: 'object' });
export const AddPasskey = Type.Object({ response: credential, label }, closed);
export const UsePasskey = Type.Object({ response: credential, label }, closed);

export const AddChannel = Type.Object(
  {
    kind: oneOf(CHANNELS),
    address: Type.String({ maxLength: 2000 }),
    /** The keys of a push subscription. */
    keys: Type.Optional(
      Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }, closed),
    ),
    form: Type.Optional(oneOf(HOOK_FORMS)),
  },
  closed,
);
export type AddChannel = Static<typeof AddChannel>;

export const SetChannel = Type.Object({ active: Type.Boolean() }, closed);

export const Tested = Type.Object({
  outcome: oneOf(['sent', 'failed', 'gone']),
  /** Milliseconds. */
  took: Type.Integer(),
  trouble: Type.Optional(Type.String()),
});
export type Tested = Static<typeof Tested>;

export const SetNews = Type.Object({ news: Type.Boolean() }, closed);

/** Somebody who sat at an earlier table of the one who invites. */
export const Invite = Type.Object({ match: Type.String({ maxLength: 64 }), seat }, closed);
export type Invite = Static<typeof Invite>;

export const Histogram = Type.Object({
  from: Type.Number(),
  step: Type.Number(),
  counts: Type.Array(Type.Integer()),
});
export const Statistics = Type.Object({
  game: Type.String(),
  matches: Type.Integer(),
  /** By number of seats. */
  sizes: Type.Array(
    Type.Object({
      seats: Type.Integer(),
      matches: Type.Integer(),
      /** The share of matches that each seat won; shared victories count in part. */
      won: Type.Array(Type.Number()),
      scores: Histogram,
      median: Type.Number(),
      minutes: Type.Number(),
    }),
  ),
  endings: Type.Array(Type.Object({ ending: Type.String(), matches: Type.Integer() })),
  /** The best scores; names of private tables are not told. */
  records: Type.Array(
    Type.Object({ name: nullable(Type.String()), score: Type.Number(), seats: Type.Integer(), at: time }),
  ),
});
export type Statistics = Static<typeof Statistics>;
