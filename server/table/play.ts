/** What people and bots do in the match of a table, and what they are told of it. */
import type { MatchRecord, Seat, Sight, Viewer } from '@fathom/kernel';
import type { Accepted, AskSights, SendMove, SendUndo, Update } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Row } from '../store/store.ts';
import { COSTS, HISTORY } from '../work/costs.ts';
import { INSIDE, type Requester } from '../work/scheduler.ts';
import { type Asked, type BotTable, botSeed } from './bots.ts';
import type { Dependencies } from './dependencies.ts';
import type { Happened, LiveMatch } from './live.ts';
import { isMove, recordOf } from './rows.ts';
import { seatOf } from './seats.ts';
import type { StoredTable } from './stored.ts';
import { Updates } from './updates.ts';

/** More positions are not told at once. */
const MOST_SIGHTS = 60;

export interface PlayListener {
  /** A member has shown signs of life. */
  heardFrom(member: string): void;
  /** Something has happened and is stored. */
  happened(happened: Happened, isTableChanged: boolean): void;
}

/** A decision that is stored: where it stands, and what is new since it was asked for, if that is told at once. */
interface Decided {
  readonly seq: number;
  readonly update: Update | undefined;
}

interface Request {
  readonly member: string;
  readonly id: string;
  readonly base: number;
  readonly requester: Requester;
}

export class Play implements BotTable {
  readonly #stored: StoredTable;
  readonly #deps: Dependencies;
  readonly #listener: PlayListener;
  readonly #updates: Updates;

  constructor(stored: StoredTable, deps: Dependencies, listener: PlayListener) {
    this.#stored = stored;
    this.#deps = deps;
    this.#listener = listener;
    this.#updates = new Updates(stored, deps.scheduler, deps.historyCache);
  }

  close(): void {
    this.#updates.forget();
  }

  // ── what is told ───────────────────────────────────────────────────────────────────────────────────────────

  /** What a member, or a spectator, knows; null while the table is open. */
  async update(member: string | undefined, base: number, requester = INSIDE): Promise<Update | null> {
    await this.#stored.reachSoon(base);
    return this.#tell(member, () => base, requester);
  }

  /** What is new to somebody; null when that is nothing. `known` is asked as late as possible. */
  news(
    member: string | undefined,
    known: () => number | undefined,
    requester: Requester,
  ): Promise<Update | null> {
    const base = ({ seq }: LiveMatch) => {
      const from = known();
      return from !== undefined && seq <= from ? null : (from ?? 0);
    };
    return this.#tell(member, base, requester);
  }

  /** The same where nobody has to wait for it; undefined where somebody has. */
  newsAtOnce(member: string | undefined, known: number | undefined): Update | null | undefined {
    const match = this.#stored.settledMatch;
    if (!match || known === undefined) return undefined;
    return match.seq <= known ? null : this.#updates.atOnce(match, this.#viewer(member), known);
  }

