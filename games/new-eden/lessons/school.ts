/** A match, from which the lessons cut their positions. */
import { cutting, type LessonPosition } from '@fathom/kernel';

export const cut = cutting(
  { seats: 2, seed: 'n-1' },
  `
  buy:1A-06 expand:boatyard plant expand:oxygen end buy:1A-07 expand:research plant end buy:1A-12 end
  buy:1A-10 end buy:1A-02 end buy:1A-13 end use:1A-12 swim:3:dome-c1 activate:c1 end buy:1A-15 end
  use:X1 swim:2:dome-h1 swim:2:dome-h1 activate:h1 end use:S2 swim:2:dome-o1 activate:o1 end pass pass
  market:1B-06 plant market:1B-08+1B-13 attach:1B-06 attach:1B-13 attach:1B-08 row:4 bid:1 bid:2 bid:4
  plant bid:7 plant bid:9 expand:boatyard drop attach:1B-10 attach:1B-15 attach:1B-09 extra use:1B-10
  swim:1:dome-o1 activate:o1 plant hold:3 end row:1 bid:1 bid:2 bid:3 drop attach:1B-11 attach:1B-12
  use:1B-11 hold:3 hold:2 end row:3 bid:2 bid:3 drop
`,
);

/** Another match, in which a station would collapse and an octopus waits for a second Deeple. */
export const LEAKING: LessonPosition = {
  seats: 2,
  seed: 'l-2',
  moves: `
    buy:1A-06 expand:boatyard plant expand:research end buy:1A-08 expand:research plant end buy:1A-15 end
    buy:1A-10 end buy:1A-05 end buy:1A-12 end pass use:S1 plant swim:1:dome-o1 end
  `,
};
