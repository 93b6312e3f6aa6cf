import { Button } from '@fathom/parts/button.tsx';
import { Prompt } from '@fathom/parts/prompt.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { listedMoves, type Situation } from './props.ts';

interface ConfirmProps {
  readonly situation: Situation;
  readonly notation: string;
  readonly onSend: (notation: string) => void;
  readonly onCancel: () => void;
}

/** For those who want to be asked before each move. */
export function Confirm({ situation, notation, onSend, onCancel }: ConfirmProps) {
  const say = useSay();
  const { seats, you } = situation;
  const label = listedMoves(situation).find(move => move.notation === notation)?.label ?? '';
  return (
    <Prompt
      mark={seats.find(info => info.seat === you)?.mark}
      step={say('confirm.title')}
      question={label}
      waiting={false}
    >
      <Button onClick={onCancel}>{say('table.keep')}</Button>
      <Button tone="light" autoFocus onClick={() => onSend(notation)}>
        {say('confirm.play')}
      </Button>
    </Prompt>
  );
}
