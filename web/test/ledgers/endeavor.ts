import type { Event } from '@fathom/kernel';
import { SITES } from '../../../games/endeavor-deep-sea/data/tiles.ts';
import { journalOf } from '../../../games/endeavor-deep-sea/library.ts';
import { designOf, isSenior } from '../../../games/endeavor-deep-sea/member.ts';
import { SETBACK_CARD } from '../../../games/endeavor-deep-sea/move.ts';
import { missionOf } from '../../../games/endeavor-deep-sea/sea.ts';
import type { View } from '../../../games/endeavor-deep-sea/view.ts';
import { type Amounts, type Booking, type Ledger, less, more, now, tally } from './ledger.ts';

const TRACKS = 4;

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

  bookings({ key, params }: Event): Booking[] {
    const p = params as Record<string, number>;
    const { seat } = p;
    const disc = () => more(`discs of ${seat} on ${p.tile}`, 1, 'tile');
    switch (key) {
      case 'rose':
        return [now(`track ${p.track} of ${seat}`, p.cell, 'track', 'cell')];
      case 'gainedResearch':
        return [more(`research of ${seat}`, p.count, 'count')];
      case 'lostResearch':
        return [less(`research of ${seat}`, p.count, 'count')];
      case 'gainedDiscs':
      case 'effort':
      case 'managed':
        return [more(`staging of ${seat}`, p.count, 'count')];
      case 'reclaimed':
        return [more(`staging of ${seat}`, 1, 'design')];
      case 'activated':
      case 'tired':
        return [less(`staging of ${seat}`, 1, 'design')];
      case 'usedSpace':
        return [less(`staging of ${seat}`, 1, 'journal')];
      case 'discBack':
        return [less(`staging of ${seat}`, 1)];
      case 'sonar':
        return [disc(), less(`staging of ${seat}`, 1)];
      case 'conserved':
        return [disc(), less(`staging of ${seat}`, 1), less(`research of ${seat}`, p.cost, 'cost')];
      case 'published':
        return [
          disc(),
          less(`staging of ${seat}`, 1),
          less(`research of ${seat}`, p.cost, 'cost'),
          more(`journal ${p.journal} of ${seat}`, 1, 'journal'),
          less(`display ${p.journal}`, 1),
        ];
      case 'poached':
        return [less(`discs of ${seat} on ${p.tile}`, 1, 'tile')];
      case 'dived':
        return [more(`token ${p.token} of ${seat}`, 1, 'token', 'tile')];
      case 'keptToken':
        return [more(`token ${p.token} of ${seat}`, 1, 'token')];
      case 'spent':
      case 'usedToken':
        return [less(`token ${p.token} of ${seat}`, 1, 'token')];
      case 'recruited':
        return [more(faceOf(seat, p.design, false), 1, 'design')];
      case 'promoted':
        return [less(faceOf(seat, p.design, false), 1), more(faceOf(seat, p.design, true), 1, 'design')];
      case 'launched':
        return [more(`vessels of ${seat} at ${p.cell}`, 1, 'cell')];
      case 'travelled':
      case 'drifted':
        return [less(`vessels of ${seat} at ${p.from}`, 1), more(`vessels of ${seat} at ${p.to}`, 1, 'to')];
      case 'laid':
        return [now(`zone of ${p.cell}`, p.tile, 'tile', 'cell')];
      case 'displayed':
        return [more(`display ${p.journal}`, 1, 'journal')];
      case 'retracted':
        return [less(`display ${p.journal}`, 1, 'journal')];
      case 'impact':
        return [more(`markers of ${seat}`, 1, 'row', 'place')];
      case 'card':
        return [more(`sea card ${p.card}`, 1, 'card')];
      default:
        return [];
    }
  },

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
