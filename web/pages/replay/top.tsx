import { BOT_NAMES } from '@fathom/bots/names.ts';
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { createMatch } from '../../local/saved.ts';
import { go, Link } from '../../navigate.tsx';
import { writeRoute } from '../../routes.ts';
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
  const kept = id.startsWith('local-') || id.startsWith('file-');

  const playOn = () => {
    const seats = Array.from({ length: film.record.seats }, (_, i) =>
      i === 0
        ? { kind: 'person' as const, name: film.record.names?.[0] ?? say('start.player', { n: 1 }) }
        : {
            kind: 'bot' as const,
            name: film.record.names?.[i] ?? BOT_NAMES[i],
            level: 'skilled',
          },
    );
    const { seed, rng, moves, options, version } = film.record;
    createMatch({
      game: meta.id,
      version,
      seats,
      options,
      from: { seed, ...(rng && { rng }), moves: moves.slice(0, at) },
    });
    go({ page: 'local', game: meta.id });
  };

  return (
    <header className="top">
      <Link className="ibtn" to={{ page: 'replays' }} aria-label={say('replays.title')}>
        <Icon name="i-back" />
      </Link>
      <div className="title">
        <h1>{meta.title}</h1>
        <span>{status}</span>
      </div>
      {at < film.told.count && (
        <Button tone="quiet" icon="i-fork" title={say('replay.fork')} onClick={playOn}>
          <span className="word">{say('replay.fork')}</span>
        </Button>
      )}
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
      <Button tone="quiet" icon="i-save" title={say('replay.export')} onClick={() => save(film, id)}>
        <span className="word">{say('replay.export')}</span>
      </Button>
    </header>
  );
}

function save(film: Film, id: string): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(film.record, null, 1)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${film.record.game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
