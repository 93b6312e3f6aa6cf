/** The moves that have no place on the board, as buttons beside the question: what does something shines, what does without is quiet. */
import type { BoardProps } from '@fathom/parts/board.ts';
import { Button } from '@fathom/parts/button.tsx';
import { isFinal, usefulMoves } from '@fathom/parts/passive.ts';
import { PROMPT } from '@fathom/parts/places.ts';
import { useSay } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { useSettings } from '../../settings.tsx';
import { DoingWithout } from './doing-without.tsx';
import { bestOf, type Situation } from './props.ts';

interface ChoicesProps {
  readonly situation: Situation;
  readonly given: BoardProps;
  readonly disabled: boolean;
  readonly onSend: (notation: string) => void;
}

/** More buttons than this do not fit beside the question; all moves are in the list of moves. */
const BUTTONS = 2;

export function Choices({ situation, given, disabled, onSend }: ChoicesProps) {
  const say = useSay();
  const { ask } = useSettings();
  const { game, known } = situation;
  const { passive, voice, buttons } = game.board;
  const { kind, write } = game.rules;
  const [never, setNever] = useState(false);
  const [asking, setAsking] = useState<{ readonly at: unknown; readonly move: unknown }>();
  const shown = buttons(given).slice(0, BUTTONS);
  const isPassive = (move: unknown) => passive.kinds.includes(kind(move));
  const ordered = [...shown.filter(move => !isPassive(move)), ...shown.filter(isPassive)];
  const useful = shown.some(isPassive) ? usefulMoves(passive, given, kind) : [];
  const forced = given.moves.every(isPassive);
  const label = (move: unknown) => voice.label(say, move, known.view);
  const press = (move: unknown) => {
    const asks = ask === 'ask' && !never && passive.asks.includes(kind(move));
    if (asks && useful.length > 0 && isFinal(given, move)) setAsking({ at: known.view, move });
    else onSend(write(move));
  };
  const asked = asking?.at === known.view ? asking : undefined;
  return (
    <>
      {ordered.map((move, i) => (
        <Button
          key={write(move)}
          tone={isPassive(move) ? (forced && i === 0 ? 'primary' : 'plain') : i === 0 ? 'light' : 'plain'}
          className={isPassive(move) && !forced ? 'pass' : ''}
          disabled={disabled}
          data-place={`${PROMPT}:${write(move)}`}
          onClick={() => press(move)}
        >
          {label(move)}
          {isPassive(move) && useful.length > 0 && <small>{say('pass.open', { n: useful.length })}</small>}
        </Button>
      ))}
      {asked && (
        <DoingWithout
          label={label(asked.move)}
          left={label(bestOf(situation, useful))}
          onClose={() => setAsking(undefined)}
          onDo={neverAgain => {
            setNever(neverAgain);
            setAsking(undefined);
            onSend(write(asked.move));
          }}
        />
      )}
    </>
  );
}
