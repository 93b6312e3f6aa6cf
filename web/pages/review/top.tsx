import type { Review } from '@fathom/bots/coach/review.ts';
import { findGame } from '@fathom/games';
import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { finishedText } from '../../finished.ts';
import { isOfDevice } from '../../local/saved.ts';
import { passFor } from '../../passes.ts';
import { writeRoute } from '../../routes.ts';
import { saveJson } from '../../save-json.ts';
import { Top } from '../../top.tsx';
import type { Film } from '../replay/film.ts';
import type { LoadedGame } from '../table/game.ts';
import { useCopy } from '../table/menu.tsx';
import { nameOf } from './labels.ts';
import type { Selection } from './selection.ts';
import type { Reviewing } from './use-review.ts';

interface ReviewTopProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly film: Film;
  readonly review: Review;
  readonly reviewing: Reviewing;
  readonly selection: Selection;
}

export function ReviewTop({ id, game, film, review, reviewing, selection }: ReviewTopProps) {
  const say = useSay();
  const [copied, copy] = useCopy();
  const { record } = film;
  const { meta } = game.rules;
  const names = Array.from({ length: record.seats }, (_, seat) => nameOf(say, film, seat));
  const ended = record.result
    ? finishedText(say, { id, game: meta.id, names, ...record.result })
    : say('review.unfinished');
  const share = () => {
    const invite = passFor(id)?.invite ?? location.hash.slice(1);
    const { at: move, seat } = selection;
    const address = writeRoute({ page: 'review', id, move, seat });
    return copy(`${location.origin}${address}${invite ? `#${invite}` : ''}`);
  };
  return (
    <>
      <Top
        back={{ page: 'replay', id, move: selection.at }}
        label={say('home.replay')}
        title={say('review.title')}
        note={`${meta.title}. ${ended}`}
      >
        {!isOfDevice(id) && (
          <Button
            tone="quiet"
            icon={copied ? 'i-check' : 'i-link'}
            title={say('review.link')}
            onClick={() => void share()}
          >
            <span className="word">{say(copied ? 'table.copied' : 'review.link')}</span>
          </Button>
        )}
        {reviewing.state === 'done' && (
          <Button
            tone="quiet"
            icon="i-save"
            title={say('review.export')}
            onClick={() => saveJson(`${record.game}-${id}-review`, { ...record, review })}
          >
            <span className="word">{say('review.export')}</span>
          </Button>
        )}
      </Top>
      <Note reviewing={reviewing} older={record.version !== findGame(record.game)?.meta.version} />
    </>
  );
}

/** What is still to come, and what cannot be done. */
function Note({ reviewing, older }: { readonly reviewing: Reviewing; readonly older: boolean }) {
  const say = useSay();
  const { state } = reviewing;
  if (state === 'done' && !older) return null;
  return (
    <p className="cap review-note" role="status">
      {state === 'running' && say('review.device')} {state === 'failed' && say('review.failed')}{' '}
      {older && say('review.older')}
    </p>
  );
}
