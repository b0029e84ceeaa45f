import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Limits {
  /** Open connections in all. */
  inAll: number;
  /** Open connections of one network; unset behind proxies of our own, from which all come. */
  perNetwork?: number | undefined;
}

/**
 * Bounds how many connections are open, so that no network can use up the process's descriptors: what is beyond is
 * closed at once.
 * @param networkOf which network an address belongs to
 */
export function limitConnections(
  server: Server,
  { inAll, perNetwork }: Limits,
  networkOf: (address: string) => string,
): void {
  server.maxConnections = inAll;
  if (perNetwork === undefined) return;
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const others = open.get(network) ?? 0;
    if (others >= perNetwork) return void socket.destroy();
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
