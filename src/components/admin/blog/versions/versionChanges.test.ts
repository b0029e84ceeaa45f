import { describe, expect, it } from 'vitest';
import { emptyPostForm, type PostForm } from '../editor/postForm';
import { versionChanges } from './versionChanges';

const post = emptyPostForm('Jo Doe', new Date('2026-01-02T12:00:00Z'));

describe('what a version of a post changed', () => {
  it('is nothing where nothing is different', () => {
    expect(versionChanges(post, { ...post })).toEqual({ words: [], chosen: [], cover: null, content: null });
  });

  // All fields that the editor has and a save stores.
  it.each(Object.keys(post) as (keyof PostForm)[])('names %s', (field) => {
    const value = post[field];
    const { words, chosen, cover, content } = versionChanges(post, {
      ...post,
      [field]: typeof value === 'boolean' ? !value : `${value} and more`,
    });
    expect(words.length + chosen.length + (content ? 1 : 0) + (cover ? 1 : 0)).toBe(1);
  });
});
