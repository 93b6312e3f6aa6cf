/** What the worker does: it thinks step by step and says after each how far it has come. Knows no browser. */
import { Advisor } from '@fathom/bots/coach/advisor.ts';
import { Reviewer } from '@fathom/bots/coach/review.ts';
import { adviserFor } from '@fathom/bots/minds.ts';
import { findGame, type GameEntry } from '@fathom/games';
import { replay } from '@fathom/kernel';
import type { AdviceQuestion, Answer, Question, ReviewQuestion } from './messages.ts';

type Post = (answer: Answer) => void;

/** Before so many searches nobody knows how far they are apart. */
const FIRST = 3;
/** Milliseconds between two signs of a review. */
const SIGN_EVERY = 400;

export async function answer(question: Question, post: Post): Promise<void> {
  try {
    if (question.kind === 'advise') await advise(question, post);
    else await review(question, post);
  } catch (error) {
    post({ kind: 'failed', problem: error instanceof Error ? error.message : String(error), last: true });
  }
}

async function advise(question: AdviceQuestion, post: Post): Promise<void> {
  const { version, seat, view, moves: texts, seed, effort } = question;
  const { game, features } = await adviserFor(entryOf(question.game), version, view);
  const moves = texts.flatMap(text => game.read(text) ?? []);
  const advisor = new Advisor(game, features, { seat, view, moves }, seed, effort);
  for (let searches = 1; !advisor.isDone; searches++) {
    advisor.think();
    const last = advisor.isDone;
    if (searches < FIRST && !last) {
      post({ kind: 'progress', done: searches / effort.searches, tried: searches * effort.iterations });
      continue;
    }
    const advice = advisor.advice();
    const told = advice.moves.map(one => ({ ...one, move: game.write(one.move) }));
    post({ kind: 'advice', advice: { ...advice, moves: told }, last });
  }
}

async function review({ record, effort, left }: ReviewQuestion, post: Post): Promise<void> {
  const entry = entryOf(record.game);
  const { game, features } = await adviserFor(entry, record.version, await anyView(entry, record));
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);
  const reviewer = new Reviewer(game, features, record, seats, effort, left);
  for (let sign = 0; !reviewer.isDone; ) {
    reviewer.step();
    if (Date.now() < sign || reviewer.isDone) continue;
    sign = Date.now() + SIGN_EVERY;
    post({ kind: 'review', begun: { done: reviewer.done, review: reviewer.review() }, last: false });
  }
  post({ kind: 'review', begun: { done: reviewer.done, review: reviewer.review() }, last: true });
}

/** What was learnt depends on the table, which every view of it tells. */
async function anyView(entry: GameEntry, record: ReviewQuestion['record']): Promise<unknown> {
  if (record.version !== entry.meta.version) return undefined;
  const { game } = await entry.rules();
  const begun = replay(game, record, 0);
  if (!begun.ok) throw new Error(`${begun.error.at}: ${begun.error.problem}`);
  return game.view(begun.state, 'spectator');
}

function entryOf(game: string): GameEntry {
  const entry = findGame(game);
  if (!entry) throw new Error(`unknown game "${game}"`);
  return entry;
}
