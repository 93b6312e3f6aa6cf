/** People who play at a human pace while somebody else attacks: how long they wait, and whether anything is lost. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Player, type Stream, seatPeople } from '../arena.ts';

const PACE = 500;
const SEATS = 2;
/** What was not answered by then is lost. */
const PATIENCE = 20_000;

export class Honest {
  readonly #url: string;
  readonly #tables: number;
  /** Milliseconds from a move to its answer. */
  readonly waits: number[] = [];
  readonly problems: string[] = [];
  #going = true;
  #playing: Promise<void>[] = [];

  constructor(url: string, tables: number) {
    this.#url = url;
    this.#tables = tables;
  }

  async sitDown(): Promise<void> {
    for (let i = 0; i < this.#tables; i++) {
      const players = await seatPeople(this.#url, SEATS);
      const home = `10.0.0.${i + 1}`;
      this.#playing.push(this.#play(players, home).catch(error => void this.problems.push(String(error))));
    }
  }

  async standUp(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#playing);
  }

  /** Forgets what was measured before. */
  begin(): void {
    this.waits.length = 0;
  }

  /** The people of a table live together: they have one address, and nobody else has it. */
  async #play(given: readonly Player[], home: string): Promise<void> {
    let players = given;
    while (this.#going) {
      const streams = await Promise.all(players.map(player => player.stream(0, true, home)));
      while (this.#going && !streams[0].update?.result) await this.#round(streams);
      if (this.#going) await this.#compare(players[0], streams[0]);
      for (const stream of streams) stream.close();
      if (this.#going) players = await seatPeople(this.#url, SEATS);
    }
  }

  async #round(streams: readonly Stream[]): Promise<void> {
    await wait(PACE * (0.5 + Math.random()));
    const mover = streams.find(({ update }) => (update?.moves.length ?? 0) > 0);
    if (!mover?.update) return;
    const { moves, seq } = mover.update;
    const move = moves[Math.floor(Math.random() * moves.length)];
    const begun = performance.now();
    const late = wait(PATIENCE).then(() => undefined);
    const answer = await Promise.race([mover.ask({ move: { id: randomUUID(), base: seq, move } }), late]);
    this.waits.push(performance.now() - begun);
    if (answer?.type !== 'accepted')
      this.problems.push(answer ? `a move was refused: ${answer.error.code}` : 'a move got no answer');
  }

  /** What was told over the stream is what the server has. */
  async #compare(player: Player, stream: Stream): Promise<void> {
    const { steps, seq } = await player.update();
    if (seq !== stream.seq || steps.length !== stream.log.length)
      this.problems.push(`a log differs: ${stream.log.length} entries told, ${steps.length} there`);
  }
}
