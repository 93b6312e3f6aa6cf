/** CO-4: what a setback does as soon as it is revealed. Those that last a round are asked for where they matter. */
import type { Log } from '@fathom/kernel';
import { SETBACKS, type Setback } from './data/coop.ts';
import { DIVES } from './data/tiles.ts';
import { refillDisplay } from './display.ts';
import { inOrder } from './player.ts';
import type { State } from './state.ts';
import { currentSetback, levelRules } from './team.ts';
import { tokensAt, turnToken } from './tokens.ts';

type Strike = (s: State, strength: number, log?: Log) => void;

const STRIKES: Readonly<Partial<Record<Setback, Strike>>> = {
  'lost-samples': loseSamples,
  'silted-sites': siltSites,
  retraction: retract,
  poachers: callPoachers,
  'ghost-nets': castNets,
};

/** The setback of the round strikes, if there is one. */
export function strike(s: State, log?: Log): void {
  const current = currentSetback(s);
  if (current >= 0) STRIKES[SETBACKS[current]]?.(s, levelRules(s).strength, log);
}

/** S-5. */
function loseSamples(s: State, strength: number, log?: Log): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = inOrder(s, s.wave, i);
    const lost = Math.min(2 * strength, s.research[seat]);
    s.research[seat] -= lost;
    log?.event('lostResearch', { seat, count: lost });
  }
}

/** S-7: the last token of a site stays. */
function siltSites(s: State, strength: number, log?: Log): void {
  for (let dive = 0; dive < DIVES.length; dive++) {
    for (let i = 0; i < strength && tokensAt(s, dive) > 1; i++) {
      const token = turnToken(s, dive);
      s.discarded[token]++;
      log?.event('silted', { tile: DIVES[dive].tile, token });
    }
  }
}

/** S-9: two journals on the left leave the game. */
function retract(s: State, _: number, log?: Log): void {
  for (const journal of s.display.splice(0, 2)) log?.event('retracted', { journal });
  refillDisplay(s, log);
}

/** S-8. */
function callPoachers(s: State, strength: number): void {
  const discs = s.seats >= 3 ? strength + 1 : strength;
  s.stack.push({ step: 'poach', seat: s.wave, discs, robbed: [] });
}

/** S-16. */
function castNets(s: State, strength: number): void {
  s.stack.push({ step: 'net', seat: s.wave, nets: s.seats + strength - 1 });
}
