import { describe, expect, it } from 'vitest';
import { rankRelated } from './rankRelated';

describe('rankRelated', () => {
  const post = { categoryId: 1, tags: ['costs', 'law'] };
  const candidate = (id: number, categoryId: number | null, tags: string[] = []) => ({
    id,
    categoryId,
    tags,
  });

  it('puts the closest first, no more than asked for, and leaves strangers out', () => {
    const candidates = [
      candidate(1, 2, ['travel', 'food', 'music']),
      candidate(2, 2, ['law', 'travel']),
      candidate(3, 1),
      candidate(4, 1, ['costs', 'law']),
    ];
    const ids = (limit: number) => rankRelated(post, candidates, limit).map(({ id }) => id);
    expect(ids(4)).toEqual([4, 3, 2]);
    expect(ids(2)).toEqual([4, 3]);
  });

  it('takes tags of one address for one, however they are spelled', () => {
    const ranked = rankRelated({ categoryId: null, tags: ['AI'] }, [candidate(1, null, ['ai', 'Ai'])], 3);
    expect(ranked.map(({ id }) => id)).toEqual([1]);
  });

  it('does not take two posts without a category for relatives', () => {
    expect(rankRelated({ categoryId: null, tags: [] }, [candidate(1, null)], 3)).toEqual([]);
  });
});
