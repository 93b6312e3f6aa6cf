/** Connections of addresses that are not listened to are closed before anything is made for them: no socket, no parser, no timer. */
import { BlockList, type Server, type SocketAddress } from 'node:net';

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

/** Node asks the block list of a server at each connection; `http` only does not let it be given when the server is made. */
export function blockAddresses(server: Server, isShut: (address: string) => boolean): void {
  Object.assign(server, { blockList: new ShutAddresses(isShut) });
}
