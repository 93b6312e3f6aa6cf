/** Sends what is in the outbox. Every node has one; whoever claims a message sends it. */
import type { GameEntry } from '@fathom/games';
import { whenAwake } from '../clock/pauses.ts';
import { type ChannelRow, Channels } from '../store/channels.ts';
import { type Message, Outbox } from '../store/outbox.ts';
import { People, type PersonRow } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { Keyring } from '../tokens.ts';
import type { HookSender } from './hook.ts';
import { type Delivery, type Letter, type Occasion, writeLetter } from './letter.ts';
import type { MailSender } from './mail.ts';
import type { PushSender } from './push.ts';

const LOOK_EVERY = 1000;
const AT_ONCE = 40;
/** Whoever claims a message and dies leaves it to the others after this time. */
const HELD_FOR = 60_000;
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
  readonly onError: (error: unknown) => void;
}

export class Courier {
  readonly outbox: Outbox;
  readonly channels: Channels;
  readonly #people: People;
  readonly #settings: CourierSettings;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

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
    this.#timer = setInterval(() => this.deliver().catch(this.#settings.onError), LOOK_EVERY).unref();
  }

  /** Sends what is due; one round at a time. */
  deliver(): Promise<void> {
    this.#working ??= this.#deliver().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working?.catch(() => {});
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
    return this.#send(channel, [writeLetter(occasion, lang)]);
  }

  async #deliver(): Promise<void> {
    const { node, now, speed } = this.#settings;
    const until = now() + HELD_FOR * speed;
    const claimed = await this.outbox.claim(node, now(), until, AT_ONCE);
    const byChannel = Map.groupBy(claimed, ({ channel }) => channel);
    await Promise.all([...byChannel].map(([id, messages]) => this.#deliverTo(id, messages)));
  }

  async #deliverTo(id: string, messages: readonly Message[]): Promise<void> {
    const { node } = this.#settings;
    const channel = await this.channels.channel(id);
    const person = channel && (await this.#people.person(channel.person));
    if (!channel?.active || !person || person.deleted !== undefined) {
      for (const message of messages) await this.outbox.failed(message.id, node, 'nobody wants it any more');
      return;
    }
    const due = await this.#notBefore(channel, person);
    if (due > this.#settings.now()) {
      for (const message of messages) await this.outbox.again(message.id, node, due, null);
      return;
    }
    const letters = await Promise.all(messages.map(message => this.#letter(message, person)));
    if (channel.kind === 'mail') await this.#settle(channel, messages, await this.#send(channel, letters));
    else
      for (const [i, message] of messages.entries())
        await this.#settle(channel, [message], await this.#send(channel, [letters[i]]));
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

  #send(channel: ChannelRow, letters: readonly Letter[]): Promise<Delivery> {
    const { push, hook, mail, keyring } = this.#settings;
    if (channel.kind === 'push') return push.send(channel, letters[0]);
    if (channel.kind === 'hook') return hook.send(channel, letters[0]);
    return mail
      ? mail.send(channel.address, letters, keyring.sign(STOP, channel.id))
      : Promise.resolve(NO_MAIL);
  }

  async #settle(channel: ChannelRow, messages: readonly Message[], delivery: Delivery): Promise<void> {
    const { node, now, speed } = this.#settings;
    if (delivery.outcome === 'sent') {
      if (channel.trouble !== undefined) await this.channels.troubled(channel.id, null);
      for (const { id } of messages) await this.outbox.sent(id, node, now());
      return;
    }
    const { trouble } = delivery;
    await this.channels.troubled(channel.id, trouble);
    if (delivery.outcome === 'gone') await this.channels.setActive(channel.id, false);
    for (const { id, tries } of messages) {
      const isHopeless = delivery.outcome === 'gone' || tries >= MOST_TRIES;
      if (isHopeless) await this.outbox.failed(id, node, trouble);
      else await this.outbox.again(id, node, now() + speed * FIRST_RETRY * 4 ** (tries - 1), trouble);
    }
  }
}

const NO_MAIL: Delivery = { outcome: 'gone', trouble: 'This server sends no mail.' };
