/** The view and the notation of Endeavor: Deep Sea, for programs that play. */
import { type Language, schema } from '@fathom/kernel';
import { BONUS_GOALS, SETBACKS } from './data/coop.ts';
import { DESIGNS } from './data/crew.ts';
import { GAINS, TRACKS } from './data/gains.ts';
import { JOURNALS } from './data/journals.ts';
import { COLUMNS, DEPTHS } from './data/ocean.ts';
import { ACTIONS } from './data/slots.ts';
import { SITE_KINDS, TILES } from './data/tiles.ts';
import { TOKENS } from './data/tokens.ts';
import { MANNERS, STAGES } from './frames.ts';
import { meta } from './meta.ts';
import { ENDINGS } from './state.ts';

const { commonOf, either, endingOf, list, record, stackOf, whole, wholes, word, yesNo } = schema;

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id).join('|');

const seat = whole('The seat that decides.');
const more = whole('How many more.');
const zone = whole('The cell it comes from, or is bound to; −1 for none.');
const anywhere = whole('The depth that needs no zone above; 0 for none.');
const byConserve = yesNo('Whether the own conserve action has gained it.');
const manner = word('How the action differs from an ordinary one.', MANNERS);
const tile = either(
  'A tile.',
  whole('Its number.'),
  record('One the viewer does not know.', { depth: whole('What its back shows.') }),
);

const steps = {
  phase: {
    description: 'The stage of the round.',
    fields: {
      stage: word('Which.', STAGES),
      next: whole('The place in turn order of the seat that comes next.'),
    },
  },
  launch: { description: 'A vessel enters the ocean.', fields: { seat } },
  recruit: { description: 'A specialist is taken from the tray.', fields: { seat } },
  manage: { description: 'Discs may be taken back from specialists.', fields: { seat, discs: more } },
  turn: {
    description: 'An activation, dive tokens, or passing.',
    fields: {
      seat,
      begun: yesNo('Whether a dive token was spent, so that the turn ends instead of being passed.'),
    },
  },
  act: {
    description: 'The activation of a turn.',
    fields: {
      seat,
      zone,
      manner,
      member: whole('Whose actions are open, as place in the crew; −1 for a space of a journal.'),
      slots: whole('The actions that are open, packed.'),
    },
  },
  bonus: { description: 'A single action.', fields: { seat, zone, manner, action: word('Which.', ACTIONS) } },
  free: { description: 'Dive tokens may be spent after a dive.', fields: { seat } },
  trade: {
    description: 'A disc may go back for more research.',
    fields: { seat, token: whole('The dive token.') },
  },
  gain: {
    description: 'Gains that are still to be taken.',
    fields: { seat, gains: whole('Which, packed.'), zone, byConserve },
  },
  impact: { description: 'A marker goes on the impact board.', fields: { seat, zone, byConserve } },
  raise: {
    description: 'An attribute of the own choice rises.',
    fields: { seat, lowest: yesNo('Whether only one of the lowest may.') },
  },
  promote: { description: 'A junior may become a senior.', fields: { seat } },
  seek: {
    description: 'Tiles are to be drawn.',
    fields: { seat, depths: whole('The depths that may be drawn from, as bits.'), anywhere, zone },
  },
  lay: {
    description: 'A drawn tile is placed.',
    fields: { seat, tiles: list('One or two.', tile), anywhere },
  },
  wreck: {
    description: 'One of two tokens of the Shipwreck is kept.',
    fields: {
      seat,
      dive: whole('The dive site.'),
      tokens: wholes('The two.'),
      twice: yesNo('Whether another token of the site follows.'),
    },
  },
  name: { description: 'The kind of site that counts is named.', fields: { seat } },
  option: { description: 'How a goal of mission 8 counts.', fields: { seat, goal: whole('The goal.') } },
  card: { description: 'Of two cards the team keeps one.', fields: { seat, cards: wholes('The two.') } },
  poach: {
    description: 'Conservation discs are lost.',
    fields: { seat, discs: more, robbed: wholes('Tiles that have lost one.') },
  },
  net: { description: 'Sites are covered.', fields: { seat, nets: more } },
  drift: { description: 'The deepest vessel is carried up.', fields: { seat, times: more } },
  tire: { description: 'Discs go on free specialists.', fields: { seat, discs: more } },
  built: {
    description: 'A site was conserved.',
    fields: { seat, site: whole('The site.'), again: yesNo('Whether by the extra conserve action.') },
  },
  dived: {
    description: 'Tokens were taken from a dive site.',
    fields: { seat, dive: whole('The dive site.'), tokens: whole('How many.') },
  },
};

