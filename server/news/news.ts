/** What people are told when they are not there. */
export const NEWS_KINDS = ['turn', 'soon', 'late', 'vote', 'invitation', 'rematch', 'end'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Written together with what it tells of; becomes a message for every channel of the person, or for none. */
export interface News {
  /** The same event is told once, whoever writes it. */
  readonly event: string;
  readonly kind: NewsKind;
  /** Whom: whoever sits on a seat as this member, or a person. */
  readonly member?: string;
  readonly person?: string;
  readonly at: number;
  /** Not before: whoever opens the table until then need not be told. */
  readonly due: number;
  /** When the time of the seat is up. */
  readonly ends?: number;
}
