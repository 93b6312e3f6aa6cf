/** Which seats belong to which person, to which tables people are invited, and what they note down at them. */
import { type Habits, habitsOf } from '../clock/habits.ts';
import { type Sql, sql } from './sql.ts';

export interface PersonSeat {
  readonly match: string;
  readonly member: string;
  readonly person: string;
  /** Whether the person wants to be told of this table. */
  readonly news: boolean;
}

export interface Invitation {
  readonly match: string;
  readonly person: string;
  /** The name of whoever invites. */
  readonly sender: string;
  readonly at: number;
}

export class PersonSeats {
  readonly #sql: Sql;

  constructor(store: Sql) {
    this.#sql = store;
  }

  /** A seat belongs to the first person who shows its token. */
  async link(match: string, member: string, person: string): Promise<void> {
    await this.#sql.ask(
      sql(
        'INSERT INTO person_seats (match, member, person) VALUES (?, ?, ?) ON CONFLICT (match, member) DO NOTHING',
        match,
        member,
        person,
      ),
    );
  }

  async of(person: string): Promise<PersonSeat[]> {
    const found = await this.#sql.ask(
      sql('SELECT match, member, news FROM person_seats WHERE person = ? ORDER BY match, member', person),
    );
    return found.map(c => ({
      match: String(c.match),
      member: String(c.member),
      person,
      news: Number(c.news) === 1,
    }));
  }

  async at(match: string): Promise<PersonSeat[]> {
    const found = await this.#sql.ask(
      sql('SELECT member, person, news FROM person_seats WHERE match = ? ORDER BY member', match),
    );
    return found.map(c => ({
      match,
      member: String(c.member),
      person: String(c.person),
      news: Number(c.news) === 1,
    }));
  }

  /** The seat has another key now. */
  async renamed(match: string, from: string, to: string): Promise<void> {
    for (const table of ['person_seats', 'notes'])
      await this.#sql.ask(
        sql(`UPDATE ${table} SET member = ? WHERE match = ? AND member = ?`, to, match, from),
      );
  }

  /** When those who sit at a table sleep and rest, by member. */
  async habitsAt(match: string): Promise<ReadonlyMap<string, Habits>> {
    const text = `SELECT s.member, p.settings FROM person_seats s JOIN people p ON p.id = s.person
      WHERE s.match = ?`;
    const found = await this.#sql.ask(sql(text, match));
    return new Map(found.map(c => [String(c.member), habitsOf(JSON.parse(String(c.settings)))]));
  }

  async wantsNews(match: string, person: string, news: boolean): Promise<void> {
    await this.#sql.ask(
      sql('UPDATE person_seats SET news = ? WHERE match = ? AND person = ?', Number(news), match, person),
    );
  }

  async invite({ match, person, sender, at }: Invitation): Promise<void> {
    await this.#sql.ask(
      sql(
        'INSERT INTO invitations (match, person, sender, at) VALUES (?, ?, ?, ?) ON CONFLICT (match, person) DO NOTHING',
        match,
        person,
        sender,
        at,
      ),
    );
  }

  async invitations(person: string): Promise<Invitation[]> {
    const text = 'SELECT match, sender, at FROM invitations WHERE person = ? ORDER BY at DESC LIMIT 50';
    const found = await this.#sql.ask(sql(text, person));
    return found.map(c => ({ match: String(c.match), person, sender: String(c.sender), at: Number(c.at) }));
  }

  async decline(match: string, person: string): Promise<void> {
    await this.#sql.ask(sql('DELETE FROM invitations WHERE match = ? AND person = ?', match, person));
  }

  async note(match: string, member: string, text: string, at: number): Promise<void> {
    await this.#sql.ask(
      text === ''
        ? sql('DELETE FROM notes WHERE match = ? AND member = ?', match, member)
        : sql(
            `INSERT INTO notes (match, member, text, at) VALUES (?, ?, ?, ?)
             ON CONFLICT (match, member) DO UPDATE SET text = excluded.text, at = excluded.at`,
            match,
            member,
            text,
            at,
          ),
    );
  }

  async noteOf(match: string, member: string): Promise<string> {
    const [found] = await this.#sql.ask(
      sql('SELECT text FROM notes WHERE match = ? AND member = ?', match, member),
    );
    return String(found?.text ?? '');
  }
}
