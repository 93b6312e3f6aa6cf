/** What is only just allowed, or only just counts: beside each refusal and each reward the nearest case on the other side. */
import { describe, expect, test } from 'vitest';
import { countStacks, recruit } from '../../crew.ts';
import { CREW, TILES } from '../../data/box.ts';
import { PROGRAMS } from '../../data/effects.ts';
import { dieOn, isMarked, marked, unmarked } from '../../dice.ts';
import { buildingsOf, colourOf, groupSize, laid } from '../../field.ts';
import { runOf } from '../../frames.ts';
import { game } from '../../game.ts';
import { CELLS, DIRECTIONS, NEIGHBOUR } from '../../hex.ts';
import { priceOf } from '../../market.ts';
import { worthOf } from '../../objectives.ts';
import type { State } from '../../state.ts';
import { settle } from '../../steps/index.ts';
import { run } from '../../steps/run.ts';
import { surveyOf } from '../../survey.ts';
import { card, colour, objective, position, tile } from '../position.ts';
import { asked, finishTurn, offered, play, refused, roll, told } from '../table.ts';

const seen = (s: State) => game.view(s, 'spectator');

describe('FL-44 a price that comes to rest on the last space has not left the ladder', () => {
  test.each([
    ['sell:red', 2, 0, 0],
    ['sell:red', 1, 0, 1],
    ['buy:red', 12, 12, 0],
    ['buy:red', 13, 12, 2],
  ])('%s from space %i', (deal, space, rest, points) => {
    const s = position({ players: [{ barrels: 'red', coins: 60 }], prices: [9, space, 9, 9] });
    play(s, 'play:ST4', deal, 'stop');
    expect([seen(s).prices[1], seen(s).vp[0]]).toEqual([rest, points]);
  });
});

test('the first cell of a field counts as all others', () => {
  const s = position();
  const before = surveyOf(s, 1);
  s.field[CELLS] = laid(tile('O10'), 0);
  expect(surveyOf(s, 1)).toMatchObject({ tiles: before.tiles + 1, far: before.far + 1 });
  expect(surveyOf(s, 0)).toEqual(surveyOf(s, 2));
});

test('A-35 the round of the set-up is no round without a point', () => {
  const s = position({ seats: 2, round: 0 });
  const rounds: number[] = [];
  while (game.actors(s).length > 0) {
    rounds.push(seen(s).round);
    finishTurn(s);
  }
  expect(seen(s).vp).toEqual([0, 0]);
  expect([seen(s).ending, rounds.length]).toEqual(['idle', 2 * 13]);
});

/** What the card itself gives before the trade. */
const INCOME = 5;

describe('exactly the price is enough', () => {
  test.each([
    ['FL-41', 'buy:red', 7],
    ['FL-36', 'skiff', 12],
    ['FL-39', 'outpost:A6', 20],
  ])('%s %s', (rule, deal, price) => {
    const poor = position({ players: [{ coins: price - INCOME - 1, barrels: 'blue' }] });
    play(poor, 'play:ST4');
    expect(refused(poor, deal)).toBe(`${rule} tooExpensive`);
    const able = position({ players: [{ coins: price - INCOME, barrels: 'blue' }] });
    play(able, 'play:ST4', deal);
    expect(seen(able).coins[0]).toBe(0);
  });
});

test('A-36 the last barrel of the bank can be bought', () => {
  const barrels = Array(44).fill('blue').join(' ');
  const s = position({ players: [{ coins: 90 }, { barrels }] });
  play(s, 'play:ST4', 'buy:blue');
  expect(refused(s, 'buy:blue')).toBe('A-36 bankEmpty');
});

test('FL-45 an indicator may come to rest on the last space of either end', () => {
  const s = position({ players: [{ cards: 'T10' }], prices: [12, 2, 9, 9] });
  play(s, 'play:T10');
  expect([offered(s, 'price:green+'), offered(s, 'price:red-')]).toEqual([
    ['price:green+1'],
    ['price:red-1'],
  ]);
  const log = play(s, 'price:green+1');
  expect(seen(s).prices[0]).toBe(12);
  expect(told(log, 'price').map(({ params }) => params)).toEqual([
    { colour: colour('green'), price: priceOf(s, colour('green')) },
  ]);
});

test('FL-34 where the stack is empty the place of a recruit stays empty', () => {
  const s = position({ display: 'T2 T3' });
  s.decks.fill(0);
  recruit(s, card('T2'));
  expect(s.display).not.toContain(card('T2'));
  expect(s.display.filter(open => open < 0)).toEqual([-1]);
});

test('FL-10 the card being played still belongs to its owner', () => {
  const s = position({ players: [{ tiles: 'B5:O10', cards: 'T1 F1' }] });
  const owned = () => game.view(s, 'spectator').hands[0].crew;
  const before = owned();
  expect(before.reduce((sum, count) => sum + count, 0)).toBe(2);
  play(s, 'play:T1');
  expect(CREW[s.turn.card].id).toBe('T1');
  expect(owned()).toEqual(before);
});

