import type { ServerResponse } from 'node:http';
import { standalonePage } from './standalonePage';

/** Set by src/integrations/database/recordOutage.ts, in the time of `performance.now()`. */
const noted = Symbol.for('ai-advisory.databaseOutageAtMs');

const retryAfterSeconds = 5;
const message = 'The site cannot show this page just now. Please try again in a few seconds.';

/**
 * Turns a 500 that a database outage caused into a 503 with `Retry-After`: Next can only answer 500, although nothing
 * is wrong with the page. Call it before the request is handled.
 * @returns a function that replaces the page's HTML during an outage
 */
export function respondToOutage(response: ServerResponse): (html: string) => string {
  const startedAtMs = performance.now();
  const writeHead = response.writeHead.bind(response);
  const isOutage = (status: number) =>
    status === 500 && Number(Reflect.get(globalThis, noted) ?? -1) >= startedAtMs;

  response.writeHead = (status: number, ...others: unknown[]): ServerResponse => {
    if (!isOutage(status)) return Reflect.apply(writeHead, undefined, [status, ...others]) as ServerResponse;
    response.setHeader('Retry-After', retryAfterSeconds);
    response.setHeader('Cache-Control', 'no-store');
    return Reflect.apply(writeHead, undefined, [503, ...others]) as ServerResponse;
  };
  return (html) => (isOutage(response.statusCode) ? standalonePage(message) : html);
}
