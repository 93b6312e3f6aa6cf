/** Institutes, journals and the tray of specialists as text. */
import { hasBit, type Listener, type Say, type Seat } from '@fathom/kernel';
import { DESIGNS, LEADER } from '../data/crew.ts';
import { TRACKS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { SYMBOLS } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';
import { countMarkers } from '../goals/markers.ts';
import { journalOf } from '../library.ts';
import { isBusy, slotsOf } from '../member.ts';
import { hasPassed, levelOn } from '../player.ts';
import { standing } from '../score.ts';
import { publishCost } from '../sites.ts';
import { isOffered, recruitment } from '../tray.ts';
import type { View } from '../view.ts';
import { designName, gainsText, journalName, memberName, slotsText, tokenName } from './terms.ts';

export function drawSeat(say: Say, view: View, table: Listener, seat: Seat): string {
  const score = standing(view)[seat].score;
  const passed = hasPassed(view, seat) ? 'yes' : 'no';
  const tracks = TRACKS.map((track, i) =>
    say('sketch.level', { track: say(`track.${track}`), level: levelOn(view, seat, i) }),
  );
  const head = [
    say('sketch.seat', { score, discs: view.staging[seat], research: view.research[seat], passed }),
    ...tracks,
    say('sketch.markers', { n: countMarkers(view, seat) }),
  ];
  const journals = view.journals[seat].map(journal => journalName(say, journalOf(journal)));
  const tokens = view.held[seat].map(token =>
    say('sketch.token', { name: tokenName(say, token), n: TOKENS[token].research }),
  );
  return [
    `\n${table.name(seat)}: ${head.join(' · ')}`,
    ...crewOf(say, view, seat, table.viewer === seat),
    ...(journals.length > 0 ? [`  ${say('sketch.library', { list: journals.join(', ') })}`] : []),
    ...(tokens.length > 0 ? [`  ${say('sketch.tokens', { list: tokens.join(', ') })}`] : []),
  ].join('\n');
}

/** The own specialists with what they do, a line each; the others by name. */
function crewOf(say: Say, view: View, seat: Seat, own: boolean): string[] {
  const names = view.crew[seat].map(member => {
    const name = memberName(say, member);
    return isBusy(member) ? say('sketch.busy', { name }) : name;
  });
  if (!own) return [`  ${say('sketch.crew', { list: names.join(', ') })}`];
  return names.map((name, i) => `  ${name}: ${actionsText(say, slotsOf(view, view.crew[seat][i]))}`);
}

export function drawJournals(say: Say, view: View): string[] {
  return [
    say('sketch.journals'),
    ...view.display.map(journal => {
      const { symbols, gains, others, spaces, points } = JOURNALS[journal];
      const list = [
        ...SYMBOLS.flatMap((_, symbol) => (hasBit(symbols, symbol) ? [say('symbol', { symbol })] : [])),
        gainsText(say, gains),
        ...(points > 0 ? [say('sketch.points', { n: points })] : []),
        ...(others > 0 ? [say('sketch.others', { gives: gainsText(say, others) })] : []),
        ...spaces.map(space => say(`space.${space}`)),
      ].filter(text => text !== '');
      const params = { name: journalName(say, journal), cost: publishCost(view, journal) };
      return `  ${say('sketch.journal', { ...params, list: list.join(', ') })}`;
    }),
  ];
}

/** Shown to whoever recruits: the specialists of an allowed rank. */
export function drawOffer(say: Say, view: View, table: Listener): string[] {
  const f = view.stack.at(-1);
  if (f?.step !== 'recruit' || f.seat !== table.viewer) return [];
  const level = recruitment(view, f.seat);
  const designs = DESIGNS.flatMap(({ rank }, design) =>
    design < LEADER && rank <= level && isOffered(view, design) ? [design] : [],
  );
  return ['', say('sketch.offer'), ...designs.map(design => `  ${drawDesign(say, design)}`)];
}

function drawDesign(say: Say, design: number): string {
  const { rank, sides } = DESIGNS[design];
  const [junior, senior] = sides.map(({ slots, gains }) =>
    [actionsText(say, slots), gainsText(say, gains)].filter(text => text !== '').join(', '),
  );
  return `${designName(say, design)}, ${say('sketch.design', { rank, junior, senior })}`;
}

function actionsText(say: Say, slots: number): string {
  return slots === 0 ? say('noAction') : slotsText(say, slots);
}
