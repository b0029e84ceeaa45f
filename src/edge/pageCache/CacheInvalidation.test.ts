import { describe, expect, it } from 'vitest';
import { CacheInvalidation } from './CacheInvalidation';

describe('CacheInvalidation', () => {
  it('knows what has changed since a moment, and what has not', () => {
    const expiry = new CacheInvalidation();
    const before = expiry.now;
    expiry.expire(['posts']);
    const after = expiry.now;
    expect(expiry.hasExpired(['team', 'posts'], before)).toBe(true);
    expect(expiry.hasExpired(['team'], before)).toBe(false);
    expect(expiry.hasExpired(['posts'], after)).toBe(false);
  });

  it('takes everything for changed once it can’t remember all that has', () => {
    const expiry = new CacheInvalidation();
    const before = expiry.now;
    expiry.expire(Array.from({ length: 10_001 }, (_, number) => `post:${number}`));
    expect(expiry.hasExpired(['team'], before)).toBe(true);
    expect(expiry.hasExpired(['team'], expiry.now)).toBe(false);
  });

  it('tells what changes', () => {
    const expiry = new CacheInvalidation();
    const told: unknown[] = [];
    expiry.onExpire((tags) => told.push(tags));
    expiry.expire(['posts', 'team']);
    expiry.expire([]);
    expiry.expireAll();
    expect(told).toEqual([['posts', 'team'], null]);
  });

  it('takes all that was made before for changed when it is told so', () => {
    const expiry = new CacheInvalidation();
    const before = expiry.now;
    expiry.expireAll();
    expect([expiry.hasExpired(['team'], before), expiry.hasExpired(['team'], expiry.now)]).toEqual([
      true,
      false,
    ]);
  });
});
