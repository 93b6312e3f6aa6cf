/**
 * The question never contradicts the legal moves: what it tells to do can be done, and what it calls the only way is.
 * `npm run crawl` looks at 10,000 positions of each game.
 */
import type { Params } from '@fathom/kernel';
import { isFinal, usefulMoves } from '@fathom/parts/passive.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, load, sights } from './tables.tsx';

const POSITIONS = Number(process.env.FATHOM_POSITIONS ?? 800);

interface Asked {
  readonly key: string;
  readonly params: Params;
  /** Whether a move of one of these kinds is legal. */
  readonly can: (...kinds: string[]) => boolean;
  /** Whether every legal move is of one of these kinds. */
  readonly only: (...kinds: string[]) => boolean;
}

type Check = (asked: Asked) => boolean;

const DEEDS = ['travel', 'sonar', 'dive', 'conserve', 'publish', 'promote'];
const ENDEAVOR: Check = ({ params, can, only }) => {
  const acts = can('activate', 'space', 'copy', ...DEEDS);
  const spends = can('spend', 'use');
  switch (params.can) {
    case 'act':
      return acts && !spends;
    case 'both':
      return acts && spends;
    case 'spend':
      return !acts && spends;
    default:
      return only('pass', 'end', 'skip');
  }
};

/** For each question what has to be legal. */
const CHECKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  submarine: {
    'ask.place': ({ only }) => only('place'),
    'ask.sail': ({ only }) => only('sail'),
    'ask.leave': ({ only }) => only('sail'),
    'ask.act': ({ can }) => can('salvage', 'joker'),
    'ask.move': ({ can }) => can('relocate') && !can('salvage', 'joker'),
    'ask.salvageMore': ({ can }) => can('salvage', 'joker') && can('end'),
    'ask.moveMore': ({ can }) => can('relocate') && can('end'),
    'ask.done': ({ only }) => only('end'),
    'ask.pay': ({ only }) => only('pay'),
    'ask.exchange': ({ can }) => can('exchange') && can('end'),
    'ask.pass': ({ only }) => only('end'),
  },
  'new-eden': {
    'ask.turn': ({ can, params }) =>
      can('pass') &&
      can('buy') === (params.buy === 'yes') &&
      can('use') === (params.use === 'yes') &&
      can('plant', 'expand') === (params.free === 'yes'),
    'ask.wrap': ({ can }) => can('end') && can('plant', 'expand'),
    'ask.end': ({ only }) => only('end'),
    'ask.dive': ({ can }) => can('swim'),
    'ask.hold': ({ can }) => can('hold') && !can('swim'),
    'ask.activate': ({ can }) => can('activate') && can('done'),
    'ask.destroy': ({ can }) => can('destroy'),
    'ask.market': ({ can }) => can('market'),
    'ask.attach': ({ can }) => can('attach'),
    'ask.block': ({ can }) => can('block'),
    'ask.auction': ({ can }) => can('row'),
    'ask.bid': ({ can }) => can('bid'),
    'ask.drop': ({ can, params }) =>
      can('drop') && !can('bid') && can('plant', 'expand') === (params.free === 'yes'),
    'ask.reward': ({ can }) => can('use'),
    'ask.skip': ({ can }) => can('skip') && !can('use'),
    'ask.extra': ({ can }) => can('extra') && can('end'),
    'ask.finish': ({ can }) => can('end') && !can('extra'),
    'ask.tank': ({ can }) => can('use'),
  },
  'endeavor-deep-sea': {
    'ask.turn': ENDEAVOR,
    'ask.act': ENDEAVOR,
    'ask.bonus': ({ can, params }) => can(String(params.action)) || can('skip'),
    'ask.recruit': ({ can }) => can('recruit'),
    'ask.manage': ({ can }) => can('reclaim'),
    'ask.promote': ({ can }) => can('promote') && can('skip'),
    'ask.impact': ({ can, params }) =>
      params.marker === 'shift'
        ? can('shift')
        : params.marker === 'clean'
          ? can('clean') && !can('impact')
          : can('impact') && can('clean') === (params.marker === 'either'),
  },
  flotilla: {
    'ask.play': ({ only }) => only('play'),
    'ask.sail': ({ can }) => can('sail') && can('stop'),
    'ask.makeRoom': ({ only }) => only('sail'),
    'ask.toll': ({ can }) => can('enter') && can('skip'),
    'ask.recruit': ({ can }) => can('recruit'),
    'ask.trade': ({ can }) => can('buy', 'sell', 'skiff', 'outpost'),
    'ask.market': ({ can }) => can('price'),
    'ask.draw': ({ can }) => can('tile'),
    'ask.build': ({ can }) => can('tile') && can('stop'),
    'ask.reroll': ({ can }) => can('again'),
    'ask.rollMarked': ({ only }) => only('roll'),
    'ask.set': ({ can }) => can('set'),
    'ask.dive': ({ can }) => can('die'),
    'ask.restore': ({ can }) => can('restore'),
    'ask.join': ({ can }) => can('join'),
    'ask.retire': ({ can }) => can('retire'),
    'ask.end': ({ only }) => only('end'),
  },
};

describe.each(GAME_IDS)('prompts of %s', id => {
  test('never contradict the legal moves', async () => {
    const { rules, board } = await load(id);
    const checks = CHECKS[id];
    for (const { props } of sights({ rules, board }, POSITIONS)) {
      let said: { key: string; params: Params } | undefined;
      const say = (key: string, params: Params = {}) => {
        said ??= key.startsWith('ask.') ? { key, params } : undefined;
        return key;
      };
      board.voice.ask(say, props.view, { viewer: props.viewer, name: String }, props.moves);
      const kinds = props.moves.map(rules.kind);
      const can = (...wanted: string[]) => kinds.some(kind => wanted.includes(kind));
      const only = (...wanted: string[]) => kinds.every(kind => wanted.includes(kind));
      expect(said, 'nothing was asked').toBeDefined();
      if (!said) return;
      const fits = checks[said.key]?.({ ...said, can, only }) ?? true;
      expect(fits, `${said.key} ${JSON.stringify(said.params)} with ${[...new Set(kinds)].join(', ')}`).toBe(
        true,
      );
    }
  });

  test('offer the passive choice beside what is useful, and name it only while there is any', async () => {
    const { rules, board } = await load(id);
    let [passive, asks] = [0, 0];
    for (const { props } of sights({ rules, board }, POSITIONS / 8)) {
      const buttons = board.buttons(props).filter(move => board.passive.kinds.includes(rules.kind(move)));
      if (buttons.length === 0) continue;
      passive++;
      const useful = usefulMoves(board.passive, props, rules.kind);
      for (const move of useful) expect(board.passive.kinds).not.toContain(rules.kind(move));
      if (
        useful.length > 0 &&
        buttons.some(move => board.passive.asks.includes(rules.kind(move)) && isFinal(props, move))
      )
        asks++;
    }
    expect(passive).toBeGreaterThan(0);
    expect(asks).toBeLessThan(passive);
  });
});
