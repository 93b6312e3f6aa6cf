/** Hosts a local match: the engine, the bots, the log of each seat. Runs in a worker; knows no browser. */
import type { BotRequest } from '@fathom/bots/request.ts';
import {
  eventsFor,
  type Game,
  type Match,
  type Entry as PlayedStep,
  type Refusal,
  type Seat,
  startMatch,
  submit,
  takeBack,
  undoable,
  type Viewer,
} from '@fathom/kernel';
import type { Step, Update } from '@fathom/server/protocol.ts';
import type { SavedMatch } from './saved.ts';

export type ChooseMove = (request: BotRequest) => Promise<string>;

/** What the host tells: news for whoever holds the device, and the moves to be saved. */
export interface News {
  readonly you: Seat | null;
  readonly update: Update;
  /** The update starts from nothing: forget what was known. */
  readonly whole: boolean;
  readonly curtain: Seat | undefined;
  readonly moves: readonly (readonly [Seat, string])[];
}

export interface Ears {
  news(news: News): void;
  thinking(seat: Seat): void;
  failed(where: string): void;
}

interface Kept {
  readonly seq: number;
  readonly step: PlayedStep;
  /** What each seat, and last a spectator, may know of the move. */
  readonly texts: readonly string[];
}

export class LocalHost {
  readonly #game: Game;
  readonly #saved: SavedMatch;
  readonly #choose: ChooseMove;
  readonly #ears: Ears;
  readonly #match: Match;
  #log: Kept[] = [];
  #seq = 0;
  /** Whoever holds the device. */
  #you: Seat | null = null;
  #curtain: Seat | undefined;
  #round = 0;

  constructor(game: Game, saved: SavedMatch, choose: ChooseMove, ears: Ears) {
    this.#game = game;
    this.#saved = saved;
    this.#choose = choose;
    this.#ears = ears;
    const { record } = saved;
    this.#match = startMatch(game, record.seats, record.options, record.seed);
    this.#replay();
    const people = saved.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    if (people.length === 1) this.#you = people[0];
  }

  /** Tells where the match stands and lets it go on. */
  open(): void {
    this.#handOver();
    this.#tell(0, true);
    void this.#advance();
  }

  move(text: string): Refusal | undefined {
    if (this.#you === null || this.#curtain !== undefined) return undefined;
    const before = this.#seq;
    const refusal = this.#play(this.#you, text);
    if (refusal) return refusal;
    this.#tell(before, false);
    void this.#advance();
    return undefined;
  }

  undo(all: boolean): void {
    if (this.#you === null || this.#curtain !== undefined) return;
    const count = takeBack(this.#match, this.#you, all);
    if (count === 0) return;
    const before = this.#seq++;
    this.#log.length -= count;
    this.#tell(before, false);
  }

  /** The next player took the device. */
  lift(): void {
    if (this.#curtain === undefined) return;
    this.#you = this.#curtain;
    this.#curtain = undefined;
    this.#tell(0, true);
  }

  #replay(): void {
    const { moves } = this.#saved.record;
    while (this.#log.length < moves.length) {
      const at = this.#log.length;
      const [seat, text] = moves[at];
      const refusal = this.#play(seat, text);
      const differs = this.#log
        .slice(at)
        .find(({ step }, i) => at + i < moves.length && step.text !== moves[at + i][1]);
      if (refusal || differs) throw new Error(`moves[${at}]`);
    }
  }

  #play(seat: Seat, text: string): Refusal | undefined {
    const before = this.#game.clone(this.#match.state);
    const outcome = submit(this.#match, seat, text);
    if (!outcome.ok) return outcome.refusal;
    for (const step of outcome.steps) {
      const move = this.#game.read(step.text);
      const texts = this.#viewers().map(viewer => this.#game.redact(before, step.seat, move, viewer));
      this.#game.play(before, step.seat, move);
      this.#log.push({ seq: ++this.#seq, step, texts });
    }
    return undefined;
  }

  async #advance(): Promise<void> {
    const round = ++this.#round;
    for (let bot = this.#waitingBot(); bot !== undefined; bot = this.#waitingBot()) {
      this.#ears.thinking(bot);
      let text: string;
      try {
        text = await this.#choose(this.#request(bot));
      } catch {
        this.#ears.failed('bot');
        return;
      }
      if (round !== this.#round) return;
      const before = this.#seq;
      if (this.#play(bot, text)) {
        this.#ears.failed('bot');
        return;
      }
      this.#tell(before, false);
    }
    if (this.#handOver()) this.#tell(0, true);
  }

  /** Draws the curtain when another person at this device has to decide. True when something changed. */
  #handOver(): boolean {
    const people = this.#game
      .actors(this.#match.state)
      .filter(seat => this.#saved.seats[seat].kind === 'person');
    if (people.length === 0 || (this.#you !== null && people.includes(this.#you))) return false;
    this.#curtain = people[0];
    return true;
  }

  #waitingBot(): Seat | undefined {
    return this.#game.actors(this.#match.state).find(seat => this.#saved.seats[seat].kind === 'bot');
  }

  #request(seat: Seat): BotRequest {
    const { record, seats } = this.#saved;
    const { state } = this.#match;
    return {
      game: record.game,
      seats: record.seats,
      seat,
      view: this.#game.view(state, seat),
      moves: this.#game.moves(state, seat).map(move => this.#game.write(move)),
      level: seats[seat].level ?? 'medium',
      seed: `${record.seed}/bot/${this.#log.length}`,
    };
  }

  #tell(base: number, whole: boolean): void {
    this.#ears.news({
      you: this.#you,
      update: this.#update(base),
      whole,
      curtain: this.#curtain,
      moves: this.#match.moves.map(({ seat, text }) => [seat, text] as const),
    });
  }

  #update(base: number): Update {
    const { state } = this.#match;
    const seat = this.#you;
    const viewer: Viewer = this.#curtain === undefined && seat !== null ? seat : 'spectator';
    const result = this.#game.result(state);
    const actors = [...this.#game.actors(state)];
    const asked = viewer !== 'spectator' && actors.includes(viewer);
    const own = viewer === 'spectator' ? 0 : undoable(this.#match, viewer);
    return {
      base,
      seq: this.#seq,
      keep: Math.min(base, this.#log.findLast(kept => kept.seq <= base)?.seq ?? 0),
      steps: this.#log.filter(kept => kept.seq > base).map(kept => this.#shown(kept, viewer)),
      view: this.#game.view(state, viewer),
      moves: asked ? this.#game.moves(state, viewer).map(move => this.#game.write(move)) : [],
      actors,
      undo: own,
      restart: own > 0 ? this.#match.moves.length - this.#match.tail[0].count : 0,
      ...(result && {
        result: { ending: result.ending, places: [...result.places], scores: [...result.scores] },
      }),
    };
  }

  #shown({ seq, step, texts }: Kept, viewer: Viewer): Step {
    const text = texts[viewer === 'spectator' ? texts.length - 1 : viewer];
    const events = eventsFor(step.events, viewer).map(({ key, params }) => ({ key, params: { ...params } }));
    return { seq, seat: step.seat, text, at: 0, events };
  }

  #viewers(): Viewer[] {
    return [...this.#saved.seats.keys(), 'spectator'];
  }
}
