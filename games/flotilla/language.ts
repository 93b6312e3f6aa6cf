/** The view and the notation of Flotilla, for programs that play. */
import { type Language, schema } from '@fathom/kernel';
import { CREW, TILES } from './data/box.ts';
import { COLOURS, GUILDS } from './data/names.ts';
import { SETS } from './data/objectives.ts';
import { STARTER } from './data/tiles.ts';
import { meta } from './meta.ts';
import { ENDINGS } from './state.ts';

const { commonOf, endingOf, list, record, stackOf, whole, wholes, yesNo } = schema;

const BY_COLOUR = `by colour: ${COLOURS.join(', ')}`;
const BY_GUILD = `by guild: ${GUILDS.join(', ')}`;
const guild = whole(`A guild from 0 (${GUILDS.join(', ')}); −1 for any or none.`);
const effect = whole('The number of the effect whose terms hold.');
const divers = whole('A bit for each diving skiff; 0 in research.');
const dice = wholes(
  'A die on the table: kind × 6 + face (kinds from 0: shallow, reef, deep, research), + 32 × the skiff it belongs to, + 256 when it is marked to be rolled again.',
);

const steps = {
  play: { description: 'A crew card is chosen.' },
  copy: { description: 'The topside card that a Student copies is chosen.' },
  sail: {
    description: 'The skiffs share the moves that are left.',
    fields: {
      moves: whole('How many.'),
      leaving: whole('The skiff that has to make room at once; −1 for none.'),
    },
  },
  run: {
    description: 'A program is carried out effect by effect.',
    fields: { program: whole('Its number.'), next: whole('The next effect, from 0.'), guild },
  },
  influence: {
    description: 'A guild is chosen for steps of influence.',
    fields: { steps: whole('How many.'), split: yesNo('Whether they may go to different guilds.') },
  },
  walk: {
    description: 'A disc moves on a guild track.',
    fields: { guild, steps: whole('How many are left.') },
  },
  toll: {
    description: 'The third space of a track is entered for its toll or skipped.',
    fields: { guild, steps: whole('How many are left, this one included.') },
  },
  seal: { description: 'Seals are placed.', fields: { seals: whole('How many.') } },
  recruit: {
    description: 'A crew card is recruited.',
    fields: { level: whole('The highest level that may be taken.'), guild },
  },
  gain: { description: 'Barrels are taken.', fields: { barrels: whole('How many.') } },
  survivors: { description: 'Survivors are rescued.', fields: { survivors: whole('How many.') } },
  trade: {
    description: 'Barrels are bought and sold.',
    fields: { transactions: whole('How many are left.'), effect },
  },
  objective: {
    description: 'An objective is scored for a new outpost.',
    fields: { coinsBefore: whole('The coins owned before it was paid.') },
  },
  market: { description: 'One price may move.', fields: { reach: whole('By so many spaces.') } },
  explore: { description: 'Tiles are drawn.' },
  draw: {
    description: 'Drawn tiles are laid or kept.',
    fields: {
      tiles: wholes('The tiles.'),
      keep: whole('How many of them.'),
      bound: yesNo('Whether they have to be laid.'),
    },
  },
  lay: { description: 'A tile is laid.', fields: { tile: whole('Its number.') } },
  turn: {
    description: 'A tile is turned.',
    fields: { tile: whole('Its number.'), cell: whole('Where it lies.') },
  },
  build: {
    description: 'Skyside tiles are built.',
    fields: {
      builds: whole('How many are left.'),
      effect,
      unscored: wholes('Cells of tiles that score later.'),
    },
  },
  pay: { description: 'A tile is paid with barrels.', fields: { due: whole('How many are due.') } },
  artifact: { description: 'Artifacts are found.', fields: { artifacts: whole('How many.') } },
  reroll: {
    description: 'Dice may be rolled again.',
    fields: {
      dice,
      most: whole('How many at once.'),
      rolls: whole('How many rolls are left.'),
      effect,
      divers,
    },
  },
  set: {
    description: 'Research dice may be turned to another face.',
    fields: { dice, sets: whole('How many.') },
  },
  dive: {
    description: 'Dive dice are resolved.',
    fields: {
      dice,
      effect,
      divers,
      depleting: whole('A bit for each skiff whose tile is depleted afterwards.'),
    },
  },
  joker: {
    description: 'Jokers name a guild.',
    fields: { jokers: whole('How many.'), symbols: wholes(`Symbols rolled, ${BY_GUILD}.`) },
  },
  dial: { description: 'Dials are raised.', fields: { raises: whole('How often.') } },
  trigger: { description: 'The artifacts of a guild take effect.' },
  restore: { description: 'Depletion tokens come off.', fields: { tokens: whole('How many.') } },
  join: { description: 'Whether to turn Skyside.' },
  retire: {
    description: 'Whether a card leaves the game.',
    fields: { bonus: whole('The program this is for.') },
  },
  close: { description: 'The card is laid down and prices move.' },
  end: { description: 'The turn ends.' },
};

