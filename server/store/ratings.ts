/** What rated matches have shown of people. */
import { type Sql, type Statement, sql } from './sql.ts';

export interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly seats: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** What a match changed. */
export interface RatedRow {
  readonly match: string;
  readonly person: string;
  readonly game: string;
  readonly seats: number;
  readonly at: number;
  /** The guess before. */
  readonly before: number;
  readonly mu: number;
  readonly sigma: number;
}

export class Ratings {
  readonly #sql: Sql;

  constructor(store: Sql) {
    this.#sql = store;
  }

  async of(person: string): Promise<RatingRow[]> {
    const text = 'SELECT * FROM ratings WHERE person = ? ORDER BY game, seats';
    return (await this.#sql.ask(sql(text, person))).map(c => ({
      person,
      game: String(c.game),
      seats: Number(c.seats),
      mu: Number(c.mu),
      sigma: Number(c.sigma),
      games: Number(c.games),
    }));
  }

  async history(person: string): Promise<RatedRow[]> {
    const text = 'SELECT * FROM rated WHERE person = ? ORDER BY at, match';
    return (await this.#sql.ask(sql(text, person))).map(c => ({
      match: String(c.match),
      person,
      game: String(c.game),
      seats: Number(c.seats),
      at: Number(c.at),
      before: Number(c.before),
      mu: Number(c.mu),
      sigma: Number(c.sigma),
    }));
  }

  /** Rated matches that are over and do not count yet, the oldest first. */
  async waiting(limit: number): Promise<string[]> {
    const text = `SELECT u.match FROM unrated u JOIN tables t ON t.id = u.match ORDER BY t.since, u.match LIMIT ?`;
    return (await this.#sql.ask(sql(text, limit))).map(({ match }) => String(match));
  }

  /** Once for each match. */
  async count(match: string, rows: readonly RatedRow[]): Promise<boolean> {
    return this.#sql.together([
      sql('DELETE FROM unrated WHERE match = ? RETURNING match', match),
      ...rows.flatMap(counted),
    ]);
  }
}

function counted({ match, person, game, seats, at, before, mu, sigma }: RatedRow): Statement[] {
  return [
    sql(
      `INSERT INTO rated (match, person, game, seats, at, before, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (match, person) DO NOTHING`,
      match,
      person,
      game,
      seats,
      at,
      before,
      mu,
      sigma,
    ),
    sql(
      `INSERT INTO ratings (person, game, seats, mu, sigma, games) VALUES (?, ?, ?, ?, ?, 1)
       ON CONFLICT (person, game, seats) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1`,
      person,
      game,
      seats,
      mu,
      sigma,
    ),
  ];
}
