/** Every crew card on both sides and every artifact, against the tables: what is asked and what is received. */
import { describe, expect, test } from 'vitest';
import { CREW, FILES, RELICS } from '../../data/box.ts';
import { type Effect, PROGRAMS } from '../../data/effects.ts';
import { type Frame, runOf } from '../../frames.ts';
import type { State } from '../../state.ts';
import { settle } from '../../steps/index.ts';
import { ARTIFACT_TABLE, CREW_TABLE } from '../effects.table.ts';
import { card, position, relic, type Seat } from '../position.ts';
import { asked, due, offered, play, skiffs } from '../table.ts';
import { type Sight, witness } from '../witness.ts';

/** Somebody who can do everything: dive, restore, clean, trade, build, do research. */
const SEA: Seat = {
  tiles: 'B5:O12 B6:O37 C6:O81 C5:O38# D5:O39# D4:O40#',
  skiffs: 'B6',
  toxicity: 5,
  coins: 200,
  barrels: 'red',
};
const CITY: Seat = {
  side: 'sky',
  tiles: 'B5:O12 B6:O37',
  stock: 'O01 O02 O10 O11 O13 O14',
  barrels: 'red red red blue blue blue yellow yellow green',
  toxicity: 5,
  coins: 200,
};

/** Plays a program to its end with small choices and notes what it asks; what its bonuses ask in turn is left out. */
function watch(s: State, program: number): Pick<Sight, 'asks' | 'modifiers'> {
  const asks: string[] = [];
  const modifiers: string[] = [];
  let last = -1;
  while (asked(s).step !== 'end' && s.ending === '') {
    const below = s.stack.at(-2);
    if (below?.step === 'run' && below.program === program && below.next !== last) {
      last = below.next;
      const effect = PROGRAMS[program][last - 1];
      asks.push(nameOf(asked(s), effect));
      modifiers.push(...modifiersOf(effect));
    }
    const texts = offered(s);
    play(s, ['stop', 'skip', 'dice'].find(text => texts.includes(text)) ?? texts[0]);
  }
  return { asks, modifiers };
}

function nameOf(f: Frame, { op, n, dice }: Effect): string {
  if (op === 'DIVE') return `dive:${dice.map(kind => 'SRD'[kind]).join('')}`;
  if (op === 'RESEARCH') return `research:${n}`;
  if (f.step === 'draw') return `draw:${f.keep}/${f.tiles.length}`;
  if (f.step === 'retire' || f.step === 'trigger') return f.step;
  return `${f.step}:${n}`;
}

const SIGNS: Readonly<Record<string, string>> = { sell: '+', buy: '-', outpost: '-', skiff: '=' };

function modifiersOf({ mods }: Effect): string[] {
  return Object.entries(mods)
    .filter(([, n]) => n > 0)
    .map(([name, n]) =>
      ['notox', 'nodeplete', 'wild'].includes(name) ? name : `${name}${SIGNS[name] ?? ''}${n}`,
    );
}

/** What a list gives before its first question. */
function coinsAtOnce(list: string): number {
  let coins = 0;
  for (const part of list.split('; ')) {
    if (!part.startsWith('COINS')) break;
    coins += Number(part.split(' ')[1]);
  }
  return coins;
}

const cards = CREW_TABLE.filter(([id]) => id !== 'ST1' && id !== 'ST2');

describe.each(cards)('FL-20 %s', (id, sail, sink, income, sky) => {
  const seat = (base: Seat): Seat => (id.startsWith('ST') ? base : { ...base, cards: id });

  test(`Sinkside: sail ${sail}, ${sink}`, () => {
    const s = position({ players: [seat(SEA)], hub: 'AR01' });
    const coins = s.coins[0];
    play(s, `play:${id}`);
    expect(asked(s)).toMatchObject({ step: 'sail', moves: sail });
    play(s, 'stop');
    expect(s.coins[0] - coins).toBeGreaterThanOrEqual(coinsAtOnce(sink));
    if (!sink.startsWith('SURVIVOR')) expect(s.coins[0] - coins).toBe(coinsAtOnce(sink));
    check(s, CREW[card(id)].programs[0], sink);
  });

  test(`Skyside: income ${income}, ${sky}`, () => {
    const s = position({ players: [seat(CITY)], hub: 'AR01' });
    const coins = s.coins[0];
    play(s, `play:${id}`);
    expect(s.coins[0] - coins).toBeGreaterThanOrEqual(income + coinsAtOnce(sky));
    if (!sky.startsWith('SURVIVOR')) expect(s.coins[0] - coins).toBe(income + coinsAtOnce(sky));
    check(s, CREW[card(id)].programs[1], sky);
  });
});

