import type { ServerResponse } from 'node:http';

/**
 * Tells when Next has made an answer, whether or not it has been sent. It isn't when a client leaves: Next goes on with what it
 * has begun, and gives it to who asks meanwhile. Nor when the request is handled: Next waits for the end of a response whose
 * client may be gone. Call it last of all that looks at the response.
 */
export function onceMade(response: ServerResponse, tell: () => void): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]): ServerResponse => {
    tell();
    return end(...args);
  };
  // What is too large to be held goes its own way, past the line above.
  response.once('close', () => {
    if (response.writableEnded) tell();
  });
}
