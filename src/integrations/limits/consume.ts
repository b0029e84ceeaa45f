import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequests } from '@/errors/ApiFailures';
import { emitEvent } from '@/integrations/telemetry/siteEvents';

const tooManyAttempts = 'Too many attempts. Try again later.';

/** Takes one point for `key`, or throws 429 with the seconds until the next one. Other failures pass through. */
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

/** Throws 429 when `key` has no points left, and takes none. */
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
