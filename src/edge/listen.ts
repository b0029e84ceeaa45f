import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originAt } from '../../scripts/steps/listenAddresses.mjs';

/** Every wait for a client has an end. */
const timeouts: ServerOptions = {
  headersTimeout: 10_000,
  /** For the whole request: a picture of several megabytes over a slow line has to fit. */
  requestTimeout: 60_000,
  /** How late the two above may be noticed. */
  connectionsCheckingInterval: 2_000,
};
/** Nothing sent and nothing read for so long: longer than any answer is silent, analyses by the language model included. */
const silenceMs = 90_000;

interface DoorOptions {
  address: string;
  /** 0: any free one. */
  port: number;
  /** How long an idle connection is kept for further requests. */
  keepAliveMs: number;
  handle: RequestListener;
}

/**
 * Listens for requests. Nothing of the site speaks another protocol than HTTP: who asks for one is told no and closed.
 * @returns the server, and its address for requests of our own
 * @throws the system's error when it can't listen there
 */
export async function listen({
  address,
  port,
  keepAliveMs,
  handle,
}: DoorOptions): Promise<{ server: Server; origin: string }> {
  const server = createServer({ ...timeouts, keepAliveTimeout: keepAliveMs }, handle);
  server.setTimeout(silenceMs);
  // Before any listener of Next's, which would keep the connection and never answer.
  server.prependListener('upgrade', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      socket.destroy(),
    );
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n', () => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  return { server, origin: originAt(address, (server.address() as AddressInfo).port) };
}
