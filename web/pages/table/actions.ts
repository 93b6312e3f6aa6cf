/** What a player does at the table, and what comes back when it is not possible. */
import type { Refusal } from '@fathom/kernel';
import { useSay } from '@fathom/parts/say.tsx';
import { useCallback, useState } from 'react';
import { problemText } from '../../problem.ts';
import type { Connection, Sent } from '../../table/connection.ts';
import { ownMoves, TakenBack } from '../../table/taken-back.ts';

/** A refusal and the place it was asked at. */
export interface RefusedAt {
  readonly refusal: Refusal;
  readonly beside: Element | null;
}

export function useActions(connection: Connection) {
  const say = useSay();
  const [refused, setRefused] = useState<RefusedAt>();
  const [trouble, setTrouble] = useState('');

  const refuse = useCallback(
    (refusal: Refusal) => setRefused({ refusal, beside: document.activeElement }),
    [],
  );
  const settle = useCallback(
    (sent: Sent) => {
      if (sent.ok) setTrouble('');
      else if ('refusal' in sent) refuse(sent.refusal);
      else if (sent.problem.code === 'stale') setTrouble(say('table.stale'));
      else setTrouble(`${say('table.notSent')} ${problemText(say, sent.problem)}`);
    },
    [say, refuse],
  );
  const [taken] = useState(() => new TakenBack());
  const send = useCallback(
    (notation: string) => {
      taken.forget();
      void connection.move(notation).then(settle);
    },
    [connection, settle, taken],
  );
  const undo = useCallback(
    (all: boolean) => {
      const before = ownMoves(connection.state());
      void connection.undo(all).then(sent => {
        settle(sent);
        taken.note(before, ownMoves(connection.state()));
      });
    },
    [connection, settle, taken],
  );
  const redoable = taken.next(connection.state().known?.moves ?? []);
  const redo = useCallback(() => {
    const notation = taken.next(connection.state().known?.moves ?? []);
    if (notation === undefined) return;
    taken.take(notation);
    void connection.move(notation).then(settle);
  }, [connection, settle, taken]);
  const dismiss = useCallback(() => setRefused(undefined), []);
  return { send, undo, redo, redoable: redoable !== undefined, refuse, refused, trouble, dismiss };
}
