/** Without a word from the provider. */
const usualDelayMs = 500;
/** Below this no answer can be hoped for any more. */
const shortestAttemptMs = 1_000;

/**
 * How long to wait before the one second try, or undefined when it would not fit into the remaining time.
 * `chance` from 0 to 1 spreads those who failed at the same moment.
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
