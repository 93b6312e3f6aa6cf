/** Where a request comes from, and which page sent it. */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address, or the /64 of an IPv6 address: whoever has one of its addresses has all of them. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address);
  if (mapped) return mapped[1];
  const [plain] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head, tail] = plain.split('::').map(side => side.split(':').filter(Boolean));
  const gap = tail === undefined ? 0 : GROUPS - head.length - tail.length;
  const groups = [...head, ...Array<string>(gap).fill('0'), ...(tail ?? [])];
  return `${groups
    .slice(0, GROUPS_OF_A_NETWORK)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Browsers say which page opens a socket; programs do not, and need not. */
export function isOwnPage(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
