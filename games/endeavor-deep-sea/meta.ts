import type { Meta } from '@fathom/kernel';
import { LEVELS, type Level } from './data/levels.ts';

export const MODES = ['competitive', ...LEVELS] as const;
export type Mode = (typeof MODES)[number];

export type Options = {
  /** ED-20: which of the ten missions is played. */
  readonly mission: number;
  /** E-98: against each other, or together on one of three levels. Alone it is always together (ED-220). */
  readonly mode: Mode;
  /** E-1: a spent dive token gives research and effect, or one of them. */
  readonly token: 'both' | 'either';
  /** E-11: how many specialists of rank 5 are on offer. */
  readonly offer: 'four' | 'all';
  /** E-12: what Ecotoxicologist and Deep-Sea Videographer do besides conserving. */
  readonly crew: 'dive' | 'sonar';
  /** E-83: the hex beside the board of mission 4. */
  readonly turtle: 'on' | 'off';
  /** E-90: in mission 8 only the largest group of connected markers scores. */
  readonly clusters: 'off' | 'on';
  /** E-92: in mission 9 every four steps on the cleanup track cancel one polluted marker. */
  readonly relief: 'off' | 'on';
};

export const meta: Meta<Options> = {
  id: 'endeavor-deep-sea',
  title: 'Endeavor: Deep Sea',
  version: 4,
  stage: 'stable',
  since: 3,
  seats: { min: 1, max: 4 },
  minutes: 90,
  weight: 3,
  credits: {
    designers: 'Carl de Visser, Jarratt Gray',
    publisher: 'Burnt Island Games / Grand Gamers Guild',
    year: 2024,
  },
  options: {
    mission: { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], default: 1, main: true },
    mode: {
      values: MODES,
      default: 'competitive',
      ruling: 'E-98',
      main: true,
      alone: { values: LEVELS, default: 'open' },
    },
    token: { values: ['both', 'either'], default: 'both', ruling: 'E-1' },
    offer: { values: ['four', 'all'], default: 'four', ruling: 'E-11' },
    crew: { values: ['dive', 'sonar'], default: 'dive', ruling: 'E-12' },
    turtle: { values: ['on', 'off'], default: 'on', ruling: 'E-83', when: { option: 'mission', is: 4 } },
    clusters: { values: ['off', 'on'], default: 'off', ruling: 'E-90', when: { option: 'mission', is: 8 } },
    relief: { values: ['off', 'on'], default: 'off', ruling: 'E-92', when: { option: 'mission', is: 9 } },
  },
  bounds: { moves: 6000, branching: 250, score: [-60, 400] },
};

/** The level of a co-operative game, or undefined when the seats play against each other. */
export function levelOf(seats: number, options: Options): Level | undefined {
  if (options.mode !== 'competitive') return options.mode;
  return seats === 1 ? 'open' : undefined;
}
