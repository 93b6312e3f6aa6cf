/** Settings of a server: from the environment, with defaults a host at home can live with. */
import type { GameEntry } from '@fathom/games';
import type { BotMaker } from './table/bots.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the database and the secret. */
  readonly data: string;
  /** Address of a PostgreSQL that keeps the matches of several nodes; without it they are in the data folder. */
  readonly database: string | undefined;
  /** Addresses of NATS servers, separated by commas: how nodes hear of each other and find workers. */
  readonly nats: string | undefined;
  /** The built pages; the server works without them too. */
  readonly web: string;
  /** Requests per minute and address. */
  readonly rate: number;
  /** Requests per minute and seat. */
  readonly seatRate: number;
  /** Sockets per address. */
  readonly sockets: number;
  /** Requests being answered at the same time; more are told to come back. */
  readonly inFlight: number;
  /** TCP connections at the same time. */
  readonly connections: number;
  /** Milliseconds a request may take to arrive. */
  readonly patience: number;
  /** Keys that sign tokens, newest first, separated by commas; empty when they are in the data folder. */
  readonly secret: string;
  /** Pages elsewhere that may open streams, such as `https://fathom.example.org`; those of this host always may. */
  readonly origins: readonly string[];
  /** Which proxies are believed about the address of the client: addresses, ranges, `loopback`. */
  readonly proxy: string;
  /** Milliseconds a bot takes at least. */
  readonly botPause: number;
  readonly botThreads: number;
  /** Milliseconds after which the host may give the seat of somebody who is gone to a bot. */
  readonly grace: { readonly live: number; readonly days: number };
  /** Milliseconds after which a table nobody uses leaves memory. */
  readonly unloadAfter: number;
  /** Milliseconds after which another node moves bots that nobody moves. */
  readonly stuckAfter: number;
  readonly log: 'info' | 'silent';
  /** Where people find this server, for links in mails, such as `https://fathom.example.org`; empty when nobody said. */
  readonly url: string;
  /** The mail server, such as `smtps://user:password@mail.example.org`; without it no mail is sent. */
  readonly smtp: string;
  /** The sender of mails. */
  readonly mailFrom: string;
  /** Milliseconds for which news wait: whoever opens the table meanwhile need not be told. */
  readonly newsDelay: number;
  /** Milliseconds after which another node sends a message that a node has claimed and not settled. */
  readonly newsHeld?: number;
  /** Whether webhooks may reach the network of the server. */
  readonly privateHooks: boolean;
  /** How much faster than real time it passes for clocks, and what time it is: for simulations and tests. */
  readonly speed: number;
  readonly now?: () => number;
  /** For tests: other games, other bots. */
  readonly games?: readonly GameEntry[];
  readonly bots?: BotMaker;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const number = (name: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    throw new BadSetting(`${name} must be a whole number from 0 to ${max}, not "${text}"`);
  };
  const text = (name: string, fallback: string) => env[name] || fallback;
  return {
    ...mailFrom(env),
    newsDelay: number('FATHOM_NEWS_DELAY', 30) * 1000,
    privateHooks: text('FATHOM_PRIVATE_HOOKS', '') === 'yes',
    speed: 1,
    port: number('PORT', 8080, 65535),
    host: text('HOST', 'localhost'),
    data: text('FATHOM_DATA', './data'),
    database: env.DATABASE_URL || undefined,
    nats: env.NATS_URL || undefined,
    web: text('FATHOM_WEB', new URL('../web/dist', import.meta.url).pathname),
    rate: number('FATHOM_RATE', 1200),
    seatRate: number('FATHOM_SEAT_RATE', 600),
    sockets: number('FATHOM_SOCKETS', 200),
    inFlight: number('FATHOM_IN_FLIGHT', 2000),
    connections: number('FATHOM_CONNECTIONS', 20_000),
    patience: 30_000,
    secret: text('FATHOM_SECRET', ''),
    origins: origins(text('FATHOM_ORIGIN', '')),
    proxy: text('FATHOM_PROXY', 'loopback'),
    botPause: number('FATHOM_BOT_PAUSE', 400),
    botThreads: number('FATHOM_BOT_THREADS', 1, 64),
    grace: { live: number('FATHOM_GRACE', 60) * 1000, days: 3 * DAY },
    unloadAfter: 5 * MINUTE,
    stuckAfter: 30_000,
    log: text('FATHOM_LOG', 'info') === 'silent' ? 'silent' : 'info',
  };
}

/** Mails have links, so whoever sends mails says where the server is. */
function mailFrom(
  env: Readonly<Record<string, string | undefined>>,
): Pick<Config, 'url' | 'smtp' | 'mailFrom'> {
  const { FATHOM_URL: given = '', FATHOM_SMTP: smtp = '', FATHOM_MAIL_FROM: from = '' } = env;
  if (given !== '' && !/^https?:\/\//.test(given))
    throw new BadSetting(`FATHOM_URL is an address such as https://example.org, not "${given}"`);
  if (smtp !== '' && !/^smtps?:\/\//.test(smtp))
    throw new BadSetting('FATHOM_SMTP is an address such as smtps://user:password@mail.example.org');
  if (smtp !== '' && (given === '' || from === ''))
    throw new BadSetting(
      'FATHOM_SMTP needs FATHOM_URL, for the links in mails, and FATHOM_MAIL_FROM, their sender',
    );
  return { url: given.replace(/\/+$/, ''), smtp, mailFrom: from };
}

function origins(list: string): string[] {
  return list
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)
    .map(entry => {
      if (URL.canParse(entry) && new URL(entry).origin !== 'null') return new URL(entry).origin;
      throw new BadSetting(`FATHOM_ORIGIN lists addresses such as https://example.org, not "${entry}"`);
    });
}
