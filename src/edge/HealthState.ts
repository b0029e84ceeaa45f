import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Interval between checks for connections that have become idle. */
const idleCheckMs = 50;

/**
 * Answers `/api/live`, and `/api/ready` during shutdown. The process answers `/api/live` itself, whatever the state of
 * the database, so that an outage doesn't make an orchestrator restart a healthy process. `/api/ready` returns 503 as
 * soon as the shutdown begins. The site answers every other path, including `/api/ready` of a running process.
 */
export class HealthState {
  #isEnding = false;

  /** Wraps `handle` with both health endpoints. */
  wrap(handle: RequestListener): RequestListener {
    return (request, response) => {
      // The client reconnects, and the load balancer sends it to another instance.
      if (this.#isEnding) response.shouldKeepAlive = false;
      const { url = '' } = request;
      if (url.startsWith('/api/live') && isPath(url, '/api/live'))
        return sendStatus(request, response, 200, 'live');
      if (this.#isEnding && isPath(url, '/api/ready')) return sendStatus(request, response, 503, 'ending');
      handle(request, response);
    };
  }

  /**
   * Shuts down gracefully. The process reports not ready at once, but answers requests in full until `isUnknown`
   * settles, and closes each connection after its response. Then it accepts nothing new and finishes the requests in
   * flight.
   * @param isUnknown settles when no load balancer sends requests here any more
   */
  async shutDown(servers: readonly Server[], isUnknown: Promise<unknown>): Promise<void> {
    this.#isEnding = true;
    await isUnknown;
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    // A response that began before the shutdown keeps its connection alive.
    const idle = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), idleCheckMs);
    await Promise.all(closed);
    clearInterval(idle);
  }
}

const isPath = (url: string, path: string): boolean => url === path || url.startsWith(`${path}?`);

function sendStatus(request: IncomingMessage, response: ServerResponse, status: number, word: string): void {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const body = JSON.stringify({ status: isReading ? word : 'Method not allowed' });
  response.writeHead(isReading ? status : 405, {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
