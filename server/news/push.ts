/** Web push: reaches a browser whose page is closed. Sealed for that browser alone, signed with keys of this server. */
import webpush from 'web-push';
import type { ChannelRow } from '../store/channels.ts';
import type { Facts } from '../store/facts.ts';
import { Forbidden, type Guard, send } from './guarded.ts';
import { type Delivery, type Letter, SENT } from './letter.ts';

/** Seconds for which a push service keeps what it cannot deliver yet. */
const KEPT = 3 * 24 * 60 * 60;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** They make themselves, and all nodes have the same. */
export async function pushKeys(facts: Facts): Promise<PushKeys> {
  return JSON.parse(await facts.agree('push keys', () => JSON.stringify(webpush.generateVAPIDKeys())));
}

export class PushSender {
  readonly #keys: PushKeys;
  readonly #contact: string;
  readonly #guard: Guard;

  constructor(keys: PushKeys, contact: string, guard: Guard) {
    this.#keys = keys;
    this.#contact = contact;
    this.#guard = guard;
  }

  async send({ address, detail }: ChannelRow, letter: Letter): Promise<Delivery> {
    try {
      const { endpoint, method, headers, body } = webpush.generateRequestDetails(
        { endpoint: address, keys: { p256dh: detail.p256dh ?? '', auth: detail.auth ?? '' } },
        JSON.stringify({ title: letter.title, body: letter.text, path: letter.path, tag: tagOf(letter) }),
        {
          TTL: KEPT,
          urgency: 'normal',
          topic: topicOf(letter),
          vapidDetails: { subject: this.#contact, ...this.#keys },
        },
      );
      const { status } = await send(
        {
          url: endpoint,
          method: method as 'POST',
          headers: headers as Record<string, string>,
          body: body ?? '',
        },
        this.#guard,
      );
      return outcomeOf(status);
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      return { outcome: error instanceof Forbidden ? 'gone' : 'failed', trouble };
    }
  }
}

/** A browser shows one message of a tag: what comes twice is seen once. */
function tagOf({ match, kind }: Letter): string {
  return `${match}:${kind}`;
}

/** A push service that could not deliver yet keeps only the last of a topic; it takes 32 letters. */
function topicOf({ match, kind }: Letter): string {
  return `${kind}-${match}`.replace(/[^\w-]/g, '').slice(0, 32);
}

function outcomeOf(status: number): Delivery {
  if (status >= 200 && status < 300) return SENT;
  if (status === 404 || status === 410)
    return { outcome: 'gone', trouble: 'The browser no longer takes messages.' };
  return { outcome: 'failed', trouble: `The push service answered ${status}.` };
}
