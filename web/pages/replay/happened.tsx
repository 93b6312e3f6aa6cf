import { Prompt } from '@fathom/parts/prompt.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { listenerOf, type Situation } from '../table/props.ts';

/** What the move just shown did, where a running match asks its question. */
export function Happened({ situation }: { readonly situation: Situation }) {
  const say = useSay();
  const { game, known, seats } = situation;
  const entry = known.recent.at(-1);
  const listener = listenerOf(situation);
  const sentences = entry?.events.map(event => game.board.voice.tell(say, event, listener)) ?? [];
  return (
    <Prompt
      mark={entry && seats[entry.seat].mark}
      step={entry ? seats[entry.seat].name : ''}
      question={sentences.join(' ') || say(entry ? 'replay.quiet' : 'replay.start')}
      waiting={false}
    />
  );
}
