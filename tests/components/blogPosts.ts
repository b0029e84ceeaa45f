import type { BlogCategory, EditedPost, ListedPost } from '@/schemas/blog';
import { notScheduled } from '@/schemas/postSchedule';
import { editedPost } from '../factories/editedPost';
import { fakeApi, listAnswer, type FakeApi } from './fakeApi';
import { fakeTextEditing } from './fakeTextEditing';
import { fakeUploads } from './fakeUploads';

/** A post as the list has it. */
export const listedPost = (post: EditedPost): ListedPost => {
  const { title, slug, excerpt: description, date, author, published } = post.frontmatter;
  const { id, hasUnpublishedChanges } = post;
  return {
    ...{ id, title, slug, description, date, author, published, hasUnpublishedChanges },
    ...notScheduled,
  };
};

/** What a save answers: the post with what was sent. */
export const savedPost = (
  post: EditedPost,
  body: unknown,
  version = '2026-11-02T09:00:00.000Z',
): EditedPost => {
  const { content = post.content, ...sent } = body as Partial<EditedPost['frontmatter']> & {
    content?: string;
  };
  const known = Object.fromEntries(Object.entries(sent).filter(([name]) => name in post.frontmatter));
  return { ...post, version, content, frontmatter: { ...post.frontmatter, ...known } };
};

/** Blog Management with these posts. A save answers the post with what was sent, and what is stored is read from then on. */
export function fakeBlog(
  posts: readonly EditedPost[] = [],
  categories: readonly BlogCategory[] = [],
): FakeApi {
  fakeUploads();
  fakeTextEditing();
  const api = fakeApi({
    'GET /api/admin/blog/posts': listAnswer(posts.map(listedPost)),
    'GET /api/admin/blog/categories': categories.map((category) => ({ ...category, posts: 0 })),
    'POST /api/admin/blog/check': { findings: [] },
    'POST /api/admin/blog/posts': ({ body }: { body: unknown }) => savedPost(editedPost({ id: 99 }), body),
  });
  for (const post of posts) {
    let stored = post;
    const path = `/api/admin/blog/post/${post.frontmatter.slug}` as const;
    api.answer({
      [`GET ${path}`]: () => stored,
      [`PUT ${path}`]: ({ body }: { body: unknown }) => (stored = savedPost(stored, body)),
      [`POST ${path}/editing`]: { editor: { name: 'Nadia Owner', isYou: true, since: post.updatedAt } },
      [`DELETE ${path}/editing`]: { message: 'Left' },
      [`GET ${path}/schedule`]: { publishAt: null, unpublishAt: null },
    });
  }
  return api;
}
