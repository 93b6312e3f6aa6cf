/** The suggested moves on the board: dashed and half transparent, each with its letter. */
import { Caption } from '@fathom/parts/caption.tsx';
import { PROMPT } from '@fathom/parts/places.ts';
import { type Ring, Rings } from '@fathom/parts/rings.tsx';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Situation } from '../pages/table/props.ts';
import type { Mode } from './advice.tsx';
import { LETTERS, type Letter } from './letters.ts';
import type { Heard } from './use-coach.ts';

interface GhostsProps {
  readonly situation: Situation;
  readonly heard: Heard;
  /** The row somebody looks at. */
  readonly raised: Letter | undefined;
  readonly mode: Mode;
}

const SCREEN = 'main.screen';

export function Ghosts({ situation, heard, raised, mode }: GhostsProps) {
  const { letters, advice } = heard;
  const best = advice?.moves[0]?.move;
  const rings = useMemo(
    () => (mode === 'three' ? ghostsOf(situation, letters, raised) : nudgeOf(situation, best)),
    [situation, mode, letters, raised, best],
  );
  const { game, known, you, seats, say } = situation;
  const text = raised && letters[LETTERS.indexOf(raised)];
  const move = text === undefined ? undefined : game.rules.read(text);
  // Inside a sheet, which can be dragged, they would go by its corner instead of the window's.
  return createPortal(
    <>
      <Rings rings={rings} within={SCREEN} />
      {mode === 'three' && raised && text !== undefined && move !== undefined && (
        <Caption
          key={text}
          at={placesOf(situation, text).slice(0, 1)}
          mark={seats[you ?? -1]?.mark}
          text={`${raised}: ${game.board.voice.label(say, move, known.view)}`}
          within={SCREEN}
        />
      )}
    </>,
    document.body,
  );
}

/** One ring for each place, with the letters of all moves that are made there. */
function ghostsOf(situation: Situation, moves: readonly string[], raised?: Letter): Ring[] {
  const letters = new Map<string, Letter[]>();
  moves.forEach((text, i) => {
    const [at] = placesOf(situation, text);
    if (at !== undefined) letters.set(at, [...(letters.get(at) ?? []), LETTERS[i]]);
  });
  return [...letters].map(([at, here]) => ({
    kind: 'ghost',
    at,
    label: here.join(' · '),
    raised: raised !== undefined && here.includes(raised),
  }));
}

/** Only the place. */
function nudgeOf(situation: Situation, text: string | undefined): Ring[] {
  const [at] = text === undefined ? [] : placesOf(situation, text);
  return at === undefined ? [] : [{ kind: 'ghost', at, raised: true }];
}

/** Where a move is made; beside the question it is its own button. */
export function placesOf({ game, known }: Situation, text: string): readonly string[] {
  const move = game.rules.read(text);
  const places = move === undefined ? [] : game.board.places.ofMove(move, known.view);
  return places.map(place => (place === PROMPT ? `${PROMPT}:${text}` : place));
}
