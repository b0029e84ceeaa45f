import { describe, expect, it } from 'vitest';
import { movedListPage, readListPage } from './listPages';

describe('pages of the blog’s lists', () => {
  it.each(['category', 'tag'])('belong to a %s', (kind) => {
    expect(readListPage(`/blog/${kind}/old/page/2`)).toEqual({ list: `/blog/${kind}/old`, page: 2 });
  });

  it.each([
    '/blog/tag/old',
    '/blog/page/2',
    '/blog/tag/old/page/0',
    '/blog/tag/old/page/x',
    '/x/tag/a/page/2',
  ])('are not at %s', (path) => expect(readListPage(path)).toBeNull());

  it('move with their list, where there is one', () => {
    expect(movedListPage('/blog/tag/new', 3)).toBe('/blog/tag/new/page/3');
    expect(movedListPage('/blog', 3)).toBe('/blog');
    expect(movedListPage('https://a.example/blog/tag/x?y', 3)).toBe('https://a.example/blog/tag/x?y');
  });
});
