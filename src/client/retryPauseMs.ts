import { ApiError } from './ApiError';

const firstMs = 1_000;
const longestMs = 30_000;

/** How long the server asked to be left alone: it says seconds, or a date. 0 without such a wish. */
export function askedForMs(failure: unknown): number {
  const asked = failure instanceof ApiError ? failure.retryAfter : null;
  if (!asked) return 0;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return Math.max(0, ms || 0);
}

/**
 * How long to wait before something is tried again: about 1, 2, 4 … 30 seconds, and never less than the server asked
 * for. A quarter more or less by chance, and never less where the server said when, keeps many browsers from coming
 * back all at once.
 * @param attempt how often it was tried again already
 */
export function retryPauseMs(attempt: number, failure: unknown): number {
  const usualMs = Math.min(firstMs * 2 ** attempt, longestMs);
  const chance = Math.random();
  return Math.max(usualMs * (0.75 + chance / 2), askedForMs(failure) * (1 + chance / 4));
}
