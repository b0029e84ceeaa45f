import { expect, it } from 'vitest';
import { editPostHref } from './editPostHref';

it.each([
  ['costs', '/admin/blog?edit=costs'],
  ['', '/cms/collections/posts/7'],
])('leads to where a post with the slug %j can be edited', (slug, href) => {
  expect(editPostHref({ id: 7, slug })).toBe(href);
});
