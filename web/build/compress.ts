/**
 * What can be made smaller is made so once, at its best: beside every text lies its Brotli and its gzip form. Half of a build's
 * time goes into that; `--mode plain` leaves it out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(html|js|css|svg|json|webmanifest|txt)$/;

export function compress(): Plugin {
  return {
    name: 'fathom-compress',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'plain',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
        await Promise.all(files.filter(name => TEXTS.test(name)).map(name => shrink(join(dir, name))));
      },
    },
  };
}

async function shrink(path: string): Promise<void> {
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(text, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}
