/** The lobby of the server, live. */
import type { LobbyMessage, TableInfo } from '@fathom/server/protocol.ts';
import { useEffect, useState } from 'react';
import { Lifeline, type Socket } from '../../table/socket.ts';

export interface Lobby {
  readonly reached: boolean | undefined;
  readonly tables: readonly TableInfo[];
}

const NOTHING: Lobby = { reached: undefined, tables: [] };

export function hearLobby(lobby: Lobby, message: LobbyMessage | undefined): Lobby {
  switch (message?.type) {
    case 'lobby':
      return { reached: true, tables: [...message.open, ...message.playing, ...message.finished] };
    case 'table': {
      const others = lobby.tables.filter(table => table.id !== message.table.id);
      const gone = message.table.status === 'abandoned' || !message.table.listed;
      if (gone) return { reached: true, tables: others };
      return {
        reached: true,
        tables: message.first ? [message.table, ...others] : [...others, message.table],
      };
    }
    default:
      return lobby;
  }
}

export function useLobby(): Lobby {
  const [lobby, setLobby] = useState(NOTHING);
  useEffect(() => {
    const line = new Lifeline(
      () => new WebSocket(`${location.origin.replace('http', 'ws')}/api/lobby/stream`) as Socket,
      {
        opened: () => undefined,
        heard: message => setLobby(before => hearLobby(before, message as LobbyMessage | undefined)),
        lost: () => setLobby(before => ({ ...before, reached: false })),
      },
    );
    const hurry = () => line.hurry();
    addEventListener('online', hurry);
    return () => {
      removeEventListener('online', hurry);
      line.close();
    };
  }, []);
  return lobby;
}