export const language: Language = {
  view: record(
    'What one viewer knows of a match of Flotilla. Lists hold all seats one after the other; cards and tiles are numbers: their places in the lists of all of them.',
    {
      ...commonOf(meta.options),
      side: wholes('0 for Sinkside, 1 for Skyside, by seat.'),
      coins: wholes('Coins by seat.'),
      vp: wholes('Victory points by seat.'),
      barrels: wholes(`Barrels by seat × 4 + colour, ${BY_COLOUR}.`),
      toxicity: wholes('The space on the toxicity track by seat.'),
      poison: wholes('How often that track was passed, by seat.'),
      discs: wholes(
        `The space of the disc on each guild track by seat × 4 + guild, ${BY_GUILD}; 0 before the first.`,
      ),
      laps: wholes('How often each disc has gone round, in the same order.'),
      seals: wholes('Seals by seat × 4 + guild.'),
      skiffs: wholes('The cell of each skiff by seat × 4 + skiff; −1 on the player board, −2 sold.'),
      cargo: wholes('Barrels aboard by (seat × 4 + skiff) × 4 + colour.'),
      field: wholes(
        'Cells by seat × 51 + cell: tile + 1, + 128 × how far it was turned, + 1024 when it is depleted, + 2048 when an outpost stands on it; 0 for an empty one.',
      ),
      outposts: wholes('Outposts built by seat.'),
      artifacts: wholes('Artifacts found by seat.'),
      rings: wholes('Sonar circles completed by seat.'),
      hands: list(
        'The hand of each seat.',
        record('A hand.', {
          size: whole('How many cards it holds.'),
          cards: wholes('The cards, only of the viewer.'),
          crew: wholes('Guild cards owned, in hand or not, by guild × 2 + level − 1.'),
        }),
      ),
      piles: list('The played cards of each seat.', wholes('The top card last.')),
      stocks: list(
        'The Skyside tiles beside the board of each seat.',
        wholes('In the order of their numbers.'),
      ),
      retired: wholes('Cards out of the game, with the seats they belonged to.'),
      bag: whole('How many tiles are in the bag.'),
      relics: whole('How many artifacts are in their bag.'),
      hub: wholes('Artifacts on the hub, in the order found.'),
      display: wholes('Open cards by (guild × 2 + level − 1) × 2 + slot; −1 for none.'),
      decks: wholes('Cards left in each stack by guild × 2 + level − 1.'),
      objectives: list(`The objective stacks ${SETS.join(', ')}.`, wholes('The top one first.')),
      worth: list('For each seat what the open objectives would score now.', wholes('By stack.')),
      bank: wholes(`Barrels in the common supply, ${BY_COLOUR}.`),
      prices: wholes(`The space of each price indicator, ${BY_COLOUR}.`),
      dials: wholes(`The space of each dial, ${BY_GUILD}.`),
      sonar: whole('The space of the sonar marker.'),
      survivors: whole('The space of the survivor tracker; 0 before the first.'),
      pool: whole('Victory points in the pool.'),
      reserve: whole('Victory points beside it.'),
      first: whole('The seat that began.'),
      seat: whole('Whose turn it is.'),
      round: whole('The round.'),
      lastRound: whole('The last round once the pool is empty, else 0.'),
      idle: whole('Rounds in a row without victory points.'),
      scored: yesNo('Whether this round had any.'),
      turn: record('What is remembered until the turn is over.', {
        card: whole('The card that is played; −1 for none.'),
        as: whole('The card it stands for; −1 for none.'),
        retires: yesNo('Whether it goes out of the game.'),
        bought: wholes(`Barrels bought in this turn, ${BY_COLOUR}.`),
        sold: wholes(`Barrels sold in this turn, ${BY_COLOUR}.`),
        outposts: whole('Outposts built in this turn.'),
      }),
      stack: stackOf(steps),
      ending: endingOf(ENDINGS),
    },
  ),
  notation: {
    parts: {
      card: {
        pattern: CREW.map(({ id }) => id).join('|'),
        description: 'A crew card, by what is printed on it.',
      },
      seat: { pattern: '[0-4]', description: 'A seat.' },
      cell: {
        pattern: '[A-F](?:[1-9]|1[01])',
        description: 'A cell of the own field: row and number from the west.',
      },
      guild: { pattern: GUILDS.join('|'), description: 'A guild.' },
      colour: { pattern: COLOURS.join('|'), description: 'A colour of barrels.' },
      stack: { pattern: `[${SETS.join('')}]`, description: 'A stack of objectives.' },
      shift: { pattern: '[+-][1-3]', description: 'By so many spaces up or down.' },
      tile: {
        pattern: TILES.slice(0, STARTER)
          .map(({ id }) => id)
          .join('|'),
        description: 'A tile.',
      },
      turns: { pattern: '[0-5]', description: 'So many sixths of a turn.' },
      die: {
        pattern: '[SRDO][1-6]',
        description: 'A die: shallow, reef, deep or research (O), and its face.',
      },
      face: { pattern: '[1-6]', description: 'A face of a die.' },
    },
    moves: [
      { form: 'play:<card>', description: 'Play a crew card.', examples: ['play:T3'] },
      { form: 'copy:<seat>', description: 'Copy the topside card of a seat.', examples: ['copy:2'] },
      { form: 'sail:<cell>-<cell>', description: 'Sail a skiff.', examples: ['sail:A6-B6'] },
      { form: 'guild:<guild>', description: 'Name the guild that is asked for.', examples: ['guild:trader'] },
      { form: 'enter', description: 'Enter the third space for its toll.', examples: ['enter'] },
      { form: 'skip', description: 'Skip it.', examples: ['skip'] },
      { form: 'recruit:<card>', description: 'Recruit a card.', examples: ['recruit:S1'] },
      { form: 'barrel:<colour>', description: 'Take or pay a barrel.', examples: ['barrel:red'] },
      { form: 'buy:<colour>', description: 'Buy a barrel.', examples: ['buy:red'] },
      { form: 'sell:<colour>', description: 'Sell a barrel.', examples: ['sell:red'] },
      { form: 'skiff', description: 'Buy or sell a skiff.', examples: ['skiff'] },
      { form: 'outpost:<cell>', description: 'Build an outpost.', examples: ['outpost:B5'] },
      { form: 'objective:<stack>', description: 'Score an objective.', examples: ['objective:B'] },
      { form: 'price:<colour><shift>', description: 'Move a price.', examples: ['price:red+2'] },
      { form: 'tile:<tile>', description: 'Take a tile to lay, keep or build it.', examples: ['tile:O17'] },
      { form: 'lay:<cell>', description: 'Lay it there.', examples: ['lay:B5'] },
      { form: 'turn:<turns>', description: 'Turn it.', examples: ['turn:2'] },
      { form: 'again:<die>', description: 'Mark a research die to be rolled again.', examples: ['again:O3'] },
      { form: 'again:<die>=<cell>', description: 'Mark a die of a skiff.', examples: ['again:R3=B5'] },
      { form: 'roll', description: 'Roll what is marked.', examples: ['roll'] },
      {
        form: 'set:<face>-<face>',
        description: 'Turn a research die to another face.',
        examples: ['set:1-5'],
      },
      { form: 'die:<die>=<cell>', description: 'Resolve a die of the skiff there.', examples: ['die:R3=B5'] },
      {
        form: 'die:<die>><cell>',
        description: 'Resolve a die of the card for that skiff.',
        examples: ['die:R3>B5'],
      },
      { form: 'dice', description: 'Resolve no further dice.', examples: ['dice'] },
      { form: 'restore:<cell>', description: 'Take a depletion token off.', examples: ['restore:B5'] },
      { form: 'join', description: 'Turn Skyside.', examples: ['join'] },
      { form: 'retire', description: 'Let the card leave the game.', examples: ['retire'] },
      { form: 'stop', description: 'Enough of what is offered.', examples: ['stop'] },
      { form: 'end', description: 'End the turn.', examples: ['end'] },
    ],
  },
};
