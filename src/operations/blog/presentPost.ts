import type { PayloadRequest } from 'payload';
import type { Post } from '@/payload-types';
import type { EditedPost } from '@/schemas/blog';
import type { EditedPostRow } from './findEditedPost';
import { listCategories } from './listCategories';
import { markdownOfPost } from './markdownOfPost';
import { nameOfUser } from './nameOfUser';
import { pathOfCover } from './pathOfCover';

/** A relation as it is stored: its id. */
const idOf = (relation: number | { id: number } | null | undefined): number | null =>
  (typeof relation === 'object' ? relation?.id : relation) ?? null;

/**
 * A post in its documented shape. A fixed number of queries: categories, cover, author, and pictures of the text. `typed`: the
 * text, if it has just been typed.
 */
export async function presentPost(
  req: PayloadRequest,
  { post, isPublic }: EditedPostRow,
  typed?: string,
): Promise<EditedPost> {
  const [availableCategories, coverImage, updatedBy, content] = await Promise.all([
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
      coverImage,
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

/** Drafts may lack what published posts must have. */
const wordsOf = (post: Post) => ({
  title: post.title ?? '',
  slug: post.slug ?? '',
  excerpt: post.description ?? '',
  author: post.author ?? '',
  featured: post.featured ?? false,
  date: post.date ?? post.createdAt,
  tags: post.tags ?? [],
  // As readers find it: what only repeats its title and description isn't stored.
  metaTitle: post.metaTitle?.trim() || (post.title ?? ''),
  metaDescription: post.metaDescription?.trim() || (post.description ?? ''),
  coverAltText: post.coverAltText ?? '',
  coverIsDecorative: post.coverIsDecorative ?? false,
});

async function coverOf(req: PayloadRequest, { cover, coverUrl }: Post): Promise<string> {
  const id = idOf(cover);
  return id === null ? (coverUrl ?? '') : pathOfCover(req, id);
}
