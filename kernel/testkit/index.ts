export * from './drive.ts';
export * from './foresight.ts';
export * from './perft.ts';
export * from './playthrough.ts';
export * from './purity.ts';
export * from './recorder.ts';
export * from './suite.ts';
export * from './words.ts';
