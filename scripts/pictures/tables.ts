/** Tables of the four games in several positions, with everything that opens over them, and their ends. */

import type { SavedMatch } from '../../web/local/saved.ts';
import { all, key, press, read, refusal, top } from './acts.ts';
import { atEnd, cutOff, finished, NOW, seenUpTo } from './matches.ts';
import { remembering, type Scene, TOUCH } from './scene.ts';

interface Position {
  readonly name: string;
  readonly record: string;
  readonly at: number;
  readonly offered?: RegExp;
  /** Things that are read there. */
  readonly things?: readonly string[];
  /** Everything else opens here, too. */
  readonly sheets?: boolean;
}

const BOARD = '[data-testid=prompt]';

const POSITIONS: readonly Position[] = [
  { name: 'submarine-early', record: 'submarine/column', at: 0.02 },
  { name: 'submarine', record: 'submarine/column', at: 0.5, sheets: true },
  { name: 'submarine-late', record: 'submarine/cards', at: 0.9 },
  { name: 'new-eden-early', record: 'new-eden/final-3', at: 0 },
  {
    name: 'new-eden',
    record: 'new-eden/final-4',
    at: 0.4,
    offered: /^buy:/,
    sheets: true,
    things: ['.mod.legal', '.tray [data-place]'],
  },
  { name: 'new-eden-auction', record: 'new-eden/final-3', at: 0.2, offered: /^bid:/ },
  { name: 'new-eden-auction-rows', record: 'new-eden/final-4', at: 0.2, offered: /^row:/ },
  { name: 'new-eden-market', record: 'new-eden/final-3', at: 0.1, offered: /^market:/ },
  { name: 'new-eden-swim', record: 'new-eden/final-2', at: 0.6, offered: /^swim:/ },
  { name: 'new-eden-late', record: 'new-eden/final-2', at: 0.9 },
  { name: 'new-eden-solo', record: 'new-eden/outwitted', at: 0.5 },
  { name: 'endeavor-early', record: 'endeavor-deep-sea/mission-2', at: 0, offered: /^recruit:/ },
  {
    name: 'endeavor',
    record: 'endeavor-deep-sea/mission-4',
    at: 0.5,
    offered: /^activate:/,
    sheets: true,
    things: ['.tray [data-place*=member]', '.pip.sonar'],
  },
  {
    name: 'endeavor-recruits',
    record: 'endeavor-deep-sea/mission-5',
    at: 0.4,
    offered: /^recruit:/,
    things: ['.recruit.legal'],
  },
  { name: 'endeavor-impact', record: 'endeavor-deep-sea/mission-9', at: 0.4, offered: /^impact:/ },
  { name: 'endeavor-late', record: 'endeavor-deep-sea/mission-8', at: 0.9 },
  { name: 'endeavor-coop', record: 'endeavor-deep-sea/lost', at: 0.7 },
  { name: 'flotilla-early', record: 'flotilla/idle', at: 0, offered: /^tile:/ },
  {
    name: 'flotilla',
    record: 'flotilla/greedy',
    at: 0.4,
    offered: /^play:/,
    sheets: true,
    things: ['.tray .crew.legal'],
  },
  { name: 'flotilla-sail', record: 'flotilla/greedy', at: 0.2, offered: /^sail:/ },
  { name: 'flotilla-dice', record: 'flotilla/pool', at: 0.5, offered: /^(again|set|roll)/ },
  { name: 'flotilla-late', record: 'flotilla/pool', at: 0.9 },
];

const ENDS: Readonly<Record<string, string>> = {
  'submarine-end-column': 'submarine/column',
  'submarine-end-container': 'submarine/container',
  'submarine-end-idle': 'submarine/idle',
  'new-eden-end': 'new-eden/final-4',
  'new-eden-end-2': 'new-eden/final-2',
  'new-eden-end-collapse': 'new-eden/final-3',
  'new-eden-end-outwitted': 'new-eden/outwitted',
  'new-eden-end-outbuilt': 'new-eden/outbuilt',
  'endeavor-end': 'endeavor-deep-sea/mission-5',
  'endeavor-end-2': 'endeavor-deep-sea/scored',
  'endeavor-end-won': 'endeavor-deep-sea/won',
  'endeavor-end-lost': 'endeavor-deep-sea/lost',
  'flotilla-end': 'flotilla/greedy',
  'flotilla-end-idle': 'flotilla/idle',
};

