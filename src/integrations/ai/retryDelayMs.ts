/** Used if the provider sends no Retry-After. */
const usualDelayMs = 500;
/** With less time left, no response can be expected. */
const shortestAttemptMs = 1_000;

/**
 * Returns the delay before the only retry; undefined if it doesn't fit into the remaining time. `chance` (0 to 1)
 * adds jitter, so that calls that failed together don't retry together.
 */
export function retryDelayMs({
  retryAfterMs,
  remainingMs,
  chance,
}: {
  retryAfterMs?: number;
  remainingMs: number;
  chance: number;
}): number | undefined {
  const delayMs = retryAfterMs ?? usualDelayMs * (1 + chance);
  return delayMs + shortestAttemptMs <= remainingMs ? delayMs : undefined;
}
