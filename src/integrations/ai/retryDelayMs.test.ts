import { describe, expect, it } from 'vitest';
import { retryDelayMs } from './retryDelayMs';

describe('the wait before a second try', () => {
  it('is what the provider asks for', () => {
    expect(retryDelayMs({ retryAfterMs: 3_000, remainingMs: 10_000, chance: 0.5 })).toBe(3_000);
    expect(retryDelayMs({ retryAfterMs: 0, remainingMs: 10_000, chance: 0.5 })).toBe(0);
  });

  it('is spread between half a second and one second otherwise', () => {
    expect(retryDelayMs({ remainingMs: 10_000, chance: 0 })).toBe(500);
    expect(retryDelayMs({ remainingMs: 10_000, chance: 1 })).toBe(1_000);
  });

  it('leaves a second for the try itself, or there is none', () => {
    expect(retryDelayMs({ retryAfterMs: 3_000, remainingMs: 4_000, chance: 0 })).toBe(3_000);
    expect(retryDelayMs({ retryAfterMs: 3_001, remainingMs: 4_000, chance: 0 })).toBeUndefined();
  });
});
