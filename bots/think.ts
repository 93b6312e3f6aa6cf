/** The way to a bot for whoever is in a worker already. */
export { think } from './worker.ts';