test('FL-14 B1 a crew smaller than the starters counts as none, not less', () => {
  const worth = (retired: string, cards: string) =>
    worthOf(position({ players: [{ retired, cards }] }), 0, objective('B1'), 0);
  expect([worth('ST1 ST2', ''), worth('', ''), worth('', 'T1')]).toEqual([0, 0, 3]);
});

test('A-5 a building at the western end of row A counts like any other', () => {
  const guild = TILES[tile('O09')].building;
  const buildings = (tiles: string) => buildingsOf(position({ players: [{ side: 'sky', tiles }] }), 0, guild);
  expect(buildings('A1:O09 A2:O02 A3:O03 A4:O04 A5:O01')).toBe(
    buildings('A1:O01 A2:O02 A3:O03 A4:O04 A5:O09'),
  );
  expect(buildings('A1:O09 A2:O02 A3:O03 A4:O04 A5:O01')).toBeGreaterThan(0);
});

test('nobody begins with an artifact or a lap', () => {
  const view = seen(position());
  expect([...view.artifacts, ...view.laps]).toEqual([0, 0, 0, 0, 0, 0]);
});

test('FL-16 everybody sees how many cards are left in each stack', () => {
  const { decks, display } = seen(position({ display: 'T1 D7' }));
  const open = countStacks(display);
  expect(decks.map((count, stack) => count + open[stack])).toEqual([6, 4, 6, 4, 6, 4, 6, 4]);
});

test('FL-84 the dice of a research are told in their order, however they fell', () => {
  for (let seed = 0; seed < 8; seed++) {
    const s = position({ players: [{ side: 'sky', cards: 'D7' }], seed: `dice-${seed}` });
    const [event] = told(play(s, 'play:D7'), 'researched');
    const dice = String(event.params.dice).split(' ');
    expect(dice).toEqual([...dice].sort());
  }
});

test('A-21 a joker that could set nothing off is not asked for', () => {
  const asks = (dice: string) => {
    const s = position({ players: [{ side: 'sky' }], hub: 'AR07' });
    play(s, 'play:ST6');
    roll(s, dice);
    play(s, 'stop');
    return asked(s).step === 'joker';
  };
  expect([asks('O2 O2 O6 O1'), asks('O2 O1 O6 O1'), asks('O2 O3 O6 O4')]).toEqual([true, false, false]);
});

test('A-36 barrels are given while the supply has any, and not asked for when it has none', () => {
  const giving = (bank: readonly number[]) => {
    const s = position();
    s.bank = [...bank];
    s.stack.push({ step: 'gain', barrels: 2 });
    settle(s);
    return asked(s).step;
  };
  expect([giving([0, 0, 0, 0]), giving([0, 0, 0, 1]), giving([1, 0, 0, 0])]).toEqual([
    'play',
    'gain',
    'gain',
  ]);
});

test('an effect that means nothing on a side asks nothing there', () => {
  const program = PROGRAMS.findIndex(effects => effects.some(({ op }) => op === 'BUILD'));
  const next = PROGRAMS[program].findIndex(({ op }) => op === 'BUILD');
  const asks = (side: 'sink' | 'sky') => {
    const s = position({ players: [{ side }] });
    const frame = { ...runOf(program), next };
    s.stack.push(frame);
    run.settle(s, frame);
    return s.stack.at(-1)?.step;
  };
  expect([asks('sink'), asks('sky')]).toEqual(['run', 'build']);
});

test('FL-81 a group reaches into every corner of the field', () => {
  const s = position();
  const sink = 0;
  const corner = 0;
  const next = NEIGHBOUR.slice(0, DIRECTIONS).find(cell => cell > 0) ?? 0;
  const colour = colourOf(tile('O10'), sink);
  const same = TILES.findIndex((_, i) => i !== tile('O10') && colourOf(i, sink) === colour);
  s.field[corner] = laid(tile('O10'), 0);
  s.field[next] = laid(same, 0);
  expect([groupSize(s, 0, next, colour), groupSize(s, 0, corner, colour)]).toEqual([2, 2]);
});

test('a mark on a die can be taken away again, whatever it shows', () => {
  for (const die of [dieOn(0, 0), dieOn(0, 1), dieOn(2, 5, 1)]) {
    expect(unmarked(marked(die))).toBe(die);
    expect([isMarked(die), isMarked(marked(die))]).toEqual([false, true]);
    expect(unmarked(die)).toBe(die);
  }
});

test('FL-21 a skiff sails to every cell that is near enough, the first one of the field included', () => {
  const s = position({ players: [{ tiles: 'A1:O10 A2:O11 A3:O12', skiffs: 'A2' }] });
  play(s, 'play:ST4');
  expect(offered(s)).toEqual(expect.arrayContaining(['sail:A2-A1', 'sail:A2-A3']));
});
