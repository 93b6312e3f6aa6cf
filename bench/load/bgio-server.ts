/**
 * boardgame.io's server with its in-memory store, playing one of our games: the same rules, the same view and the
 * same list of legal moves for each player, so that only the servers differ. `bgio-server.ts <game>`
 */
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { findGame } from '@fathom/games';
import { checkOptions, randomHex, type Seat, type Stateful, seedRng } from '@fathom/kernel';
import { reportTo } from './child.ts';

interface Context {
  readonly G: Stateful;
  readonly ctx: { readonly numPlayers: number };
  readonly playerID: string | null;
}

interface BoardgameIo {
  Server(options: { games: unknown[]; origins: unknown }): {
    run(config: { port: number; lobbyConfig: { apiPort: number } }): Promise<{ appServer: HttpServer }>;
  };
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as BoardgameIo;

const entry = findGame(process.argv[2]);
if (!entry) throw new Error(`there is no game "${process.argv[2]}"`);
const { game } = await entry.rules();
const defaults = checkOptions(game.meta.options, {});
if (!defaults.ok) throw new Error('the game has no defaults');
const { options } = defaults;

const rules = {
  name: game.meta.id,
  setup: ({ ctx }: Context) => game.setup(ctx.numPlayers, options, seedRng(randomHex(), 'play')),
  turn: { activePlayers: { all: 'any' } },
  moves: {
    /** A copy is changed and returned: cheaper than a draft of immer. */
    play: ({ G, playerID }: Context, text: string) => {
      const s = game.clone(G);
      const seat = Number(playerID);
      const move = game.read(text);
      if (!game.actors(s).includes(seat) || game.explain(s, seat, move)) return 'INVALID_MOVE';
      game.play(s, seat, move);
      return s;
    },
  },
  endIf: ({ G }: Context) => game.result(G),
  playerView: ({ G, playerID }: Context) => {
    const seat = playerID === null ? undefined : Number(playerID);
    return { view: game.view(G, seat ?? 'spectator'), moves: seat === undefined ? [] : movesOf(G, seat) };
  },
};

function movesOf(s: Stateful, seat: Seat): string[] {
  return game.actors(s).includes(seat) ? game.moves(s, seat).map(move => game.write(move)) : [];
}

// With today's koa-compose its lobby is only found on a port of its own.
const apiPort = await freePort();
const { appServer } = await Server({ games: [rules], origins: true }).run({
  port: 0,
  lobbyConfig: { apiPort },
});
reportTo(address(appServer), `http://127.0.0.1:${apiPort}`);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function address(server: HttpServer): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
