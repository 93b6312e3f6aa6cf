/** What people type: names and chat. Any script is welcome, nothing invisible or disguised is. */
import { Refused } from './refused.ts';

const LONGEST_NAME = 24;
const LONGEST_TEXT = 500;

/** Joiners and emoji presentation are the invisible characters that scripts and emoji need. */
const NEEDED = /\u200c|\u200d|\ufe0e|\ufe0f/gu;
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const STACKED = /\p{M}{5}/u;

const segmenter = new Intl.Segmenter();

export function cleanName(given: string): string {
  const name = given.normalize('NFC').trim().replace(/ +/gu, ' ');
  if (!isReadable(name) || visibleLength(name) > LONGEST_NAME) throw new Refused('bad_name');
  return name;
}

export function cleanText(given: string): string {
  const text = given.normalize('NFC').replaceAll('\r\n', '\n').trim();
  if (!isReadable(text.replaceAll('\n', ' ')) || text.length > LONGEST_TEXT) throw new Refused('bad_text');
  return text;
}

function isReadable(text: string): boolean {
  return VISIBLE.test(text) && !STACKED.test(text) && !UNWANTED.test(text.replace(NEEDED, ''));
}

function visibleLength(text: string): number {
  return text.length > LONGEST_NAME * 16 ? Number.POSITIVE_INFINITY : [...segmenter.segment(text)].length;
}
