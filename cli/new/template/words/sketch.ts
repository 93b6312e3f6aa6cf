/** The table of Nacre as text: the bank, everybody's string, the own fist. */
import type { Listener, Say } from '@fathom/kernel';
import type { View } from '../view.ts';

export function sketch(say: Say, view: View, table: Listener): string {
  const strings = view.strings.map((string, seat) =>
    say('sketch.string', { name: table.name(seat), pearls: string.join(', ') || say('board.empty') }),
  );
  return [say('sketch.bank', { bank: view.bank.join(', ') }), '', ...strings, ...fist(say, view)].join('\n');
}

function fist(say: Say, { viewer, fists }: View): string[] {
  const value = viewer === 'spectator' ? null : fists[viewer];
  return value === null ? [] : ['', say('sketch.fist', { value })];
}
