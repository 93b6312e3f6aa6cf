/** A match of an earlier version of the rules, in words: the board of today draws the game of today. */
import '../../styles/plain.css';
import type { Edition } from '@fathom/games';
import type { BoardModule, BoardProps } from '@fathom/parts/board.ts';
import { MoveList } from '@fathom/parts/moves.tsx';
import { BOARD, TRAY } from '@fathom/parts/places.ts';
import { listenerOf } from './props.ts';

export function plainBoard(edition: Edition): BoardModule {
  const { version } = edition.game.meta;
  return {
    voice: edition.voice,
    status: ({ say }) => say('plain.status', { version }),
    step: () => '',
    buttons: () => [],
    places: { ofMove: () => [TRAY], ofEvent: () => [BOARD] },
    Board: sketch.bind(undefined, edition),
    Seat: nothing,
    Tray: moveList.bind(undefined, edition),
    panels: [],
  };
}

function sketch({ voice }: Edition, { view, viewer, seats, say }: BoardProps) {
  const listener = listenerOf({ you: viewer === 'spectator' ? null : viewer, seats });
  return (
    <div className="plain">
      <p className="cap">{say('plain.about')}</p>
      <pre>{voice.sketch?.(say, view, listener)}</pre>
    </div>
  );
}

function moveList({ game, voice }: Edition, { moves, view, say, send }: BoardProps) {
  const choose = (notation: string) => {
    const move = game.read(notation);
    if (move !== undefined) send(move);
  };
  const listed = moves.map(move => ({ notation: game.write(move), label: voice.label(say, move, view) }));
  return <MoveList moves={listed} onChoose={choose} />;
}

/** Name and score of a seat are drawn by the table itself. */
function nothing() {
  return null;
}
