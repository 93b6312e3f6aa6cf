/** Names and gains as they stand on narrow cards and chips. */
import type { Say } from '@fathom/kernel';
import { gainsText } from '../words/terms.ts';

export function shortGains(say: Say, gains: number): string {
  return gainsText(say, gains, 'board.gain');
}

const SOFT_HYPHEN = '\u00ad';

/** A name with the places where it may be divided: browsers do not know how to do so in every language. */
export function breakable(say: Say, name: string): string {
  const joints = say('board.joints').split(' ');
  const divide = (word: string) =>
    (joints.find(joint => joint.replaceAll('|', '') === word) ?? word).replaceAll('|', SOFT_HYPHEN);
  return name.split(' ').map(divide).join(' ');
}
