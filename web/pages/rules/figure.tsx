/** A picture of a rule: a position of a real game, drawn by the board itself, with what is legal lit. */
import {
  type Figure,
  type FigureBook,
  foresee,
  movesOf,
  optionVariants,
  type Say,
  speaker,
  ToldMatch,
} from '@fathom/kernel';
import { type BoardProps, MARKS } from '@fathom/parts/board.ts';
import { Button } from '@fathom/parts/button.tsx';
import { closeDialog, Dialog } from '@fathom/parts/dialog.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { arriving } from '../../arrival.ts';
import { GameSpeech } from '../../settings.tsx';
import { type LoadedGame, useGame } from '../table/game.ts';

const BOOKS = import.meta.glob<FigureBook>('../../../games/*/figures/index.ts');

interface Shown {
  readonly game: string;
  readonly book: FigureBook | undefined;
}

const Book = createContext<Shown>({ game: '', book: undefined });

/** The pictures of a game for everything below it. */
export const FiguresProvider = Book.Provider;

export function useFigures(game: string): Shown {
  const [shown, setShown] = useState<Shown>({ game, book: undefined });
  useEffect(
    () =>
      arriving(BOOKS[`../../../games/${game}/figures/index.ts`]?.(), ({ figures, words }) =>
        setShown({ game, book: { figures, words } }),
      ),
    [game],
  );
  return shown;
}

/** The pictures that stand beside a rule. */
export function FiguresOf({ rule }: { readonly rule: string }) {
  const { book } = useContext(Book);
  return book?.figures
    .filter(figure => figure.rule === rule)
    .map(figure => <Picture key={figure.rule} figure={figure} />);
}

function Picture({ figure }: { readonly figure: Figure }) {
  const say = useSay();
  const { lang } = useSpeech();
  const { game, book } = useContext(Book);
  const frame = useRef<HTMLElement>(null);
  const near = useNear(frame);
  const [large, setLarge] = useState(false);
  const caption = book ? speaker(lang, book.words[lang])(`figure.${figure.rule}`) : '';
  return (
    <figure ref={frame} className="pic">
      <div className="pic-frame" role="img" aria-label={caption}>
        {near && <Situation game={game} figure={figure} />}
      </div>
      <figcaption>
        {caption}
        <Button tone="quiet" icon="i-eye" onClick={() => setLarge(true)}>
          {say('rules.show')}
        </Button>
      </figcaption>
      {large && (
        <Dialog title={caption} className="pic-large" onClose={() => setLarge(false)}>
          <div className="pic-frame">
            <Situation game={game} figure={figure} hand />
          </div>
          <Button tone="primary" data-first onClick={closeDialog}>
            {say('parts.close')}
          </Button>
        </Dialog>
      )}
    </figure>
  );
}

interface SituationProps {
  readonly game: string;
  readonly figure: Figure;
  /** With what lies before the player. */
  readonly hand?: boolean;
}

function Situation({ game: id, figure, hand = false }: SituationProps) {
  const game = useGame({ game: id });
  if (!game) return null;
  return (
    <GameSpeech words={game.board.voice.words}>
      <Drawn game={game} figure={figure} hand={hand} />
    </GameSpeech>
  );
}

function Drawn({ game, figure, hand }: Omit<SituationProps, 'game'> & { readonly game: LoadedGame }) {
  const say = useSay();
  const props = useMemo(() => figureProps(game, figure, say), [game, figure, say]);
  const { Board, Tray, panels } = game.board;
  const Panel = panels.find(({ key }) => key === figure.panel)?.Panel;
  return (
    <div className="pic-table" inert>
      {Panel ? (
        <section className="pic-panel">
          <Panel {...props} />
        </section>
      ) : (
        <section className="board">
          <Board {...props} />
        </section>
      )}
      {(hand || figure.hand) && (
        <section className="tray">
          <Tray {...props} />
        </section>
      )}
    </div>
  );
}

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Aroha'];

/** What seat 0 sees when the moves of the picture have been made. */
export function figureProps({ rules }: LoadedGame, figure: Figure, say: Say): BoardProps {
  const { seed, seats } = figure;
  const [options] = optionVariants(rules.meta.options);
  const told = new ToldMatch(rules, { seed, seats, options: { ...options, ...figure.options } });
  const moves = movesOf(figure);
  // What was forced after a move is made with it.
  for (let made = 0; made < moves.length; ) {
    const { seat, text } = moves[made];
    const attempt = told.choose(seat, text);
    if (!attempt.ok) throw new Error(`the picture of ${figure.rule} does not fit the rules: ${text}`);
    made += attempt.moves.length;
  }
  const view = told.view(0);
  return {
    view,
    viewer: 0,
    seats: NAMES.slice(0, seats).map((name, seat) => ({
      seat,
      name,
      mark: MARKS[seat],
      kind: 'person',
      connected: true,
    })),
    actors: told.actors,
    moves: told
      .movesOf(0)
      .map(text => rules.read(text))
      .filter(move => move !== undefined),
    send: () => {},
    explain: () => undefined,
    foresee: (move, ...then) => foresee(rules, view, 0, move, ...then),
    refuse: () => {},
    recent: [],
    say,
  };
}

/** Boards are drawn when somebody comes near them. */
function useNear(frame: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return near;
}
