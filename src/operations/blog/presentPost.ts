import type { PayloadRequest } from 'payload';
import type { Post } from '@/payload-types';
import type { EditedPost } from '@/schemas/blog';
import { findCover, type StoredCover } from './findCover';
import type { EditedPostRow } from './findEditedPost';
import { listCategories } from './listCategories';
import { markdownOfPost } from './markdownOfPost';
import { nameOfUser } from './nameOfUser';

/** Returns the id of a relation, populated or not. */
const idOf = (relation: number | { id: number } | null | undefined): number | null =>
  (typeof relation === 'object' ? relation?.id : relation) ?? null;

/**
 * Returns the documented response for a post. Runs a fixed number of queries: categories, cover, author, and the
 * body's images. Pass the Markdown as `typed` if it was just sent.
 */
export async function presentPost(
  req: PayloadRequest,
  { post, isPublic }: EditedPostRow,
  typed?: string,
): Promise<EditedPost> {
  const [availableCategories, cover, updatedBy, content] = await Promise.all([
    listCategories({ req }),
    coverOf(req, post),
    nameOfUser(req, idOf(post.updatedBy)),
    typed ?? markdownOfPost(req, post),
  ]);
  const categoryId = idOf(post.category);
  const category = availableCategories.find(({ id }) => id === categoryId);
  return {
    frontmatter: {
      ...wordsOf(post),
      published: isPublic,
      categoryId,
      categories: category ? [category.name] : [],
      coverImage: cover.path,
      coverAltText: post.coverAltText?.trim() || cover.altText,
    },
    content,
    availableCategories,
    id: post.id,
    version: post.updatedAt,
    hasUnpublishedChanges: isPublic && post._status !== 'published',
    updatedAt: post.updatedAt,
    updatedBy,
  };
}

/** Drafts may lack fields that published posts require. */
const wordsOf = (post: Post) => ({
  title: post.title ?? '',
  slug: post.slug ?? '',
  excerpt: post.description ?? '',
  author: post.author ?? '',
  featured: post.featured ?? false,
  date: post.date ?? post.createdAt,
  tags: post.tags ?? [],
  // The effective values, as for `coverAltText`: the collection doesn't store what repeats another field.
  metaTitle: post.metaTitle?.trim() || (post.title ?? ''),
  metaDescription: post.metaDescription?.trim() || (post.description ?? ''),
  coverIsDecorative: post.coverIsDecorative ?? false,
});

async function coverOf(req: PayloadRequest, { cover, coverUrl }: Post): Promise<StoredCover> {
  const id = idOf(cover);
  return id === null ? { path: coverUrl ?? '', altText: '' } : findCover(req, id);
}
