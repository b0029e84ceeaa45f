import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Limits {
  /** Open connections in all. */
  inAll: number;
  /** Open connections per network; unset behind our own proxies, which all connections come from. */
  perNetwork?: number | undefined;
}

/**
 * Limits the number of open connections, so that no network can exhaust the process's file descriptors. Further
 * connections are closed at once.
 * @param networkOf returns the network of an address
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
