import { describe, expect, it } from 'vitest';
import { formerSlugs } from './formerSlugs';

describe('formerSlugs', () => {
  it('remembers every address once, and never the current one', () => {
    expect(formerSlugs([], null, 'a')).toEqual([]);
    expect(formerSlugs([], 'a', 'a')).toEqual([]);
    expect(formerSlugs([], 'a', 'b')).toEqual(['a']);
    expect(formerSlugs(['a'], 'b', 'c')).toEqual(['a', 'b']);
    expect(formerSlugs(['a', 'b'], 'c', 'a')).toEqual(['b', 'c']);
  });
});
