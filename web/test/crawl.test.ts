/**
 * Nothing on a board stays unexplained: every symbol, card, token and space answers a tap or the focus with its name and what
 * it is, be it a reading, the words of a control, or its entry in the key of symbols. `npm run crawl` plays 10,000
 * positions of every game and draws each tenth.
 */
import { type Lang, speaker, type Words } from '@fathom/kernel';
import type { Reader } from '@fathom/parts/reading.ts';
import type { SignKey } from '@fathom/parts/signs.ts';
import { expect, test } from 'vitest';
import { WORDS } from './all-words.ts';
import { GAME_IDS, load, markupOf, sights } from './tables.tsx';
import { around, type Element, nameOf, treeOf, within } from './tree.ts';

const { FATHOM_POSITIONS } = process.env;
const LOOKED = Number(FATHOM_POSITIONS ?? 480);
/** Neighbours look alike, so one in so many is drawn. A long run takes as long as it takes. */
const EVERY = FATHOM_POSITIONS ? 10 : 24;
const PATIENCE = FATHOM_POSITIONS ? { timeout: 0 } : {};
/** Regions, which hold what is to be explained, and questions, which are sentences. */
const REGION = /^(board|tray|seat:\d+|board:notice)$/;
/** What says what it does when it is pressed. */
const CONTROLS = ['button', 'summary', 'a', 'label'];

test.each(GAME_IDS)('the board of %s explains everything it draws', PATIENCE, async id => {
  const game = await load(id);
  const { reader, words, signs } = await library(id);
  const say = speaker('en', words.en, game.board.voice.words.en, ...WORDS.en);
  const known = new Set<string>(signs.flatMap(group => group.signs).map(({ sign }) => sign));
  const mute = new Set<string>();
  let n = 0;
  for (const sight of sights(game, LOOKED)) {
    if (n++ % EVERY !== 0) continue;
    const reads = remembered(place => reader(place, { ...sight.props, say }) !== undefined);
    for (const element of within(treeOf(markupOf(game, sight))))
      if (isThing(element) && !isExplained(element, reads, known)) mute.add(described(element));
  }
  expect([...mute]).toEqual([]);
});

/** Drawn symbols, pieces and spaces. Shapes of players and marks in a list say no more than the words they stand beside. */
function isThing({ tag, attributes, parent }: Element): boolean {
  const { class: look = '', 'data-sign': sign = '' } = parent?.attributes ?? {};
  if (
    (look.startsWith('mark ') || MARKS.includes(sign)) &&
    parent?.parent?.parent &&
    nameOf(parent.parent.parent)
  )
    return false;
  const place = attributes['data-place'];
  return (
    tag === 'use' || attributes['data-piece'] !== undefined || (place !== undefined && !REGION.test(place))
  );
}

/** Done, open, still to come. */
const MARKS = ['i-check', 'i-eye', 'i-more'];

type Reads = (place: string) => boolean;

/** By itself, by something around it, or, where it only holds other things, by those. For a place it takes a name that is seen. */
function isExplained(element: Element, reads: Reads, known: ReadonlySet<string>): boolean {
  const isPlace = element.attributes['data-place'] !== undefined;
  const answers = (at: Element) =>
    placesOf(at).some(reads) ||
    (CONTROLS.includes(at.tag) && (isPlace ? isWorded(at) : nameOf(at) !== '')) ||
    at.attributes['data-sign']?.split(' ').some(sign => known.has(sign));
  const holds = isPlace ? within(element) : [];
  return [...around(element), ...holds].some(answers);
}

/** Somebody who sees the screen reads words there. */
function isWorded(element: Element): boolean {
  return [element, ...within(element)].some(({ text }) => /\p{L}{3}/u.test(text));
}

/** A button stands for the place that it holds. */
function placesOf(element: Element): string[] {
  const held = element.tag === 'button' ? [...within(element)] : [];
  return [element, ...held].flatMap(({ attributes }) => attributes['data-place']?.split(' ') ?? []);
}

/** A place is asked about once, however many things it holds. */
function remembered(reads: Reads): Reads {
  const known = new Map<string, boolean>();
  return place => {
    const answer = known.get(place) ?? reads(place);
    known.set(place, answer);
    return answer;
  };
}

function described(element: Element): string {
  const path = [...around(element)].slice(0, 5).map(({ tag, attributes }) => {
    const place = attributes['data-place']?.replace(/\d+/g, '*');
    return [tag, attributes.class, place && `[${place}]`].filter(Boolean).join('.');
  });
  const what = element.attributes.href ?? element.attributes['data-piece']?.replace(/\d+/g, '*');
  return `${what} in ${path.join(' < ')}`;
}

async function library(id: string) {
  const [reading, key] = await Promise.all([
    import(`../../games/${id}/board/reading.ts`) as Promise<{ reader: Reader; words: Record<Lang, Words> }>,
    import(`../../games/${id}/board/signs.ts`) as Promise<SignKey>,
  ]);
  return { ...reading, signs: key.signs };
}
