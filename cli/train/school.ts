/**
 * Teaches a bot one course, round by round: it plays against itself, learns from the games of the last rounds, and has
 * to beat the champion in matches. Then it learns which moves are worth a look from what its own searches looked at, and
 * has to beat itself without that. Same seed and rounds, same weights, whatever the number of threads.
 */
import { Dataset } from '@fathom/bots/learn/dataset.ts';
import { Gate, type Thought } from '@fathom/bots/learn/gate.ts';
import { learnPolicy } from '@fathom/bots/learn/policy.ts';
import { measureScale } from '@fathom/bots/learn/selfplay.ts';
import { freshNet, LESSON, Trainer } from '@fathom/bots/learn/trainer.ts';
import type { Net } from '@fathom/bots/net.ts';
import { packWeights, readWeights } from '@fathom/bots/weights.ts';
import { type OptionValues, seedRng } from '@fathom/kernel';
import type { Threads } from '../threads.ts';
import type { Subject } from './subject.ts';
import type { DealAnswer, DealTask, Mind, PlayAnswer, Task } from './task.ts';

export interface Plan {
  readonly seed: string;
  /** Games of each round, and how many of them make a task. */
  readonly games: number;
  readonly chunk: number;
  /** Rounds whose games are learnt from. */
  readonly memory: number;
  readonly first: number;
  readonly second: number;
  /** Whether the net builds upon the hand-written value. */
  readonly hand: boolean;
  /** Iterations of both sides in the matches that decide, and the most deals there are. */
  readonly iterations: number;
  readonly deals: number;
  /** How much better than even a pupil should be. */
  readonly gain: number;
}

export interface Round {
  readonly round: number;
  readonly positions: number;
  readonly error: number;
  readonly share: number;
  readonly doubt: number;
  readonly deals: number;
  readonly promoted: boolean;
  readonly policyShare?: number;
  readonly policyPromoted?: boolean;
}

export interface Reports {
  /** What is being done, and how much of it. */
  stage(label: string, total: number): { advance(by?: number): void; finish(): void };
}

export class School {
  readonly #subject: Subject;
  readonly #threads: Threads;
  readonly #plan: Plan;
  readonly #reports: Reports;
  readonly #rounds: Dataset[] = [];
  readonly #scoreScale: number;
  champion: Mind;
  round: number;

  constructor(
    subject: Subject,
    threads: Threads,
    plan: Plan,
    reports: Reports,
    champion: Mind,
    round: number,
  ) {
    this.#subject = subject;
    this.#threads = threads;
    this.#plan = plan;
    this.#reports = reports;
    this.champion = champion;
    this.round = round;
    const { game, course } = subject;
    const options = course.options as OptionValues[];
    this.#scoreScale = measureScale(game, { seats: course.seats, options, seed: plan.seed }, 40);
  }

  async next(): Promise<Round> {
    this.round++;
    await this.#play();
    const { net, error } = this.#learn();
    const pupil = this.#weights(net, this.champion);
    const { gate, thoughts } = await this.#match(pupil, this.champion, 'value');
    const promoted = gate.verdict === 'better';
    const positions = this.#rounds.reduce((sum, data) => sum + data.count, 0);
    const told = {
      round: this.round,
      positions,
      error,
      share: gate.share,
      doubt: gate.doubt,
      deals: gate.count,
      promoted,
    };
    if (!promoted) return told;
    this.champion = pupil;
    const refined = this.#refine(net, pupil, thoughts);
    const second = await this.#match(refined, pupil, 'prior');
    const policyPromoted = second.gate.verdict === 'better';
    if (policyPromoted) this.champion = refined;
    return { ...told, policyShare: second.gate.share, policyPromoted };
  }

