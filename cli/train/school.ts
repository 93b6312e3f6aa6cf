/**
 * Teaches a bot one course, round by round: it plays against itself, learns from the games of the last rounds, and has
 * to beat the champion in matches. Then it learns which moves are worth a look from what its own searches looked at, and
 * has to beat itself without that. Same seed and rounds, same weights, whatever the number of threads.
 */
import { Dataset } from '@fathom/bots/learn/dataset.ts';
import { Gate, type Side, type Thought } from '@fathom/bots/learn/gate.ts';
import { learnPolicy } from '@fathom/bots/learn/policy.ts';
import { measureScale } from '@fathom/bots/learn/selfplay.ts';
import { freshNet, LESSON, Trainer } from '@fathom/bots/learn/trainer.ts';
import type { Net } from '@fathom/bots/net.ts';
import { packWeights, readWeights } from '@fathom/bots/weights.ts';
import { type OptionValues, seedRng } from '@fathom/kernel';
import { percent } from '../columns.ts';
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
  /** Whether it is learnt too which moves deserve a look. */
  readonly prior: boolean;
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

/** How the champion does against the hand-written value. */
export interface Exam {
  readonly share: number;
  readonly doubt: number;
  readonly deals: number;
  readonly iterations: number;
  /** Processor time of an iteration of the champion, compared with one of the hand-written value. */
  readonly cost: number;
}

/** What is being done, how much of it, and what is known of it so far. */
export interface Stage {
  advance(by?: number): void;
  note(text: string): void;
  finish(): void;
}

export interface Reports {
  stage(label: string, total: number): Stage;
}

/** Where games are kept that a training which goes on learns from. */
export interface Archive {
  load(round: number): Uint8Array | undefined;
  save(round: number, games: Uint8Array): void;
  drop(round: number): void;
}

export class School {
  readonly #subject: Subject;
  readonly #threads: Threads;
  readonly #plan: Plan;
  readonly #reports: Reports;
  readonly #archive: Archive;
  readonly #rounds: Dataset[] = [];
  readonly #scoreScale: number;
  champion: Mind;
  round: number;

  constructor(
    subject: Subject,
    threads: Threads,
    plan: Plan,
    reports: Reports,
    archive: Archive,
    champion: Mind,
    round: number,
  ) {
    this.#subject = subject;
    this.#threads = threads;
    this.#plan = plan;
    this.#reports = reports;
    this.#archive = archive;
    this.champion = champion;
    this.round = round;
    const { game, course } = subject;
    const options = course.options as OptionValues[];
    this.#scoreScale = measureScale(game, { seats: course.seats, options, seed: plan.seed }, 40);
    this.#remember();
  }

