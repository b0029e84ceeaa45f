import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyRequests } from '@/errors/ApiFailures';

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
    throw new TooManyRequests(message, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** Throws 429 when `key` has no points left, and takes none. */
export async function refuseWhenSpent(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points) {
    throw new TooManyRequests(tooManyAttempts, Math.ceil(state.msBeforeNext / 1000));
  }
}
