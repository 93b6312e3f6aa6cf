/**
 * Connections of addresses that are not listened to. Whoever is turned away at once is back at once, so most are left waiting
 * for a while, unread, and then closed; when too many wait already, nothing is made for the next: no socket, no timer.
 */
import { BlockList, type Server, type Socket, type SocketAddress } from 'node:net';
import { networkOf } from './address.ts';

export interface Room {
  /** Milliseconds a connection is left waiting, more or less: those who came together are not back together. */
  readonly held: number;
  /** How many wait at the same time. */
  readonly ofNetwork: number;
  readonly ofAll: number;
}

const ROOM: Room = { held: 2000, ofNetwork: 256, ofAll: 1024 };

export function blockAddresses(
  server: Server,
  isShut: (network: string) => boolean,
  room: Room = ROOM,
): void {
  const waiting = new Waiting(room);
  const isNotEvenHeld = (address: string) => {
    const network = networkOf(address);
    return isShut(network) && waiting.isFull(network);
  };
  // Node asks the block list of a server at each connection; `http` only does not let it be given when the server is made.
  Object.assign(server, { blockList: new ShutAddresses(isNotEvenHeld) });
  // The first who hears of a connection reads requests from it.
  const [read] = server.listeners('connection');
  server.off('connection', read as () => void);
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (isShut(network)) waiting.hold(network, socket);
    else read.call(server, socket);
  });
}

class ShutAddresses extends BlockList {
  readonly #isShut: (address: string) => boolean;

  constructor(isShut: (address: string) => boolean) {
    super();
    this.#isShut = isShut;
  }

  override check(address: string | SocketAddress): boolean {
    return this.#isShut(typeof address === 'string' ? address : address.address);
  }
}

/** Connections nobody reads. */
class Waiting {
  readonly #room: Room;
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  isFull(network: string): boolean {
    const { ofNetwork, ofAll } = this.#room;
    return this.#all >= ofAll || (this.#counts.get(network) ?? 0) >= ofNetwork;
  }

  hold(network: string, socket: Socket): void {
    this.#add(network, 1);
    const end = setTimeout(() => socket.destroy(), Math.round(this.#room.held * (0.5 + Math.random())));
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(end);
      this.#add(network, -1);
    });
  }

  #add(network: string, change: 1 | -1): void {
    this.#all += change;
    const count = (this.#counts.get(network) ?? 0) + change;
    if (count > 0) this.#counts.set(network, count);
    else this.#counts.delete(network);
  }
}
