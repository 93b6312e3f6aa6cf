import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ENTRY = fileURLToPath(new URL('../fathom.ts', import.meta.url));

test('fathom serve says where it is, answers there, and stops when told', async () => {
  const data = mkdtempSync(join(tmpdir(), 'fathom-serve-'));
  const server = spawn(process.execPath, [ENTRY, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FATHOM_LOG: 'silent' },
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let text = '';
      server.stdout.on('data', chunk => {
        text += chunk;
        const found = /Fathom is ready: +(http:\/\/\S+)/.exec(text);
        if (found) resolve(found[1]);
      });
      server.on('exit', code => reject(new Error(`exit code ${code}: ${text}`)));
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true });
  }
});
