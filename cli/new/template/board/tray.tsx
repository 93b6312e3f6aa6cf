/** The fist of the viewer: what is in it, what it would double, and the button that opens it. */
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { nameOf, whoIs } from '@fathom/parts/table.ts';
import { twinsOf } from '../score.ts';
import { Pearl } from './pearl.tsx';
import { FIST } from './places.ts';
import { offered, type Table, traySeat } from './table.ts';

export function Tray(table: Table) {
  const { say, view } = table;
  const seat = traySeat(table);
  const fist = view.fists[seat];
  const move = offered(table, 'open');
  return (
    <div className="nacre-tray" data-place={FIST}>
      <h2>{say('tray.fist', { who: whoIs(table, seat), name: nameOf(table, seat) })}</h2>
      {fist === null ? (
        <Icon name="i-mussel" label={say('tray.closed')} />
      ) : (
        <Pearl value={fist} label={say('board.pearl', { value: fist })} />
      )}
      {fist !== null && <p>{say('tray.hint', { n: twinsOf(view.strings[seat], fist) })}</p>}
      {move && (
        <Button tone="light" className="legal" onClick={() => table.send(move)}>
          {say('label.open', { value: fist ?? '' })}
        </Button>
      )}
    </div>
  );
}
