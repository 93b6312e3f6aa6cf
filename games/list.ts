/** Every game there is, one line each. */
export { endeavorDeepSea } from './endeavor-deep-sea/index.ts';
export { flotilla } from './flotilla/index.ts';
export { newEden } from './new-eden/index.ts';
export { submarine } from './submarine/index.ts';
