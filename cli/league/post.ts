/** What the people of a league are sent: a web address and a mail server that take everything and note it down. */
import { createServer as createWeb, type Server as WebServer } from 'node:http';
import {
  type AddressInfo,
  createServer as createSocket,
  type Socket,
  type Server as SocketServer,
} from 'node:net';

export interface Arrival {
  /** Of a webhook its path, of a mail its address. */
  readonly to: string;
  /** Ids of the messages it carries. */
  readonly ids: readonly string[];
  readonly text: string;
}

type Listener = (arrival: Arrival) => void;

export class HookBox {
  readonly #server: WebServer;

  private constructor(onArrival: Listener) {
    this.#server = createWeb((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', part => {
        text += part;
      });
      request.on('end', () => {
        onArrival({ to: request.url ?? '', ids: [String(request.headers['idempotency-key'])], text });
        response.writeHead(204).end();
      });
    });
  }

  static async open(onArrival: Listener): Promise<HookBox> {
    const box = new HookBox(onArrival);
    await new Promise<void>(resolve => box.#server.listen(0, '127.0.0.1', resolve));
    return box;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }
}

/** As much of SMTP as a server needs that takes every mail. */
export class MailBox {
  readonly #server: SocketServer;

  private constructor(onArrival: Listener) {
    this.#server = createSocket(socket => new Talk(socket, onArrival));
  }

  static async open(onArrival: Listener): Promise<MailBox> {
    const box = new MailBox(onArrival);
    await new Promise<void>(resolve => box.#server.listen(0, '127.0.0.1', resolve));
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }
}

class Talk {
  readonly #socket: Socket;
  readonly #onArrival: Listener;
  #pending = '';
  #to = '';
  /** Lines of the mail that is being sent. */
  #mail: string[] | undefined;

  constructor(socket: Socket, onArrival: Listener) {
    this.#socket = socket;
    this.#onArrival = onArrival;
    socket.setEncoding('utf8').on('data', part => this.#hear(String(part)));
    socket.on('error', () => socket.destroy());
    this.#say('220 league');
  }

  #hear(part: string): void {
    const lines = (this.#pending + part).split('\r\n');
    this.#pending = lines.pop() ?? '';
    for (const line of lines) {
      if (this.#mail) this.#take(this.#mail, line);
      else this.#obey(line);
    }
  }

  #obey(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') this.#to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') {
      this.#mail = [];
      return this.#say('354 go on');
    }
    this.#say(verb === 'QUIT' ? '221 bye' : '250 ok');
    if (verb === 'QUIT') this.#socket.end();
  }

  #take(mail: string[], line: string): void {
    if (line !== '.') {
      mail.push(line.startsWith('..') ? line.slice(1) : line);
      return;
    }
    this.#mail = undefined;
    const text = mail.join('\n');
    const told = /^Fathom-Messages:((?:.*)(?:\n[ \t].*)*)/im.exec(text)?.[1] ?? '';
    this.#onArrival({ to: this.#to, ids: told.split(/[\s,]+/).filter(Boolean), text: unfolded(text) });
    this.#say('250 taken');
  }

  #say(line: string): void {
    this.#socket.write(`${line}\r\n`);
  }
}

/** Quoted-printable breaks long lines. */
function unfolded(text: string): string {
  return text.replace(/=\n/g, '').replace(/=3D/g, '=');
}
