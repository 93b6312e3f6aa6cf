import { SITES } from '../../../games/endeavor-deep-sea/data/tiles.ts';
import { journalOf } from '../../../games/endeavor-deep-sea/library.ts';
import { designOf, isSenior } from '../../../games/endeavor-deep-sea/member.ts';
import { SETBACK_CARD } from '../../../games/endeavor-deep-sea/move.ts';
import { missionOf } from '../../../games/endeavor-deep-sea/sea.ts';
import type { View } from '../../../games/endeavor-deep-sea/view.ts';
import { type Amounts, type Booking, type Ledger, less, more, now, tally } from './ledger.ts';

const TRACKS = 4;

type Numbers = Readonly<Record<string, number>>;

/** What each deed says. */
const BOOKS: Readonly<Record<string, (p: Numbers) => readonly Booking[]>> = {
  rose: p => [now(`track ${p.track} of ${p.seat}`, p.cell, 'track', 'cell')],
  gainedResearch: p => [more(`research of ${p.seat}`, p.count, 'count')],
  lostResearch: p => [less(`research of ${p.seat}`, p.count, 'count')],
  gainedDiscs: p => [more(`staging of ${p.seat}`, p.count, 'count')],
  effort: p => [more(`staging of ${p.seat}`, p.count, 'count')],
  managed: p => [more(`staging of ${p.seat}`, p.count, 'count')],
  reclaimed: p => [more(`staging of ${p.seat}`, 1, 'design')],
  activated: p => [less(`staging of ${p.seat}`, 1, 'design')],
  tired: p => [less(`staging of ${p.seat}`, 1, 'design')],
  usedSpace: p => [less(`staging of ${p.seat}`, 1, 'journal')],
  discBack: p => [less(`staging of ${p.seat}`, 1)],
  sonar: p => [discOf(p), less(`staging of ${p.seat}`, 1)],
  conserved: p => [discOf(p), less(`staging of ${p.seat}`, 1), less(`research of ${p.seat}`, p.cost, 'cost')],
  published: p => [
    discOf(p),
    less(`staging of ${p.seat}`, 1),
    less(`research of ${p.seat}`, p.cost, 'cost'),
    more(`journal ${p.journal} of ${p.seat}`, 1, 'journal'),
    less(`display ${p.journal}`, 1),
  ],
  poached: p => [less(`discs of ${p.seat} on ${p.tile}`, 1, 'tile')],
  dived: p => [more(`token ${p.token} of ${p.seat}`, 1, 'token', 'tile')],
  keptToken: p => [more(`token ${p.token} of ${p.seat}`, 1, 'token')],
  spent: p => [less(`token ${p.token} of ${p.seat}`, 1, 'token')],
  usedToken: p => [less(`token ${p.token} of ${p.seat}`, 1, 'token')],
  recruited: p => [more(faceOf(p.seat, p.design, false), 1, 'design')],
  promoted: p => [
    less(faceOf(p.seat, p.design, false), 1),
    more(faceOf(p.seat, p.design, true), 1, 'design'),
  ],
  launched: p => [more(`vessels of ${p.seat} at ${p.cell}`, 1, 'cell')],
  travelled: p => [
    less(`vessels of ${p.seat} at ${p.from}`, 1),
    more(`vessels of ${p.seat} at ${p.to}`, 1, 'to'),
  ],
  drifted: p => [
    less(`vessels of ${p.seat} at ${p.from}`, 1),
    more(`vessels of ${p.seat} at ${p.to}`, 1, 'to'),
  ],
  laid: p => [now(`zone of ${p.cell}`, p.tile, 'tile', 'cell')],
  displayed: p => [more(`display ${p.journal}`, 1, 'journal')],
  retracted: p => [less(`display ${p.journal}`, 1, 'journal')],
  impact: p => [more(`markers of ${p.seat}`, 1, 'row', 'place')],
  card: p => [more(`sea card ${p.card}`, 1, 'card')],
};

function discOf(p: Numbers): Booking {
  return more(`discs of ${p.seat} on ${p.tile}`, 1, 'tile');
}

export const endeavor: Ledger = {
  amounts(view): Amounts {
    const v = view as View;
    const of = (name: string, values: readonly number[]) =>
      Object.fromEntries(values.map((value, i) => [`${name} of ${i}`, value]));
    return {
      ...of('research', v.research),
      ...of('staging', v.staging),
      ...of('zone', v.ocean),
      ...Object.fromEntries(
        v.tracks.map((cell, i) => [`track ${i % TRACKS} of ${Math.floor(i / TRACKS)}`, cell]),
      ),
      ...tally(
        v.vessels.flatMap((cell, i) => (cell < 0 ? [] : [`vessels of ${Math.floor(i / 3)} at ${cell}`])),
      ),
      ...tally(
        v.discs.flatMap((owner, site) => (owner > 0 ? [`discs of ${owner - 1} on ${SITES[site].tile}`] : [])),
      ),
      ...tally(v.crew.flatMap((crew, seat) => crew.map(one => faceOf(seat, designOf(one), isSenior(one))))),
      ...tally(v.journals.flatMap((own, seat) => own.map(entry => `journal ${journalOf(entry)} of ${seat}`))),
      ...tally(v.held.flatMap((tokens, seat) => tokens.map(token => `token ${token} of ${seat}`))),
      ...tally(v.display.map(journal => `display ${journal}`)),
      ...tally([...v.bonus, ...v.setbacks.map(card => SETBACK_CARD + card)].map(card => `sea card ${card}`)),
      ...of('markers', markersOf(v)),
    };
  },

  bookings: ({ key, params }) => BOOKS[key]?.(params as Numbers) ?? [],

  anew: {},
};

/** On the hexes that hold any number they are counted apart. */
function markersOf({ markers, endless, seats, options }: View): number[] {
  const { hexes } = missionOf({ options });
  return Array.from({ length: seats }, (_, seat) => {
    const alone = markers.filter((owner, hex) => owner === seat + 1 && !hexes[hex].endless).length;
    return endless.reduce((sum, count, i) => (i % 4 === seat ? sum + count : sum), alone);
  });
}

function faceOf(seat: number, design: number, senior: boolean): string {
  return `${senior ? 'senior' : 'junior'} ${design} of ${seat}`;
}
