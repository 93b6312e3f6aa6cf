/** Says which dependencies come under a licence that was not agreed to, or under none that is known. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may be part of the product: whoever passes it on only has to keep the notices. */
const PRODUCT = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Unlicense',
  'MIT-0',
  '0BSD',
];
/** Under terms for their own files only, which are used as they are: the way push messages are sealed and signed. */
const UNCHANGED: Readonly<Record<string, string>> = { 'web-push': 'MPL-2.0' };
/** What may help to build and test it, besides that. */
const DEVELOPMENT = ['MPL-2.0', 'Python-2.0', 'MIT AND Zlib'];
/** Packages whose manifest says nothing; their licence was read in their files. */
const READ: Readonly<Record<string, string>> = {
  'base64-arraybuffer': 'MIT',
  only: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  /** Needed by development, and by nobody else unless they ask for it: the test runner that the kit wants, and its binaries. */
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

/** One line for each. The lock file names the licence of everything that is installed. */
export function unlicensed(root: string): string[] {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages).flatMap(([path, { license, dev, devOptional, optional, link }]) => {
    if (link) return [];
    const name = path.replace(/^.*node_modules\//, '');
    const licence = license ?? READ[name];
    const allowed = dev || devOptional || optional ? [...PRODUCT, ...DEVELOPMENT] : PRODUCT;
    if (licence !== undefined && UNCHANGED[name] === licence) return [];
    if (licence !== undefined && choices(licence).some(one => allowed.includes(one))) return [];
    return [
      `${name}: its licence is ${licence ?? 'not named'}; leave it out, or allow it in scripts/licences.ts`,
    ];
  });
}

/** `(MIT OR Apache-2.0)` leaves the choice. */
function choices(licence: string): string[] {
  return licence.replace(/[()]/g, '').split(' OR ');
}
