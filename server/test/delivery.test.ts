/** What is built is what is sent: every text comes compressed to whoever can read it, and plain to everybody else. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { preferredLang } from '../http/language.ts';
import type { Server } from '../index.ts';
import { seatPeople, startServer, temporaryFolder } from './arena.ts';

const { web } = configFrom({});
const FORMS = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const ODD = ['', 'identity', 'deflate', 'zstd', 'br;q=0, gzip;q=0', 'brotli', ';;,=', 'x'.repeat(5000)];

const folder = temporaryFolder();
let server: Server;

beforeAll(async () => {
  server = await startServer(folder.path, { web });
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it comes over the line: `fetch` would unpack it. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers, method }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}

const texts = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(js|css|svg|json|webmanifest|html)$/.test(name))
  .map(name => `/${name}`);
const pages = ['/', '/t/abc', '/local/submarine', '/rules/flotilla', '/replay', '/replay/abc'];
const answers = ['/api/games', '/api/docs/json'];
const library = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js'].map(
  name => `/api/docs/static/${name}`,
);

describe('compression', () => {
  test('there is something to send', () => {
    expect(texts.length).toBeGreaterThan(30);
  });

  test.each([...texts, ...pages, ...answers, ...library])(
    '%s comes as br, as gzip, and plain',
    async path => {
      const plain = await raw(path);
      expect(plain.status).toBe(200);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toContain('accept-encoding');
      for (const [form, unpack] of Object.entries(FORMS)) {
        const { status, headers, body } = await raw(path, { 'accept-encoding': form });
        expect([status, headers['content-encoding']]).toEqual([200, form]);
        expect(headers['content-type']).toBe(plain.headers['content-type']);
        expect(headers.vary).toContain('accept-encoding');
        expect(unpack(body).equals(plain.body)).toBe(true);
        if (headers.etag) expect(headers.etag).not.toBe(plain.headers.etag);
      }
      const browser = await raw(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(browser.headers['content-encoding']).toBe('br');
    },
  );

  test.each(ODD)('"%.20s" gets a plain answer', async accepted => {
    for (const path of ['/', '/sw.js', '/api/games']) {
      const { status, headers, body } = await raw(path, { 'accept-encoding': accepted });
      expect([status, headers['content-encoding']]).toEqual([200, undefined]);
      expect(body.toString('utf8').length).toBeGreaterThan(500);
    }
  });

  test('an answer to somebody with a token or an invite is plain', async () => {
    const [player] = await seatPeople(server.url, 2);
    const own = await raw(`/api/matches/${player.table}`, {
      'accept-encoding': 'br',
      authorization: `Bearer ${player.token}`,
    });
    expect([own.status, own.headers['content-encoding']]).toEqual([200, undefined]);
    expect(own.body.length).toBeGreaterThan(1024);
    const { headers } = await raw('/api/games', { 'accept-encoding': 'br', 'fathom-invite': 'x' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('pages', () => {
  test('come in the language the browser asks for', async () => {
    const german = await raw('/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' });
    expect(german.headers.vary).toContain('accept-language');
    expect(german.body.toString()).toContain('<html lang="de">');
    expect((await raw('/', { 'accept-language': 'fr' })).body.toString()).toContain('<html lang="en">');
    expect(preferredLang('en;q=0.2, de;q=0.7')).toBe('de');
    expect(preferredLang('de;q=0, en')).toBe('en');
    for (const odd of [undefined, '', ';;', 'q=1', '*', 'de;q=x'])
      expect(['en', 'de']).toContain(preferredLang(odd));
  });

  test('can be read without script: the lobby says what this is and shows its games', async () => {
    const html = (await raw('/')).body.toString();
    expect(html).toContain('<h1>Board games from the deep</h1>');
    for (const title of ['Submarine', 'New Eden', 'Endeavor: Deep Sea', 'Flotilla'])
      expect(html).toContain(title);
    expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
    const drawn = new Set([...html.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1]));
    for (const [, name] of html.matchAll(/<use href="#([^"]+)"/g)) expect(drawn).toContain(name);
  });

  test('allow by their policy exactly the style and the script they bring', async () => {
    for (const path of pages) {
      const { headers, body } = await raw(path);
      const policy = String(headers['content-security-policy']);
      for (const tag of ['style', 'script']) {
        const [, inside] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(body.toString()) ?? [];
        expect(policy).toContain(`'sha256-${createHash('sha256').update(inside).digest('base64')}'`);
      }
      expect(policy).not.toContain('unsafe');
      expect(policy.match(/sha256/g)).toHaveLength(2);
    }
  });

  test('name files that are there', async () => {
    for (const path of pages) {
      const html = (await raw(path)).body.toString();
      const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(match => match[1]);
      expect(files.length).toBeGreaterThan(0);
      expect(html).not.toMatch(/src="data:/);
      for (const file of new Set(files))
        expect([file, (await raw(file, {}, 'HEAD')).status]).toEqual([file, 200]);
    }
  });

  test('an unchanged page is not sent again, in no form', async () => {
    for (const form of ['br', 'gzip', 'identity']) {
      const first = await raw('/', { 'accept-encoding': form });
      const again = await raw('/', { 'accept-encoding': form, 'if-none-match': String(first.headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });
});

describe('files', () => {
  const script = texts.find(name => /\/assets\/common-.*\.js$/.test(name)) ?? '';

  test('HEAD says what GET would send', async () => {
    for (const form of ['br', 'gzip', 'identity']) {
      const got = await raw(script, { 'accept-encoding': form });
      const { status, headers, body } = await raw(script, { 'accept-encoding': form }, 'HEAD');
      expect([status, body.length]).toEqual([200, 0]);
      for (const name of ['content-length', 'content-encoding', 'etag', 'cache-control', 'vary'])
        expect(headers[name]).toBe(got.headers[name]);
    }
  });

  test('a range is a part of the form that is sent', async () => {
    for (const form of ['br', 'identity']) {
      const whole = await raw(script, { 'accept-encoding': form });
      const part = await raw(script, { 'accept-encoding': form, range: 'bytes=10-19' });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.body.length}`]);
      expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
    }
    expect((await raw(script, { range: 'bytes=99999999-' })).status).toBe(400);
  });

  test('a worker brings a policy, other files need none', async () => {
    for (const name of texts.filter(text => /\/assets\/.*\.js$/.test(text))) {
      const { headers } = await raw(name, {}, 'HEAD');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect([name, headers['content-security-policy'] !== undefined]).toEqual([name, /worker-/.test(name)]);
    }
  });

  test('what lies beside the pages for the build is not served', async () => {
    expect(readFileSync(join(web, '.sources'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect((await raw('/.sources')).status).toBe(404);
  });
});
