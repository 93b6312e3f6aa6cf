/** FL-68, FL-70 … FL-73: what is found without being chosen: survivors and artifacts. */
import { below } from '@fathom/kernel';
import { NUMBERS, RELICS, TRACKS } from '../data/box.ts';
import { takeVp } from '../goods.ts';
import { frame as newFrame } from '../state.ts';
import { automatic } from './step.ts';

/** FL-73: the shared tracker runs in a loop; whoever moves it takes the bonus of each space. */
export const survivors = automatic((s, frame, log) => {
  if (frame.left === 0) {
    s.stack.pop();
    return;
  }
  frame.left--;
  s.survivors = (s.survivors % TRACKS.survivors.length) + 1;
  log?.event('survivor', { seat: s.seat, space: s.survivors });
  s.stack.push({ ...newFrame('run'), effect: TRACKS.survivors[s.survivors - 1] });
});

/** FL-70, FL-71: the discoverer's bonus, then the artifact goes to the hub; an empty bag gives points. */
export const artifact = automatic((s, frame, log) => {
  if (frame.left === 0) {
    s.stack.pop();
    return;
  }
  frame.left--;
  if (s.relics.length === 0) return takeVp(s, NUMBERS.noArtifact, 'bag', log);
  const i = below(s.rng, s.relics.length);
  const found = s.relics[i];
  s.relics[i] = s.relics[s.relics.length - 1];
  s.relics.pop();
  s.hub.push(found);
  s.artifacts[s.seat]++;
  log?.event('artifact', { seat: s.seat, artifact: found });
  s.stack.push({ ...newFrame('run'), effect: RELICS[found].discover });
});
