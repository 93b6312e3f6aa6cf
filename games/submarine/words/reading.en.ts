/** What only readings say; they are loaded after the board. */
import { choose } from '@fathom/kernel';
import { space } from './select.ts';

const COLOUR = choose('colour', ['sand', 'sky', 'rose', 'jade', 'lilac']);

export const en = {
  'read.meter.treasures': 'Treasures in your container',
  'read.meter.jokers': 'Your jokers',
  'read.meter.hand': 'Cards in hand',
  'read.meter.pile': 'Cards in your draw pile',
  'read.free': `Price: a ${COLOUR} card. Nobody else is paid.`,
  'read.price': `Price: a ${COLOUR} card, and from your draw pile {debts}.`,
  'read.new': 'This kind is new in your container.',
  'read.again': 'You have this kind already: it would become a joker.',
  'read.joker': 'A joker, usable from the turn after it was won.',
  'read.space': `Space ${space()}`,
  'read.spaceText':
    'Submarines may come here from any column of this level, of the one above and of the one below. Treasures are salvaged from where they lie.',
  'read.movable': 'It can move now: press it, then the space it goes to.',
  'read.missing': 'missing in the container of {name}',
  'read.got': 'in the container of {name}',
  'read.pile': 'Draw pile, {n, plural, one {# card} other {# cards}}',
  'read.pileText':
    'Payments to opponents come from it, and what they pay you goes on top. At the end of a turn hands are refilled from it.',
  'read.handText': 'Each of these cards brings up one token of its colour.',
  'read.discards': 'Cards that paid for a token. They are out of the game.',
  'read.below': '{n, plural, one {One of your submarines lies} other {# of your submarines lie}} below.',
  'read.payable':
    '{n, plural, =0 {None of your cards matches here.} one {Your cards pay for one token here.} other {Your cards pay for # tokens here.}}',
} as const satisfies Readonly<Record<string, string>>;
