/** The view and the notation of Submarine, for programs that play. */
import { type Language, schema } from '@fathom/kernel';
import { COLOURS, KINDS } from './data/box.ts';
import { meta } from './meta.ts';
import { COLUMNS, LEVELS } from './space.ts';
import { ENDINGS } from './state.ts';

const { commonOf, either, endingOf, list, none, record, stackOf, whole, wholes, word, yesNo } = schema;

const COLOUR = `a colour from 0: ${COLOURS.join(', ')}`;

export const language: Language = {
  view: record('What one viewer knows of a match of Submarine.', {
    ...commonOf(meta.options),
    at: wholes(
      `Where each of the 65 tokens lies. Treasures are kind × 5 + colour (kinds from 0: ${KINDS.join(', ')}), mussels 60 + colour. A place is a space of the board (column × ${LEVELS.length} + level, both from 0), 24 the box, 25 + seat the container of a seat, 30 + seat beside it as a joker.`,
    ),
    submarines: wholes('The space of each submarine, seat by seat; −1 before it is placed.'),
    ships: wholes('The column of each ship, from 0; −1 before the first column, 6 behind the last.'),
    hands: list(
      'The hand of each seat.',
      record('A hand.', {
        size: whole('How many cards it holds.'),
        known: wholes(`The cards the viewer knows, each as ${COLOUR}, in that order.`),
      }),
    ),
    piles: list(
      'The draw pile of each seat.',
      list(
        'Its cards, the bottom one first.',
        either('A card.', whole(`Its colour: ${COLOUR}.`), none('The viewer does not know it.')),
      ),
    ),
    discards: wholes('How many cards of each colour are discarded.'),
    seat: whole('Whose turn it is.'),
    voyage: whole('The number of the voyage, from 1.'),
    idle: whole('How many voyages in a row have brought no progress.'),
    progress: yesNo('Whether this voyage has brought progress.'),
    stack: stackOf({
      place: { description: 'A submarine is placed.' },
      sail: { description: 'The ship sails on.' },
      act: {
        description: 'Submarines are relocated or treasures salvaged.',
        fields: {
          deed: word('What the submarines of this turn are used for.', ['none', 'relocating', 'salvaging']),
          moved: whole('A bit for each own submarine that was relocated in this turn.'),
          touched: wholes('Tokens won or laid out in this turn; they rest until the next.'),
        },
      },
      take: {
        description: 'A token comes aboard once everybody has been paid.',
        fields: { token: whole('The token.') },
      },
      pay: {
        description: 'Cards are paid to another player.',
        fields: { to: whole('The seat that is paid.'), owed: whole('How many cards are still due.') },
      },
      rest: {
        description: 'The turn ends, or a card is exchanged.',
        fields: { left: yesNo('Whether the ship has left the board in this turn.') },
      },
    }),
    ending: endingOf(ENDINGS),
  }),
  notation: {
    parts: {
      column: { pattern: `[${COLUMNS.join('')}]`, description: 'A column of the board.' },
      space: { pattern: `[${COLUMNS.join('')}][${LEVELS.join('')}]`, description: 'A column and a level.' },
      colour: { pattern: COLOURS.join('|'), description: 'A colour.' },
      token: {
        pattern: `(?:${[...KINDS, 'mussel'].join('|')})-(?:${COLOURS.join('|')})`,
        description: 'A treasure or a mussel.',
      },
    },
    moves: [
      { form: 'place:<column>', description: 'Place a submarine below this column.', examples: ['place:C'] },
      { form: 'sail:<column>', description: 'Sail to this column.', examples: ['sail:D'] },
      { form: 'sail:out', description: 'Leave the board.', examples: ['sail:out'] },
      { form: 'move:<space>-<space>', description: 'Relocate a submarine.', examples: ['move:D3-D4'] },
      { form: 'lift:<token>', description: 'Salvage a treasure.', examples: ['lift:mask-rose'] },
      {
        form: 'lift:<token>*<token>',
        description: 'Salvage a treasure by a mussel as its joker.',
        examples: ['lift:mask-rose*mussel-sky'],
      },
      { form: 'pay:<colour>', description: 'Pay a card of this colour.', examples: ['pay:rose'] },
      { form: 'swap:<colour>', description: 'Exchange a card of this colour.', examples: ['swap:rose'] },
      { form: 'end', description: 'End the turn.', examples: ['end'] },
    ],
  },
};
