/** Sends what is in the outbox. Every node has one; whoever claims a message sends it. */
import type { GameEntry } from '@fathom/games';
import { whenAwake } from '../clock/pauses.ts';
import { randomId } from '../ids.ts';
import { Rounds } from '../rounds.ts';
import { type ChannelRow, Channels } from '../store/channels.ts';
import { type Message, Outbox } from '../store/outbox.ts';
import { People, type PersonRow } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { Keyring } from '../tokens.ts';
import type { HookSender } from './hook.ts';
import { type Delivery, type Letter, type Occasion, writeLetter } from './letter.ts';
import type { MailSender } from './mail.ts';
import type { PushSender } from './push.ts';

/** Messages that a node has in hand at the same time. */
const AT_ONCE = 40;
/** Whoever claims a message and dies leaves it to the others after this time; no single attempt takes as long. */
const HELD_FOR = 120_000;
const FIRST_RETRY = 30_000;
const MOST_TRIES = 7;
const MAIL_EVERY = 60 * 60_000;

export const STOP = 'mails';

export interface CourierSettings {
  readonly node: string;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly games: readonly GameEntry[];
  readonly push: PushSender;
  readonly hook: HookSender;
  readonly mail?: MailSender | undefined;
  readonly now: () => number;
  readonly speed: number;
  /** Real milliseconds between two looks. */
  readonly every: number;
  /** Milliseconds after which others send what a node has claimed and not settled. */
  readonly heldFor?: number | undefined;
  readonly onError: (error: unknown) => void;
}

export class Courier {
  readonly outbox: Outbox;
  readonly channels: Channels;
  readonly #people: People;
  readonly #settings: CourierSettings;
  readonly #rounds = new Rounds(() => this.#deliver());
  /** What is being sent, by channel: one that hangs holds up no other. */
  readonly #lines = new Map<string, Promise<void>>();
  #inHand = 0;

  constructor(settings: CourierSettings) {
    this.outbox = new Outbox(settings.store);
    this.channels = new Channels(settings.store);
    this.#people = new People(settings.store);
    this.#settings = settings;
  }

  get sendsMail(): boolean {
    return this.#settings.mail !== undefined;
  }

  start(): void {
    const { every, onError } = this.#settings;
    this.#rounds.start(every, onError);
  }

