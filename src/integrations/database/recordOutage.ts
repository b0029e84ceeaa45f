import { isDatabaseOutage } from '@/errors/databaseErrors';

/** The server in front of Next reads it by this name; it shares no module with what Next has bundled. */
const noted = Symbol.for('ai-advisory.databaseOutageAtMs');

/**
 * Notes for the server in front, on the clock of `performance.now()`, when a page or a feed last failed because the
 * database was away: Next can only answer 500 then, and 503 with Retry-After is the truth.
 */
export function recordOutage(error: unknown): void {
  if (isDatabaseOutage(error)) Reflect.set(globalThis, noted, performance.now());
}
