import { findGame } from '@fathom/games';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { progressOf } from '../../learn/progress.ts';
import { finishedMatches, runningMatch } from '../../local/saved.ts';
import { Link } from '../../navigate.tsx';

/** Whoever has never played a game here is offered the guided one before the form. */
export function Newcomer({ game }: { readonly game: string }) {
  const say = useSay();
  const entry = findGame(game);
  if (!entry?.lessons || !isNewTo(game)) return null;
  return (
    <Link className="newcomer" to={{ page: 'learn', game }}>
      <Icon name="i-why" />
      <span>
        <b>{say('home.newcomer', { game: entry.meta.title })}</b>
        <span className="t">{say('home.newcomerText')}</span>
      </span>
      <Icon name="i-next" />
    </Link>
  );
}

/** Nothing of it was learned or played on this device. */
function isNewTo(game: string): boolean {
  const { done, left, solved } = progressOf(game);
  const learned = done.length + Object.keys(left).length + solved.length > 0;
  const played = runningMatch(game) ?? finishedMatches().find(({ record }) => record.game === game);
  return !learned && !played;
}
