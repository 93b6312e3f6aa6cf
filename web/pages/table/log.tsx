import { LogList } from '@fathom/parts/log.tsx';
import { useMemo } from 'react';
import { logLines, type Situation, teller } from './props.ts';

/** Everything that happened. */
export function Log({ situation }: { readonly situation: Situation }) {
  const { game, say, you, seats, retold } = situation;
  const tell = useMemo(() => teller({ game, say, you, seats, retold }), [game, say, you, seats, retold]);
  return <LogList lines={logLines(situation, tell)} seats={seats} />;
}
