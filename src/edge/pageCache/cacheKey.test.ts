import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { pageKeys } from '@/domain/seo/pageKeys';
import { cacheKey, isCacheablePath } from './cacheKey';

it('keeps what is the same for everybody: pages, pictures, and the calls that say so', () => {
  const paths = ['/', '/blog/a-post', '/blog-images/a.webp', '/api/health', '/api/ready'];
  expect(paths.filter((path) => !isCacheablePath(path))).toEqual([]);
});

it('keeps the metadata of every page', () => {
  expect(pageKeys.filter((key) => !isCacheablePath(`/api/seo/public/${key}`))).toEqual([]);
});

it.each(['/api/users/me', '/api/seo/public', '/api/seo/public/contact/more', '/cms', '/auth/preferences'])(
  'keeps nothing of %s',
  (path) => {
    expect(isCacheablePath(path)).toBe(false);
  },
);

it.each([
  ['/blog/a-post', '/blog/a-post'],
  ['/blog/a-post?x=1', null],
  ['/blog-images/a.webp?x=1', '/blog-images/a.webp'],
  ['/share/blog/a.jpg?x=1', '/share/blog/a.jpg'],
  ['/share/blog/a.jpg/?x=1', null],
])('keeps the answer to %s under %s', (url, key) => {
  expect(cacheKey(Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url }))).toBe(key);
});
