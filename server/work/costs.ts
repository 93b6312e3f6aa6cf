/**
 * What everything costs that somebody can ask for. One is an ordinary request, such as a move: about half a millisecond of
 * the server. What a rule of its own holds down has a share: that part of all its requests may be of this kind.
 */
export interface Cost {
  readonly work: number;
  readonly share?: number;
}

export const COSTS = {
  /** A file of the pages. */
  page: { work: 0.1 },
  /** What has no cost of its own. */
  request: { work: 1 },
  /** A no to somebody who asks too often. */
  refusal: { work: 0.05 },
  /** A frame that is none, or larger than any message: no browser sends it. */
  broken: { work: 20 },
  /** Opening a stream, and saying who one is. */
  handshake: { work: 0.5 },
  hello: { work: 0.5 },
  /** Reading any message of a stream. */
  message: { work: 0.05 },
  games: { work: 0.5 },
  table: { work: 1 },
  list: { work: 2 },
  lobby: { work: 4 },
  create: { work: 3, share: 1 / 10 },
  join: { work: 2, share: 1 / 10 },
  seats: { work: 2 },
  chat: { work: 1, share: 1 / 10 },
  /** Without its history, which is dear by its length. */
  match: { work: 1 },
  /** Without the moves that have to be made again for it. */
  sights: { work: 1 },
  move: { work: 1 },
  undo: { work: 1 },
  record: { work: 4 },
  /** A bot that thinks elsewhere and moves; its table pays, whoever made it. */
  bot: { work: 0.25 },
  person: { work: 4, share: 1 / 20 },
} as const satisfies Readonly<Record<string, Cost>>;

export type Kind = keyof typeof COSTS;

export const HISTORY = {
  /** One entry that is at hand. */
  told: 1 / 40,
  /** One entry that has to be told again from the seed. */
  retold: 1 / 4,
  /** One character of what was told to somebody else already. */
  copied: 1 / 50_000,
} as const;

/** What a seat may say in a minute is this part of what it may ask for. */
export const CHAT_OF_A_SEAT = 1 / 30;

export function costOf(kind: Kind): Cost {
  return COSTS[kind];
}
