import { expect, test } from 'vitest';
import { postListPath } from './postListPath';

test('asks for the page, the order and the search', () => {
  expect(postListPath({ page: 3, search: 'law & order', sort: 'title' })).toBe(
    '/api/admin/blog/posts?page=3&limit=20&sort=title&search=law+%26+order',
  );
});

test('an unknown order is the usual one', () => {
  expect(postListPath({ page: 1, search: '', sort: 'password' })).toBe(
    '/api/admin/blog/posts?page=1&limit=20&sort=-date',
  );
});