  async #play(): Promise<void> {
    const { seed, games, chunk, memory } = this.#plan;
    const { game, course, features } = this.#subject;
    const tasks: Task[] = Array.from({ length: Math.ceil(games / chunk) }, (_, i) => ({
      kind: 'play',
      game: game.meta.id,
      course: course.name,
      mind: this.champion,
      games: chunk,
      seed: `${seed}/${this.round}/${i}`,
      scoreScale: this.#scoreScale,
    }));
    const stage = this.#reports.stage(`Round ${this.round}, playing`, tasks.length);
    const answers = await this.#threads.all<Task, PlayAnswer>(tasks, () => stage.advance());
    stage.finish();
    const shape = { seats: course.seats, own: features.seat.length, shared: features.shared.length };
    const data = new Dataset(shape, answers[0].together, 1);
    for (const answer of answers) data.append(Object.assign(new Dataset(shape, answer.together, 1), answer));
    this.#rounds.push(data);
    if (this.#rounds.length > memory) this.#rounds.shift();
  }

  #learn(): { net: Net; error: number } {
    const { seed, first, second, hand } = this.#plan;
    const [oldest, ...later] = this.#rounds;
    const all = new Dataset(oldest.shape, oldest.together, 1);
    for (const data of [oldest, ...later]) all.append(data);
    const net = freshNet({ ...all.shape, first, second, hand }, seedRng(`${seed}/${this.round}`, 'net'));
    const stage = this.#reports.stage(`Round ${this.round}, learning`, 100);
    let done = 0;
    const error = new Trainer(net, LESSON).learn(all, seedRng(`${seed}/${this.round}`, 'learn'), share => {
      const now = Math.floor(share * 100);
      stage.advance(now - done);
      done = now;
    });
    stage.finish();
    return { net, error };
  }

  /** What is thought of moves is kept from the champion. */
  #weights(net: Net, champion: Mind): Mind {
    const { game, features } = this.#subject;
    const { priorWeight, traits } = this.#policyOf(champion);
    return packWeights(game.meta.id, features, { net, priorWeight, traits });
  }

  #refine(net: Net, pupil: Mind, thoughts: readonly Thought[]): Mind {
    const { game, features } = this.#subject;
    const rng = seedRng(`${this.#plan.seed}/${this.round}`, 'policy');
    const policy = learnPolicy(thoughts, features.traits.length, this.#policyOf(pupil), rng);
    return packWeights(game.meta.id, features, { net, ...policy });
  }

  #policyOf(mind: Mind) {
    const { game, features, course } = this.#subject;
    const read = mind && readWeights(mind, game.meta.id, course.seats, features);
    return read?.ok
      ? { priorWeight: read.learnt.priorWeight, traits: read.learnt.traits }
      : { priorWeight: 1, traits: new Float32Array(features.traits.length) };
  }

  /** Deals in groups of fixed size, so that how many are played does not depend on the number of threads. */
  async #match(challenger: Mind, champion: Mind, what: string): Promise<{ gate: Gate; thoughts: Thought[] }> {
    const { seed, iterations, deals, gain } = this.#plan;
    const { game, course } = this.#subject;
    const gate = new Gate(course.seats === 1 || isTeam(course.name) ? 0.5 : 1 / course.seats, gain);
    const thoughts: Thought[] = [];
    const stage = this.#reports.stage(`Round ${this.round}, ${what} against the champion`, deals);
    for (let deal = 0; deal < deals && gate.verdict === 'open'; deal += GROUP) {
      const tasks = Array.from(
        { length: Math.min(GROUP, deals - deal) },
        (_, i): DealTask => ({
          kind: 'deal',
          game: game.meta.id,
          course: course.name,
          challenger,
          champion,
          deal: deal + i,
          seed: `${seed}/${this.round}/${what}`,
          iterations,
        }),
      );
      for (const answer of await this.#threads.all<Task, DealAnswer>(tasks, () => stage.advance())) {
        gate.add(answer.share);
        for (const thought of answer.thoughts) thoughts.push(thought);
      }
    }
    stage.finish();
    return { gate, thoughts };
  }
}

const GROUP = 8;

function isTeam(course: string): boolean {
  return course.endsWith('-team');
}
