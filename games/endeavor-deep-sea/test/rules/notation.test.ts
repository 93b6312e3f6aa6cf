/** Moves as text: each is written in one way, and what is almost a move is none. */
import { expect, test } from 'vitest';
import { game } from '../../game.ts';

test.each([
  ['launch:C1', 'launch', 'launch:', 'launch:C9', 'launch:H1', 'launch:C1-C2'],
  ['drift:C1', 'drift', 'drift:1C'],
  ['recruit:pilot', 'recruit:team-leader', 'recruit:nobody', 'recruit'],
  ['activate:0', 'activate:-1', 'activate:10', 'activate:', 'activate'],
  ...['reclaim', 'copy', 'promote', 'tire'].map(kind => [
    `${kind}:9`,
    `${kind}:10`,
    `${kind}:-1`,
    `${kind}:09`,
    kind,
  ]),
  ['use:travel', 'use:', 'use:nothing'],
  ['keep:travel', 'keep:', 'keep:nothing'],
  ['conserve:dying-reef.c1', 'conserve:dying-reef', 'conserve:dying-reef.c9', 'conserve:nowhere.c1'],
  ['remove:dying-reef.c1', 'remove:dying-reef.c9', 'remove:'],
  ['net:dying-reef.c1', 'net:dying-reef.c9', 'net:'],
  ...['skip', 'go'].map(kind => [kind, `${kind}:`, `${kind}:1`, ` ${kind}`]),
  [
    'space:maps-of-light.1',
    'space:maps-of-light.0',
    'space:maps-of-light.3',
    'space:maps-of-light',
    'space:x.1',
  ],
  ['space:maps-of-light.2', 'space:maps-of-light.2.1', 'space:maps-of-light.1.2'],
  ['spend:impact', 'spend:', 'spend:nothing'],
  ['travel:C1-C2', 'travel:C1', 'travel:C1-', 'travel:-C2', 'travel:C1-C2-C3', 'travel:C1-C2-'],
  [
    'sonar:atoll.s1',
    'sonar:atoll',
    'sonar:atoll.s9',
    'sonar:nowhere.s1',
    'sonar:atoll.s1.s1',
    'sonar:atoll.s1.',
  ],
  [
    'dive:sunken-ruins.d1',
    'dive:sunken-ruins',
    'dive:x.d1',
    'dive:sunken-ruins.d1.d1',
    'dive:sunken-ruins.d9',
  ],
  [
    'publish:coldwater-reef.j1*maps-of-light',
    'publish:coldwater-reef.j1',
    'publish:coldwater-reef.j1*',
    'publish:*maps-of-light',
  ],
  [
    'publish:coldwater-reef.j1*maps-of-light',
    'publish:coldwater-reef.j1*maps-of-light*x',
    'publish:coldwater-reef.j1*maps-of-light*',
  ],
  ['gain:impact', 'gain:', 'gain:x'],
  ['raise:reputation', 'raise:', 'raise:x'],
  ['impact:3,4', 'impact:3', 'impact:3,16', 'impact:10,1', 'impact:3,4,5', 'impact:-1,0'],
  ['impact:0,15', 'impact:0,015', 'impact:0,'],
  ['shift:3,4-3,5', 'shift:3,4', 'shift:3,4-3,5-3,6'],
  ['seek:1', 'seek:0', 'seek:6', 'seek:1+', 'seek:11', 'seek:1+6'],
  ['seek:2+2', 'seek:2+1', 'seek:2+2+2', 'seek:2+0'],
  ['seek:2+3', 'seek:3+2'],
  ['lay:atoll@B1', 'lay:atoll', 'lay:atoll@', 'lay:@B1', 'lay:atoll@B1@B2', 'lay:atoll@B1@', 'lay:x@B1'],
  ['name:conserve', 'name:sonar', 'name:'],
  ['name:publish', 'name'],
  ['option:1', 'option:0', 'option:3'],
  ['option:2', 'option:', 'option:12'],
  ['card:sea-quake', 'card:', 'card:x'],
  ['card:flotilla', 'card'],
  ['end', 'end:', 'End', ' end', 'ends', ''],
  ['clean', 'clean:1', ':'],
  ['pass', 'constructor:', '__proto__:x'],
])('%s', (text, ...wrong) => {
  const move = game.read(text);
  expect(move && game.write(move)).toBe(text);
  for (const other of wrong) expect(game.read(other), other).toBeUndefined();
});
