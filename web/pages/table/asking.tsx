import type { BoardProps } from '@fathom/parts/board.ts';
import { Button } from '@fathom/parts/button.tsx';
import { Prompt } from '@fathom/parts/prompt.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { ReactNode } from 'react';
import type { TableState } from '../../table/connection.ts';
import { Choices } from './choices.tsx';
import { listenerOf, type Situation } from './props.ts';

interface AskingProps {
  readonly situation: Situation;
  readonly given: BoardProps;
  /** What is asked while something is held; empty otherwise. */
  readonly held?: string;
  readonly state: TableState;
  readonly trouble: string;
  readonly notice: ReactNode;
  readonly onUndo: (all: boolean) => void;
  readonly onSend: (notation: string) => void;
  readonly onScore: (() => void) | undefined;
}

/** The prompt with what it asks and the moves that have no place on the board. */
export function Asking(props: AskingProps) {
  const { situation, given, held, state, trouble, notice, onUndo, onSend, onScore } = props;
  const say = useSay();
  const { game, known, you, seats } = situation;
  const { voice } = game.board;
  const asked = given.moves.length > 0;
  const thinking = !asked && state.thinking !== undefined ? seats[state.thinking] : undefined;
  const actor = asked ? you : (thinking?.seat ?? known.actors[0]);
  const question = voice.ask(say, known.view, listenerOf(situation), given.moves);
  return (
    <Prompt
      mark={seats.find(info => info.seat === actor)?.mark}
      step={trouble || (state.sending ? say('table.sending') : stepText())}
      question={held || question}
      waiting={!asked}
    >
      {notice}
      {asked && known.undo > 0 && (
        <Button className="only-desk" tone="quiet" icon="i-undo" onClick={() => onUndo(false)}>
          {say('table.undo')}
        </Button>
      )}
      {asked && known.restart > known.undo && (
        <Button className="only-desk" tone="quiet" icon="i-restart" onClick={() => onUndo(true)}>
          {say('table.restart')}
        </Button>
      )}
      <Choices situation={situation} given={given} disabled={state.sending} onSend={onSend} />
      {onScore && (
        <Button tone="primary" onClick={onScore}>
          {say('end.showScore')}
        </Button>
      )}
    </Prompt>
  );

  function stepText(): string {
    if (thinking) {
      const text = say(state.botsBusy ? 'table.botsBusy' : 'table.thinking', { name: thinking.name });
      return state.untaught ? `${text} ${say('table.untaught')}` : text;
    }
    if (you === null && !known.result) return say('table.spectating');
    return game.board.step(given);
  }
}
