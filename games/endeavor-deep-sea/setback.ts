/** CO-4: what a setback does as soon as it is revealed. Those that last a round are asked for where they matter. */
import type { Log } from '@fathom/kernel';
import { SETBACKS } from './data/coop.ts';
import { DIVES } from './data/tiles.ts';
import { inOrder } from './player.ts';
import { type Frame, frame, type State } from './state.ts';
import { refillDisplay } from './steps/publish.ts';
import { currentSetback, levelRules } from './team.ts';
import { tokensAt, turnToken } from './tokens.ts';

/** Goes on to stage `next` when the setback of the round has struck; `b` counts the seats that follow one another. */
export function strike(s: State, f: Frame, next: number, log?: Log): void {
  const current = currentSetback(s);
  const x = levelRules(s).strength;
  if (current >= 0 && SETBACKS[current] === 'strong-currents' && f.b < s.seats) {
    s.stack.push(frame('drift', inOrder(s, s.wave, f.b++), { a: x }));
    return;
  }
  f.a = next;
  f.b = 0;
  if (current < 0) return;
  switch (SETBACKS[current]) {
    case 'lost-samples':
      return loseSamples(s, 2 * x, log);
    case 'silted-sites':
      return siltSites(s, x, log);
    case 'retraction':
      return retract(s, log);
    case 'poachers':
      s.stack.push(frame('poach', s.wave, { a: s.seats >= 3 ? x + 1 : x }));
      return;
    case 'ghost-nets':
      s.stack.push(frame('net', s.wave, { a: s.seats + x - 1 }));
  }
}

/** S-5. */
function loseSamples(s: State, count: number, log?: Log): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = inOrder(s, s.wave, i);
    const lost = Math.min(count, s.research[seat]);
    s.research[seat] -= lost;
    log?.event('lostResearch', { seat, count: lost });
  }
}

/** S-7: the last token of a site stays. */
function siltSites(s: State, count: number, log?: Log): void {
  for (let dive = 0; dive < DIVES.length; dive++) {
    for (let i = 0; i < count && tokensAt(s, dive) > 1; i++) {
      const token = turnToken(s, dive);
      s.discarded[token]++;
      log?.event('silted', { tile: DIVES[dive].tile, token });
    }
  }
}

/** S-9: two journals on the left leave the game. */
function retract(s: State, log?: Log): void {
  for (const journal of s.display.splice(0, 2)) log?.event('retracted', { journal });
  refillDisplay(s, log);
}
