import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Between looks for connections that have become idle. */
const idleCheckMs = 50;

/**
 * What a balancer and the one who started the process may know of it: `/api/live` is answered by the process itself,
 * whatever becomes of the database, so that an outage makes nobody restart what is well; `/api/ready` says no from the
 * moment the process has been told to end. Everything else is the site's, `/api/ready` of a process that stays included.
 */
export class HealthState {
  #isEnding = false;

  /** Puts both calls in front of `handle`. */
  inFrontOf(handle: RequestListener): RequestListener {
    return (request, response) => {
      // The client is told to come back on another connection, which will lead it to somebody else.
      if (this.#isEnding) response.shouldKeepAlive = false;
      const { url = '' } = request;
      if (url.startsWith('/api/live') && isPath(url, '/api/live')) return say(request, response, 200, 'live');
      if (this.#isEnding && isPath(url, '/api/ready')) return say(request, response, 503, 'ending');
      handle(request, response);
    };
  }

  /**
   * Ends in order: not ready from now on; requests are answered in full until `isUnknown`, each as the last one of its
   * connection; then nothing new is taken, and what is under way is finished.
   * @param isUnknown settled when no balancer sends requests here any more
   */
  async end(servers: readonly Server[], isUnknown: Promise<unknown>): Promise<void> {
    this.#isEnding = true;
    await isUnknown;
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    // An answer that was begun before the end left its connection open.
    const idle = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), idleCheckMs);
    await Promise.all(closed);
    clearInterval(idle);
  }
}

const isPath = (url: string, path: string): boolean => url === path || url.startsWith(`${path}?`);

function say(request: IncomingMessage, response: ServerResponse, status: number, word: string): void {
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
