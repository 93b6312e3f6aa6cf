/** Data files say in `about` what their fields mean. That is for who reads the file: pages go without. */
import type { Plugin } from 'vite';

const DATA = /\/games\/[^/]+\/data\/[^/]+\.json$/;

export function dropNotes(): Plugin {
  return {
    name: 'fathom-notes',
    enforce: 'pre',
    transform(code, id) {
      if (!DATA.test(id)) return undefined;
      const data: unknown = JSON.parse(code);
      return isNoted(data) ? { code: JSON.stringify({ ...data, about: undefined }), map: null } : undefined;
    },
  };
}

function isNoted(data: unknown): data is { readonly about: unknown } {
  return typeof data === 'object' && data !== null && 'about' in data;
}