  /** What a member, or a spectator, saw move by move; none while the table is open. */
  async sights(member: string | undefined, { from, to }: AskSights, requester = INSIDE): Promise<Sight[]> {
    await this.#deps.scheduler.slot(requester, HISTORY.retold * MOST_SIGHTS);
    return this.#stored.serial(
      async () => this.#stored.match?.sights(this.#viewer(member), from, MOST_SIGHTS, to) ?? [],
    );
  }

  /** Only when the match is over: the record opens every secret. */
  record(): Promise<MatchRecord> {
    return this.#stored.serial(async () => {
      if (this.#stored.row.status !== 'finished') throw new Refused('match_running');
      return recordOf(this.#stored.row, this.#match().recorded());
    });
  }

  // ── what people decide ─────────────────────────────────────────────────────────────────────────────────────

  move(member: string, { id, base, move }: SendMove, requester = INSIDE): Promise<Accepted> {
    const begun = performance.now();
    const judge = (): Promise<Decided> => {
      const seat = this.#seat(member);
      const match = this.#asked(member, seat, base);
      const happened = this.#played(match, seat, id, move);
      return this.#append(match, happened, () => {
        this.#deps.metrics.moves.add();
        this.#deps.metrics.moveLatency.observe((performance.now() - begun) / 1000);
        return { seq: happened.rows[0].seq, update: this.#updates.atOnce(match, seat, base) };
      });
    };
    const earlier = () => this.#earlier(member, id, row => isMove(row) && row.move === move);
    const deciding = this.#stored.decide({ base, judge, earlier });
    return this.#answer({ member, id, base, requester }, deciding);
  }

  undo(member: string, { id, base, all = false }: SendUndo, requester = INSIDE): Promise<Accepted> {
    const judge = (): Promise<Decided> => {
      const seat = this.#seat(member);
      const match = this.#asked(member, seat, base);
      const happened = match.undo(seat, all, id, this.#deps.now());
      if (!happened) throw new Refused('nothing_to_undo');
      return this.#append(match, happened, () => {
        this.#deps.metrics.undos.add();
        return { seq: match.seq, update: this.#updates.atOnce(match, seat, base) };
      });
    };
    const earlier = () => this.#earlier(member, id, row => !isMove(row));
    return this.#answer({ member, id, base, requester }, this.#stored.decide({ base, judge, earlier }));
  }

  // ── what bots decide ───────────────────────────────────────────────────────────────────────────────────────

  askBots(): Promise<readonly Asked[]> {
    return this.#stored.serial(async () => {
      const { row, match } = this.#stored;
      if (row.status !== 'playing' || !match) return [];
      return match.actors.flatMap(seat => {
        const { kind, level } = row.seats[seat];
        if (kind !== 'bot' || level === undefined) return [];
        const position = { seat, view: match.view(seat), moves: match.movesOf(seat) };
        const { game, version } = row;
        const request = { game, version, seats: row.seats.length, level, seed: botSeed(), ...position };
        return [{ base: match.seq, request }];
      });
    });
  }

  playBot(seat: Seat, base: number, move: string): Promise<boolean> {
    const judge = async () => {
      const { row, match } = this.#stored;
      const isAsked = row.status === 'playing' && row.seats[seat].kind === 'bot';
      if (!isAsked || !match?.isCurrent(seat, base)) return false;
      return this.#append(match, this.#played(match, seat, `bot-${base}`, move), () => {
        this.#deps.metrics.moves.add();
        this.#deps.metrics.botMoves.add();
        return true;
      });
    };
    return this.#stored.decide({ base, judge });
  }

  announceThinking(seat: Seat, waits: boolean): void {
    const { id } = this.#stored.row;
    this.#deps.bus.publish(id, { kind: 'thinking', table: id, seat, waits });
  }

  pay(address: string): Promise<void> {
    return this.#deps.scheduler.slot({ address }, COSTS.bot.work);
  }

  // ── within a job ───────────────────────────────────────────────────────────────────────────────────────────

  #seat(member: string): Seat {
    const seat = seatOf(this.#stored.row, member);
    if (seat === undefined) throw new Refused('bad_token');
    return seat;
  }

  #match(): LiveMatch {
    const { match } = this.#stored;
    if (!match) throw new Refused('rules_version');
    return match;
  }

  /** The match, if the member may choose something in it that was asked at `base`. */
  #asked(member: string, seat: Seat, base: number): LiveMatch {
    const { status, seats } = this.#stored.row;
    if (status !== 'playing') throw new Refused('not_playing');
    if (seats[seat].kind !== 'person') throw new Refused('seat_away');
    this.#listener.heardFrom(member);
    const match = this.#match();
    if (match.isCurrent(seat, base)) return match;
    this.#deps.metrics.staleMoves.add();
    throw new Refused('stale');
  }

  /** A move that is made, and not stored yet. */
  #played(match: LiveMatch, seat: Seat, id: string, move: string): Happened {
    const decision = match.play(seat, move, id, this.#deps.now());
    if (!decision.ok) {
      this.#deps.metrics.refusedMoves.add();
      throw new Refused('refused', { refusal: decision.refusal });
    }
    return decision.happened;
  }

  /** Everybody is told in the turn in which it was stored. */
  #append<T>(match: LiveMatch, happened: Happened, then: () => T): Promise<T> {
    const { revision } = this.#stored.row;
    return this.#stored.append(match, happened, () => {
      this.#listener.happened(happened, this.#stored.row.revision !== revision);
      return then();
    });
  }

  /** What the same request has decided before. */
  async #earlier(member: string, id: string, isSame: (row: Row) => boolean): Promise<Decided | undefined> {
    const { row: table } = this.#stored;
    const seat = seatOf(table, member);
    const row = seat === undefined ? undefined : await this.#deps.store.findRow(table.id, seat, id);
    if (!row) return undefined;
    if (!isSame(row)) throw new Refused('id_reused');
    await this.#stored.reach(row.seq);
    return { seq: row.seq, update: undefined };
  }

  // ── outside of jobs ────────────────────────────────────────────────────────────────────────────────────────

  /** What was decided, or that it was too late, with what is new since `base`. */
  #answer(request: Request, deciding: Promise<Decided>): Promise<Accepted> {
    const { id } = request;
    return deciding.then(
      ({ seq, update }) => (update ? { id, seq, update } : this.#answerAgain(request, seq)),
      error => this.#tooLate(request, error),
    );
  }

  async #answerAgain(request: Request, seq: number): Promise<Accepted> {
    const update = await this.#newsFor(request);
    if (!update) throw new Refused('rules_version');
    return { id: request.id, seq, update };
  }

  async #tooLate(request: Request, error: unknown): Promise<never> {
    if (!(error instanceof Refused) || error.code !== 'stale') throw error;
    const update = await this.#newsFor(request);
    throw new Refused('stale', update && { update });
  }

  async #newsFor({ member, base, requester }: Request): Promise<Update | undefined> {
    return (await this.update(member, base, requester)) ?? undefined;
  }

  #viewer(member: string | undefined): Viewer {
    return (member === undefined ? undefined : seatOf(this.#stored.row, member)) ?? 'spectator';
  }

  #tell(
    member: string | undefined,
    base: (match: LiveMatch) => number | null,
    requester: Requester,
  ): Promise<Update | null> {
    return this.#updates.tell({ viewer: () => this.#viewer(member), base, requester });
  }
}
