import { ApiError } from './ApiError';

const firstMs = 1_000;
const longestMs = 30_000;

/** Returns the delay in the `Retry-After` header, in seconds or as a date; 0 without one. */
export function askedForMs(failure: unknown): number {
  const asked = failure instanceof ApiError ? failure.retryAfter : null;
  if (!asked) return 0;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return Math.max(0, ms || 0);
}

/**
 * Returns the delay before a retry: about 1, 2, 4 … 30 seconds with a jitter of a quarter, so that many browsers
 * don't retry at once. Never less than `Retry-After`; jitter then only adds.
 * @param attempt number of retries so far
 */
export function retryPauseMs(attempt: number, failure: unknown): number {
  const usualMs = Math.min(firstMs * 2 ** attempt, longestMs);
  const chance = Math.random();
  return Math.max(usualMs * (0.75 + chance / 2), askedForMs(failure) * (1 + chance / 4));
}
