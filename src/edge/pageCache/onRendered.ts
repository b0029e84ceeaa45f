import type { ServerResponse } from 'node:http';

/** After this time no request waits for the render any more. */
const longestMs = 30_000;

/**
 * Calls `tell` when Next has rendered the response, whether or not it was sent; Next starts sending only complete
 * responses. A render continues after its client disconnects, and Next joins later requests to it. Its end can't be
 * observed then, because Next also waits for the end of the closed response. Call this after every other wrapper of the
 * response.
 */
export function onRendered(response: ServerResponse, tell: () => void): void {
  const { write, end } = { write: response.write.bind(response), end: response.end.bind(response) };
  let isMade = false;
  const made = () => {
    if (isMade) return;
    isMade = true;
    tell();
  };
  response.write = (...args: unknown[]): boolean => {
    made();
    return (write as (...given: unknown[]) => boolean)(...args);
  };
  response.end = (...args: unknown[]): ServerResponse => {
    made();
    return (end as (...given: unknown[]) => ServerResponse)(...args);
  };
  response.once('close', () => {
    // A response too large to buffer is streamed and bypasses the two functions above.
    if (response.headersSent) made();
    else if (!isMade) setTimeout(made, longestMs).unref();
  });
}
