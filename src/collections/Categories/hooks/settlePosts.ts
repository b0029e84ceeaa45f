import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import {
  handOverAddresses,
  isCategoryInTrash,
  lockCategories,
  movePosts,
} from '@/database/tables/categories';
import { isAside } from '@/domain/trash/asideName';
import { BadRequest, Conflict, Missing } from '@/errors/ApiFailures';
import { countOf } from '@/format/numbers';
import { leadRedirectsAlong } from '@/hooks/leadRedirectsAlong';
import { moveLinksAlong } from '@/hooks/moveLinksAlong';
import { expirePages } from '@/hooks/refreshPages';
import { leadAddressOn } from '@/operations/redirects/leadAddressOn';
import type { Category } from '@/payload-types';
import { postTag } from '@/queries/cacheTags';
import { moveToSchema, type MoveTo } from '@/schemas/blog';

/** Where the posts go, as the call says it; undefined where it doesn't. */
function chosenPlace({ searchParams }: PayloadRequest): MoveTo {
  const { success, data } = moveToSchema.safeParse(searchParams.get('moveTo') ?? undefined);
  if (!success) throw noSuchPlace();
  return data;
}

/** One that is deleted for good without having been in the trash. */
export const settlePosts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await isCategoryInTrash(req, Number(id)))) await settlePostsOf(req, Number(id));
};

/**
 * A category that posts use isn't deleted before it is said where they go: to another one, which is found under its addresses from now on,
 * or to none. All of it in the transaction of the deletion.
 */
export async function settlePostsOf(req: PayloadRequest, from: number): Promise<void> {
  const place = chosenPlace(req);
  const locked = await lockCategories(req, typeof place === 'number' ? [from, place] : [from]);
  const category = locked.find((one) => one.id === from);
  if (!category) throw new Missing();
  if (place === undefined && category.posts > 0) throw inUse(category.posts);
  const other = locked.find((one) => one.id === place && one.id !== from && !one.isTrashed);
  if (typeof place === 'number' && !other) throw noSuchPlace();
  if (other) {
    await handOverAddresses(req, from, other.id);
    await leadRedirectsAlong(req, `/blog/category/${category.slug}`, `/blog/category/${other.slug}`);
    await moveLinksAlong(req, `/blog/category/${category.slug}`, `/blog/category/${other.slug}`);
  }
  const moved = await movePosts(req, from, other?.id ?? null);
  for (const slug of moved) expirePages(postTag(slug));
}

export const leadToBlog: CollectionAfterDeleteHook<Category> = ({ doc, req }) => leadCategoryToBlog(req, doc);

/** Readers who know a category that went away without a successor find the blog. */
export async function leadCategoryToBlog(
  req: PayloadRequest,
  { slug, formerSlugs }: Category,
): Promise<void> {
  if (chosenPlace(req) !== 'none') return;
  for (const known of [slug, ...(formerSlugs ?? [])].filter((one) => !isAside(one))) {
    await leadAddressOn(req, { from: `/blog/category/${known}`, to: '/blog' });
  }
}

function inUse(posts: number): Conflict {
  const message = `${countOf(posts, 'post')} in this category, drafts included. Choose where they go, at /admin/categories.`;
  return new Conflict(message, [], { posts });
}

function noSuchPlace(): BadRequest {
  const message = 'Choose another category, or none.';
  return new BadRequest(message, [{ field: 'moveTo', message }]);
}
