/**
 * A WebSocket as lean as a load generator can have it (RFC 6455, texts only): the clients share the machine with the server
 * they drive, so what they take is missing there. Every message is masked, sent, received and decoded like any other.
 */
import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const KEY_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const HEAD_END = '\r\n\r\n';
const CODE = { text: 0x81, close: 0x88, ping: 0x89, pong: 0x8a } as const;
const SHORT = 126;
const MASKED = 0x80;
/** Read into by one line after the other, none of which keeps it. */
const shared = Buffer.allocUnsafe(64 << 10);

export interface Listener {
  open(): void;
  text(text: string): void;
  /** The line is closed, and nobody here has closed it. */
  lost(reason: string): void;
}

export class Line {
  readonly #listener: Listener;
  readonly #socket: Socket;
  readonly #accept: string;
  #isOpen = false;
  #isClosed = false;
  /** What has arrived of a frame that is not whole yet. */
  #rest: Buffer | undefined;

  constructor(address: string, listener: Listener) {
    const { hostname, port, host, pathname, search } = new URL(address);
    const key = randomBytes(16).toString('base64');
    this.#listener = listener;
    this.#accept = createHash('sha1').update(`${key}${KEY_SUFFIX}`).digest('base64');
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: shared, callback: (length: number) => this.#read(shared.subarray(0, length)) },
    });
    this.#socket.on('error', ({ message }) => this.#lose(message));
    this.#socket.on('close', () => this.#lose('the line was closed'));
    const asked = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
    const head = [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${host}`,
      ...asked,
      `Sec-WebSocket-Key: ${key}`,
    ];
    this.#socket.write(head.join('\r\n') + HEAD_END);
  }

  send(text: string): void {
    this.#write(CODE.text, Buffer.from(text));
  }

  close(): void {
    this.#isClosed = true;
    this.#write(CODE.close, Buffer.alloc(0));
    this.#socket.end();
  }

  #read(part: Buffer): true {
    const given = this.#rest ? Buffer.concat([this.#rest, part]) : part;
    this.#rest = undefined;
    const start = this.#isOpen ? 0 : this.#greet(given);
    const read = this.#isOpen ? this.#frames(given, start) : 0;
    // The buffer is used again: what is not read yet is copied.
    if (read < given.length && !this.#isClosed) this.#rest = Buffer.from(given.subarray(read));
    return true;
  }

  /** Returns where the answer of the server ends. */
  #greet(given: Buffer): number {
    const end = given.indexOf(HEAD_END);
    if (end < 0) return 0;
    const head = given.toString('latin1', 0, end);
    if (!/^HTTP\/1\.1 101 /.test(head) || !head.includes(this.#accept)) this.#lose(head.split('\r\n')[0]);
    else {
      this.#isOpen = true;
      this.#listener.open();
    }
    return end + HEAD_END.length;
  }

  /** Returns where the first frame begins that is not whole. */
  #frames(given: Buffer, start: number): number {
    let at = start;
    while (at + 2 <= given.length && !this.#isClosed) {
      const short = given[at + 1];
      const begin = at + (short < SHORT ? 2 : short === SHORT ? 4 : 10);
      if (begin > given.length) break;
      const length =
        short < SHORT ? short : short === SHORT ? given.readUInt16BE(at + 2) : longLength(given, at + 2);
      if (begin + length > given.length) break;
      this.#hear(given[at], given, begin, begin + length);
      at = begin + length;
    }
    return at;
  }

  #hear(code: number, given: Buffer, begin: number, end: number): void {
    if (code === CODE.text) this.#listener.text(given.toString('utf8', begin, end));
    else if (code === CODE.ping) this.#write(CODE.pong, Buffer.from(given.subarray(begin, end)));
    else if (code !== CODE.pong)
      this.#lose(
        code === CODE.close ? `closed with ${closeCode(given, begin, end)}` : `a frame of kind ${code}`,
      );
  }

  #write(code: number, payload: Buffer): void {
    const { length } = payload;
    const begin = length < SHORT ? 6 : 8;
    const frame = Buffer.allocUnsafe(begin + length);
    frame[0] = code;
    frame[1] = MASKED | Math.min(length, SHORT);
    if (length >= SHORT) frame.writeUInt16BE(length, 2);
    const mask = Math.floor(Math.random() * 2 ** 32);
    frame.writeUInt32BE(mask, begin - 4);
    for (let i = 0; i < length; i++) frame[begin + i] = payload[i] ^ frame[begin - 4 + (i & 3)];
    this.#socket.write(frame);
  }

  #lose(reason: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#socket.destroy();
    this.#listener.lost(reason);
  }
}

function longLength(given: Buffer, at: number): number {
  return given.readUInt32BE(at) * 2 ** 32 + given.readUInt32BE(at + 4);
}

function closeCode(given: Buffer, begin: number, end: number): number | string {
  return end - begin >= 2 ? given.readUInt16BE(begin) : 'nothing';
}
