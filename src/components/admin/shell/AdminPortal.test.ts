import { expect, test } from 'vitest';
import { pathOfSection } from './AdminPortal';

test.each([
  ['tab=blog', '/admin/blog'],
  ['tab=blog&edit=a-post&page=2', '/admin/blog?edit=a-post&page=2'],
  ['tab=categories', '/admin/categories'],
  ['tab=users', null],
  ['tab=Blog', null],
  ['tab=toString', null],
  ['', null],
])('?%s leads to %s', (query, path) => {
  expect(pathOfSection(new URLSearchParams(query))).toBe(path);
});
