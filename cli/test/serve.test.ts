import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ENTRY = fileURLToPath(new URL('../fathom.ts', import.meta.url));

test('fathom serve says in three lines what and where it is, answers there, and stops when told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-serve-'));
  const data = join(folder, 'data');
  const server = spawn(process.execPath, [ENTRY, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FATHOM_LOG: '' },
  });
  try {
    let text = '';
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', chunk => {
        text += chunk;
        if (text.includes(data)) resolve();
      });
      server.on('exit', code => reject(new Error(`exit code ${code}: ${text}`)));
    });
    expect(text).toMatch(/^Fathom: .+\nFathom is ready: +http:\S+\nMatches are in: +\S+\n$/);
    const url = /http:\S+/.exec(text)?.[0];
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    // Nobody else on the machine reads hands or keys.
    const kept = ['', ...readdirSync(data)].map(file => [file, statSync(join(data, file)).mode & 0o077]);
    expect(kept.map(([file]) => file)).toEqual(expect.arrayContaining(['', 'fathom.db', 'secret']));
    expect(kept.filter(([, others]) => others !== 0)).toEqual([]);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
