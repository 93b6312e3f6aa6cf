import type { Seat } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import { useWide } from '@fathom/parts/media.ts';
import { useSay } from '@fathom/parts/say.tsx';
import { SeatRail, SeatStrip } from '@fathom/parts/seats.tsx';
import type { ReactNode } from 'react';
import { DrawnSeat } from './drawn.tsx';
import { type Situation, scoresOf } from './props.ts';
import type { Story } from './story.ts';

interface PlayersProps {
  readonly situation: Situation;
  readonly given: BoardProps;
  readonly story?: Story | undefined;
  readonly clock?: ((seat: Seat) => ReactNode) | undefined;
  readonly onPick: (seat: Seat) => void;
}

/** Everybody at the table: a rail on a wide screen, otherwise a strip whose cells can be pressed. */
export function Players({ situation, given, story, clock, onPick }: PlayersProps) {
  const say = useSay();
  const wide = useWide();
  const { game, known, seats } = situation;
  const { Seat } = game.board;
  const rows = { seats, actors: known.actors, scores: scoresOf(situation), wakes: wakesBySeat(story), clock };
  if (!wide)
    return (
      <SeatStrip
        {...rows}
        render={seat => <DrawnSeat part={Seat} given={given} seat={seat} compact />}
        onPick={onPick}
      />
    );
  return (
    <aside className="rail left" data-scrolls aria-label={say('parts.players')}>
      <SeatRail
        {...rows}
        render={seat => <DrawnSeat part={Seat} given={given} seat={seat} compact={false} />}
      />
    </aside>
  );
}

function wakesBySeat(story: Story | undefined): ReadonlyMap<Seat, readonly number[]> {
  const numbers = new Map<Seat, readonly number[]>();
  for (const { turn, number } of story?.since ?? [])
    if (turn.seat !== null && number !== undefined)
      numbers.set(turn.seat, [...(numbers.get(turn.seat) ?? []), number]);
  return numbers;
}
