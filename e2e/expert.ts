/** Somebody who plays as well as the greedy bot does: games of people who know what they want are a third as long. */
import { greedy } from '@fathom/bots';
import { findGame } from '@fathom/games';
import type { Game, Rng } from '@fathom/kernel';
import type { MatchAnswer } from '@fathom/server/protocol.ts';
import { call } from '../server/test/arena.ts';
import type { Pass } from '../web/passes.ts';
import type { Person } from './browser.ts';
import { playListed, type Wish } from './listed.ts';
import { untilOver } from './table.ts';

/**
 * Plays a match to its end when its pages have shown how they take moves: the first one looks on, the others leave and come
 * back when it is over.
 */
export async function hurryToEnd(people: readonly Person[], experts: readonly Expert[]): Promise<void> {
  const [{ page: onlooker }, ...others] = people;
  const table = onlooker.url();
  for (const { page } of others) await page.goto('about:blank');
  for await (const _ of untilOver(onlooker)) for (const expert of experts) await expert.hurry();
  for (const { page } of others) await page.goto(table);
  for (const { page } of people) await page.getByTestId('end').waitFor();
}

/** The greedy bot looks at its own turn only. */
const NO_SEARCH = { iterations: 0, temperature: 0 };

export class Expert {
  readonly #person: Person;
  readonly #game: Game;
  readonly #pass: Pass;
  readonly #rng: Rng;
  readonly #origin: string;
  /** So much of the match has been told already. */
  #seen = 0;

  private constructor(person: Person, game: Game, pass: Pass, rng: Rng) {
    this.#person = person;
    this.#game = game;
    this.#pass = pass;
    this.#rng = rng;
    this.#origin = new URL(person.page.url()).origin;
  }

  /** Once the person has sat down. */
  static async at(person: Person, rng: Rng): Promise<Expert> {
    const pass: Pass = await person.page.evaluate(() => {
      const [, kept] = Object.entries(localStorage).find(([key]) => key.startsWith('fathom.pass.')) ?? [];
      return JSON.parse(kept ?? 'null');
    });
    const rules = await findGame(pass.game)?.rules();
    if (!rules) throw new Error(`no game ${pass.game}`);
    return new Expert(person, rules.game, pass, rng);
  }

  /** As long as the page asks; a wish that fits comes before what would be best. Returns the moves that were played. */
  async play(wishes: readonly Wish[] = []): Promise<string[]> {
    const played: string[] = [];
    for (;;) {
      const best = await this.#think();
      if (!best) return played;
      const exactly = { move: new RegExp(`^${best.move.replaceAll(/\W/g, '\\$&')}$`) };
      const moves = await playListed(this.#person.page, {
        wishes: [...wishes, exactly, { move: /^/ }],
        seed: played.length,
        most: 1,
      });
      if (moves.length === 0) return played;
      played.push(...moves);
    }
  }

  /** The same without the page. */
  async hurry(): Promise<void> {
    const { table, token } = this.#pass;
    for (let best = await this.#think(); best; best = await this.#think()) {
      const { move, base } = best;
      const body = { id: `hurried-${base}`, base, move };
      const { status } = await call(this.#origin, 'POST', `/api/matches/${table}/moves`, { token, body });
      if (status !== 200) throw new Error(`${move} at ${base}: ${status}`);
    }
  }

  /** From what the server tells this seat, as the page knows it too. */
  async #think(): Promise<{ readonly move: string; readonly base: number } | undefined> {
    const { table, token, seat } = this.#pass;
    const path = `/api/matches/${table}?since=${this.#seen}`;
    const { body } = await call<MatchAnswer>(this.#origin, 'GET', path, { token });
    const { update } = body;
    this.#seen = update?.seq ?? 0;
    const moves = (update?.moves ?? []).flatMap(text => this.#game.read(text) ?? []);
    if (!update || moves.length === 0) return undefined;
    const move = greedy(this.#game, { seat, view: update.view, moves }, NO_SEARCH, this.#rng);
    return { move: this.#game.write(move), base: update.seq };
  }
}