export const language: Language = {
  view: record(
    'What one viewer knows of a match of Endeavor: Deep Sea. Tiles, sites, journals, designs and tokens are numbers: their places in the lists of all of them. A cell is (depth − 1) × 7 + column.',
    {
      ...commonOf(meta.options),
      viewer: either('Whose view it is.', whole('A seat.'), word('Somebody without a seat.', ['spectator'])),
      round: whole('1 to 6, or 7 together.'),
      wave: whole('The seat that holds the wave.'),
      seat: whole('Whose preparation or turn it is.'),
      passed: whole('A bit for each seat that has passed.'),
      ocean: wholes('The tile in each cell; −1 for none.'),
      finders: wholes('Seat + 1 of who discovered the zone in each cell; 0 for nobody.'),
      unseen: wholes('Tiles of each depth the viewer has not seen, as bits; the first number is not used.'),
      under: list('Tiles put back under their piles, the upper ones first.', tile),
      hidden: whole('How many more tiles of depth 5 may be the hidden one.'),
      discs: wholes('Owner + 1 of the disc on each site; 0 for none.'),
      nets: wholes('Covered sites.'),
      linked: wholes('Completed connections, as bits, 31 in each number.'),
      once: whole('Features that work once and have, as bits.'),
      dives: wholes('Tokens on each dive site: four bits for each pool they come from.'),
      pools: wholes('Tokens nobody has seen, by kind; every reshuffle makes a new pool of twelve numbers.'),
      supply: whole('Tokens in the face-down supply.'),
      discarded: wholes('Discarded tokens, by kind.'),
      display: wholes('Journals on display.'),
      deck: whole('Journals left in the deck, as bits.'),
      tray: wholes('Copies left of the designs of ranks 1 to 4.'),
      offer: wholes('Designs of rank 5 on offer.'),
      fives: whole('Designs of rank 5 that wait, as bits.'),
      tracks: wholes(`Attributes by seat × 4 + track: ${TRACKS.join(', ')}.`),
      research: wholes('Research by seat.'),
      stock: wholes('Discs in the supply of each seat.'),
      staging: wholes('Discs in the staging area of each seat.'),
      extra: wholes('Discs from outside the box, by seat.'),
      vessels: wholes('Cells of the vessels, three for each seat; −1 beside the board.'),
      crew: list(
        'The specialists of each seat.',
        wholes('Design, + 32 when the senior side lies up, + 64 when a disc lies on it.'),
      ),
      journals: list(
        'The journals of each seat.',
        wholes('Journal, + 32 × the bits of its action spaces that hold a disc.'),
      ),
      held: list('The dive tokens of each seat.', wholes('Kinds of tokens.')),
      markers: wholes(
        'Seat + 1 of the marker on each hex of the impact board; on ∞ hexes 1 as soon as there is any.',
      ),
      endless: wholes('Markers on the ∞ hexes, hex by hex, four seats each.'),
      turtles: wholes('Seats and zones that have given them the turtle hex.'),
      named: whole('The named kind of site; 0 for none.'),
      chosen: wholes('The option of each goal; 0 while open.'),
      cleanup: wholes('Cleanup markers.'),
      races: wholes('Ranks of the seats in the two races, four each.'),
      bonus: wholes('Together: revealed bonus goals.'),
      setbacks: wholes('Together: revealed setbacks.'),
      bonusDeck: whole('Bonus goals left in the deck, as bits.'),
      setbackDeck: whole('Setbacks left in the deck, as bits.'),
      strain: wholes('How often the setback of the round has struck each seat.'),
      stack: stackOf(steps),
      ending: endingOf(ENDINGS),
    },
  ),
  notation: {
    parts: {
      cell: { pattern: `[${COLUMNS.join('')}][${DEPTHS.join('')}]`, description: 'A column and a depth.' },
      design: { pattern: ids(DESIGNS), description: 'A specialist.' },
      member: { pattern: '[0-9]+', description: 'A place in the own crew, from 0.' },
      journal: { pattern: ids(JOURNALS), description: 'A journal.' },
      space: { pattern: '[1-4]', description: 'An action space of a journal.' },
      token: { pattern: ids(TOKENS), description: 'A kind of dive token.' },
      tile: { pattern: ids(TILES), description: 'A tile.' },
      site: { pattern: `(?:${ids(TILES)})\\.[a-z][0-9]`, description: 'A tile and one of its sites.' },
      gain: { pattern: GAINS.join('|'), description: 'A gain.' },
      track: { pattern: TRACKS.join('|'), description: 'An attribute.' },
      hex: { pattern: '[0-9]+,[0-9]+', description: 'A hex of the impact board: row and column.' },
      depth: { pattern: `[${DEPTHS.join('')}]`, description: 'A depth.' },
      kind: { pattern: SITE_KINDS.join('|'), description: 'A kind of site.' },
      option: { pattern: '[0-9]', description: 'An option of a goal.' },
      card: {
        pattern: [...BONUS_GOALS.map(({ id }) => id), ...SETBACKS].join('|'),
        description: 'A card of the team.',
      },
    },
    moves: [
      { form: 'launch:<cell>', description: 'Launch a vessel.', examples: ['launch:C1'] },
      { form: 'recruit:<design>', description: 'Recruit a specialist.', examples: ['recruit:pilot'] },
      {
        form: 'reclaim:<member>',
        description: 'Take the disc of a specialist back.',
        examples: ['reclaim:0'],
      },
      { form: 'activate:<member>', description: 'Activate a specialist.', examples: ['activate:0'] },
      { form: 'copy:<member>', description: 'Copy a specialist.', examples: ['copy:1'] },
      {
        form: 'space:<journal>.<space>',
        description: 'Use a space of a journal.',
        examples: ['space:maps-of-light.1'],
      },
      { form: 'spend:<token>', description: 'Spend a dive token.', examples: ['spend:sonar'] },
      {
        form: 'use:<token>',
        description: 'Spend a dive token for its effect only.',
        examples: ['use:sonar'],
      },
      { form: 'travel:<cell>-<cell>', description: 'Travel with a vessel.', examples: ['travel:C1-C2'] },
      { form: 'sonar:<site>', description: 'Use a sonar site.', examples: ['sonar:atoll.s1'] },
      { form: 'dive:<site>', description: 'Dive at a site.', examples: ['dive:atoll.d1'] },
      {
        form: 'conserve:<site>',
        description: 'Conserve a site.',
        examples: ['conserve:decommissioned-oil-rig.c1'],
      },
      {
        form: 'publish:<site>*<journal>',
        description: 'Publish a journal at a site.',
        examples: ['publish:calm-seas.j1*maps-of-light'],
      },
      { form: 'promote:<member>', description: 'Promote a junior.', examples: ['promote:1'] },
      { form: 'gain:<gain>', description: 'Take this gain next.', examples: ['gain:research'] },
      { form: 'raise:<track>', description: 'Raise an attribute.', examples: ['raise:reputation'] },
      { form: 'impact:<hex>', description: 'Put a marker on the impact board.', examples: ['impact:3,4'] },
      { form: 'shift:<hex>-<hex>', description: 'Move an own marker.', examples: ['shift:1,2-2,2'] },
      { form: 'clean', description: 'Advance the cleanup marker.', examples: ['clean'] },
      { form: 'seek:<depth>', description: 'Draw a tile of this depth.', examples: ['seek:2'] },
      { form: 'seek:<depth>+<depth>', description: 'Draw two tiles.', examples: ['seek:1+2'] },
      { form: 'lay:<tile>@<cell>', description: 'Place a tile.', examples: ['lay:atoll@B1'] },
      { form: 'keep:<token>', description: 'Keep this token.', examples: ['keep:sonar'] },
      { form: 'name:<kind>', description: 'Name the kind of site that counts.', examples: ['name:conserve'] },
      { form: 'option:<option>', description: 'Choose how a goal counts.', examples: ['option:1'] },
      { form: 'card:<card>', description: 'Keep this card.', examples: ['card:full-sweep'] },
      {
        form: 'remove:<site>',
        description: 'Lose the disc of this site.',
        examples: ['remove:decommissioned-oil-rig.c1'],
      },
      { form: 'net:<site>', description: 'Cover this site.', examples: ['net:atoll.s1'] },
      { form: 'drift:<cell>', description: 'Let the vessel drift there.', examples: ['drift:C1'] },
      { form: 'tire:<member>', description: 'Put a disc on this specialist.', examples: ['tire:0'] },
      { form: 'skip', description: 'Do without.', examples: ['skip'] },
      { form: 'go', description: 'Go on without dive tokens.', examples: ['go'] },
      { form: 'pass', description: 'Pass for the round.', examples: ['pass'] },
      { form: 'end', description: 'End the turn.', examples: ['end'] },
    ],
  },
};
