/** The live lobby: what is on the boards when somebody comes in, and every change after that. */
import { type Bus, LOBBY, type Notice } from '../bus/bus.ts';
import type { LobbyMessage } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Registry } from '../table/registry.ts';
import type { JsonSocket, SocketUser } from './socket.ts';

/** Open tables somebody is shown who comes in. */
const SHOWN = 50;
/** Changes of one table within this time are told once. */
const BREATH = 200;

export class Lobby {
  readonly #registry: Registry;
  readonly #visitors = new Set<Visitor>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(registry: Registry, bus: Bus) {
    this.#registry = registry;
    bus.subscribe(LOBBY, notice => this.#hear(notice));
  }

  enter(socket: JsonSocket): SocketUser {
    const visitor = new Visitor(socket, () => this.#visitors.delete(visitor));
    this.#visitors.add(visitor);
    this.#greet(socket).catch(error => socket.refuse(error));
    return visitor;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #greet(socket: JsonSocket): Promise<void> {
    const [open, playing, finished] = await Promise.all([
      this.#registry.listFairly(SHOWN),
      this.#registry.list({ status: 'playing' }),
      this.#registry.list({ status: 'finished' }),
    ]);
    const message: LobbyMessage = {
      type: 'lobby',
      open,
      playing: playing.tables,
      finished: finished.tables,
    };
    socket.send(message);
  }

  #hear(notice: Notice): void {
    if (this.#visitors.size === 0 || notice.kind !== 'table') return;
    this.#changed.add(notice.table);
    this.#timer ??= setTimeout(() => this.#tell(), BREATH).unref();
  }

  async #tell(): Promise<void> {
    this.#timer = undefined;
    const ids = [...this.#changed];
    this.#changed.clear();
    for (const id of ids) {
      const table = await this.#registry.look(id).catch(() => undefined);
      if (!table) continue;
      const message: LobbyMessage = { type: 'table', table, first: this.#registry.isFirstOfItsOwner(id) };
      const text = JSON.stringify(message);
      for (const visitor of this.#visitors) visitor.tell(text);
    }
  }
}

class Visitor implements SocketUser {
  readonly #socket: JsonSocket;
  readonly gone: () => void;

  constructor(socket: JsonSocket, gone: () => void) {
    this.#socket = socket;
    this.gone = gone;
  }

  tell(text: string): void {
    this.#socket.sendText(text);
  }

  async receive(message: unknown): Promise<void> {
    const ping =
      typeof message === 'object' && message !== null && 'ping' in message ? message.ping : undefined;
    if (!Number.isInteger(ping)) throw new Refused('bad_request');
    const answer: LobbyMessage = { type: 'pong', ping: Number(ping) };
    this.#socket.send(answer);
  }
}