export async function tableScenes(): Promise<Scene[]> {
  const positions = await Promise.all(POSITIONS.map(sceneAt));
  return [...positions.flat(), ...Object.entries(ENDS).flatMap(([name, record]) => endOf(name, record))];
}

async function sceneAt(position: Position): Promise<Scene[]> {
  const { name, record, at, offered, things = [], sheets } = position;
  const match = await cutOff(record, offered ? { at, offered } : { at });
  const scene: Scene = {
    name,
    path: `/local/${match.record.game}`,
    memory: remembering(match),
    until: BOARD,
  };
  const reads = things.map((thing, i) => ({ ...scene, name: `${name}-read-${i + 1}`, act: read(thing) }));
  return [scene, ...reads, ...(sheets ? [...over(scene), ...since(scene, match)] : [])];
}

const MENU = top('i-more', '.sheet .menu');
const LOG = key('l', '.sheet');

/** What opens over the board of one game as of any other. */
const COMMON: Readonly<Record<string, Scene['act']>> = {
  keys: key('k', '.sheet .keys'),
  settings: all(MENU, press('.sheet .menu .btn:has([data-sign=i-settings])', 'dialog[open]')),
  leave: all(MENU, press('.sheet .menu .btn:has([data-sign=i-leave])', 'dialog[open]')),
};

function over(scene: Scene): Scene[] {
  const { name } = scene;
  const common = name === 'submarine' ? Object.entries(COMMON) : [];
  return [
    ...common.map(([what, act]) => ({ ...scene, name: `${name}-${what}`, ...(act && { act }) })),
    { ...scene, name: `${name}-log`, act: LOG, widths: TOUCH },
    { ...scene, name: `${name}-moves`, act: key('m', '.move-list') },
    { ...scene, name: `${name}-key`, act: key('?', '.key-list li') },
    { ...scene, name: `${name}-menu`, act: MENU },
    ...[2, 3].map(n => ({
      ...scene,
      name: `${name}-panel-${n}`,
      act: all(LOG, press(`.sheet .seg label:nth-of-type(${n})`, '.sheet')),
      widths: TOUCH,
    })),
    { ...scene, name: `${name}-player`, act: press('.seats button:nth-of-type(2)', '.sheet'), widths: TOUCH },
    { ...scene, name: `${name}-refusal`, act: refusal },
    { ...scene, name: `${name}-pass`, act: press('.prompt .btn.pass:has(small)', '.ask-pass') },
  ];
}

/** Back after nine hours: the question, and what is shown then. */
function since(scene: Scene, match: SavedMatch): Scene[] {
  const seen = { [`seen.${match.id}.0`]: JSON.stringify({ seq: seenUpTo(match), at: NOW - 9 * 3_600_000 }) };
  const welcome = '[data-testid=welcome]';
  const away = { ...scene, memory: { ...scene.memory, ...seen, tempo: 'calm' }, until: welcome };
  return [
    { ...away, name: `${scene.name}-welcome` },
    { ...away, name: `${scene.name}-shown`, act: press(`${welcome} .primary`, '[data-testid=caption]') },
  ];
}

/** The score, and the board behind it. */
function endOf(name: string, record: string): Scene[] {
  const match = atEnd(record);
  const scene = {
    name,
    path: `/local/${match.record.game}`,
    memory: remembering(match),
    until: '[data-testid=end]',
  };
  const moves = match.record.moves.length;
  const replay = { ...scene, path: `/replay/${match.id}?move=${Math.floor(moves * 0.6)}`, until: '.scrub' };
  return [
    scene,
    { ...scene, name: `${name}-board`, act: press('.act .btn:has([data-sign=i-eye])', BOARD) },
    { ...replay, name: name.replace('-end', '-replay'), memory: remembering(finished(record)) },
  ];
}
