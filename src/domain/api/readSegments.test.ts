import { describe, expect, it } from 'vitest';
import { readSegments } from './readSegments';

describe('readSegments', () => {
  it('keeps each part as it was written and as it was meant', () => {
    expect(readSegments('/admin/blog/post/a%20b%2Fc')).toEqual([
      { raw: 'admin', text: 'admin' },
      { raw: 'blog', text: 'blog' },
      { raw: 'post', text: 'post' },
      { raw: 'a%20b%2Fc', text: 'a b/c' },
    ]);
  });

  it.each(['/', '//users', '/users/', '/users//1', 'users', '/users/%E0%A4%A', '/%'])('refuses %j', (path) =>
    expect(readSegments(path)).toBeNull(),
  );
});
