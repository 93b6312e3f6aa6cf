/** Says what is wrong with the data files, by path, before a wrong value can become a wrong game. */
import { GROUPS } from './box.ts';
import { DECK_SIZE, DECKS, EFFECTS } from './card.ts';

export interface Flaw {
  readonly at: string;
  readonly problem: string;
}

const SOURCES = ['printed', 'reconstructed'];
const EXTRA_CARDS = ['S1', 'S2', 'X1', 'T1'];

/** What each group prints besides points and pointer. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  crab: ['spaces', 'effect'],
  habitat: ['spaces', 'effect'],
  octopus: ['spaces', 'effect'],
  boatyard: ['deeples'],
  oxygen: ['bottles'],
  research: ['research'],
};

export function checkCards(cards: unknown): Flaw[] {
  if (!Array.isArray(cards)) return [{ at: 'cards', problem: 'must be a list' }];
  const flaws = cards.flatMap((card, i) => checkCard(card, `cards[${i}]`, expectedId(i)));
  const expected = DECKS.length * DECK_SIZE + EXTRA_CARDS.length;
  if (cards.length !== expected)
    flaws.push({ at: 'cards', problem: `has ${cards.length} cards, not ${expected}` });
  return flaws;
}

export function checkBonuses(bonuses: unknown): Flaw[] {
  if (!Array.isArray(bonuses)) return [{ at: 'bonus', problem: 'must be a list' }];
  const flaws = bonuses.flatMap((bonus, i) => {
    const at = `bonus[${i}]`;
    if (!isObject(bonus)) return [{ at, problem: 'must be an object' }];
    return [
      ...oneOf(bonus.group, GROUPS, `${at}.group`),
      ...oneOf(bonus.gives, ['coins', 'points'], `${at}.gives`),
      ...whole(bonus.amount, 1, 20, `${at}.amount`),
      ...(bonus.id === `${bonus.group}-${bonus.gives}`
        ? []
        : [{ at: `${at}.id`, problem: 'must be group-gives' }]),
      ...sources(bonus.source, ['id', 'amount'], `${at}.source`),
    ];
  });
  // NE-24: two for each of three rounds.
  if (bonuses.length < 6) flaws.push({ at: 'bonus', problem: 'needs at least 6 cards' });
  return flaws;
}

/** The tableau: every list of whole numbers has its length, every part says where it comes from. */
export function checkTableau(tableau: unknown): Flaw[] {
  if (!isObject(tableau)) return [{ at: 'tableau', problem: 'must be an object' }];
  const flaws: Flaw[] = [];
  for (const [part, lists] of Object.entries(LISTS)) {
    const value = tableau[part];
    if (!isObject(value)) {
      flaws.push({ at: part, problem: 'is missing' });
      continue;
    }
    flaws.push(...oneOf(value.source, SOURCES, `${part}.source`));
    for (const [name, length] of Object.entries(lists)) {
      const given = value[name];
      const numbers = length === 0 ? [given] : Array.isArray(given) ? given : [];
      if (length > 0 && numbers.length !== length)
        flaws.push({ at: `${part}.${name}`, problem: `must be a list of ${length}` });
      flaws.push(...numbers.flatMap((n, i) => whole(n, -15, 999, `${part}.${name}[${i}]`)));
    }
  }
  return flaws;
}

/** Length of each list of the tableau; 0 for a single number. */
const LISTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  rows: { price: 4, damage: 4 },
  blackMarket: { price: 4, damage: 4 },
  passing: { 1: 2, 2: 2, 3: 3, 4: 4 },
  powerPlant: { coins: 0, damage: 3 },
  expansion: { price: 0, deeples: 0, research: 0 },
  start: { coins: 0, deeples: 0 },
  pool: { deeples: 0, coins: 0 },
  damage: { most: 0 },
  finalScoring: { coinsPerPoint: 0 },
};

function checkCard(card: unknown, at: string, id: string): Flaw[] {
  if (!isObject(card)) return [{ at, problem: 'must be an object' }];
  const flaws = oneOf(card.group, GROUPS, `${at}.group`);
  if (card.id !== id) flaws.push({ at: `${at}.id`, problem: `must be ${id}` });
  const fields = FIELDS[String(card.group)] ?? [];
  const names = isObject(card.name) ? card.name : {};
  for (const lang of ['en', 'de'])
    if (typeof names[lang] !== 'string' || names[lang] === '')
      flaws.push({ at: `${at}.name.${lang}`, problem: 'is missing' });
  flaws.push(...whole(card.points, -20, 40, `${at}.points`), ...whole(card.pointer, -5, 5, `${at}.pointer`));
  if (fields.includes('spaces')) {
    flaws.push(...whole(card.spaces, 1, 4, `${at}.spaces`), ...whole(card.effect, 1, 30, `${at}.effect`));
  }
  if (fields.includes('deeples')) flaws.push(...whole(card.deeples, 1, 9, `${at}.deeples`));
  if (fields.includes('bottles')) flaws.push(...checkBottles(card.bottles, `${at}.bottles`));
  if (fields.includes('research')) flaws.push(...checkResearch(card.research, `${at}.research`));
  // NE-81, NE-83: these two symbols are part of the rules.
  if (card.group === 'crab' && card.pointer !== -1)
    flaws.push({ at: `${at}.pointer`, problem: 'is −1 on every crab' });
  if (card.group === 'octopus' && card.pointer !== 1)
    flaws.push({ at: `${at}.pointer`, problem: 'is 1 on every octopus' });
  return [...flaws, ...sources(card.source, [...fields, 'points', 'pointer'], `${at}.source`)];
}

function checkBottles(bottles: unknown, at: string): Flaw[] {
  if (!Array.isArray(bottles) || bottles.length < 1 || bottles.length > 2)
    return [{ at, problem: 'must be one or two bottles' }];
  return bottles.flatMap((n, i) => whole(n, 1, 6, `${at}[${i}]`));
}

function checkResearch(research: unknown, at: string): Flaw[] {
  if (!isObject(research)) return [{ at, problem: 'must be an object' }];
  const flaws = oneOf(research.kind, EFFECTS.slice(1), `${at}.kind`);
  if (research.kind !== 'cleanCrabs') flaws.push(...whole(research.amount, 1, 20, `${at}.amount`));
  if (research.kind === 'attack')
    flaws.push(...oneOf(research.on, ['crab', 'boatyard', 'oxygen'], `${at}.on`));
  return flaws;
}

function expectedId(i: number): string {
  const deck = DECKS[Math.floor(i / DECK_SIZE)];
  if (deck === undefined) return EXTRA_CARDS[i - DECKS.length * DECK_SIZE] ?? 'nothing';
  return `${deck}-${String((i % DECK_SIZE) + 1).padStart(2, '0')}`;
}

function sources(given: unknown, fields: readonly string[], at: string): Flaw[] {
  const source = isObject(given) ? given : {};
  return fields.flatMap(field => oneOf(source[field], SOURCES, `${at}.${field}`));
}

function oneOf(value: unknown, allowed: readonly string[], at: string): Flaw[] {
  return allowed.some(name => name === value) ? [] : [{ at, problem: `must be ${allowed.join(' or ')}` }];
}

function whole(value: unknown, low: number, high: number, at: string): Flaw[] {
  const fits = Number.isInteger(value) && Number(value) >= low && Number(value) <= high;
  return fits ? [] : [{ at, problem: `must be a whole number from ${low} to ${high}` }];
}

function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
