/**
 * Trust in the shuffles: the server publishes the commitment when a match starts and the seed and nonce when it
 * is over, so anybody can check that the seed was fixed before the first move.
 */
import { hex, sha256 } from './sha256.ts';

/** 128 random bits as 32 hexadecimal digits. */
export function randomHex(): string {
  return hex(crypto.getRandomValues(new Uint32Array(4)));
}

export function commitment(seed: string, nonce: string): string {
  return hex(sha256(`${seed}:${nonce}`));
}
