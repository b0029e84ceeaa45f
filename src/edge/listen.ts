import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originAt } from '../../scripts/steps/listenAddresses.mjs';

/** Every wait for a client is bounded. */
const timeouts: ServerOptions = {
  headersTimeout: 10_000,
  /** For the whole request: an image of several megabytes must fit through a slow connection. */
  requestTimeout: 60_000,
  /** Maximum delay in enforcing the two timeouts above. */
  connectionsCheckingInterval: 2_000,
};
/** Idle timeout of a socket: longer than any response pauses, including analyses by the language model. */
const silenceMs = 90_000;

interface ListenOptions {
  address: string;
  /** 0: any free port. */
  port: number;
  /** Keep-alive time of an idle connection. */
  keepAliveMs: number;
  handle: RequestListener;
}

/**
 * Starts an HTTP server. The site speaks no other protocol, so upgrade and CONNECT requests are rejected and closed.
 * @returns the server, and its origin for internal requests
 * @throws the system's error when it can't listen there
 */
export async function listen({
  address,
  port,
  keepAliveMs,
  handle,
}: ListenOptions): Promise<{ server: Server; origin: string }> {
  const server = createServer({ ...timeouts, keepAliveTimeout: keepAliveMs }, handle);
  server.setTimeout(silenceMs);
  // Runs before Next's listeners, which would keep the connection open and never answer.
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
