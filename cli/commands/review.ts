import { type Decision, type Point, type Review, Reviewer, VERDICTS } from '@fathom/bots/coach/review.ts';
import { adviserFor } from '@fathom/bots/minds.ts';
import type { Edition, GameEntry } from '@fathom/games';
import {
  type Lang,
  type MatchRecord,
  type Reasons,
  replay,
  type Say,
  type Seat,
  sayChange,
  speaker,
  verify,
} from '@fathom/kernel';
import { parse, positionals, whole } from '../arguments.ts';
import { columns, percent } from '../columns.ts';
import { type Command, UsageError } from '../command.ts';
import { LANGUAGE_HELP, languageOf } from '../language.ts';
import { Progress } from '../progress.ts';
import { editionFor, recordAt, unsound } from '../record.ts';
import { WORDS } from '../words.ts';

export const command: Command = {
  help: `Usage: fathom review <record.json> [--seat N] [--lang en|de] [--json]

Looks at a match again: how the chances stood, what each decision cost and what would have been better, and what was luck.
Everything is judged by what the seat could know at that moment.

  --seat N      judges the decisions of this seat only, counted from 1 (all seats)
  --lang …      ${LANGUAGE_HELP}
  --json        prints one JSON object and nothing else`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      seat: { type: 'string' },
      lang: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const [path] = positionals(given, 'record.json');
    const lang = languageOf(values.lang);
    const { record, entry } = await recordAt(path);
    const edition = await editionFor(path, record, entry, lang);
    const checked = verify(edition.game, record);
    if (!checked.ok) throw unsound(path, checked.error);
    if (record.moves.length === 0) throw new UsageError(`${path}: nothing was played in this match`);
    const seats = seatsOf(record, values.seat);
    const view = edition.game.view(checked.state, 'spectator');
    const { game, features } = await adviserFor(entry, record.version, view);
    const reviewer = new Reviewer(game, features, record, seats);
    const progress = new Progress('Reviewing', record.moves.length);
    while (!reviewer.isDone) {
      reviewer.step();
      progress.advance();
    }
    progress.finish();
    const review = reviewer.review();
    if (values.json) io.out(JSON.stringify({ game: record.game, seats: record.seats, ...review }));
    else io.out(await new Report(entry, edition, record, lang).text(review, seats));
    return 0;
  },
};

function seatsOf({ seats }: MatchRecord, given: string | undefined): Seat[] {
  return given === undefined ? [...Array(seats).keys()] : [whole('seat', given, 1, seats) - 1];
}

/** Lines for the chances: every so many points, and those at which the match turned. */
const LINES = 12;

function selected(points: readonly Point[], turningPoints: readonly number[]): Point[] {
  const every = Math.ceil(points.length / LINES);
  return points.filter(({ move }, i) => i % every === 0 || turningPoints.includes(move));
}

/** A review as text. */
class Report {
  readonly #entry: GameEntry;
  readonly #edition: Edition;
  readonly #record: MatchRecord;
  readonly #lang: Lang;

  constructor(entry: GameEntry, edition: Edition, record: MatchRecord, lang: Lang) {
    this.#entry = entry;
    this.#edition = edition;
    this.#record = record;
    this.#lang = lang;
  }

  async text(review: Review, seats: readonly Seat[]): Promise<string> {
    const { voice } = this.#edition;
    const say = speaker(this.#lang, voice.words[this.#lang], WORDS[this.#lang]);
    const costly = review.decisions.filter(({ verdict }) => verdict === 'costly');
    const lines = await Promise.all(costly.map(decision => this.#decision(decision, say)));
    return [this.#overview(review, seats, say), ...lines].join('\n\n');
  }

  #overview({ decisions, luck, points, turningPoints }: Review, seats: readonly Seat[], say: Say): string {
    const head = [say('cli.player'), ...VERDICTS.map(verdict => say(`cli.${verdict}`)), say('cli.luck')];
    const rows = seats.map(seat => {
      const own = decisions.filter(decision => decision.seat === seat);
      const change = luck.filter(draw => draw.seat === seat).reduce((sum, draw) => sum + draw.change, 0);
      return [
        this.#name(seat, say),
        ...VERDICTS.map(verdict => String(own.filter(decision => decision.verdict === verdict).length)),
        `${change < 0 ? '' : '+'}${(100 * change).toFixed(1)}`,
      ];
    });
    const chances = selected(points, turningPoints).map(({ move, shares }) => [
      `${turningPoints.includes(move) ? '→ ' : ''}${move + 1}`,
      ...shares.map(percent),
    ]);
    const everybody = [...Array(this.#record.seats).keys()].map(seat => this.#name(seat, say));
    return `${columns([head, ...rows])}\n\n${columns([[say('cli.move'), ...everybody], ...chances])}`;
  }

  async #decision(
    { move, seat, played, best, share, bestShare, reasons }: Decision,
    say: Say,
  ): Promise<string> {
    const reasonsOf = await this.#reasons();
    const features = (await this.#entry.features?.())?.features;
    const why = reasons.flatMap(({ feature, change }) =>
      reasonsOf && features ? sayChange(features.seat[feature], change, reasonsOf, this.#lang) : [],
    );
    return say('cli.costlyMove', {
      n: move + 1,
      name: this.#name(seat, say),
      played: this.#label(move, seat, played, say),
      best: this.#label(move, seat, best, say),
      share: percent(share),
      bestShare: percent(bestShare),
      why: why.length > 0 ? ` (${why.join('; ')})` : '',
    });
  }

  #label(move: number, seat: Seat, text: string, say: Say): string {
    const { game, voice } = this.#edition;
    const before = replay(game, this.#record, move);
    const read = game.read(text);
    if (!before.ok || read === undefined) return text;
    return voice.label(say, read, game.view(before.state, seat));
  }

  async #reasons(): Promise<Reasons | undefined> {
    return (await this.#entry.reasons?.())?.reasons[this.#lang];
  }

  #name(seat: Seat, say: Say): string {
    return this.#record.names?.[seat] ?? say('cli.seat', { n: seat + 1 });
  }
}
