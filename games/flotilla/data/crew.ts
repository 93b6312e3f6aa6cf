/** FL-5, FL-20: 6 starter roles, which every player owns once, and 40 guild cards, which exist once. */
import { type Field, fault, get, index, list, source, text, whole } from './check.ts';
import { type Effect, PROGRAMS, program } from './effects.ts';
import { GUILDS, type Source } from './names.ts';

export interface Card {
  readonly id: string;
  /** −1 for Captain and Student. */
  readonly guild: number;
  readonly level: number;
  /** Sail value and income; 0 on a card that copies. */
  readonly value: readonly number[];
  /** Programs of the Sinkside and the Skyside face. */
  readonly programs: readonly number[];
  readonly copies: boolean;
  readonly recalls: boolean;
  readonly source: Source;
}

export const STARTERS = 6;
export const CARDS_PER_GUILD = 10;
/** Cards of level 1 come first in each guild. */
export const LEVEL_ONE = 6;
export const CARDS: number = STARTERS + GUILDS.length * CARDS_PER_GUILD;
export const CAPTAIN = 0;
export const STUDENT = 1;

export function readCrew(file: Field): Card[] {
  return list(get(file, 'cards'), CARDS).map((entry, i) => {
    const guild = get(entry, 'guild');
    const card: Card = {
      id: text(get(entry, 'id')),
      guild: guild.value === null ? -1 : index(guild, GUILDS),
      level: whole(get(entry, 'level'), 0, 2),
      ...readFaces(entry),
      source: source(entry),
    };
    if (i >= STARTERS) checkPlace(entry, card, i);
    return card;
  });
}

function readFaces(entry: Field): Pick<Card, 'value' | 'programs' | 'copies' | 'recalls'> {
  const faces = ['sink', 'sky'].map(side => list(get(entry, side), 2));
  const programs = faces.map(([, effects]) => program(effects ?? entry));
  const ops = programs.flatMap(p => PROGRAMS[p].map((effect: Effect) => effect.op));
  return {
    programs,
    value: faces.map(([value]) => (value === undefined || value.value === null ? 0 : whole(value, 0, 9))),
    copies: ops.includes('COPY'),
    recalls: ops.includes('RECALL'),
  };
}

/** The number of a guild card tells guild and level. */
function checkPlace(entry: Field, card: Card, i: number): void {
  const rank = (i - STARTERS) % CARDS_PER_GUILD;
  if (card.guild !== Math.floor((i - STARTERS) / CARDS_PER_GUILD))
    fault(get(entry, 'guild'), 'is out of order');
  if (card.level !== (rank < LEVEL_ONE ? 1 : 2)) fault(get(entry, 'level'), 'is out of order');
}
