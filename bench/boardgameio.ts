/** The reducer of boardgame.io on the tic-tac-toe of its tutorial, as the yardstick of the same run. */
import { createRequire } from 'node:module';
import { below, seedRng } from '@fathom/kernel';
import { perSecond } from './clock.ts';

interface TicTacToe {
  cells: (string | null)[];
}

interface ReducerState {
  readonly G: TicTacToe;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface Internal {
  InitializeGame(config: { game: unknown; numPlayers: number }): ReducerState;
  CreateGameReducer(config: { game: unknown }): (state: ReducerState, action: unknown) => ReducerState;
}

// The package has no export map, so its folders can only be required.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as Internal;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const ticTacToe = {
  setup: (): TicTacToe => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: TicTacToe; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: TicTacToe; ctx: { currentPlayer: string } }) => {
    if (LINES.some(line => G.cells[line[0]] !== null && line.every(i => G.cells[i] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every(cell => cell !== null)) return { draw: true };
    return undefined;
  },
};

/** Moves per second: free cells listed, one drawn, the move reduced. */
export function measureBoardgameIo(): number {
  const reduce = CreateGameReducer({ game: ticTacToe });
  const start = InitializeGame({ game: ticTacToe, numPlayers: 2 });
  const rng = seedRng('bench', 'boardgame.io');
  return perSecond(() => {
    let state = start;
    let count = 0;
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      const id = free[below(rng, free.length)];
      const payload = { type: 'clickCell', args: [id], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      count++;
    }
    return count;
  });
}
