/** Real receivers on real sockets: a push service that opens messages as a browser does, a mail server, a web address. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { SMTPServer } from 'smtp-server';

/** Settings of a server that may tell whoever listens on this machine. */
export function newsBy(mail: MailReceiver) {
  return {
    url: 'https://fathom.example',
    smtp: mail.url,
    mailFrom: 'fathom@example.org',
    privateHooks: true,
  };
}

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Answers as `answer` says; 201 when it says nothing. `null` never answers. */
export class WebReceiver {
  readonly received: Received[] = [];
  readonly #server: Server;
  answer: (received: Received) => { status: number; headers?: Record<string, string> } | null | undefined =
    () => undefined;

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
        this.received.push(received);
        const answer = this.answer(received);
        if (answer !== null) response.writeHead(answer?.status ?? 201, answer?.headers ?? {}).end();
      });
    });
  }

  static async open(): Promise<WebReceiver> {
    const receiver = new WebReceiver();
    await new Promise<void>(resolve => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }
}

/** What a browser keeps for itself when it subscribes. */
export class Subscription {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#keys.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return {
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  open({ body }: Received): { title: string; body: string; path: string; tag: string } {
    const text = decrypt(body, {
      version: 'aes128gcm',
      privateKey: this.#keys,
      authSecret: this.#auth.toString('base64url'),
    });
    return JSON.parse(text.toString('utf8'));
  }
}

export interface Mail {
  readonly to: string[];
  readonly text: string;
}

export class MailReceiver {
  readonly mails: Mail[] = [];
  readonly #server: SMTPServer;
  /** Addresses that are refused. */
  readonly refused = new Set<string>();
  /** Whether a mail is taken; of one that is not the server hears nothing. */
  answer: (mail: Mail) => boolean = () => true;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) =>
        this.refused.has(address)
          ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
          : done(),
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', part => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          const mail = { to, text: Buffer.concat(parts).toString('utf8') };
          this.mails.push(mail);
          if (this.answer(mail)) done();
        });
      },
    });
  }

  static async open(): Promise<MailReceiver> {
    const receiver = new MailReceiver();
    await new Promise<void>(resolve => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  close(): Promise<void> {
    return new Promise(resolve => this.#server.close(() => resolve()));
  }
}
