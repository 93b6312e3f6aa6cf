import { useSay } from '@fathom/parts/say.tsx';
import { listenerOf, type Situation } from './props.ts';

/** What others just did, for those who do not see it move. */
export function Announcement({ situation }: { readonly situation: Situation }) {
  const say = useSay();
  const { game, known, you } = situation;
  const listener = listenerOf(situation);
  const sentences = known.recent
    .filter(step => step.seat !== you)
    .flatMap(step => step.events.map(event => game.board.voice.tell(say, event, listener)));
  return (
    <p className="vh" aria-live="polite">
      {sentences.join(' ')}
    </p>
  );
}
