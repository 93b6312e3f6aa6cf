/** HTTP and WebSocket by hand, so that anything at all can be sent and every byte of the answer is seen. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Reply {
  /** One for each answer; none when the connection ended without a word. */
  readonly statuses: readonly number[];
  /** Every byte that came back. */
  readonly text: string;
}

const PATIENCE = 120_000;

/** Sends bytes on a connection of their own, says that no more will come, and reads until the end. */
export function exchange(url: string, from: string, bytes: Uint8Array): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const socket = open(url, from, () => socket.end(bytes));
    const chunks: Buffer[] = [];
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('no answer within the patience of the test')));
    socket.on('data', chunk => chunks.push(chunk));
    socket.on('error', error => ('code' in error ? undefined : reject(error)));
    socket.on('close', () => resolve(reply(Buffer.concat(chunks))));
  });
}

/** A connection that is kept for many well-framed requests. */
export class Line {
  readonly #url: string;
  readonly #from: string;
  #socket: Socket | undefined;

  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  send(bytes: Uint8Array): Promise<Reply> {
    const socket = this.#socket ?? open(this.#url, this.#from);
    this.#socket = socket;
    return new Promise((resolve, reject) => {
      let received = Buffer.alloc(0);
      const done = (keep: boolean) => {
        socket.removeAllListeners();
        socket.on('error', () => {});
        if (!keep) {
          socket.destroy();
          this.#socket = undefined;
        }
        resolve(reply(received));
      };
      socket.setTimeout(PATIENCE, () => reject(new Error('no answer within the patience of the test')));
      socket.on('error', () => done(false));
      socket.on('close', () => done(false));
      socket.on('data', chunk => {
        received = Buffer.concat([received, chunk]);
        const end = endOfReply(received);
        if (end !== undefined && received.length >= end) done(!/^connection: close/im.test(head(received)));
      });
      socket.write(bytes);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }
}

function open(url: string, from: string, connected?: () => void): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), localAddress: from, allowHalfOpen: true }, connected);
}

function head(received: Buffer): string {
  const end = received.indexOf('\r\n\r\n');
  return end < 0 ? '' : received.subarray(0, end).toString('latin1');
}

function endOfReply(received: Buffer): number | undefined {
  const text = head(received);
  if (text === '') return undefined;
  const begin = text.length + 4;
  const length = /^content-length: (\d+)/im.exec(text);
  if (length) return begin + Number(length[1]);
  if (/^transfer-encoding: chunked/im.test(text)) {
    const last = received.indexOf('0\r\n\r\n', begin);
    return last < 0 ? undefined : last + 5;
  }
  return begin;
}

function reply(received: Buffer): Reply {
  const text = received.toString('utf8');
  return { statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)), text };
}

export interface Frame {
  readonly opcode: number;
  readonly payload: Uint8Array;
  readonly fin?: boolean;
  readonly masked?: boolean;
  /** Bits that nobody has given a meaning. */
  readonly reserved?: number;
  /** Says it is that long, whatever it is. */
  readonly claimed?: number;
}

export const TEXT = 1;
/** Says again what was asked, and nothing of its own. */
const PONG = 10;

/** A stream that says nothing for so long has said what it has to say. */
const SILENCE = 80;

/** Opens a stream, sends the frames, and listens until nothing more comes. */
export function converse(url: string, from: string, path: string, frames: readonly Frame[]): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asking = `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;
    const key = `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;
    const socket = open(url, from, () => socket.write(asking + key));
    let received = Buffer.alloc(0);
    let greeted = false;
    socket.setTimeout(PATIENCE, () =>
      socket.destroy(greeted ? undefined : new Error('the stream did not open')),
    );
    socket.on('error', error => ('code' in error ? undefined : reject(error)));
    socket.on('close', () => resolve({ ...reply(received), text: spoken(received) }));
    socket.on('end', () => socket.destroy());
    socket.on('data', chunk => {
      received = Buffer.concat([received, chunk]);
      if (greeted || head(received) === '') return;
      greeted = true;
      socket.setTimeout(SILENCE);
      for (const frame of frames) socket.write(encode(frame));
    });
  });
}

function encode({ opcode, payload, fin = true, masked = true, reserved = 0, claimed }: Frame): Buffer {
  const length = claimed ?? payload.length;
  const mask = randomBytes(4);
  const first = (fin ? 0x80 : 0) | ((reserved & 7) << 4) | (opcode & 15);
  const bit = masked ? 0x80 : 0;
  const size =
    length < 126
      ? Buffer.from([bit | length])
      : length < 65536
        ? Buffer.from([bit | 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([bit | 127]), eightBytes(length)]);
  const body = masked ? Buffer.from(payload.map((byte, i) => byte ^ mask[i % 4])) : Buffer.from(payload);
  return Buffer.concat([Buffer.from([first]), size, ...(masked ? [mask] : []), body]);
}

function eightBytes(n: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(Math.min(n, Number.MAX_SAFE_INTEGER)));
  return bytes;
}

/** The answer to the question for a stream, and every text of the stream on a line of its own. */
function spoken(received: Buffer): string {
  const lines = [head(received), ''];
  let at = lines[0].length + 4;
  while (at + 2 <= received.length) {
    let size = received[at + 1] & 127;
    let begin = at + 2;
    if (size === 126) {
      size = received.readUInt16BE(begin);
      begin += 2;
    } else if (size === 127) {
      size = Number(received.readBigUInt64BE(begin));
      begin += 8;
    }
    if ((received[at] & 15) !== PONG) lines.push(received.subarray(begin, begin + size).toString('utf8'));
    at = begin + size;
  }
  return lines.join('\n');
}
