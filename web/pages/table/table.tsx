import '../../styles/table.css';
import type { OptionValues } from '@fathom/kernel';
import { useSay } from '@fathom/parts/say.tsx';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { seatInfos } from '../../marks.tsx';
import { GameSpeech, useSettings } from '../../settings.tsx';
import { Loading, Message } from '../../shell.tsx';
import type { Connection, TableState } from '../../table/connection.ts';
import type { Known } from '../../table/feed.ts';
import { useTitle } from '../../title.ts';
import { Curtain } from './curtain.tsx';
import { EndScreen } from './end.tsx';
import { type LoadedGame, useGame } from './game.ts';
import type { Situation } from './props.ts';
import { Screen } from './screen.tsx';
import { useSignals } from './signal.ts';
import { type Story, useStory } from './story.ts';
import { useShow } from './use-show.ts';

export interface TableExtras {
  /** Entries of the menu that only this kind of table has. */
  readonly menu: ReactNode;
  readonly talks: boolean;
  readonly replay: string;
  readonly review: string;
  readonly rematch: (() => void) | undefined;
  readonly other?: ((options: Readonly<OptionValues>) => void) | undefined;
  /** A line above the prompt, such as the way back to a seat a bot keeps. */
  readonly notice?: ReactNode;
  /** The clock of a seat, where there is something to say about it. */
  readonly clock?: ((seat: number) => ReactNode) | undefined;
  /** What stands beside the score when it is over. */
  readonly after?: ReactNode;
}

interface TableViewProps extends TableExtras {
  readonly connection: Connection;
}

export function useTable(connection: Connection): TableState {
  return useSyncExternalStore(
    listener => connection.subscribe(listener),
    () => connection.state(),
  );
}

/** A match on the table, wherever the table stands. */
export function TableView(props: TableViewProps) {
  const say = useSay();
  const state = useTable(props.connection);
  const game = useGame(state.table);
  if (game === null) return <Message title={say('table.line.failed')} text={say('problem.rules_version')} />;
  if (!game || !state.table || !state.known) return <Loading />;
  return (
    <GameSpeech words={game.board.voice.words}>
      {state.curtain === undefined ? (
        <Seated {...props} game={game} />
      ) : (
        <Curtain
          name={state.table.seats[state.curtain].name}
          seat={state.curtain}
          onLift={() => props.connection.lift()}
        />
      )}
    </GameSpeech>
  );
}

function Seated({ connection, game, ...extras }: TableViewProps & { readonly game: LoadedGame }) {
  const say = useSay();
  const state = useTable(connection);
  const { table, known, you } = state;
  const seats = useMemo(() => seatInfos(table?.seats ?? [], say('parts.free')), [table?.seats, say]);
  const situation = useMemo(() => known && { game, known, you, seats, say }, [game, known, you, seats, say]);
  const story = useStory(situation);
  const mine = you !== null && known?.actors.includes(you) === true;
  const { title } = game.rules.meta;
  useTitle(mine ? `● ${say('table.yourTurnTitle', { game: title })}` : `${title} · ${say('app.name')}`);
  useSignals(mine, known?.result !== undefined, useSettings().sound);
  if (!table || !known || !situation || !story) return null;
  return <Playing {...{ connection, state, situation, story, extras, known }} />;
}

interface PlayingProps {
  readonly connection: Connection;
  readonly state: TableState;
  readonly known: Known;
  readonly situation: Situation;
  readonly story: Story;
  readonly extras: TableExtras;
}

/** The board while the match runs, and then the score; the last moves are shown before it. */
function Playing({ connection, state, known, situation, story, extras }: PlayingProps) {
  const [board, setBoard] = useState(false);
  const { table, you } = state;
  const { turns, since } = story;
  const showing = useShow({ connection, table: table?.id ?? '', known, you, turns, since });
  if (!table) return null;
  if (known.result && !board && !showing.show) {
    const end = {
      connection,
      state,
      situation,
      story,
      table,
      result: known.result,
      onBoard: () => setBoard(true),
    };
    return <EndScreen {...end} {...extras} />;
  }
  const onScore = known.result ? () => setBoard(false) : undefined;
  return <Screen {...{ connection, state, situation, story, showing, extras, onScore }} />;
}
