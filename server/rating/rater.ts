/** Counts rated matches that are over, one after the other: of several nodes one at a time does it. */
import { Rounds } from '../rounds.ts';
import type { Facts } from '../store/facts.ts';
import { PersonSeats } from '../store/person-seats.ts';
import { type RatedRow, Ratings } from '../store/ratings.ts';
import type { Store, TableRow } from '../store/store.ts';
import { countedPlaces, gaveUp } from './presence.ts';
import { botSkill, NEWCOMER, rated, type Skill } from './skill.ts';

const LOOK_EVERY = 2000;
const AT_ONCE = 50;
/** Whoever counts says so for as long. */
const TERM = 30_000;
const OFFICE = 'rater';

export interface RaterSettings {
  readonly node: string;
  readonly store: Store;
  readonly facts: Facts;
  readonly onError: (error: unknown) => void;
}

export class Rater {
  readonly ratings: Ratings;
  readonly #seats: PersonSeats;
  readonly #settings: RaterSettings;
  readonly #rounds = new Rounds(() => this.#work());

  constructor(settings: RaterSettings) {
    this.ratings = new Ratings(settings.store);
    this.#seats = new PersonSeats(settings.store);
    this.#settings = settings;
  }

  start(): void {
    this.#rounds.start(LOOK_EVERY, this.#settings.onError);
  }

  settle(): Promise<void> {
    return this.#rounds.settle();
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  async #work(): Promise<void> {
    const waiting = await this.ratings.waiting(AT_ONCE);
    if (waiting.length === 0 || !(await this.#takeOffice())) return;
    for (const match of waiting) await this.#count(match);
  }

  /** Real time: it is about processes, not about matches. */
  async #takeOffice(): Promise<boolean> {
    const { facts, node } = this.#settings;
    const now = Date.now();
    const held = await facts.agree(OFFICE, () => 'nobody 0');
    const [holder, until] = held.split(' ');
    if (holder !== node && Number(until) > now) return false;
    return facts.replace(OFFICE, held, `${node} ${now + TERM}`);
  }

  async #count(match: string): Promise<void> {
    const row = await this.#settings.store.table(match);
    await this.ratings.count(match, row?.result ? await this.#changes(row) : []);
  }

  async #changes(row: TableRow): Promise<RatedRow[]> {
    const { id, game, seats, result } = row;
    const left = gaveUp(row, await this.#settings.store.rows(id, 0));
    const places = result && countedPlaces(result.places, left);
    if (!places) return [];
    const people = new Map((await this.#seats.at(id)).map(({ member, person }) => [member, person]));
    const persons = seats.map(({ member }) => (member === undefined ? undefined : people.get(member)));
    const skills = await Promise.all(
      seats.map(({ level, away }, seat) => {
        const isBot = level !== undefined && !away;
        return isBot ? botSkill(game, level) : this.#skill(persons[seat], game, seats.length);
      }),
    );
    const after = rated(skills.map((skill, seat) => ({ skill, place: places[seat] })));
    // Somebody who plays both sides shows nothing of how strong they are.
    const isOnce = (person: string) => persons.filter(other => other === person).length === 1;
    return persons.flatMap((person, seat) =>
      person !== undefined && isOnce(person)
        ? {
            match: id,
            person,
            game,
            seats: seats.length,
            at: row.since,
            before: skills[seat].mu,
            ...after[seat],
          }
        : [],
    );
  }

  async #skill(person: string | undefined, game: string, seats: number): Promise<Skill> {
    if (person === undefined) return NEWCOMER;
    const known = await this.ratings.of(person);
    return known.find(one => one.game === game && one.seats === seats) ?? NEWCOMER;
  }
}
