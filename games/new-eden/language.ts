/** The view and the notation of New Eden, for programs that play. */
import { type Language, schema } from '@fathom/kernel';
import { ARMS, GROUPS, ROWS, TILES } from './data/box.ts';
import { CARD_ID } from './data/card.ts';
import { meta } from './meta.ts';
import { ENDINGS, PHASES } from './state.ts';
import { SOURCES } from './station.ts';

const { commonOf, either, endingOf, list, none, record, stackOf, whole, wholes, word, yesNo } = schema;

const seat = whole('The seat that decides.');
const row = whole('The row, from 0 at the top.');
const card = whole('The card.');

const station = record('A station.', {
  coins: either('Its coins.', whole('So many.'), none('They lie behind a screen.')),
  damage: whole('Its damage.'),
  plant: whole('How often its power plant was used in this round.'),
  tiles: whole(`A bit for each tile that is built: ${TILES.join(', ')}.`),
  dome: whole('Deeples in the dome that can still work.'),
  tired: whole('Deeples in the dome that rest until phase D.'),
  points: wholes(`Points by where they come from: ${SOURCES.join(', ')}.`),
  arms: list(
    `The cards of each group: ${GROUPS.join(', ')}.`,
    wholes(
      'The innermost first: card + 128 × Deeples lying on its edge + 4096 when it was used in this round.',
    ),
  ),
});

