import type { ServerResponse } from 'node:http';

/** No page takes longer to make than this, or nobody waits for it any more. */
const longestMs = 30_000;

/**
 * Tells when Next has made an answer, whether or not it has been sent: it begins to send what is whole. A client that leaves
 * before doesn't end the making: Next goes on with what it has begun, and gives it to who asks meanwhile. How long, nobody
 * says, because Next also waits for the end of a response whose client is gone. Call it last of all that looks at the
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
    // What is too large to be held goes its own way, past the lines above.
    if (response.headersSent) made();
    else if (!isMade) setTimeout(made, longestMs).unref();
  });
}
