import { Dialog } from '@fathom/parts/dialog.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../../problem.ts';
import { keepNotes, readNotes } from '../../../table/life.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { Done } from './done.tsx';

const MOST = 4000;
/** Written down so long after the last key. */
const PAUSE = 700;

interface NotesDialogProps {
  readonly connection: OnlineTable;
  readonly onClose: () => void;
}

/** Notes that nobody else sees; they are kept while one writes. */
export default function NotesDialog({ connection, onClose }: NotesDialogProps) {
  const say = useSay();
  const [text, setText] = useState<string>();
  const [state, setState] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);
  useEffect(() => {
    void readNotes(connection).then(answer => {
      setText(answer.ok ? answer.value.text : '');
      if (!answer.ok) setState(problemText(say, answer.problem));
    });
  }, [connection, say]);
  const keep = async () => {
    clearTimeout(timer.current);
    if (unsaved.current === undefined) return;
    const answer = await keepNotes(connection, unsaved.current);
    if (answer.ok) unsaved.current = undefined;
    setState(answer.ok ? say('notes.kept') : problemText(say, answer.problem));
  };
  const write = (value: string) => {
    setText(value);
    setState('');
    unsaved.current = value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(), PAUSE);
  };
  return (
    <Dialog
      title={say('notes.title')}
      className="notes"
      onClose={() => {
        void keep();
        onClose();
      }}
    >
      <p className="cap">{say('notes.text')}</p>
      <textarea
        data-first
        aria-label={say('notes.title')}
        value={text ?? ''}
        disabled={text === undefined}
        maxLength={MOST}
        rows={8}
        onChange={event => write(event.target.value)}
      />
      <p className="cap" role="status">
        {state}
      </p>
      <Done />
    </Dialog>
  );
}
