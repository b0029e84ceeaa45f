import type { EditedPost } from '@/schemas/blog';

type Facts = Partial<EditedPost['frontmatter']> & Partial<Omit<EditedPost, 'frontmatter'>>;

/** A published post as its editor reads it. */
export function editedPost(facts: Facts = {}): EditedPost {
  const { content = 'Before.', id = 5, version = '2026-11-01T09:00:00.000Z', ...rest } = facts;
  const { availableCategories = [], hasUnpublishedChanges = false, updatedBy = 'Kim Writer', ...own } = rest;
  const { updatedAt = version, ...frontmatter } = own;
  const slug = facts.slug ?? `post-${id}`;
  const [title, excerpt] = [facts.title ?? `Post ${id}`, facts.excerpt ?? 'About it.'];
  return {
    ...{ id, version, content, availableCategories, hasUnpublishedChanges, updatedAt, updatedBy },
    frontmatter: {
      ...{ title, slug, excerpt, author: 'Jo Doe', published: true, featured: false },
      ...{ date: '2026-11-01T12:00:00.000Z', tags: [], categoryId: null, categories: [] },
      ...{ metaTitle: title, metaDescription: excerpt },
      ...{ coverImage: '', coverAltText: '', coverIsDecorative: false },
      ...frontmatter,
    },
  };
}
