export * from './bot.ts';
export * from './greedy.ts';
export * from './ismcts.ts';
export * from './levels.ts';
export * from './random.ts';
export * from './request.ts';
