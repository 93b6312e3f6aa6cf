/** Somebody who plays as well as the greedy bot does: games of people who know what they want are a third as long. */
import { greedy } from '@fathom/bots';
import { findGame } from '@fathom/games';
import type { Game, Rng } from '@fathom/kernel';
import type { MatchAnswer } from '@fathom/server/protocol.ts';
import { call } from '../server/test/arena.ts';
import type { Pass } from '../web/passes.ts';
import type { Person } from './browser.ts';
import { playListed, type Wish } from './listed.ts';

/** The greedy bot looks at its own turn only. */
const NO_SEARCH = { iterations: 0, temperature: 0 };

export class Expert {
  readonly #person: Person;
  readonly #game: Game;
  readonly #pass: Pass;
  readonly #rng: Rng;

  private constructor(person: Person, game: Game, pass: Pass, rng: Rng) {
    this.#person = person;
    this.#game = game;
    this.#pass = pass;
    this.#rng = rng;
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
      if (best === undefined) return played;
      const exactly = { move: new RegExp(`^${best.replaceAll(/\W/g, '\\$&')}$`) };
      const moves = await playListed(this.#person.page, {
        wishes: [...wishes, exactly, { move: /^/ }],
        seed: played.length,
        most: 1,
      });
      if (moves.length === 0) return played;
      played.push(...moves);
    }
  }

  /** From what the server tells this seat, as the page knows it too. */
  async #think(): Promise<string | undefined> {
    const { table, token, seat } = this.#pass;
    const { origin } = new URL(this.#person.page.url());
    const { body } = await call<MatchAnswer>(origin, 'GET', `/api/matches/${table}`, { token });
    const { update } = body;
    const moves = (update?.moves ?? []).flatMap(text => this.#game.read(text) ?? []);
    if (!update || moves.length === 0) return undefined;
    const move = greedy(this.#game, { seat, view: update.view, moves }, NO_SEARCH, this.#rng);
    return this.#game.write(move);
  }
}
