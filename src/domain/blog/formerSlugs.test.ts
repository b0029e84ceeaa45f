import { describe, expect, it } from 'vitest';
import { formerSlugs } from './formerSlugs';
import { rankRelated } from './rankRelated';

describe('formerSlugs', () => {
  it('remembers every address once, and never the current one', () => {
    expect(formerSlugs([], null, 'a')).toEqual([]);
    expect(formerSlugs([], 'a', 'a')).toEqual([]);
    expect(formerSlugs([], 'a', 'b')).toEqual(['a']);
    expect(formerSlugs(['a'], 'b', 'c')).toEqual(['a', 'b']);
    expect(formerSlugs(['a', 'b'], 'c', 'a')).toEqual(['b', 'c']);
  });
});

describe('rankRelated', () => {
  const post = { categoryId: 1, tags: ['costs', 'law'] };
  const candidate = (id: number, categoryId: number | null, tags: string[] = []) => ({
    id,
    categoryId,
    tags,
  });

  it('puts the closest first and leaves strangers out', () => {
    const ranked = rankRelated(
      post,
      [candidate(1, 2), candidate(2, 2, ['law']), candidate(3, 1), candidate(4, 1, ['costs', 'law'])],
      3,
    );
    expect(ranked.map(({ id }) => id)).toEqual([4, 3, 2]);
  });

  it('takes tags of one address for one, however they are spelled', () => {
    const ranked = rankRelated({ categoryId: null, tags: ['AI'] }, [candidate(1, null, ['ai', 'Ai'])], 3);
    expect(ranked.map(({ id }) => id)).toEqual([1]);
  });

  it('does not take two posts without a category for relatives', () => {
    expect(rankRelated({ categoryId: null, tags: [] }, [candidate(1, null)], 3)).toEqual([]);
  });
});
