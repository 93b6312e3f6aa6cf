/**
 * The two type families, cut to what is set in them. One small file holds every letter of our own texts; letters that
 * only names need lie in files of their own, which load when such a letter is on the page.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

type Span = readonly [from: number, to: number];
type Axis = number | { readonly min: number; readonly max: number };

/** Numerals and what stands beside them. */
const FIGURES: readonly Span[] = [
  [0x20, 0x20],
  [0x28, 0x29],
  [0x2b, 0x3a],
  [0xa0, 0xa0],
  [0xb1, 0xb1],
  [0xd7, 0xd7],
  [0x2013, 0x2013],
  [0x2212, 0x2212],
];

/** English and German with their punctuation, and the signs of the boards. */
export const OWN: readonly Span[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0xb0, 0xb1],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  ...[...'ÄÖÜßäöüé'].map((letter): Span => [letter.charCodeAt(0), letter.charCodeAt(0)]),
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2026, 0x2026],
  [0x203a, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const LATIN: readonly Span[] = [
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
];

const LATIN_EXT: readonly Span[] = [
  [0x100, 0x17f],
  [0x18f, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x1fa, 0x21b],
  [0x22a, 0x233],
  [0x259, 0x259],
  [0x1e00, 0x1e9f],
];

const VIETNAMESE: readonly Span[] = [
  [0x102, 0x103],
  [0x110, 0x111],
  [0x128, 0x129],
  [0x168, 0x169],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x300, 0x303],
  [0x309, 0x309],
  [0x323, 0x323],
  [0x1ea0, 0x1ef9],
];

interface Range {
  readonly name: string;
  /** Which file of the package holds it. */
  readonly from: 'latin' | 'latin-ext' | 'vietnamese';
  readonly spans: readonly Span[];
}

const OURS: Range = { name: 'own', from: 'latin', spans: OWN };
/** Where names may stand, the letters of European and Vietnamese names are at hand too. */
const OURS_AND_NAMES: readonly Range[] = [
  { name: 'vietnamese', from: 'vietnamese', spans: VIETNAMESE },
  { name: 'latin-ext', from: 'latin-ext', spans: LATIN_EXT },
  { name: 'latin', from: 'latin', spans: without(LATIN, OWN) },
  OURS,
];
const FIGURES_APART: readonly Range[] = [
  { name: 'letters', from: 'latin', spans: without(OWN, FIGURES) },
  { name: 'figures', from: 'latin', spans: FIGURES },
];

interface Face {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly file: string;
  /** What the style sheets use; what lies beyond is cut off. */
  readonly axes: { readonly wght: Axis; readonly opsz?: Axis };
  readonly ranges: readonly Range[];
}

const SANS = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-*-wght-normal.woff2';
const ROMAN = '@fontsource-variable/newsreader/files/newsreader-*-opsz-normal.woff2';
const ITALIC = '@fontsource-variable/newsreader/files/newsreader-*-wght-italic.woff2';
const SIZES = { min: 14, max: 54 };
/** The text of the rules has one size. */
const READING = 17;

const FACES: readonly Face[] = [
  {
    family: 'Hanken Grotesk Variable',
    style: 'normal',
    file: SANS,
    axes: { wght: { min: 400, max: 700 } },
    ranges: OURS_AND_NAMES,
  },
  serif(ROMAN, { wght: 400, opsz: READING }, [OURS]),
  serif(ROMAN, { wght: 500, opsz: SIZES }, OURS_AND_NAMES),
  serif(ROMAN, { wght: 600, opsz: SIZES }, FIGURES_APART),
  serif(ROMAN, { wght: 700, opsz: READING }, [OURS]),
  serif(ITALIC, { wght: { min: 400, max: 500 } }, OURS_AND_NAMES),
];

function serif(file: string, axes: Face['axes'], ranges: Face['ranges']): Face {
  return {
    family: 'Newsreader Variable',
    style: file === ITALIC ? 'italic' : 'normal',
    file,
    axes,
    ranges,
  };
}

/** Numerals of one width stand in columns, so these alternates stay; swashes and small capitals go. */
const FEATURES = ['calt', 'case', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** Writes the files and a style sheet that names them, unless they are there already; returns the folder. */
export async function cutFonts(cache: string): Promise<string> {
  const jobs = FACES.flatMap(face => face.ranges.map(range => ({ face, range, font: read(face, range) })));
  const recipe = createHash('sha256').update(JSON.stringify([FACES, FEATURES]));
  for (const { font } of jobs) recipe.update(font);
  const folder = join(cache, recipe.digest('hex').slice(0, 16));
  const sheet = join(folder, 'fonts.css');
  if (existsSync(sheet)) return folder;
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const job of jobs) rules.push(await cut(folder, job));
  writeFileSync(sheet, rules.join('\n'));
  return folder;
}

interface Job {
  readonly face: Face;
  readonly range: Range;
  readonly font: Buffer;
}

async function cut(folder: string, { face, range, font }: Job): Promise<string> {
  const { family, style, axes } = face;
  const small = await subsetFont(font, letters(range.spans), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES,
    variationAxes: { ...axes },
  });
  const weight = typeof axes.wght === 'number' ? `${axes.wght}` : `${axes.wght.min} ${axes.wght.max}`;
  const name =
    `${family.split(' ')[0]}-${style}-${weight.replace(' ', '-')}-${range.name}.woff2`.toLowerCase();
  writeFileSync(join(folder, name), small);
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}") format("woff2");
  unicode-range: ${range.spans.map(written).join(', ')};
}`;
}

function read(face: Face, range: Range): Buffer {
  return readFileSync(require.resolve(face.file.replace('*', range.from)));
}

function letters(spans: readonly Span[]): string {
  return spans
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join('');
}

function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  const isTaken = (code: number) => taken.some(([from, to]) => from <= code && code <= to);
  return [...letters(spans)]
    .map(letter => letter.codePointAt(0) ?? 0)
    .filter(code => !isTaken(code))
    .map(code => [code, code]);
}

function written([from, to]: Span): string {
  return from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`;
}
