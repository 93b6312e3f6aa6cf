import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { forkMatch } from '../../local/fork.ts';
import { isOfDevice } from '../../local/saved.ts';
import { go, Link } from '../../navigate.tsx';
import { writeRoute } from '../../routes.ts';
import { saveJson } from '../../save-json.ts';
import { Top } from '../../top.tsx';
import type { LoadedGame } from '../table/game.ts';
import { useCopy } from '../table/menu.tsx';
import type { Film } from './film.ts';

interface ReplayTopProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly film: Film;
  readonly at: number;
  readonly status: string;
}

export function ReplayTop({ id, game, film, at, status }: ReplayTopProps) {
  const say = useSay();
  const [copied, copy] = useCopy();
  const { meta } = game.rules;
  const kept = isOfDevice(id);

  const playOn = () => {
    forkMatch({ record: film.record, at, seat: 0, name: seat => say('start.player', { n: seat + 1 }) });
    go({ page: 'local', game: meta.id });
  };

  return (
    <Top back={{ page: 'replays' }} label={say('replays.title')} title={meta.title} note={status}>
      {at < film.told.count && (
        <Button tone="quiet" icon="i-fork" title={say('replay.fork')} onClick={playOn}>
          <span className="word">{say('replay.fork')}</span>
        </Button>
      )}
      <Link className="btn quiet" to={{ page: 'review', id, move: at }} title={say('end.review')}>
        <Icon name="i-search" />
        <span className="word">{say('end.review')}</span>
      </Link>
      {!kept && (
        <Button
          tone="quiet"
          icon={copied ? 'i-check' : 'i-link'}
          title={say('replay.link', { n: at })}
          onClick={() => void copy(location.origin + writeRoute({ page: 'replay', id, move: at }))}
        >
          <span className="word">{copied ? say('table.copied') : say('replay.link', { n: at })}</span>
        </Button>
      )}
      <Button
        tone="quiet"
        icon="i-save"
        title={say('replay.export')}
        onClick={() => saveJson(`${film.record.game}-${id}`, film.record)}
      >
        <span className="word">{say('replay.export')}</span>
      </Button>
    </Top>
  );
}