  /** The games of the rounds before this one, as far as they are learnt from. */
  #remember(): void {
    const { game, course } = this.#subject;
    const s = game.setup(course.seats, course.options[0] as OptionValues, seedRng(this.#plan.seed, 'play'));
    const together = this.#subject.features.together(s);
    for (let round = Math.max(1, this.round - this.#plan.memory + 2); round <= this.round; round++) {
      const bytes = this.#archive.load(round);
      const data = bytes && Dataset.unpack(this.#shape(), together, bytes);
      if (data) this.#rounds.push(data);
    }
  }

  #shape() {
    const { course, features } = this.#subject;
    return { seats: course.seats, own: features.seat.length, shared: features.shared.length };
  }

  async next(): Promise<Round> {
    this.round++;
    await this.#play();
    const { net, error } = this.#learn();
    const pupil = this.#weights(net, this.champion);
    const { gate, thoughts } = await this.#match(pupil, this.champion, 'value');
    const promoted = gate.isPassed;
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
    if (!this.#plan.prior) return told;
    const refined = this.#refine(net, pupil, thoughts);
    const second = await this.#match(refined, pupil, 'prior');
    const policyPromoted = second.gate.isPassed;
    if (policyPromoted) this.champion = refined;
    return { ...told, policyShare: second.gate.share, policyPromoted };
  }

  async #play(): Promise<void> {
    const { seed, games, chunk, memory } = this.#plan;
    const { game, course } = this.#subject;
    const tasks: Task[] = Array.from({ length: Math.ceil(games / chunk) }, (_, i) => ({
      kind: 'play',
      game: game.meta.id,
      course: course.name,
      mind: this.champion,
      games: Math.min(chunk, games - i * chunk),
      seed: `${seed}/${this.round}/${i}`,
      scoreScale: this.#scoreScale,
    }));
    const stage = this.#reports.stage(`Round ${this.round}, playing`, tasks.length);
    const answers = await this.#threads.all<Task, PlayAnswer>(tasks, () => stage.advance());
    stage.finish();
    const shape = this.#shape();
    const data = Dataset.joined(
      answers.map(answer => Object.assign(new Dataset(shape, answer.together, 0), answer)),
    );
    this.#rounds.push(data);
    if (this.#rounds.length > memory) this.#rounds.shift();
    this.#archive.save(this.round, data.pack());
    this.#archive.drop(this.round - memory + 1);
  }

  #learn(): { net: Net; error: number } {
    const { seed, first, second, hand } = this.#plan;
    const all = Dataset.joined(this.#rounds);
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

  /** The champion against the hand-written value, on deals nobody has learnt from. */
  async exam(deals: number, iterations: number): Promise<Exam | undefined> {
    if (this.champion === null) return undefined;
    const gate = this.#gate();
    const stage = this.#reports.stage('Exam against the hand-written value', deals);
    const answers = await this.#deals(
      this.champion,
      null,
      { from: 0, to: deals, what: 'exam', iterations },
      stage,
      gate,
    );
    stage.finish();
    const total = (side: Side) => answers.reduce((sum, { pace }) => sum + pace[side], 0);
    const cost = total('challenger') / total('champion');
    return { share: gate.share, doubt: gate.doubt, deals, iterations, cost };
  }

  #gate(): Gate {
    const { name, seats } = this.#subject.course;
    return new Gate(seats === 1 || name.endsWith('-team') ? 0.5 : 1 / seats, this.#plan.gain);
  }

  /** Deals in groups of fixed size, so that how many are played does not depend on the number of threads. */
  async #match(challenger: Mind, champion: Mind, what: string): Promise<{ gate: Gate; thoughts: Thought[] }> {
    const { iterations, deals } = this.#plan;
    const gate = this.#gate();
    const thoughts: Thought[] = [];
    const stage = this.#reports.stage(`Round ${this.round}, ${what} against the champion`, deals);
    for (let from = 0; from < deals && gate.verdict === 'open'; from += GROUP) {
      const part = { from, to: Math.min(from + GROUP, deals), what: `${this.round}/${what}`, iterations };
      for (const answer of await this.#deals(challenger, champion, part, stage, gate))
        for (const thought of answer.thoughts) thoughts.push(thought);
    }
    stage.finish();
    return { gate, thoughts };
  }

  async #deals(
    challenger: Mind,
    champion: Mind,
    part: Part,
    stage: Stage,
    gate: Gate,
  ): Promise<DealAnswer[]> {
    const { game, course } = this.#subject;
    const seed = `${this.#plan.seed}/${part.what}`;
    const tasks = Array.from(
      { length: part.to - part.from },
      (_, i): DealTask => ({
        kind: 'deal',
        game: game.meta.id,
        course: course.name,
        challenger,
        champion,
        deal: part.from + i,
        seed,
        iterations: part.iterations,
      }),
    );
    const answers = await this.#threads.all<Task, DealAnswer>(tasks, () => stage.advance());
    for (const { share } of answers) gate.add(share);
    stage.note(`${percent(gate.share)} ± ${percent(gate.doubt)}`);
    return answers;
  }
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly what: string;
  readonly iterations: number;
}

const GROUP = 8;
