import { describe, expect, it } from 'vitest';
import { slugProblem } from './slugProblem';

describe('slugProblem', () => {
  it.each(['a', '2026', 'ai-for-law-firms', 'a'.repeat(120)])('accepts %s', (slug) => {
    expect(slugProblem(slug)).toBeNull();
  });

  it.each([
    '',
    '-a',
    'a-',
    'a--b',
    'A',
    'a b',
    'a.b',
    '../a',
    'a/b',
    'é',
    'a\u0000',
    'page',
    'a'.repeat(121),
  ])('refuses %j', (slug) => {
    expect(slugProblem(slug)).toEqual(expect.any(String));
  });
});
