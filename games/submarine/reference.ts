/** What is in the box and on the board, with what it does. */
import { type Params, type Reference, type ReferenceEntry, seatCounts, type Text } from '@fathom/kernel';
import { CARDS_PER_COLOUR, COLOURS, KINDS, SHARES, TREASURES_PER_SPACE } from './data/box.ts';
import { meta } from './meta.ts';
import { LEVELS } from './space.ts';
import { ENDINGS } from './state.ts';
import { colourOf, isMussel, kindOf, MUSSEL } from './token.ts';
import { reference as de } from './words/reference.de.ts';
import { reference as en } from './words/reference.en.ts';

export const reference: Reference = {
  words: { en, de },
  entryOf,
  sections: [
    { key: 'pieces', entries: pieces() },
    { key: 'treasures', entries: treasures() },
    { key: 'mussels', entries: mussels() },
    { key: 'cards', entries: cards() },
    { key: 'spaces', entries: spaces() },
    { key: 'deal', entries: deal() },
    { key: 'endings', entries: endings() },
  ],
};

function pieces(): ReferenceEntry[] {
  return [
    piece('ship', 'SU-18'),
    piece('submarine', 'SU-24'),
    piece('container', 'SU-36'),
    piece('joker', 'SU-37'),
  ];
}

function piece(id: string, rule: string): ReferenceEntry {
  return { id, name: text(`${id}.name`), effect: text(`${id}.effect`), rule, source: 'printed' };
}

/** The rule sheet counts twelve kinds in five colours; which ones they are is our choice. */
function treasures(): ReferenceEntry[] {
  return KINDS.map((id, kind) => ({
    id,
    name: text('treasure.name', { kind }),
    effect: text('treasure.effect', { copies: COLOURS.length }),
    cost: text('treasure.cost'),
    rule: 'SU-36',
    source: 'reconstructed',
  }));
}

function mussels(): ReferenceEntry[] {
  return COLOURS.map((name, colour) => ({
    id: `mussel-${name}`,
    name: text('mussel.name', { token: MUSSEL + colour }),
    effect: text('mussel.effect'),
    cost: text('mussel.cost', { colour }),
    rule: 'SU-40',
    source: 'reconstructed',
  }));
}

function cards(): ReferenceEntry[] {
  return COLOURS.map((name, colour) => ({
    id: `card-${name}`,
    name: text('card.name', { colour }),
    effect: text('card.effect', { colour, copies: CARDS_PER_COLOUR }),
    rule: 'SU-31',
    source: 'reconstructed',
  }));
}

function spaces(): ReferenceEntry[] {
  const underWater = LEVELS.map(
    (level, depth): ReferenceEntry => ({
      id: `level-${level}`,
      name: { key: 'board.level', params: { level } },
      effect: text('level.effect', { treasures: TREASURES_PER_SPACE[depth] }),
      rule: 'SU-6',
      source: 'printed',
    }),
  );
  return [
    { ...place('left', 'SU-7'), name: { key: 'board.harbour' } },
    { ...place('surface', 'SU-17'), name: { key: 'board.level', params: { level: 1 } } },
    ...underWater,
    { ...place('right', 'SU-23'), name: { key: 'board.exit' } },
  ];
}

function place(id: string, rule: string): Omit<ReferenceEntry, 'name'> {
  return { id, effect: text(`${id}.effect`), rule, source: 'printed' };
}

function deal(): ReferenceEntry[] {
  return seatCounts(meta).map(seats => ({
    id: `deal-${seats}`,
    name: text('deal.name', { seats }),
    effect: text('deal.effect', { ...SHARES[seats], all: seats * SHARES[seats].cards }),
    rule: 'SU-8',
    source: 'printed',
  }));
}

function endings(): ReferenceEntry[] {
  const rules = { container: 'SU-44', column: 'SU-45', cards: 'SU-46', idle: 'S-31' } as const;
  return ENDINGS.map(ending => ({
    id: `ending-${ending}`,
    name: { key: `ending.${ending}` },
    effect: text(`ending.${ending}`),
    rule: rules[ending],
    source: ending === 'idle' ? 'reconstructed' : 'printed',
  }));
}

/** A treasure or a mussel by its token, a card by its colour. */
function entryOf({ token, colour }: Params): string | undefined {
  if (typeof token === 'number')
    return isMussel(token) ? `mussel-${COLOURS[colourOf(token)]}` : KINDS[kindOf(token)];
  return typeof colour === 'number' ? `card-${COLOURS[colour]}` : undefined;
}

function text(key: string, params: NonNullable<Text['params']> = {}): Text {
  return { key: `reference.${key}`, params };
}
