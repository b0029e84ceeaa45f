import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequests } from '@/errors/ApiFailures';
import { emitEvent } from '@/integrations/telemetry/siteEvents';

const tooManyAttempts = 'Too many attempts. Try again later.';

/**
 * Consumes one point of `key`. Limiter failures pass through.
 * @throws TooManyRequests (429) with the seconds until the next point
 */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  message = tooManyAttempts,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw refusalBy(limiter, refusal, message);
  }
}

/**
 * Checks that `key` has points left, without consuming one.
 * @throws TooManyRequests (429) if it has none
 */
export async function rejectWhenSpent(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points) {
    throw refusalBy(limiter, state, tooManyAttempts);
  }
}

function refusalBy(
  { keyPrefix: limit }: RateLimiterAbstract,
  { msBeforeNext }: RateLimiterRes,
  message: string,
) {
  emitEvent('limitHit', { limit });
  return new TooManyRequests(message, Math.ceil(msBeforeNext / 1000));
}
