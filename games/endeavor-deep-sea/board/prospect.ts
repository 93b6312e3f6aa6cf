/** What a move would do, in words, before it is made. */
import { range, sum } from '@fathom/kernel';
import { nameOf } from '@fathom/parts/table.ts';
import { GAINS } from '../data/gains.ts';
import { writeCell } from '../data/ocean.ts';
import { SITE_KINDS, SITES } from '../data/tiles.ts';
import type { Move } from '../move.ts';
import { tokensAt } from '../tokens.ts';
import { journalName } from '../words/terms.ts';
import { siteGives } from './names.ts';
import { type Outlook, outlookOf, type Tally } from './outlook.ts';
import { seatOf, type Table } from './table.ts';

export interface Prospect {
  /** The deed in a few words. */
  readonly title: string;
  /** What follows from it, sentence by sentence. */
  readonly details: readonly string[];
  /** Research it costs; undefined where nothing is paid. */
  readonly cost: number | undefined;
}

export function prospectOf(table: Table, move: Move): Prospect {
  const { say, view } = table;
  switch (move.kind) {
    case 'travel':
      return coming(table, move, say('board.do.travel', { from: writeCell(move.from) }));
    case 'launch':
      return coming(table, move, say('board.do.launch'));
    case 'drift':
      return bare(say('board.do.drift'));
    case 'lay':
      return bare(say('board.do.lay', { cell: writeCell(move.cell) }));
    case 'dive':
      return bare(say('board.do.dive'), [say('board.tokensLeft', { n: tokensAt(view, move.dive) })]);
    case 'sonar':
    case 'conserve':
      return atSite(table, move);
    case 'publish':
      return publishing(table, move);
    case 'remove':
      return bare(say('board.do.remove', { name: nameOf(table, view.discs[move.site] - 1) }));
    case 'net':
      return bare(say('board.do.net', { kind: SITE_KINDS[SITES[move.site].kind] }));
    default:
      return bare('');
  }
}

function bare(title: string, details: readonly string[] = []): Prospect {
  return { title, details, cost: undefined };
}

function coming(table: Table, move: Move, title: string): Prospect {
  const { say } = table;
  const outlook = outlookOf(table, move);
  const details = [
    ...youGain(table, outlook.gains[seatOf(table)]),
    ...outlook.actions.map(action => say('board.arrivalAction', { action })),
  ];
  return bare(title, details);
}

function atSite(table: Table, move: Extract<Move, { kind: 'sonar' | 'conserve' }>): Prospect {
  const { say } = table;
  const outlook = outlookOf(table, move);
  const what = siteGives(say, move.site);
  return {
    title: what === '' ? say(`board.do.${move.kind}`) : say('board.do.site', { what }),
    details: [...connections(table, outlook), ...others(table, outlook), ...redTape(table, outlook)],
    cost: outlook.cost,
  };
}

function publishing(table: Table, move: Extract<Move, { kind: 'publish' }>): Prospect {
  const outlook = outlookOf(table, move);
  const linked = outlook.connections;
  const own = outlook.gains[seatOf(table)].map((n, i) => Math.max(0, n - sum(linked.map(t => t[i]))));
  return {
    title: journalName(table.say, move.journal),
    details: [
      ...youGain(table, own),
      ...connections(table, outlook),
      ...others(table, outlook),
      ...redTape(table, outlook),
    ],
    cost: outlook.cost,
  };
}

function tallyText({ say }: Table, tally: Tally): string {
  return tally.flatMap((n, i) => (n > 0 ? [say(`board.gain.${GAINS[i]}`, { n })] : [])).join(', ');
}

function youGain(table: Table, tally: Tally): string[] {
  const gains = tallyText(table, tally);
  return gains === '' ? [] : [table.say('board.youGain', { gains })];
}

/** ED-111: what the completed connections give to whoever lies at their ends. */
function connections(table: Table, { connections: completed }: Outlook): string[] {
  return completed.map(tally => table.say('board.connects', { gains: tallyText(table, tally) }));
}

/** What the other seats get by it. */
function others(table: Table, { gains }: Outlook): string[] {
  const seats = range(gains.length).filter(seat => seat !== seatOf(table));
  const texts = seats.map(seat => tallyText(table, gains[seat]));
  if (seats.length > 1 && texts[0] !== '' && texts.every(text => text === texts[0]))
    return [table.say('board.othersGain', { gains: texts[0] })];
  return seats.flatMap((seat, i) =>
    texts[i] === '' ? [] : [table.say('board.otherGains', { name: nameOf(table, seat), gains: texts[i] })],
  );
}

/** S-12. */
function redTape(table: Table, { discs }: Outlook): string[] {
  return discs > 1 ? [table.say('board.discsNeeded', { n: discs })] : [];
}
