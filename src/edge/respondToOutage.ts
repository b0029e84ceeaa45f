import type { ServerResponse } from 'node:http';
import { standalonePage } from './standalonePage';

/** Written by src/integrations/database/recordOutage.ts, on the clock of `performance.now()`. */
const noted = Symbol.for('ai-advisory.databaseOutageAtMs');

const retryAfterSeconds = 5;
const message = 'The site cannot show this page just now. Please try again in a few seconds.';

/**
 * Tells the truth about what fails because the database is away: Next can only answer 500, and nothing is wrong with the
 * page itself. Call it before the request is handled.
 * @returns the page to show instead of the given one
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