/** Toxicity starts at 5, points and survivors at 0: the table says at least how far they move. */
function check(s: State, program: number, list: string): void {
  const expected = witness(list);
  const cleaned = 5 - s.toxicity[0];
  if (expected.clean > 0 && list.startsWith('CLEAN')) expect(cleaned).toBe(expected.clean);
  const seen = watch(s, program);
  expect(seen.asks).toEqual(expected.asks);
  expect([...new Set(seen.modifiers)].sort()).toEqual([...new Set(expected.modifiers)].sort());
  expect(s.survivors).toBeGreaterThanOrEqual(expected.survivors);
  expect(s.vp[0]).toBeGreaterThanOrEqual(expected.points);
}

test('FL-20 dives and turning stand on the Sinkside of a card only, research on the Skyside, and none of it elsewhere', () => {
  const sides = CREW.map(({ programs }) => programs);
  const onSide = (side: number) =>
    new Set(sides.flatMap(programs => PROGRAMS[programs[side]]).map(({ op }) => op));
  const elsewhere = PROGRAMS.filter((_, program) => !sides.flat().includes(program)).flat();
  const has = (ops: ReadonlySet<string>) => ['DIVE', 'TURN', 'RESEARCH'].map(op => ops.has(op));
  expect(has(onSide(0))).toEqual([true, true, false]);
  expect(has(onSide(1))).toEqual([false, false, true]);
  expect(has(new Set(elsewhere.map(({ op }) => op)))).toEqual([false, false, false]);
});

test('FL-26 FL-28 Captain and Student recall and copy on both sides', () => {
  const [captain, student] = CREW_TABLE;
  expect(captain).toEqual(['ST1', 4, 'RECALL; TURN', 5, 'RECALL']);
  expect(student).toEqual(['ST2', 0, 'COPY', 0, 'COPY']);
  expect(CREW[card('ST1')]).toMatchObject({ recalls: true, value: [4, 5] });
  expect(CREW[card('ST2')]).toMatchObject({ copies: true, value: [0, 0] });
});

const retiring = CREW_TABLE.flatMap(([id, , sink, , sky]) =>
  [sink, sky].flatMap((list, side) => {
    const bonus = /RETIRE\((.+)\)$/.exec(list)?.[1];
    return bonus ? [[id, side === 0 ? 'Sinkside' : 'Skyside', bonus] as const] : [];
  }),
);

test.each(retiring)('FL-24 %s, %s: retiring brings %s', (id, side, bonus) => {
  const s = position({ players: [{ ...(side === 'Sinkside' ? SEA : CITY), cards: id }], hub: 'AR01' });
  play(s, `play:${id}`);
  while (asked(s).step !== 'retire') {
    const texts = offered(s);
    play(s, ['stop', 'skip', 'dice'].find(text => texts.includes(text)) ?? texts[0]);
  }
  const program = due(s, 'retire').bonus;
  const before = { coins: s.coins[0], vp: s.vp[0], artifacts: s.artifacts[0] };
  play(s, 'retire');
  const expected = witness(bonus);
  expect(s.artifacts[0] - before.artifacts).toBe(expected.artifacts);
  const seen = watch(s, program);
  expect(seen.asks).toEqual(expected.asks);
  expect([...new Set(seen.modifiers)]).toEqual(expected.modifiers);
  if (expected.artifacts === 0) {
    expect(s.coins[0] - before.coins).toBe(expected.coins);
    expect(s.vp[0] - before.vp).toBe(expected.points);
  }
  expect(s.retired).toEqual([card(id)]);
});

test('FL-5 FL-70 the tables have every card and artifact of the box, with its values', () => {
  expect(
    FILES.crew.cards.map(({ id, sink, sky }) => [id, sink[0] ?? 0, sink[1], sky[0] ?? 0, sky[1]]),
  ).toEqual(CREW_TABLE);
  expect(FILES.artifacts.artifacts.map(({ id, discover, hub }) => [id, discover, hub])).toEqual(
    ARTIFACT_TABLE,
  );
});

describe.each(ARTIFACT_TABLE)('FL-70 %s', (id, discover, hub) => {
  test.each([
    ['discovered', discover, SEA],
    ['on the hub', hub, CITY],
  ] as const)('%s: %s', (when, list, seat) => {
    const s = position({ players: [seat], relics: when === 'discovered' ? id : '' });
    const program = when === 'discovered' ? RELICS[relic(id)].discover : RELICS[relic(id)].hub;
    const before = { coins: s.coins[0], skiffs: skiffs(s, 0).length };
    s.stack = [{ step: 'end' }, when === 'discovered' ? { step: 'artifact', artifacts: 1 } : runOf(program)];
    settle(s);
    const expected = witness(list);
    const cleaned = 5 - s.toxicity[0];
    expect(watch(s, program).asks).toEqual(expected.asks);
    expect(skiffs(s, 0).length - before.skiffs).toBe(expected.skiffs);
    expect(s.survivors).toBeGreaterThanOrEqual(expected.survivors);
    if (expected.clean > 0) expect(cleaned).toBe(expected.clean);
    if (expected.asks.length > 0 || expected.survivors > 0) return;
    expect(s.coins[0] - before.coins).toBe(expected.coins);
    expect(s.vp[0]).toBe(expected.points);
  });
});
