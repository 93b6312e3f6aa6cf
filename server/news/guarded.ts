/**
 * Requests to addresses that people type. The server must not be a way into its own network: every address a name stands for
 * is looked at, the connection goes to exactly the one that was looked at, nothing is followed, and nobody is waited for long.
 */
import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as http } from 'node:http';
import { request as https } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PATIENCE = 10_000;
/** More of an answer is not read. */
const LONGEST_ANSWER = 4096;

/** Machines of one's own, and ranges that mean something else than a machine on the internet. */
const PRIVATE: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 16, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = new BlockList();
for (const [network, bits, family] of PRIVATE) blocked.addSubnet(network, bits, family);

export interface Outgoing {
  readonly url: string;
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface Guard {
  /** Only where a host says so, and in tests: addresses of the own network too. */
  readonly allowPrivate: boolean;
  readonly patience?: number;
}

/** Says why it does not even try. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  const family = isIP(address);
  if (family === 0) return false;
  if (/^::ffff:/i.test(address)) return false;
  return !blocked.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The status of the answer. */
export async function send(outgoing: Outgoing, guard: Guard): Promise<{ status: number; text: string }> {
  const url = webAddress(outgoing.url);
  const { address, family } = await resolved(url, guard);
  // The name was resolved already; asking again might lead elsewhere.
  const pinned: LookupFunction = (_, asked, answer) =>
    asked.all ? answer(null, [{ address, family }]) : answer(null, address, family);
  return new Promise((resolve, reject) => {
    const { method, headers, body } = outgoing;
    const options = {
      method,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: pinned,
      agent: false as const,
    };
    const request: ClientRequest = (url.protocol === 'https:' ? https : http)(url, options, response => {
      let text = '';
      const done = () => {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, text });
        request.destroy();
      };
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text = (text + part).slice(0, LONGEST_ANSWER);
        if (text.length === LONGEST_ANSWER) done();
      });
      response.on('end', done);
    });
    const timer = setTimeout(
      () => request.destroy(new Error('it does not answer')),
      guard.patience ?? PATIENCE,
    );
    request.on('error', error => {
      clearTimeout(timer);
      reject(error);
    });
    request.end(body);
  });
}

export function webAddress(text: string): URL {
  if (!URL.canParse(text)) throw new Forbidden('it is no web address');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Forbidden('it is no web address');
  if (url.username !== '' || url.password !== '') throw new Forbidden('it holds a password');
  return url;
}

async function resolved({ hostname }: URL, { allowPrivate }: Guard) {
  const name = hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(name, { all: true }).catch(() => []);
  if (found.length === 0) throw new Error(`nobody knows ${name}`);
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new Forbidden('it leads into the network of the server');
  return found[0];
}
