/** The figures a host watches, in the Prometheus text format. Every metric of the server is listed here. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const LATENCIES = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export class Counter {
  value = 0;
  add(n = 1): void {
    this.value += n;
  }
}

/** Counts by the value of one label. */
class Counters {
  readonly #counts = new Map<string, number>();

  add(value: string): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  lines(name: string, label: string): string[] {
    return [...this.#counts].map(([value, count]) => `${name}{${label}="${value}"} ${count}`);
  }
}

export class Histogram {
  readonly #counts = LATENCIES.map(() => 0);
  #sum = 0;
  #count = 0;

  observe(seconds: number): void {
    const bucket = LATENCIES.findIndex(limit => seconds <= limit);
    if (bucket >= 0) this.#counts[bucket]++;
    this.#sum += seconds;
    this.#count++;
  }

  lines(name: string): string[] {
    let below = 0;
    const buckets = LATENCIES.map((limit, i) => {
      below += this.#counts[i];
      return `${name}_bucket{le="${limit}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

export class Metrics {
  readonly moves = new Counter();
  readonly botMoves = new Counter();
  readonly undos = new Counter();
  readonly refusedMoves = new Counter();
  readonly staleMoves = new Counter();
  readonly botErrors = new Counter();
  readonly storeErrors = new Counter();
  readonly rateLimited = new Counter();
  readonly slowReaders = new Counter();
  readonly badFrames = new Counter();
  readonly tablesCreated = new Counter();
  /** From the request of a move to its answer, commit included. */
  readonly moveLatency = new Histogram();
  /** By the first digit of the status. */
  readonly answers = new Counters();
  readonly connections = new Counter();
  readonly botQueue = new Counter();
  readonly cheapBots = new Counter();
  /** From the question to a bot until it begins to think. */
  readonly botWait = new Histogram();
  waitingBots = () => 0;
  openTables = () => 0;
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#loop.enable();
  }

  close(): void {
    this.#loop.disable();
  }

  text(): string {
    const counters: [string, string, Counter][] = [
      ['fathom_moves_total', 'Moves of people and bots that were stored.', this.moves],
      ['fathom_bot_moves_total', 'Moves of bots that were stored.', this.botMoves],
      ['fathom_undos_total', 'Undos that were stored.', this.undos],
      ['fathom_refused_moves_total', 'Moves a rule forbade.', this.refusedMoves],
      ['fathom_stale_moves_total', 'Moves that came too late.', this.staleMoves],
      ['fathom_bot_errors_total', 'Bots that failed and were replaced by a random move.', this.botErrors],
      ['fathom_cheap_bots_total', 'Bots that answered at the level that takes no time.', this.cheapBots],
      ['fathom_store_errors_total', 'Reads and writes at which the store failed.', this.storeErrors],
      ['fathom_rate_limited_total', 'Requests over the rate limit.', this.rateLimited],
      ['fathom_slow_readers_total', 'Streams cut off because nobody read them.', this.slowReaders],
      ['fathom_bad_frames_total', 'Streams that ended because of what their sender sent.', this.badFrames],
      ['fathom_tables_created_total', 'Tables that were created.', this.tablesCreated],
    ];
    const gauges: [string, string, number][] = [
      ['fathom_connections', 'Open sockets.', this.connections.value],
      ['fathom_bot_queue', 'Bots that are thinking or waiting to.', this.botQueue.value],
      ['fathom_bots_waiting', 'Bots that wait for a thread to think in.', this.waitingBots()],
      ['fathom_open_matches', 'Tables held in memory.', this.openTables()],
      ['fathom_loop_delay_seconds', 'How late the process is, at worst since asked last.', this.#lateness()],
      ['process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
    ];
    return [
      ...counters.flatMap(([name, help, counter]) => [
        ...head(name, help, 'counter'),
        `${name} ${counter.value}`,
      ]),
      ...gauges.flatMap(([name, help, value]) => [...head(name, help, 'gauge'), `${name} ${value}`]),
      ...head('fathom_answers_total', 'Answers by status.', 'counter'),
      ...this.answers.lines('fathom_answers_total', 'status'),
      ...head('fathom_move_seconds', 'Time from a move to its acknowledgement.', 'histogram'),
      ...this.moveLatency.lines('fathom_move_seconds'),
      ...head('fathom_bot_wait_seconds', 'Time a bot waits until it begins to think.', 'histogram'),
      ...this.botWait.lines('fathom_bot_wait_seconds'),
      '',
    ].join('\n');
  }

  #lateness(): number {
    const seconds = this.#loop.max / 1e9;
    this.#loop.reset();
    return seconds;
  }
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
