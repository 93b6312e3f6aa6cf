/**
 * A bad line between clients and nodes: a proxy on real sockets that loses, doubles, delays and reorders requests,
 * answers and stream messages, cuts streams, and sends everything to any of the nodes.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { below, pick, type Rng } from '@fathom/kernel';
import { WebSocket, WebSocketServer } from 'ws';

/** Of a thousand. */
const REQUEST = { lost: 25, answerLost: 50, doubled: 40, delayed: 100 } as const;
const MESSAGE = { lost: 20, doubled: 20, delayed: 50, swapped: 30, cut: 4 } as const;
const LONGEST_DELAY = 400;

export type Harm = 'lost' | 'answerLost' | 'doubled' | 'delayed' | 'swapped' | 'cut';

export class Wire {
  readonly harm: Record<Harm, number> = {
    lost: 0,
    answerLost: 0,
    doubled: 0,
    delayed: 0,
    swapped: 0,
    cut: 0,
  };
  readonly #nodes: readonly string[];
  readonly #chance: Rng;
  readonly #server: Server;
  readonly #streams = new WebSocketServer({ noServer: true });
  #bad = true;
  url = '';

  constructor(nodes: readonly string[], chance: Rng) {
    this.#nodes = nodes;
    this.#chance = chance;
    this.#server = createServer((request, answer) => void this.#carry(request, answer));
    this.#server.on('upgrade', (request, socket: Socket, head) =>
      this.#streams.handleUpgrade(request, socket, head, client => this.#join(client, request.url ?? '/')),
    );
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on everything arrives. */
  mend(): void {
    this.#bad = false;
  }

  async close(): Promise<void> {
    for (const client of this.#streams.clients) client.terminate();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #strikes<H extends Harm>(odds: Partial<Record<H, number>>, harm: H): boolean {
    if (!this.#bad || below(this.#chance, 1000) >= (odds[harm] ?? 0)) return false;
    this.harm[harm]++;
    return true;
  }

  #someTime(): Promise<void> {
    return wait(below(this.#chance, LONGEST_DELAY));
  }

  async #carry(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (this.#strikes(REQUEST, 'lost')) return void request.socket.destroy();
    if (this.#strikes(REQUEST, 'doubled')) void this.#again(request, body);
    if (this.#strikes(REQUEST, 'delayed')) await this.#someTime();
    try {
      const { status, text } = await this.#forward(request, body);
      if (this.#strikes(REQUEST, 'answerLost')) return void request.socket.destroy();
      answer.writeHead(status, { 'content-type': 'application/json' }).end(text);
    } catch {
      request.socket.destroy();
    }
  }

  /** The same request once more, later, maybe at another node; nobody waits for its answer. */
  async #again(request: IncomingMessage, body: Buffer): Promise<void> {
    await this.#someTime();
    await this.#forward(request, body).catch(() => undefined);
  }

  async #forward(
    { url, method, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${pick(this.#chance, this.#nodes)}${url}`, {
      method: method ?? 'GET',
      headers: {
        ...(headers.authorization !== undefined && { authorization: headers.authorization }),
        ...(body.length > 0 && { 'content-type': 'application/json' }),
      },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: answer.status, text: await answer.text() };
  }

  #join(client: WebSocket, path: string): void {
    const node = new WebSocket(`${pick(this.#chance, this.#nodes).replace('http', 'ws')}${path}`);
    const opened = once(node, 'open').catch(() => client.terminate());
    for (const socket of [client, node]) socket.on('error', () => socket.terminate());
    client.on('close', () => node.terminate());
    node.on('close', () => client.close());
    this.#relay(client, text => opened.then(() => send(node, text)));
    this.#relay(node, text => send(client, text));
  }

  #relay(from: WebSocket, deliver: (text: string) => unknown): void {
    let held: string | undefined;
    from.on('message', async data => {
      const text = String(data);
      if (this.#strikes(MESSAGE, 'cut')) return from.terminate();
      if (this.#strikes(MESSAGE, 'lost')) return;
      if (held === undefined && this.#strikes(MESSAGE, 'swapped')) {
        held = text;
        return;
      }
      if (this.#strikes(MESSAGE, 'delayed')) await this.#someTime();
      deliver(text);
      if (this.#strikes(MESSAGE, 'doubled')) deliver(text);
      if (held !== undefined) deliver(held);
      held = undefined;
    });
  }
}

function send(socket: WebSocket, text: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
}
