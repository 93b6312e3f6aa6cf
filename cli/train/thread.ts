/** A thread of a training. */
import { parentPort } from 'node:worker_threads';
import { LISTS } from '@fathom/bots/learn/dataset.ts';
import { playDeal, type Thought } from '@fathom/bots/learn/gate.ts';
import { playGames } from '@fathom/bots/learn/selfplay.ts';
import { taught } from '@fathom/bots/taught.ts';
import { readWeights } from '@fathom/bots/weights.ts';
import type { Course, Features, Game, OptionValues } from '@fathom/kernel';
import { subjectOf } from './subject.ts';
import type { DealAnswer, DealTask, Mind, PlayAnswer, PlayTask, Task } from './task.ts';

function minded(game: Game, features: Features, seats: number, mind: Mind): Game {
  if (mind === null) return game;
  const read = readWeights(mind, game.meta.id, seats, features);
  if (!read.ok) throw new Error(`the weights do not fit: ${read.fault}`);
  return taught(game, features, read.learnt);
}

function play(game: Game, features: Features, course: Course, task: PlayTask): PlayAnswer {
  const { games, seed, scoreScale, mind } = task;
  const plan = { seats: course.seats, options: course.options as OptionValues[], games, seed, scoreScale };
  const data = playGames(game, minded(game, features, course.seats, mind), features, plan, () => {});
  const { seats, own, shared } = data.shape;
  return {
    count: data.count,
    together: data.together,
    hand: data.hand.slice(0, data.count * seats),
    seats: data.seats.slice(0, data.count * seats * own),
    shared: data.shared.slice(0, data.count * shared),
    targets: data.targets.slice(0, data.count * seats),
    scores: data.scores.slice(0, data.count * seats),
    viewers: data.viewers.slice(0, data.count),
  };
}

function deal(game: Game, features: Features, course: Course, task: DealTask): DealAnswer {
  const { iterations, seed } = task;
  const thoughts: Thought[] = [];
  const games = {
    challenger: minded(game, features, course.seats, task.challenger),
    champion: minded(game, features, course.seats, task.champion),
  };
  const match = { seats: course.seats, options: course.options as OptionValues[], seed, iterations };
  const dealt = playDeal(games, features, match, task.deal, thought => thoughts.push(thought));
  return { ...dealt, thoughts };
}

parentPort?.on('message', async (task: Task) => {
  const { game, features, course } = await subjectOf(task.game, task.course);
  if (task.kind === 'deal') return parentPort?.postMessage(deal(game, features, course, task));
  const answer = play(game, features, course, task);
  const lists = LISTS.map(name => answer[name].buffer);
  parentPort?.postMessage(answer, lists);
});
