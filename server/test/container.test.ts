/** No engine is needed to see whether the container files make sense: two linters, and what they must agree on with the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { configFrom } from '../config.ts';
import { temporaryFolder } from './arena.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** In which order keys stand is a matter of taste. */
const TASTE = [
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
  'service-dependencies-alphabetical-order',
];

interface Problem {
  readonly line: number;
  readonly message: string;
}

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  test('has no problem a linter knows', () => {
    expect(validate(text)).toEqual([]);
    expect(validate('FORM node\nRUN')).not.toEqual([]);
  });

  test('brings every workspace, runs the real entry, and not as root', () => {
    const { workspaces, engines } = JSON.parse(read('package.json'));
    for (const name of workspaces) expect(text).toContain(`COPY ${name}/package.json ${name}/`);
    const [, given] = /^ENTRYPOINT (\["node", .*\])$/m.exec(text) ?? [];
    const [, ...flags]: string[] = JSON.parse(given);
    const entry = flags.splice(-1)[0];
    expect(flags).toHaveLength(2);
    const start = `node ${flags.join(' ')}`;
    expect(read(entry)).toContain('main(');
    // However a server is started, what is short-lived in it takes no more memory than this, and is never taken for something else.
    expect(read(entry)).toMatch(new RegExp(`^#!.* ${start}\n`));
    expect(JSON.parse(read('package.json')).scripts.start).toContain(`${start} `);
    expect(text.trimEnd().lastIndexOf('USER node')).toBeGreaterThan(text.lastIndexOf('FROM '));
    const [, base] = /^FROM node:(\d+)-/m.exec(text) ?? [];
    expect(Number(base)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
    expect(JSON.parse(read('package.json')).devDependencies.node).toMatch(new RegExp(`^\\^${base}\\.`));
  });

  test('sends neither data nor keys nor what is installed here into the image', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/node_modules', '.git', 'data', 'web/dist']) expect(ignored).toContain(name);
  });
});

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true });

  test('has no problem a linter knows', () => {
    const rules = Object.fromEntries(TASTE.map(rule => [rule, 0 as const]));
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
    const problems = (path: string): Problem[] =>
      linter.lintFiles([path], false).flatMap(({ messages }: { messages: Problem[] }) => messages);
    expect(problems(join(ROOT, 'compose.yaml')).map(({ line, message }) => `${line}: ${message}`)).toEqual(
      [],
    );
    const folder = temporaryFolder();
    const broken = join(folder.path, 'compose.yaml');
    writeFileSync(broken, 'services:\n  node:\n    image: 7\n    restrat: always\n');
    expect(problems(broken)).not.toEqual([]);
    folder.remove();
  });

  test('is two nodes and two workers on one database and one bus, with keys that are given', () => {
    const { node, worker, postgres, nats, web } = compose.services;
    expect([node.deploy.replicas, worker.deploy.replicas]).toEqual([2, 2]);
    expect(worker.command).toEqual(['worker']);
    const host = (url: string) => new URL(url.replace(/\$\{[^}]*\}/g, 'x')).hostname;
    expect(Object.keys(compose.services)).toContain(host(node.environment.DATABASE_URL));
    expect(Object.keys(compose.services)).toContain(host(node.environment.NATS_URL));
    expect(worker.environment.NATS_URL).toBe(node.environment.NATS_URL);
    expect(node.environment.FATHOM_SECRET).toMatch(/^\$\{FATHOM_SECRET:\?/);
    expect(postgres.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
    for (const { ports } of [node, worker, postgres, nats]) expect(ports).toBeUndefined();
    expect(web.command.at(-1)).toBe('node:8080');
  });

  test('sets only what the server knows', () => {
    const { environment } = compose.services.node;
    const given = Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, String(text)]));
    const known = read('server/config.ts');
    for (const name of Object.keys(given)) expect(known).toContain(name);
    expect(configFrom(given)).toMatchObject({ database: given.DATABASE_URL, nats: given.NATS_URL });
  });
});
