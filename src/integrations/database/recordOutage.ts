import { isDatabaseOutage } from '@/errors/databaseErrors';

/** The server in front of Next reads it by this name; it shares no module with Next's bundle. */
const noted = Symbol.for('ai-advisory.databaseOutageAtMs');

/**
 * Records, for the server in front, when a page or feed last failed because of a database outage, by
 * `performance.now()`. Next can only respond with 500; the server in front turns that into 503 with Retry-After.
 */
export function recordOutage(error: unknown): void {
  if (isDatabaseOutage(error)) Reflect.set(globalThis, noted, performance.now());
}