  /** What is due now is sent. */
  async settle(): Promise<void> {
    await this.#rounds.settle();
    await Promise.all(this.#lines.values());
  }

  async close(): Promise<void> {
    await this.#rounds.close();
    await Promise.all(this.#lines.values());
    this.#settings.mail?.close();
  }

  /** A message by hand, to see whether it arrives; of a new mail address whether it is the right one. */
  async test(channel: ChannelRow, { settings, name }: PersonRow): Promise<Delivery> {
    const { now, mail, keyring } = this.#settings;
    const lang = settings.lang ?? 'en';
    const id = `test-${now()}-${channel.id}`;
    if (channel.kind === 'mail' && !channel.confirmed) {
      const token = keyring.sign(STOP, channel.id);
      return mail ? mail.confirm(channel.address, lang, token, id) : NO_MAIL;
    }
    const occasion: Occasion = { id, kind: 'test', match: '', game: '', title: name, at: now() };
    return this.#send(channel, [writeLetter(occasion, lang)], id);
  }

  /** Begins to send what is due. */
  async #deliver(): Promise<void> {
    const { node, now } = this.#settings;
    if (this.#inHand >= AT_ONCE) return;
    const claimed = await this.outbox.claim(node, now(), this.#until(), AT_ONCE - this.#inHand);
    for (const [id, messages] of Map.groupBy(claimed, ({ channel }) => channel)) this.#lineUp(id, messages);
  }

  #lineUp(id: string, messages: readonly Message[]): void {
    this.#inHand += messages.length;
    const before = this.#lines.get(id) ?? Promise.resolve();
    const line = before
      .then(() => this.#deliverTo(id, messages))
      .catch(this.#settings.onError)
      .finally(() => {
        this.#inHand -= messages.length;
        if (this.#lines.get(id) === line) this.#lines.delete(id);
      });
    this.#lines.set(id, line);
  }

  async #deliverTo(id: string, messages: readonly Message[]): Promise<void> {
    const { node } = this.#settings;
    const channel = await this.channels.channel(id);
    const person = channel && (await this.#people.person(channel.person));
    if (!channel?.active || !person || person.deleted !== undefined) {
      for (const message of messages) await this.outbox.failed(message.id, node, 'nobody wants it any more');
      return;
    }
    const bundles = bundlesOf(channel, messages);
    for (const [i, bundle] of bundles.entries()) {
      const due = await this.#notBefore(channel, person);
      const isDue = due <= this.#settings.now();
      const retry = isDue ? await this.#deliverBundle(channel, person, bundle) : due;
      // What does not work now does not work for the next message either.
      if (retry !== undefined)
        return this.#putOff(
          bundles.slice(isDue ? i + 1 : i).flatMap(rest => rest.messages),
          retry,
        );
    }
  }

  /** When the channel is worth another attempt, if this one failed. */
  async #deliverBundle(
    channel: ChannelRow,
    person: PersonRow,
    { id, messages }: Bundle,
  ): Promise<number | undefined> {
    const { node, now } = this.#settings;
    const held: Message[] = [];
    for (const message of messages) {
      const isOurs = await this.outbox.hold(message.id, node, now(), this.#until(), id ?? null);
      if (isOurs) held.push(message);
    }
    if (held.length === 0) return undefined;
    const letters = await Promise.all(held.map(message => this.#letter(message, person)));
    return this.#settle(channel, held, await this.#send(channel, letters, id));
  }

  async #putOff(messages: readonly Message[], due: number): Promise<void> {
    for (const { id } of messages) await this.outbox.again(id, this.#settings.node, due, null);
  }

  #until(): number {
    const { now, speed, heldFor = HELD_FOR } = this.#settings;
    return now() + heldFor * speed;
  }

  /** Quiet hours, and an hour between two mails. */
  async #notBefore(channel: ChannelRow, { settings }: PersonRow): Promise<number> {
    const now = this.#settings.now();
    const awake = settings.isQuiet ? whenAwake(now, settings.quiet) : now;
    const last = channel.kind === 'mail' ? await this.outbox.lastSent(channel.id) : undefined;
    return Math.max(awake, last === undefined ? now : last + MAIL_EVERY);
  }

  async #letter({ id, kind, match, at, ends }: Message, { settings }: PersonRow): Promise<Letter> {
    const row = await this.#settings.store.table(match);
    const game = row?.game ?? '';
    const title = this.#settings.games.find(({ meta }) => meta.id === game)?.meta.title ?? 'Fathom';
    const occasion: Occasion = { id, kind, match, game, title, at, ends, zone: settings.quiet?.zone };
    return writeLetter(occasion, settings.lang ?? 'en');
  }

  /** `id` is that of a mail. */
  #send(channel: ChannelRow, letters: readonly Letter[], id = letters[0].id): Promise<Delivery> {
    const { push, hook, mail, keyring } = this.#settings;
    if (channel.kind === 'push') return push.send(channel, letters[0]);
    if (channel.kind === 'hook') return hook.send(channel, letters[0]);
    return mail
      ? mail.send(channel.address, { id, letters, stop: keyring.sign(STOP, channel.id) })
      : Promise.resolve(NO_MAIL);
  }

  async #settle(
    channel: ChannelRow,
    messages: readonly Message[],
    delivery: Delivery,
  ): Promise<number | undefined> {
    const { node, now, speed } = this.#settings;
    if (delivery.outcome === 'sent') {
      for (const { id } of messages) await this.outbox.sent(id, node, now());
      if (channel.trouble !== undefined) await this.channels.troubled(channel.id, null);
      return undefined;
    }
    const { trouble } = delivery;
    await this.channels.troubled(channel.id, trouble);
    if (delivery.outcome === 'gone') await this.channels.setActive(channel.id, false);
    const tries = Math.max(...messages.map(message => message.tries));
    const due = now() + speed * FIRST_RETRY * 4 ** (tries - 1);
    for (const { id } of messages) {
      const isHopeless = delivery.outcome === 'gone' || tries >= MOST_TRIES;
      if (isHopeless) await this.outbox.failed(id, node, trouble);
      else await this.outbox.again(id, node, due, trouble);
    }
    return due;
  }
}

/** What goes out together: everything new in one mail, and a mail that was tried before as it was. */
interface Bundle {
  /** The name of a mail. */
  readonly id?: string;
  readonly messages: readonly Message[];
}

function bundlesOf({ kind }: ChannelRow, messages: readonly Message[]): Bundle[] {
  if (kind !== 'mail') return messages.map(message => ({ messages: [message] }));
  const fresh = randomId(16);
  return [...Map.groupBy(messages, ({ bundle = fresh }) => bundle)].map(([id, own]) => ({
    id,
    messages: own,
  }));
}

const NO_MAIL: Delivery = { outcome: 'gone', trouble: 'This server sends no mail.' };
