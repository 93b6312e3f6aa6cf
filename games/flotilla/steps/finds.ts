/** FL-70 … FL-73: what is found without being chosen: survivors and artifacts. */
import { type Automatic, below, replaceTop } from '@fathom/kernel';
import { NUMBERS, RELICS, TRACKS } from '../data/box.ts';
import { type FindArtifacts, type Rescue, runOf } from '../frames.ts';
import { takeVp } from '../goods.ts';
import type { State } from '../state.ts';

/** FL-73: the shared tracker runs in a loop; whoever moves it takes the bonus of each space. */
export const survivors: Automatic<State, Rescue> = {
  settle(s, f, log) {
    if (f.survivors === 1) s.stack.pop();
    else replaceTop(s, { ...f, survivors: f.survivors - 1 });
    s.survivors = (s.survivors % TRACKS.survivors.length) + 1;
    log?.event('survivor', { seat: s.seat, space: s.survivors });
    s.stack.push(runOf(TRACKS.survivors[s.survivors - 1]));
  },
};

/** FL-70, FL-71: the discoverer's bonus, then the artifact goes to the hub; an empty bag gives points. */
export const artifact: Automatic<State, FindArtifacts> = {
  settle(s, f, log) {
    if (f.artifacts === 1) s.stack.pop();
    else replaceTop(s, { ...f, artifacts: f.artifacts - 1 });
    if (s.relics.length === 0) return takeVp(s, NUMBERS.noArtifact, 'bag', log);
    const i = below(s.rng, s.relics.length);
    const found = s.relics[i];
    s.relics[i] = s.relics[s.relics.length - 1];
    s.relics.pop();
    s.hub.push(found);
    s.artifacts[s.seat]++;
    log?.event('artifact', { seat: s.seat, artifact: found });
    s.stack.push(runOf(RELICS[found].discover));
  },
};
