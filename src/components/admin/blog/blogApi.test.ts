import { afterEach, expect, it, vi } from 'vitest';
import { deletePost, enterPost, fetchVersion, postMarkdownPath, updatePost } from './blogApi';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a post that has been read is named by its id, beside the slug that it had', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', (path: unknown) => {
    asked.push(path);
    return Promise.resolve(Response.json({}));
  });
  const post = { slug: 'costs', id: 7 };
  await updatePost(post, {});
  await deletePost(post);
  await enterPost(post, false);
  await fetchVersion(post, 3, new AbortController().signal);
  expect([...asked, postMarkdownPath(post)]).toEqual(
    ['', '', '/editing', '/versions/3', '/markdown'].map((part) => `/api/admin/blog/post/costs${part}?id=7`),
  );
});