export const language: Language = {
  view: record(
    'What one viewer knows of a match of New Eden. Cards are numbers: their place in the list of all cards.',
    {
      ...commonOf(meta.options),
      round: whole('The round.'),
      phase: word('The phase of the round.', PHASES),
      nautilus: whole('The seat that holds the Nautilus marker.'),
      passed: whole('A bit for each station that has passed in this phase A.'),
      stations: list('One for each seat; in the solo game that of Deep Thought follows.', station),
      display: list(
        'The tableau, row by row from the top.',
        either('A space.', whole('A card; −1 for none.'), none('A card that lies face down for the viewer.')),
      ),
      markers: whole('A bit for each row with an auction marker.'),
      winners: wholes(
        'For each row that was up for auction: the station that won it, −1 for nobody, −2 when it was blocked.',
      ),
      prices: wholes('What was paid for each of these rows.'),
      bonus: wholes('The bonus cards of this round.'),
      bonusSeen: whole('A bit for each bonus card that was ever turned up.'),
      box: wholes('For each deck a bit for each card that is known to be out of the game.'),
      hands: list(
        'The cards each seat holds in phase B.',
        record('A hand.', {
          size: whole('How many cards it holds.'),
          cards: either('Which.', wholes('The own ones.'), none('Those of somebody else.')),
        }),
      ),
      sealed: list(
        'What each seat has chosen on the black market.',
        either(
          'A choice.',
          whole('A bit for each card of the hand; −1 before the choice.'),
          none('Not shown yet.'),
        ),
      ),
      pool: whole('Deeples in the common pool.'),
      scrap: whole('Oxygen cards of the start and of expansions that were destroyed.'),
      stack: stackOf({
        turn: {
          description: 'A turn of phase A.',
          fields: { seat, acted: yesNo('Whether its one action was taken.') },
        },
        script: {
          description: 'A turn of Deep Thought.',
          fields: { acted: yesNo('Whether its one action was taken.') },
        },
        take: {
          description: 'A card of the tableau comes to a station.',
          fields: { seat, space: whole('Its space on the tableau.') },
        },
        dive: {
          description: 'An oxygen card is breathed from.',
          fields: {
            seat,
            card,
            bottles: wholes('Its two bottles as printed; 0 for one that is empty or not there.'),
            started: yesNo('Whether a bottle was used, so that modules may be activated.'),
          },
        },
        destroy: { description: 'A card has to be given up for too much damage.', fields: { seat } },
        attack: {
          description: 'Everybody else suffers from a research card.',
          fields: { seat, card, victim: whole('Who suffers next.') },
        },
        market: { description: 'Everybody chooses cards of the black market at the same time.' },
        charge: {
          description: 'The black market is paid in order.',
          fields: { paid: whole('How many have paid.') },
        },
        unpack: {
          description: 'What was bought is handed out in order.',
          fields: { served: whole('How many have got their cards.') },
        },
        attach: {
          description: 'Cards join a station one by one.',
          fields: { seat, row: either('Where they come from.', row, none('The own hand.')) },
        },
        block: {
          description: 'Rows are blocked before a solo auction.',
          fields: { seat, rows: whole('How many.') },
        },
        auction: { description: 'A row is chosen for auction.', fields: { seat } },
        bid: {
          description: 'A row is up for auction.',
          fields: {
            seat,
            row,
            high: whole('The highest bid.'),
            leader: whole('Whose it is; −1 for nobody.'),
            out: whole('A bit for each station that has dropped out.'),
          },
        },
        reward: {
          description: 'The winner of a row activates modules.',
          fields: {
            seat,
            row,
            activations: whole('How many are left.'),
            extra: yesNo('Whether the extra one for a damage was taken.'),
          },
        },
        tank: { description: 'The oxygen card of an extra activation is chosen.', fields: { seat } },
      }),
      ending: endingOf(ENDINGS),
    },
  ),
  notation: {
    parts: {
      card: { pattern: CARD_ID.join('|'), description: 'A card, by what is printed on it.' },
      cards: {
        pattern: `(?:${CARD_ID.join('|')})(?:\\+(?:${CARD_ID.join('|')}))*`,
        description: 'One card or more.',
      },
      place: { pattern: 'dome|[a-z][1-9][0-9]?', description: 'The dome, or an arm and how far out.' },
      arm: { pattern: GROUPS.slice(0, ARMS).join('|'), description: 'An arm of the station.' },
      tile: { pattern: TILES.join('|'), description: 'A tile of the dome.' },
      row: { pattern: `[1-${ROWS}]`, description: 'A row of the tableau.' },
      steps: { pattern: '[1-6]', description: 'The bottle that is used.' },
      coins: { pattern: '[1-9][0-9]{0,2}', description: 'A number of coins.' },
    },
    moves: [
      { form: 'buy:<card>', description: 'Buy a card of the tableau.', examples: [`buy:${CARD_ID[7]}`] },
      { form: 'use:<card>', description: 'Breathe from an oxygen card.', examples: [`use:${CARD_ID[3]}`] },
      {
        form: 'swim:<steps>:<place>-<place>',
        description: 'Swim with a bottle.',
        examples: ['swim:2:dome-h2'],
      },
      { form: 'hold:<steps>', description: 'Use a bottle without moving.', examples: ['hold:1'] },
      { form: 'activate:<place>', description: 'Activate a module.', examples: ['activate:c1'] },
      { form: 'expand:<tile>', description: 'Build a tile of the dome.', examples: [`expand:${TILES[0]}`] },
      {
        form: 'market:<cards>',
        description: 'Choose these cards on the black market.',
        examples: [`market:${CARD_ID[20]}`],
      },
      { form: 'market:none', description: 'Choose none there.', examples: ['market:none'] },
      {
        form: 'attach:<card>',
        description: 'Attach a card to the station.',
        examples: [`attach:${CARD_ID[20]}`],
      },
      {
        form: 'destroy:<arm>',
        description: 'Give up the outermost card of an arm.',
        examples: [`destroy:${GROUPS[0]}`],
      },
      { form: 'block:<row>', description: 'Block a row.', examples: ['block:1'] },
      { form: 'row:<row>', description: 'Put a row up for auction.', examples: ['row:3'] },
      { form: 'bid:<coins>', description: 'Bid so much.', examples: ['bid:4'] },
      { form: 'drop', description: 'Drop out of the auction.', examples: ['drop'] },
      { form: 'done', description: 'No further activation with this oxygen card.', examples: ['done'] },
      { form: 'pass', description: 'Pass for the rest of the phase.', examples: ['pass'] },
      { form: 'plant', description: 'Use the power plant.', examples: ['plant'] },
      { form: 'skip', description: 'Give up the rest of the activations.', examples: ['skip'] },
      { form: 'extra', description: 'One more activation for one damage.', examples: ['extra'] },
      { form: 'end', description: 'End the turn.', examples: ['end'] },
    ],
  },
};
