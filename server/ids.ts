import { randomBytes } from 'node:crypto';

/** 32 symbols that cannot be mistaken for each other when read aloud. */
const SYMBOLS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five random bits per symbol. */
export function randomId(length: number): string {
  return Array.from(randomBytes(length), byte => SYMBOLS[byte & 31]).join('');
}

/** 100 bits: an address nobody guesses. */
export const tableId = () => randomId(20);
export const inviteCode = () => randomId(20);
export const memberId = () => randomId(12);
