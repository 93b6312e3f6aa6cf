import type { Options } from '../meta.ts';

export function standard(changes: Partial<Options> = {}): Options {
  return {
    mission: 1,
    mode: 'competitive',
    token: 'both',
    offer: 'four',
    crew: 'dive',
    turtle: 'on',
    clusters: 'off',
    relief: 'off',
    ...changes,
  };
}
