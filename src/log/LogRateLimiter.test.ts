import { describe, expect, it } from 'vitest';
import { fingerprintLine, LogRateLimiter } from './LogRateLimiter';

describe('LogRateLimiter', () => {
  it('lets one line of a kind through and counts the others', () => {
    const door = new LogRateLimiter();
    const lines = ['GET /x failed', 'GET /x failed', 'Database is away', 'GET /x failed'];
    expect(lines.map((line) => door.admit(line))).toEqual([true, false, true, false]);
    expect(door.startAnew()).toEqual([['GET /x failed', 2]]);
  });

  it('lets a kind through again in the next minute', () => {
    const door = new LogRateLimiter();
    door.admit('Gone');
    door.startAnew();
    expect(door.admit('Gone')).toBe(true);
    expect(door.startAnew()).toEqual([]);
  });

  it('takes what a visitor makes up for one kind', () => {
    const door = new LogRateLimiter();
    const made = ['"aaf0"', '"b1"', '"c\nx"'].map((id) => `Failed to find Server Action ${id}. Older?`);
    expect(made.map((line) => door.admit(line))).toEqual([true, false, true]);
    expect(fingerprintLine('No row 17 in "posts" for 0a5c-77')).toBe('No row # in … for #');
    expect(fingerprintLine('x'.repeat(100_000))).toHaveLength(120);
  });

  it('has room for so many kinds, and then for one more', () => {
    const door = new LogRateLimiter(2);
    expect(['a', 'b', 'c', 'd', 'a'].map((line) => door.admit(line))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(door.startAnew()).toEqual([
      ['a', 1],
      ['other lines', 1],
    ]);
  });
});
