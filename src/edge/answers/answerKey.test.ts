import { expect, it } from 'vitest';
import { pageKeys } from '@/domain/seo/pageKeys';
import { isKeptPath } from './answerKey';

it('keeps what is the same for everybody: pages, pictures, and the calls that say so', () => {
  const paths = ['/', '/blog/a-post', '/blog-images/a.webp', '/api/health', '/api/ready'];
  expect(paths.filter((path) => !isKeptPath(path))).toEqual([]);
});

it('keeps the metadata of every page', () => {
  expect(pageKeys.filter((key) => !isKeptPath(`/api/seo/public/${key}`))).toEqual([]);
});

it.each(['/api/users/me', '/api/seo/public', '/api/seo/public/contact/more', '/cms', '/auth/preferences'])(
  'keeps nothing of %s',
  (path) => {
    expect(isKeptPath(path)).toBe(false);
  },
);
